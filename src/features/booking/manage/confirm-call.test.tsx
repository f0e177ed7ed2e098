import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ConfirmCall } from '@/features/booking/manage/confirm-call'
import type { ManagedCall } from '@/features/booking/manage/managed-call'
import { noNetwork, refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { managedCall } from '@tests/support/sample-booking'

const token = '0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d'
const call: ManagedCall = { ...managedCall, status: 'requested', confirmed: false, confirmable: true }

function show() {
  const listeners = { onConfirmed: vi.fn(), onStale: vi.fn() }
  return { ...renderApp(<ConfirmCall token={token} call={call} {...listeners} />), ...listeners }
}
const button = () => screen.findByRole('button', { name: 'Yes, confirm my call' })

it('a call is confirmed by a click, not by opening the link', async () => {
  const confirmed = { ...call, status: 'booked', confirmed: true, confirmable: false }
  serve('rpc/confirm_booking', confirmed)
  const { user, onConfirmed } = show()
  expect(await screen.findByText(/^This time is not reserved for you yet/)).toBeVisible()
  expect(requests).toEqual([])
  await user.click(await button())
  await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledExactlyOnceWith(confirmed))
  expect(requests.map(({ name, body }) => [name, body])).toEqual([['rpc/confirm_booking', { token }]])
})

it('a confirmation that did not arrive can be sent again', async () => {
  serve('rpc/confirm_booking', noNetwork)
  const { user, onConfirmed, onStale } = show()
  await user.click(await button())
  expect(await screen.findByText(/^Our calendar could not be reached/)).toBeVisible()
  expect([onConfirmed.mock.calls, onStale.mock.calls]).toEqual([[], []])
  serve('rpc/confirm_booking', { ...call, confirmed: true, confirmable: false })
  await user.click(await button())
  await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce())
})

it('a confirmation past the limit of future calls is refused with what the visitor can do', async () => {
  serve('rpc/confirm_booking', refusal('too_many_calls', { status: 409 }))
  const { user, onStale } = show()
  await user.click(await button())
  expect(await screen.findByText(/several calls booked .* write to us on WhatsApp/)).toBeVisible()
  expect(onStale).not.toHaveBeenCalled()
})

it('a link whose call no longer exists loads the call again', async () => {
  serve('rpc/confirm_booking', refusal('booking_not_found', { status: 404 }))
  const { user, onStale } = show()
  await user.click(await button())
  await vi.waitFor(() => expect(onStale).toHaveBeenCalledOnce())
})
