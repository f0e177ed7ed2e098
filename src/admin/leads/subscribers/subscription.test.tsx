import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { Subscription } from '@/admin/leads/subscribers/subscription'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const id = '11111111-2222-4333-8444-555555555555'
const sent = () => requests.map(({ body }) => body)

beforeEach(() => serve('newsletter_subscribers', [{ id }]))

function Desk({ active = false }: { active?: boolean }) {
  return (
    <Routes>
      <Route
        path="/"
        element={
          <>
            <Subscription row={{ id, is_active: active, confirmed_at: '2026-11-20T01:00:00Z' }} />
            <Link to="/next">Next subscriber</Link>
          </>
        }
      />
      <Route path="/next" element="Another subscriber" />
    </Routes>
  )
}
const reason = () => screen.findByLabelText('Why they may be written to again')
const putBack = () => screen.findByRole('button', { name: 'Put back on the list' })

it('whoever leaves with a reason half written is asked; it is gone only if they say so', async () => {
  renderApp(<Desk />)
  await userEvent.type(await reason(), 'Asked by phone')
  await userEvent.click(screen.getByRole('link', { name: 'Next subscriber' }))
  expect(await screen.findByText('Leave without putting them back?')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Keep writing' }))
  expect(await reason()).toHaveValue('Asked by phone')
  await userEvent.click(screen.getByRole('link', { name: 'Next subscriber' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without it' }))
  expect(await screen.findByText('Another subscriber')).toBeInTheDocument()
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('phone'))
})

it('goes on with the reason of a tab that is gone', async () => {
  localStorage.setItem(
    `desk-draft::reactivation:${id}`,
    JSON.stringify({ values: { body: 'Wrote to us' }, at: '2026-11-21T01:30:00Z', rowId: id }),
  )
  renderApp(<Desk />)
  expect(await reason()).toHaveValue('Wrote to us')
  expect(screen.getByText(/what you wrote on 21 Nov 2026, 9:30/)).toBeInTheDocument()
})

it('nobody is put back without a reason, nor with one that is too long', async () => {
  renderApp(<Desk />)
  await userEvent.click(await putBack())
  expect(await screen.findByText('Say why this address may be written to again.')).toBeInTheDocument()
  await userEvent.click(await reason())
  await userEvent.paste('x'.repeat(501))
  await userEvent.click(await putBack())
  expect(await screen.findByText('Keep the reason under 501 characters.')).toBeInTheDocument()
  expect(sent()).toEqual([])
})

it('a reason that is not taken stays; one that is leads to the state it made, and leaves nothing behind', async () => {
  serve('newsletter_subscribers', refusal('Out of order', { status: 500 }))
  const { rerender } = renderApp(<Desk />)
  await userEvent.type(await reason(), ' Asked by phone ')
  await userEvent.click(await putBack())
  expect(await screen.findByText(/It was not changed\. Out of order\./)).toBeInTheDocument()
  expect(await reason()).toHaveValue(' Asked by phone ')
  serve('newsletter_subscribers', [{ id }])
  await userEvent.click(await putBack())
  await waitFor(async () => expect(await reason()).toHaveValue(''))
  expect(sent().at(-1)).toEqual({ is_active: true, reactivation_reason: 'Asked by phone' })
  rerender(<Desk active />)
  expect(screen.getByRole('status')).toHaveTextContent('Active')
  expect(screen.getByRole('heading', { name: 'Status' })).toHaveFocus()
  expect(JSON.stringify(localStorage)).not.toContain('phone')
})
