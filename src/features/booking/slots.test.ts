import { describe, expect, it } from 'vitest'
import {
  isAtNight,
  isInWindow,
  slotOf,
  startOf,
  timesAt,
  windowAt,
  windowLength,
} from '@/features/booking/slots'

describe('the times of a call', () => {
  it('are in Malaysian time', () => {
    expect(new Date(startOf({ date: '2026-12-02', slot: '9:00 AM' })).toISOString()).toBe(
      '2026-12-02T01:00:00.000Z',
    )
    expect(new Date(startOf({ date: '2026-12-02', slot: '12:15 PM' })).toISOString()).toBe(
      '2026-12-02T04:15:00.000Z',
    )
  })

  it('are written in 12-hour format', () => {
    expect(['00:00', '09:05', '12:15', '23:55'].map(slotOf)).toEqual([
      '12:00 AM',
      '9:05 AM',
      '12:15 PM',
      '11:55 PM',
    ])
    expect(['', '09:01', 'x'].map(slotOf)).toEqual(['', '', ''])
  })

  it('can be booked on the days the database names, and on none before they are known', () => {
    const window = { first: '2026-11-21', last: '2027-02-19' }
    expect(windowLength(window)).toBe(90)
    const justAfterMidnightInMalaysia = Date.UTC(2026, 10, 21, 16, 1)
    expect(windowAt(justAfterMidnightInMalaysia, window)).toEqual({ first: '2026-11-22', last: '2027-02-20' })
    expect(isInWindow('2026-11-20', window)).toBe(false)
    expect(isInWindow('2026-11-21', window)).toBe(true)
    expect(isInWindow('2027-02-19', window)).toBe(true)
    expect(isInWindow('2027-02-20', window)).toBe(false)
    expect(isInWindow('', window)).toBe(false)
    expect(isInWindow('2026-11-21', undefined)).toBe(false)
  })

  it('are past once started, whatever state the database returned', () => {
    const date = '2026-12-02'
    const times = (['free', 'taken', 'closed'] as const).map((state) => ({ slot: '2:30 PM', state }))
    const begins = startOf({ date, slot: '2:30 PM' })
    expect(timesAt(begins - 1, date, times)).toEqual(times)
    expect(timesAt(begins, date, times).map(({ state }) => state)).toEqual(['past', 'past', 'past'])
  })
})

it('a time before 7 AM or from 10 PM on is at night for the visitor', () => {
  const inNewYork = (slot: string) => isAtNight({ date: '2026-12-02', slot }, 'America/New_York')
  expect([inNewYork('9:00 AM'), inNewYork('11:00 AM'), inNewYork('2:00 PM')]).toEqual([false, true, true])
  expect(isAtNight({ date: '2026-12-02', slot: '2:00 PM' }, 'Asia/Kuala_Lumpur')).toBe(false)
})
