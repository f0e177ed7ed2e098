// @vitest-environment jsdom

import { describe, expect, it } from 'vitest'
import { bookingsPerDay } from '@/admin/tools/dashboard/booking-days'

// 00:30 on 21 November in Kuala Lumpur.
const now = new Date('2026-11-20T16:30:00Z')

describe('bookings a day', () => {
  it('counts by the day in Malaysia, ends with today, and keeps the empty days', () => {
    const days = bookingsPerDay(
      ['2026-11-20T16:05:00Z', '2026-11-20T15:59:00Z', '2026-11-20T02:00:00Z', '2026-11-07T17:00:00Z'],
      now,
    )
    expect(days).toHaveLength(14)
    expect(days[0]).toEqual({ day: '2026-11-08', count: 1 })
    expect(days.at(-2)).toEqual({ day: '2026-11-20', count: 2 })
    expect(days.at(-1)).toEqual({ day: '2026-11-21', count: 1 })
    expect(days.filter(({ count }) => count === 0)).toHaveLength(11)
  })

  it('leaves out what is older', () => {
    expect(bookingsPerDay(['2026-11-07T15:59:00Z'], now).every(({ count }) => count === 0)).toBe(true)
  })
})
