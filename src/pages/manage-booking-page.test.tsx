import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ManageBookingPage } from '@/pages/manage-booking-page'
import { noNetwork, refusal, requests, serve, type Answer } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { managedCall as call, sampleCall } from '@tests/support/sample-booking'
import { serveCallTimes } from '@tests/support/serve-call-times'
import { callTimes } from '@tests/support/standard-hours'

// A whole page in jsdom can be slow on a busy machine; a longer timeout does not slow down passing tests.
vi.setConfig({ testTimeout: 30_000 })

const token = sampleCall.manageToken
const start = Date.UTC(2026, 11, 2, 6, 30)
const hour = 3_600_000
const freeTimes = ['3:30 PM', '4:30 PM', '5:00 PM'].map((slot) => ({ date: '2026-12-02', slot }))

beforeEach(() => serveCallTimes(callTimes(['3:00 PM']), freeTimes))

function show({ now = start - 48 * hour, link = token, answer = call as Answer } = {}) {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  serve('rpc/studio_clock', now)
  serve('rpc/managed_booking', answer)
  return renderApp(<ManageBookingPage />, { address: `/book-a-call/manage?token=${link}` })
}
const chooseTime = async (name: RegExp) => {
  await screen.findByText('Already booked')
  fireEvent.click(screen.getByLabelText(name))
}
const move = (form = 'Move the call') => fireEvent.submit(screen.getByRole('form', { name: form }))

describe('the management link of a call', () => {
  it('shows the call with its own time marked and taken times with the reason', async () => {
    show()
    expect(screen.getByText('Loading your call...')).toBeVisible()
    expect(await screen.findByText('Wednesday, 2 December 2026')).toBeVisible()
    expect(screen.getByText('Booked')).toBeVisible()
    expect(await screen.findByLabelText('2:30 PM (MYT) Your call now')).toBeDisabled()
    expect(await screen.findByLabelText('3:00 PM (MYT) Already booked')).toBeDisabled()
  })

  it.each(['', 'nope', `${token}0`, 'select'])('sends nothing for %j, which is no token', async (link) => {
    show({ link })
    expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible()
    expect(requests.map(({ name }) => name)).toEqual(['rpc/studio_clock'])
  })

  it('shows an invalid link if the database knows no such call', async () => {
    show({ answer: null })
    expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible()
  })

  it('can be retried if the server does not answer', async () => {
    show({ answer: refusal('down', { status: 500 }) })
    const again = await screen.findByRole('button', { name: 'Try Again' })
    serve('rpc/managed_booking', call)
    fireEvent.click(again)
    expect(await screen.findByText('Wednesday, 2 December 2026')).toBeVisible()
  })

  it.each([
    ['exactly 2 hours before, everything can be changed', start - 2 * hour, call, 'Move the call'],
    ['later, changes go through the chat', start - 2 * hour + 60_000, call, 'Write to us on WhatsApp'],
    ['once it has started, another can be booked', start, call, 'Book another call'],
    [
      'once it was held, another can be booked',
      start - hour,
      { ...call, status: 'completed' },
      'Book another call',
    ],
    [
      'once cancelled, a calendar cancellation can be downloaded',
      start - 48 * hour,
      { ...call, status: 'cancelled' },
      'Download the cancellation',
    ],
  ])('%s', async (_, now, data, offered) => {
    show({ now, answer: data })
    expect(await screen.findByText(offered)).toBeVisible()
    expect(screen.queryByText('Cancel it') !== null).toBe(offered === 'Move the call')
  })
})

describe('a call whose time is not confirmed', () => {
  const requested = { ...call, status: 'requested', confirmed: false }

  it('says so once it is confirmed', async () => {
    show()
    expect(await screen.findByText('Your call is confirmed.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Yes, confirm my call' })).toBeNull()
  })

  it('says so once after the button is pressed, and moves the focus there', async () => {
    serve('rpc/confirm_booking', call)
    show({ answer: { ...call, confirmed: false, confirmable: true } })
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, confirm my call' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, confirm my call' })).toBeNull())
    const message = screen.getByText(/call is confirmed/)
    expect(message.closest('[tabindex]')).toHaveFocus()
  })

  it('is reserved before confirmation and points to the email with the button', async () => {
    show({ answer: { ...call, confirmed: false } })
    expect(await screen.findByText(/^The time is yours\. .* leads to the button\.$/)).toBeVisible()
    expect(screen.queryByText('Your call is confirmed.')).toBeNull()
    expect(screen.getByText('Booked')).toBeVisible()
  })

  it.each([
    ['is not reserved while only requested', requested, /^This time is not reserved for you yet/],
    [
      'was taken by another booking before it was confirmed',
      { ...requested, confirmed: true },
      /its time has been taken/,
    ],
  ])('%s, has no calendar file, and can be requested again', async (_, answer, text) => {
    show({ answer })
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText('Requested')).toBeVisible()
    expect(screen.getByText(/this is the call you asked us for/)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Add it to your calendar' })).toBeNull()
    expect(screen.queryByText('Your call now')).toBeNull()
    expect(screen.getByRole('button', { name: 'Cancel the call' })).toBeVisible()
  })

  it('shows as requested again if moved before confirmation by the email link', async () => {
    serve('rpc/reschedule_booking', { ...requested, preferred_time: '4:00 PM', sequence: 1 })
    show({ answer: requested })
    await chooseTime(/^2:30 PM/)
    move('Choose this time')
    expect(screen.getAllByText('You have already requested this time.')).not.toEqual([])
    await chooseTime(/^4:00 PM/)
    move('Choose this time')
    expect(
      await screen.findByText(/^Changed to .* 4:00 PM \(MYT\)\. That time is not reserved yet/),
    ).toBeVisible()
    expect(screen.queryByText(/^Moved\./)).toBeNull()
  })

  it('is booked by choosing a free time after confirmation by the email link', async () => {
    serve('rpc/reschedule_booking', { ...call, preferred_time: '4:00 PM', sequence: 1 })
    show({ answer: { ...requested, confirmed: true } })
    await chooseTime(/^4:00 PM/)
    move('Choose this time')
    expect(await screen.findByText(/^Moved\. The call is now on .* 4:00 PM/)).toBeVisible()
    expect(screen.getByText('Your call is confirmed.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Add it to your calendar' })).toBeVisible()
  })

  it('that starts soon leads to the chat and is not shown as reserved', async () => {
    show({ answer: requested, now: start - hour })
    expect(await screen.findByText(/^The time you requested begins in less than 2 hours/)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Add it to your calendar' })).toBeNull()
  })
})

describe('a call for which no email is sent', () => {
  const quiet = { ...call, by_email: false }

  it.each([
    [{ ...quiet, confirmed: false }, /^The time is yours\. We will reach you in the WhatsApp chat/],
    [{ ...quiet, status: 'requested', confirmed: false }, /We confirm it with you in the WhatsApp chat/],
  ])('promises no email: %#', async (answer, text) => {
    show({ answer })
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByText(/\bmail\b/)).toBeNull()
  })

  it('promises no email after a move, unlike other calls', async () => {
    const moved = { preferred_time: '4:00 PM', starts_at: '2026-12-02T08:00:00Z', sequence: 1 }
    for (const answer of [quiet, call]) {
      serve('rpc/reschedule_booking', { ...answer, ...moved })
      const { unmount } = show({ answer })
      await chooseTime(/^4:00 PM/)
      move()
      expect(await screen.findByText(/^Moved\./)).toBeVisible()
      expect(screen.queryByText(/We also email you/) !== null).toBe(answer.by_email)
      unmount()
    }
  })
})

describe('a video call', () => {
  const link = 'https://meet.example.test/studio'

  it.each([
    ['days before', start - 48 * hour, link, link],
    ['during the call', start + hour / 3, link, link],
    ['no longer when it is over', start + hour, link, undefined],
    ['not before the studio has entered one', start - 48 * hour, null, undefined],
  ])('leads to its link: %s', async (_, now, meeting_link, href) => {
    show({ now, answer: { ...call, meeting_link } })
    expect(await screen.findByText('Wednesday, 2 December 2026')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Open the video call/ })?.getAttribute('href')).toBe(href)
  })
})

it('a call cancelled by the studio shows the reason', async () => {
  show({ answer: { ...call, status: 'cancelled', cancel_reason: 'I am <b>unwell</b>.' } })
  expect(await screen.findByText('What the studio says about it: I am <b>unwell</b>.')).toBeVisible()
})

describe('moving a call', () => {
  it('to a day full of unconfirmed calls asks for email confirmation first and keeps the choice', async () => {
    serve('rpc/reschedule_booking', refusal('confirm_first', { status: 409 }))
    show({ answer: { ...call, confirmed: false } })
    await chooseTime(/^4:00 PM/)
    move()
    expect(await screen.findByText(/^That day has no room for unconfirmed calls/)).toBeVisible()
    expect(screen.getByLabelText(/^4:00 PM/)).toBeChecked()
  })

  it('requires a time, moves the call to it and says so', async () => {
    const moved = { ...call, preferred_time: '4:00 PM', starts_at: '2026-12-02T08:00:00Z', sequence: 1 }
    serve('rpc/reschedule_booking', moved)
    show()
    await screen.findByText('Already booked')
    move()
    expect(screen.getAllByText('Please select your preferred time.')).not.toEqual([])
    await chooseTime(/^4:00 PM/)
    move()
    expect(
      await screen.findByText(/^Moved\. The call is now on Wednesday, 2 December 2026, 4:00 PM/),
    ).toBeVisible()
    expect(requests.find(({ name }) => name === 'rpc/reschedule_booking')?.body).toEqual({
      token,
      preferred_date: '2026-12-02',
      preferred_time: '4:00 PM (MYT)',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      // An offset is what clocks show beyond UTC, getTimezoneOffset the opposite.
      visitor_offset: 0 - new Date('2026-12-02T08:00:00Z').getTimezoneOffset(),
    })
  })

  it('reports a time taken meanwhile and offers the three nearest', async () => {
    serve('rpc/reschedule_booking', refusal('slot_taken', { status: 409 }))
    show()
    await chooseTime(/^4:00 PM/)
    move()
    const nearest = await screen.findAllByRole('button', { name: /^Wednesday, 2 December 2026/ })
    expect(nearest).toHaveLength(3)
    fireEvent.click(nearest[2] as HTMLElement)
    expect(screen.getByLabelText(/^5:00 PM/)).toBeChecked()
    await waitFor(() => expect(screen.getByLabelText(/^5:00 PM/)).toHaveFocus())
  })

  it('keeps the choice if the server cannot be reached', async () => {
    serve('rpc/reschedule_booking', noNetwork)
    show()
    await chooseTime(/^4:00 PM/)
    move()
    expect(await screen.findByText(/^Our calendar could not be reached/)).toBeVisible()
    expect(screen.getByLabelText(/^4:00 PM/)).toBeChecked()
  })

  it('reports the move if the database has made it and only the answer was lost', async () => {
    serve('rpc/reschedule_booking', noNetwork)
    show()
    await chooseTime(/^4:00 PM/)
    const moved = { ...call, preferred_time: '4:00 PM', starts_at: '2026-12-02T08:00:00Z', sequence: 1 }
    serve('rpc/managed_booking', moved)
    move()
    expect(await screen.findByText(/^Moved\. The call is now on .* 4:00 PM \(MYT\)/)).toBeVisible()
    expect(screen.queryByText(/^Our calendar could not be reached/)).toBeNull()
  })

  it('shows that the call was cancelled elsewhere', async () => {
    serve('rpc/reschedule_booking', refusal('booking_cancelled', { status: 409 }))
    show()
    await chooseTime(/^4:00 PM/)
    serve('rpc/managed_booking', { ...call, status: 'cancelled', sequence: 1 })
    move()
    expect(await screen.findByText('Cancelled')).toBeVisible()
  })
})

describe('cancelling a call', () => {
  it('asks once for confirmation, and a failure cancels nothing', async () => {
    serve('rpc/cancel_booking', refusal('boom', { status: 409 }))
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the call' }))
    // The focus is on 'Keep', so that a double press does not cancel.
    expect(screen.getByRole('button', { name: 'Keep the call' })).toHaveFocus()
    fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
    expect(await screen.findByText(/^Our calendar could not be reached/)).toBeVisible()
    expect(screen.getByText('Booked')).toBeVisible()
    serve('rpc/cancel_booking', { ...call, status: 'cancelled', sequence: 1 })
    fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
    expect(await screen.findByText('Cancelled')).toBeVisible()
    expect(screen.getAllByText(/call is cancelled/).map(({ textContent }) => textContent)).toEqual([
      'The call is cancelled.',
    ])
    expect(screen.getByRole('status').parentElement).toHaveFocus()
  })
})
