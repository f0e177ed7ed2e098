import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BookingScreen } from '@/admin/leads/bookings/booking-screen'
import { refusal, serve, writes } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const id = '11111111-2222-4333-8444-555555555555'
const at = '2026-11-21T01:00:00.123456+00:00'

// Saturday, 21 November 2026, 11:30 PM in Kuala Lumpur.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T15:30:00Z'), shouldAdvanceTime: true }))

function open(change: object, log: readonly object[] = []) {
  serve('*', [])
  serve('audit_log', log)
  serve('booking_submissions', ({ method }) =>
    method === 'PATCH'
      ? [{ id }]
      : [
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
            reminders: {},
            status: 'asked_for',
            confirmed_at: null,
            ...change,
          },
        ],
  )
  return renderApp(<BookingScreen id={id} />)
}
const press = async (name: string) => screen.findByRole('button', { name })

describe('a call that was asked for', () => {
  it('is confirmed by one press, or declined, and can be moved', async () => {
    const { user } = open({})
    expect(await screen.findByText(/^Asked for on/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Move the call' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mark completed' })).toBeNull()
    await user.click(await press('Confirm'))
    expect(writes().map(({ body }) => body)).toEqual([{ status: 'booked' }])
  })

  it('is declined only after a question', async () => {
    const { user } = open({})
    await user.click(await press('Decline the call'))
    expect(screen.getByRole('dialog')).toHaveTextContent('Decline this call?')
    await user.click(await press('Keep the request'))
    expect(writes()).toEqual([])
  })

  it('says so when its time is taken', async () => {
    const { user } = open({})
    await screen.findByText(/^Asked for on/)
    serve(
      'booking_submissions',
      refusal('duplicate key value violates unique constraint', { status: 409, code: '23505' }),
    )
    await user.click(await press('Confirm'))
    expect(await screen.findByRole('alert')).toHaveTextContent('That time is taken: move the call first.')
  })

  it('cannot be confirmed once its time has passed', async () => {
    open({ starts_at: '2026-11-20T06:30:00Z' })
    expect(await press('Decline the call')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  })
})

describe('who confirmed a call', () => {
  it.each([
    ['nobody yet', null, [], /^Not yet\. .*so does any change here/],
    ['the visitor', at, [{ actor: null }], /^By the link in their mail, on 21 Nov 2026, 9:00/],
    ['the studio', at, [{ actor: 'somebody' }], /^By the studio, on 21 Nov 2026, 9:00/],
    ['the log does not say', at, [], /^On 21 Nov 2026, 9:00/],
  ] as const)('%s', async (_, confirmed, log, words) => {
    open({ status: 'booked', confirmed_at: confirmed }, log)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('is not looked for in a mail where only a number was given', async () => {
    open({ contact: '012-345 6789' })
    expect(await screen.findByText('Not yet. Any change here confirms it.')).toBeVisible()
  })
})
