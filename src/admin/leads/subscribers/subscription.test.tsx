import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SubscriptionPart } from '@/admin/leads/subscribers/subscription'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { lastToast } from '@tests/support/last-toast'

const id = '11111111-2222-4333-8444-555555555555'
const subscription = (active: boolean) => (
  <SubscriptionPart
    row={{
      id,
      is_active: active,
      confirmed_at: active ? '2026-11-20T01:00:00Z' : null,
      unsubscribed_by: active ? null : 'admin',
    }}
  />
)

it('after unsubscribing, the focus moves to the status', async () => {
  serve('newsletter_subscribers', refusal('Out of order'))
  const { rerender } = renderApp(subscription(true))
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
  await expect.poll(lastToast).toBe('It was not changed. Out of order.')
  serve('newsletter_subscribers', [{ id }])
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  await waitFor(() => expect(requests.at(-1)?.body).toEqual({ is_active: false }))
  rerender(subscription(false))
  expect(screen.getByRole('status')).toHaveTextContent('Unsubscribed')
  expect(screen.getByRole('status')).toHaveFocus()
})

it('a former subscriber cannot be subscribed again, since the address is not kept', async () => {
  renderApp(subscription(false))
  expect(await screen.findByText(/We no longer store the address/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
