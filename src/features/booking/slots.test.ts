import { describe, expect, it } from 'vitest'
import { bookingWindow, isInWindow, slots, slotState, startOf } from '@/features/booking/slots'

describe('the times of a call', () => {
  it('are 13, by the clock of Malaysia', () => {
    expect(slots).toHaveLength(13)
    expect(new Date(startOf({ date: '2026-12-02', slot: '9:00 AM' })).toISOString()).toBe(
      '2026-12-02T01:00:00.000Z',
    )
    expect(new Date(startOf({ date: '2026-12-02', slot: '5:00 PM' })).toISOString()).toBe(
      '2026-12-02T09:00:00.000Z',
    )
  })

  it('can be booked from today there, whatever day it is here, to 90 days on', () => {
    const justAfterMidnightInMalaysia = Date.UTC(2026, 10, 20, 16, 1)
    expect(bookingWindow(justAfterMidnightInMalaysia)).toEqual({ first: '2026-11-21', last: '2027-02-19' })
    expect(isInWindow('2026-11-20', justAfterMidnightInMalaysia)).toBe(false)
    expect(isInWindow('2027-02-19', justAfterMidnightInMalaysia)).toBe(true)
    expect(isInWindow('2027-02-20', justAfterMidnightInMalaysia)).toBe(false)
    expect(isInWindow('2026-11-31', justAfterMidnightInMalaysia)).toBe(false)
  })

  it('are past once begun, else taken or free', () => {
    const time = { date: '2026-12-02', slot: '2:30 PM' as const }
    expect(slotState(time, startOf(time), [])).toBe('past')
    expect(slotState(time, startOf(time) - 1, ['2:30 PM'])).toBe('taken')
    expect(slotState(time, startOf(time) - 1, ['2:00 PM'])).toBe('free')
  })
})
