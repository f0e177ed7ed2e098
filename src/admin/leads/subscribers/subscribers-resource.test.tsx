import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SubscriberScreen } from '@/admin/leads/subscribers/subscriber-screen'
import { subscribers } from '@/admin/leads/subscribers/subscribers-resource'
import { lastRequest, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const row = (confirmed: string | null) => ({
  id: '11111111-2222-4333-8444-555555555555',
  email: 'mei@example.test',
  name: null,
  is_active: true,
  confirmed_at: confirmed,
  subscribed_at: '2026-11-20T01:00:00Z',
  unsubscribed_at: null,
  unsubscribed_by: null,
  reactivation_reason: null,
})

it.each([
  ['2026-11-21T01:00:00Z', /^On 21 Nov 2026, 9:00 AM, by the link in a mail$/],
  [null, /^Not yet/],
])('a subscriber’s screen says whether the address was confirmed: %s', async (at, words) => {
  serve('*', [])
  serve('newsletter_subscribers', [row(at)])
  renderApp(<SubscriberScreen id="11111111-2222-4333-8444-555555555555" />)
  expect(await screen.findByText(words)).toBeVisible()
})

it.each([
  ['yes', 'not.is.null'],
  ['no', 'is.null'],
])('the list can show those whose address is confirmed, or not: %s', async (choice, condition) => {
  serve('newsletter_subscribers', [row(null)])
  const address = `/admin/subscribers?confirmed=${choice}`
  renderApp(<>{subscribers.routes[0]?.draw({})}</>, { address })
  expect(await screen.findByRole('rowheader')).toHaveTextContent('mei@example.test')
  expect(lastRequest()?.params.get('confirmed_at')).toBe(condition)
})
