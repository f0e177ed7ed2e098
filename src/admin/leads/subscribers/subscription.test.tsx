import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { Subscription } from '@/admin/leads/subscribers/subscription'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const id = '11111111-2222-4333-8444-555555555555'
const sent = () => requests.map(({ body }) => body)

beforeEach(() => serve('newsletter_subscribers', [{ id }]))

const subscription = (active = false) => (
  <Subscription row={{ id, is_active: active, confirmed_at: '2026-11-20T01:00:00Z' }} />
)
const reason = () => screen.findByLabelText('Why they may be written to again')
const putBack = () => screen.findByRole('button', { name: 'Put back on the list' })

it('nobody is put back without a reason, nor with one that is too long', async () => {
  renderApp(subscription())
  await userEvent.click(await putBack())
  expect(await screen.findByText('Say why this address may be written to again.')).toBeInTheDocument()
  await userEvent.click(await reason())
  await userEvent.paste('x'.repeat(501))
  await userEvent.click(await putBack())
  expect(await screen.findByText('Keep the reason under 501 characters.')).toBeInTheDocument()
  expect(sent()).toEqual([])
})

it('a reason that is not taken stays; one that is leads to the state it made', async () => {
  serve('newsletter_subscribers', refusal('Out of order', { status: 500 }))
  const { rerender } = renderApp(subscription())
  await userEvent.type(await reason(), ' Asked by phone ')
  await userEvent.click(await putBack())
  expect(await screen.findByText(/It was not changed\. Out of order\./)).toBeInTheDocument()
  expect(await reason()).toHaveValue(' Asked by phone ')
  serve('newsletter_subscribers', [{ id }])
  await userEvent.click(await putBack())
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({ is_active: true, reactivation_reason: 'Asked by phone' }),
  )
  rerender(subscription(true))
  expect(screen.getByRole('status')).toHaveTextContent('Active')
  expect(screen.getByRole('heading', { name: 'Status' })).toHaveFocus()
})
