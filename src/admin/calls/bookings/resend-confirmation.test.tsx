import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BookingScreen } from '@/admin/calls/bookings/booking-screen'
import { refusal, serve } from '@tests/support/fake-server'
import { lastToast } from '@tests/support/last-toast'
import { renderApp } from '@tests/support/render-app'

const id = '11111111-2222-4333-8444-555555555555'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T15:30:00Z'), shouldAdvanceTime: true }))

function open(change: object) {
  serve('*', [])
  serve('booking_submissions', [
    {
      id,
      created_at: '2026-11-21T01:00:00Z',
      name: 'Mei Ling',
      contact: 'mei@example.test',
      preferred_date: '2026-11-24',
      preferred_time: '2:30 PM',
      starts_at: '2026-11-24T06:30:00Z',
      call_method: 'video',
      project_type: null,
      package: null,
      message: 'A new site',
      timezone: 'Asia/Kuala_Lumpur',
      status: 'booked',
      confirmed_at: null,
      meeting_link: null,
      cancel_reason: null,
      notify_by_email: true,
      source: {},
      sequence: 0,
      ...change,
    },
  ])
  return renderApp(<BookingScreen id={id} />)
}
const press = (name: string) => screen.findByRole('button', { name })

describe('sending the confirmation again', () => {
  it('says to whom it goes, or why it does not', async () => {
    const { user } = open({ status: 'booked' })
    serve('rpc/resend_confirmation', 'mei@example.test')
    await user.click(await press('Send the confirmation again'))
    await expect.poll(lastToast).toBe('It is on its way to mei@example.test.')
    const hint = 'It was sent a moment ago. Please wait a minute.'
    serve('rpc/resend_confirmation', refusal('rate_limited', { status: 429, code: 'PT429', hint }))
    await user.click(await press('Send the confirmation again'))
    await expect.poll(lastToast).toBe(`It was not sent. ${hint}`)
  })

  it.each([
    ['without an email address', { contact: '012-345 6789' }],
    ['of which the studio notifies the client', { notify_by_email: false }],
    ['that was cancelled', { status: 'cancelled' }],
    ['that is over', { starts_at: '2026-11-20T06:30:00Z' }],
  ])('is not offered for a call %s', async (_, change) => {
    open({ status: 'booked', ...change })
    expect(await screen.findByText(/^Booked on/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send the confirmation again' })).toBeNull()
  })
})
