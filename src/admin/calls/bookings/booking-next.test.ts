import { describe, expect, it } from 'vitest'
import { bookingNext, isTimely, visitorTime } from '@/admin/calls/bookings/booking-next'

// Saturday, 21 November 2026, 11:30 PM in Kuala Lumpur.
const now = new Date('2026-11-21T15:30:00Z')

describe('the next step of a call', () => {
  it.each([
    ['booked', '2026-11-21T15:45:00Z', 'Call today at 11:45 PM'],
    ['booked', '2026-11-22T01:00:00Z', 'Call tomorrow at 9:00 AM'],
    ['booked', '2026-11-24T06:30:00Z', 'Call in 3 days'],
    ['booked', '2026-11-21T15:30:00Z', 'Record the outcome'],
    ['completed', '2026-11-21T09:00:00Z', 'Proposal promised by 5:30 PM on Sun, 22 Nov 2026'],
    ['completed', '2026-11-20T09:00:00Z', ''],
    ['no_show', '2026-11-20T09:00:00Z', 'Offer another time'],
    ['no_show', '2026-10-20T09:00:00Z', ''],
    ['cancelled', '2026-11-24T06:30:00Z', ''],
    ['requested', '2026-11-24T06:30:00Z', 'Confirm it, or move it'],
    ['requested', '2026-11-21T09:00:00Z', 'Its time has passed'],
  ])('%s at %s: %j', (status, starts, next) => {
    expect(bookingNext({ status, starts_at: starts }, now)).toBe(next)
  })

  it('counts calendar days at any hour', () => {
    const call = { status: 'booked', starts_at: '2026-11-24T02:00:00Z' }
    const days = ['2026-11-21T16:30:00Z', '2026-11-22T15:30:00Z', '2026-11-21T15:30:00Z']
    expect(days.map((at) => bookingNext(call, new Date(at)))).toEqual([
      'Call in 2 days',
      'Call in 2 days',
      'Call in 3 days',
    ])
  })
})

it.each([
  ['requested', 'booked', 'to come', true],
  ['requested', 'booked', 'past', false],
  ['requested', 'cancelled', 'past', true],
  ['booked', 'cancelled', 'to come', true],
  ['booked', 'completed', 'to come', false],
  ['booked', 'completed', 'past', true],
  ['cancelled', 'booked', 'past', true],
])('a call can change from %s to %s when it is %s: %s', (status, to, when, expected) => {
  const starts = when === 'past' ? '2026-11-21T09:00:00Z' : '2026-11-24T06:30:00Z'
  expect(isTimely({ status, starts_at: starts }, to, now)).toBe(expected)
})

describe('the visitor’s local time', () => {
  it('is shown if it differs', () => {
    expect(visitorTime('2026-11-24T06:30:00Z', 'Europe/London')).toBe(
      '6:30 AM on Tue, 24 Nov (Europe/London)',
    )
    expect(visitorTime('2026-11-24T01:00:00Z', 'America/New_York')).toBe(
      '8:00 PM on Mon, 23 Nov (America/New_York)',
    )
  })

  it('is left out if it is the same, or if the zone is unknown', () => {
    expect(visitorTime('2026-11-24T06:30:00Z', 'Asia/Kuala_Lumpur')).toBeUndefined()
    expect(visitorTime('2026-11-24T06:30:00Z', 'Asia/Singapore')).toBeUndefined()
    expect(visitorTime('2026-11-24T06:30:00Z', 'Mars/Olympus')).toBeUndefined()
  })
})
