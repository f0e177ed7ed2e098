import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ManageCall } from '@/features/booking/manage/manage-call'
import type { ManagedCall } from '@/features/booking/manage/managed-call'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { managedCall, sampleCall } from '@tests/support/sample-booking'
import { serveCallTimes } from '@tests/support/serve-call-times'
import { callTimes } from '@tests/support/standard-hours'

// A whole page in jsdom can be slow on a busy machine; a longer timeout does not slow down passing tests.
vi.setConfig({ testTimeout: 30_000 })

const start = Date.UTC(2026, 11, 2, 6, 30)
const hour = 3_600_000
const call: ManagedCall = {
  ...managedCall,
  language: 'ms',
  meeting_link: 'https://meet.example.test/studio',
}

async function show(change: Partial<ManagedCall> = {}, now = start - 48 * hour) {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  serve('rpc/studio_clock', now)
  serve('rpc/managed_booking', { ...call, ...change })
  serveCallTimes(callTimes(['3:00 PM']), [])
  renderApp(<ManageCall token={sampleCall.manageToken} />)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Panggilan anda' })
  await screen.findByText('Rabu, 2 Disember 2026')
  return heading.closest('[lang=ms]')
}

const english = /\b(your|you|the|call|please|time|day|move|cancel|book|open|free|times|choose|already)\b/i
const requested = { status: 'requested', confirmed: false } as const

it.each<[string, Partial<ManagedCall>, number?]>([
  ['booked', {}],
  ['booked, not confirmed', { confirmed: false }],
  ['booked and confirmable', { confirmed: false, confirmable: true }],
  ['requested', requested],
  ['requested without an email', { ...requested, by_email: false }],
  ['requested and confirmable', { ...requested, confirmable: true }],
  ['confirmed when its time was taken', { ...requested, confirmed: true }],
  ['about to start', {}, start - hour],
  ['requested and about to start', requested, start - hour],
  ['over', {}, start + hour],
  ['cancelled by the studio', { status: 'cancelled', cancel_reason: 'Cuti umum.' }],
])('the page of a call booked in Malay has no English text: %s', async (_, change, now) => {
  const page = await show(change, now)
  expect(page?.textContent?.replace('Google Calendar', '')).not.toMatch(english)
})

it('a call is shown at the local time that the page showed when it was booked, as in the emails', async () => {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
  await show({ timezone, visitor_offset: -60, visitor_offset_at: call.starts_at })
  expect(screen.getByText(/5:30 pagi/)).toHaveTextContent('5:30 pagi GMT-1')
})

it('a call that its visitor missed is not said to have been without a time', async () => {
  await show({ status: 'no_show' }, start + hour)
  expect(screen.getByText('Terlepas')).toBeVisible()
})

it('a call booked in Malay is moved and cancelled in Malay', async () => {
  const page = await show()
  await screen.findByText('Sudah ditempah')
  fireEvent.submit(screen.getByRole('form', { name: 'Tukar masa panggilan' }))
  expect(screen.getAllByText('Sila pilih masa.')).not.toEqual([])
  const moved = { preferred_time: '4:00 PM', starts_at: '2026-12-02T08:00:00Z', sequence: 1 }
  serve('rpc/reschedule_booking', { ...call, ...moved })
  fireEvent.click(screen.getByLabelText(/^4:00 PM/))
  fireEvent.submit(screen.getByRole('form', { name: 'Tukar masa panggilan' }))
  expect(
    await screen.findByText(/^Sudah ditukar\. Panggilan anda kini pada Rabu, 2 Disember 2026, 4:00 petang/),
  ).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Batalkan panggilan' }))
  expect(page?.textContent?.replace('Google Calendar', '')).not.toMatch(english)
  serve('rpc/cancel_booking', { ...call, ...moved, status: 'cancelled', sequence: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Ya, batalkan' }))
  expect(await screen.findByText('Panggilan telah dibatalkan.')).toBeVisible()
})
