import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ConfirmSubscriptionPage } from '@/pages/confirm-subscription-page'
import { noNetwork, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const procedure = 'rpc/confirm_subscription'
const open = (query = '?token=a%2Fb') =>
  renderApp(<ConfirmSubscriptionPage />, { address: `/newsletter/confirm${query}` })
const press = () => userEvent.click(screen.getByRole('button', { name: 'Yes, it was me' }))

describe('the link that confirms a subscription', () => {
  it('changes nothing when opened, because email scanners open every link', async () => {
    open()
    expect(await screen.findByRole('button', { name: 'Yes, it was me' })).toBeVisible()
    expect(screen.getByText(/^Someone signed up to our newsletter with your address/)).toBeVisible()
    expect(requests).toEqual([])
  })

  it('confirms on one click, says thank you, and links to unsubscribe', async () => {
    serve(procedure, { ok: true })
    open()
    await press()
    expect(await screen.findByRole('status')).toHaveTextContent(/^Thank you\./)
    expect(
      screen.queryByText(/^Someone signed up to our newsletter with your address/),
      'an answered question is not shown',
    ).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re subscribed.')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(requests.map(({ name, body }) => [name, body])).toEqual([[procedure, { token: 'a/b' }]])
    expect(screen.getByRole('link', { name: 'Leave the newsletter' })).toHaveAttribute(
      'href',
      '/unsubscribe?token=a%2Fb',
    )
  })

  it('says that nothing is confirmed if the server cannot be reached, and can be retried', async () => {
    serve(procedure, noNetwork)
    open()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(/nothing is confirmed yet/)
    serve(procedure, { ok: true })
    await press()
    expect(await screen.findByRole('status')).toHaveTextContent(/^Thank you\./)
  })

  it('asks for the link from the email if it has no token', () => {
    open('')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText(/^This page needs the link/)).toBeVisible()
  })
})
