import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SubscriberScreen } from '@/admin/leads/subscribers/subscriber-screen'
import { subscribers } from '@/admin/leads/subscribers/subscribers-resource'
import { lastRequest, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const list = subscribers.routes.find(({ path }) => path === '/admin/subscribers')

const row = (confirmed: string | null) => ({
  id: '11111111-2222-4333-8444-555555555555',
  email: 'mei@example.test',
  name: null,
  is_active: true,
  confirmed_at: confirmed,
  subscribed_at: '2026-11-20T01:00:00Z',
  unsubscribed_at: null,
  unsubscribed_by: null,
  consent: null,
})

it.each([
  ['2026-11-21T01:00:00Z', /^On 21 Nov 2026, 9:00 AM, by the link in an email$/],
  [null, /^Not yet/],
])('a subscriber’s screen shows whether the address was confirmed: %s', async (at, words) => {
  serve('*', [])
  serve('newsletter_subscribers', [row(at)])
  renderApp(<SubscriberScreen id="11111111-2222-4333-8444-555555555555" />)
  expect(await screen.findByText(words)).toBeVisible()
})

it('a subscriber added by the studio shows the consent that the studio recorded', async () => {
  serve('*', [])
  serve('newsletter_subscribers', [{ ...row('2026-11-21T01:00:00Z'), consent: 'At our stand, 2 May' }])
  renderApp(<SubscriberScreen id="11111111-2222-4333-8444-555555555555" />)
  expect(await screen.findByText('On 21 Nov 2026, 9:00 AM, by your word')).toBeVisible()
  expect(screen.getByText('At our stand, 2 May')).toBeVisible()
})

it.each([
  ['active', 'not.is.null', 'Active'],
  ['unconfirmed', 'is.null', 'Not confirmed'],
])('an unconfirmed subscriber is not shown as active: %s', async (choice, condition, label) => {
  serve('newsletter_subscribers', [row(choice === 'active' ? '2026-11-21T01:00:00Z' : null)])
  const address = `/admin/subscribers?status=${choice}`
  renderApp(<>{list?.draw({})}</>, { address })
  expect(await screen.findByRole('rowheader')).toHaveTextContent('mei@example.test')
  expect(screen.getByRole('row', { name: /mei@example.test/ })).toHaveTextContent(label)
  expect(lastRequest()?.params.get('confirmed_at')).toBe(condition)
})

it('the screen of a former subscriber shows no address, and how they unsubscribed', async () => {
  serve('*', [])
  serve('newsletter_subscribers', [
    {
      ...row(null),
      email: null,
      is_active: false,
      unsubscribed_at: '2026-11-22T01:00:00Z',
      unsubscribed_by: 'subscriber',
    },
  ])
  renderApp(<SubscriberScreen id="11111111-2222-4333-8444-555555555555" />)
  expect(await screen.findByRole('heading', { name: 'Former subscriber' })).toBeVisible()
  expect(screen.getByText('By themselves, from an email')).toBeVisible()
})
