import { dateCases } from '@tests/support/date-cases'
import { describe, expect, it } from 'vitest'
import {
  calendarDay,
  calendarLongDay,
  fromMalaysiaField,
  isDate,
  isToCome,
  malaysiaDate,
  malaysiaDateTime,
  malaysiaDay,
  malaysiaDaysAway,
  malaysiaMonthFirstDate,
  malaysiaTime,
  malaysiaYear,
  timeOf,
  toMalaysiaField,
} from '@/lib/dates'
import { malaysiaZone } from '@shared/calendar/date-format'
import { dateIn, timeIn } from '@shared/calendar/zone-time'

// 00:30 on 6 March in Kuala Lumpur, still 5 March in London.
const justAfterMidnight = '2025-03-05T16:30:00Z'

describe('Malaysia time', () => {
  // tests/database/malaysian-day.test.ts runs the same cases against the database.
  it.each(dateCases)('$title has its day, year and time in Malaysia', ({ at, day, clock, time }) => {
    expect(malaysiaDay(at)).toBe(day)
    expect(malaysiaYear(at)).toBe(Number(day.slice(0, 4)))
    expect(malaysiaTime(at)).toBe(time)
    expect(timeOf(clock)).toBe(time)
    expect(toMalaysiaField(at)).toBe(`${day}T${clock}`)
    const minute = new Date(at).setUTCSeconds(0)
    expect(fromMalaysiaField(`${day}T${clock}`).getTime()).toBe(minute)
    const longDate = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
    expect(calendarLongDay(day)).toBe(longDate)
    expect(dateIn(malaysiaZone, Date.parse(at))).toContain(longDate)
    expect(timeIn(malaysiaZone, Date.parse(at))).toBe(time)
  })

  it('shows an instant’s day in Malaysia, in any time zone of the browser', () => {
    expect(malaysiaDate(justAfterMidnight)).toBe('6 Mar 2025')
    expect(malaysiaDay(justAfterMidnight)).toBe('2025-03-06')
    expect(malaysiaDateTime(justAfterMidnight)).toBe('6 Mar 2025, 12:30 AM')
  })

  it('writes the day of an article with the month first', () => {
    expect(malaysiaMonthFirstDate(justAfterMidnight)).toBe('March 6, 2025')
  })

  it('formats a calendar day without shifting it', () => {
    expect(calendarDay('2026-11-24')).toBe('Tue, 24 Nov 2026')
    expect(calendarLongDay('2026-11-01')).toBe('1 November 2026')
  })

  it('counts calendar days between two instants, not hours', () => {
    const from = new Date(justAfterMidnight)
    expect(malaysiaDaysAway('2025-03-06T15:59:00Z', from)).toBe(0)
    expect(malaysiaDaysAway('2025-03-06T16:00:00Z', from)).toBe(1)
    expect(malaysiaDaysAway('2025-03-08T15:00:00Z', from)).toBe(2)
    expect(malaysiaDaysAway('2025-03-05T15:59:00Z', from)).toBe(-1)
  })

  it('reads a field as Malaysia time and writes it back unchanged', () => {
    const instant = fromMalaysiaField('2026-12-01T09:00')
    expect(instant.toISOString()).toBe('2026-12-01T01:00:00.000Z')
    expect(toMalaysiaField(instant)).toBe('2026-12-01T09:00')
  })

  it('writes noon as 12 PM and midnight as 12 AM', () => {
    expect(timeOf('12:00')).toBe('12:00 PM')
    expect(timeOf('00:05')).toBe('12:05 AM')
  })

  it.each(['2026-02-30', '2026-13-01', '2026-2-3', ''])('does not accept %j as a date', (text) => {
    expect(isDate(text)).toBe(false)
    expect(isDate('2028-02-29')).toBe(true)
  })

  it('treats the current time as past', () => {
    const now = fromMalaysiaField('2026-12-01T09:00')
    expect(isToCome('2026-12-01T09:00', now)).toBe(false)
    expect(isToCome('2026-12-01T09:01', now)).toBe(true)
  })
})
