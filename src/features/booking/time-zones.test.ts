import { describe, expect, it } from 'vitest'
import { googleLink, outlookLink } from '@/features/booking/calendar-links'
import { startOf, type CallTime } from '@/features/booking/slots'
import { slots } from '@tests/support/standard-hours'
import { addDays } from '@/lib/dates'
import { calendarFile } from '@shared/calendar/calendar-file'
import { callEvent } from '@shared/calendar/call-event'
import { abbreviationIn, dateIn, offsetIn, timeIn } from '@shared/calendar/zone-time'
import { clockChanges, daysFrom, offsets, readsAs, wallClock, wrongTimes } from '@tests/support/zone-check'

/** Zones that change their clocks on different days. */
const zones = ['America/New_York', 'America/Santiago', 'Australia/Lord_Howe', 'Europe/London']
const autumn = daysFrom('2026-09-01', 91)

/** The moment of a slot in UTC, computed from its digits. Malaysia is 8 hours ahead. */
function momentOf({ date, slot }: CallTime): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const hours = { A: 0, P: 12 }[slot.at(-2) ?? ''] ?? Number.NaN
  const [hour = 0, minutes = 0] = slot.slice(0, -3).split(':').map(Number)
  return Date.UTC(year, month - 1, day, hour + hours - 8, minutes)
}

describe('one call, in every time zone', () => {
  it('is the same moment in its slot, the calendar file, Google and both Outlooks', () => {
    const studio = { name: 'Studio', email: 'hello@studio.example', url: 'https://studio.example' }
    const ids = { bookingId: '0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d', manageToken: 'token', sequence: 0 }
    const iso = (text: string | null | undefined) =>
      Date.parse((text ?? '').replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
    const date = '2026-12-02'
    for (const slot of slots) {
      const at = startOf({ date, slot })
      const event = callEvent({ ...ids, startsAt: at, callMethod: 'video', cancelled: false }, studio, at)
      const file = calendarFile(event)
      const google = new URL(googleLink(event, [])).searchParams.get('dates')?.split('/')
      const outlooks = (['live', 'office'] as const).map(
        (host) => new URL(outlookLink(event, host)).searchParams,
      )
      const starts = [
        momentOf({ date, slot }),
        iso(/^DTSTART:(.*)\r$/m.exec(file)?.[1]),
        iso(google?.[0]),
        ...outlooks.map((query) => iso(query.get('startdt'))),
      ]
      const ends = [
        iso(/^DTEND:(.*)\r$/m.exec(file)?.[1]),
        iso(google?.[1]),
        ...outlooks.map((query) => iso(query.get('enddt'))),
      ]
      expect(new Set(starts)).toEqual(new Set([at]))
      expect(new Set(ends)).toEqual(new Set([at + 30 * 60_000]))
      // The text of the event names the slot itself.
      expect(event.description).toContain(`${slot} (MYT)`)
    }
  })

  it.each(zones)('is shown at the right time on 91 days of autumn in %s', (zone) => {
    expect(wrongTimes(zone, autumn)).toEqual([])
    expect(clockChanges(zone, autumn)).toHaveLength(1)
  })

  it.each(zones)('is shown at the right time around each clock change in %s', (zone) => {
    const changes = clockChanges(zone, daysFrom('2026-06-01', 730))
    expect(changes).toHaveLength(4)
    const around = changes.flatMap((date) => [-1, 0, 1].map((shift) => addDays(date, shift)))
    expect(wrongTimes(zone, around)).toEqual([])
  })

  it('is shown on another day beyond the date line', () => {
    const at = startOf({ date: '2026-12-02', slot: '9:00 AM' })
    const shown = (zone: string) => `${dateIn(zone, at)}, ${timeIn(zone, at)} ${abbreviationIn(zone, at)}`
    expect(shown('Asia/Kuala_Lumpur')).toBe('Wednesday, 2 December 2026, 9:00 AM MYT')
    expect(shown('Pacific/Honolulu')).toBe('Tuesday, 1 December 2026, 3:00 PM HST')
    expect(shown('Pacific/Niue')).toBe('Tuesday, 1 December 2026, 2:00 PM GMT-11')
    expect(shown('Pacific/Kiritimati')).toBe('Wednesday, 2 December 2026, 3:00 PM GMT+14')
    expect(shown('Asia/Kathmandu')).toBe('Wednesday, 2 December 2026, 6:45 AM GMT+5:45')
    expect(shown('Pacific/Auckland')).toBe('Wednesday, 2 December 2026, 2:00 PM GMT+13')
    expect(shown('America/New_York')).toBe('Tuesday, 1 December 2026, 8:00 PM EST')
  })

  it('the parser detects a text for another moment', () => {
    const at = startOf({ date: '2026-12-02', slot: '9:00 AM' })
    expect(readsAs('Asia/Kathmandu', at, offsets('Asia/Kathmandu')(at))).toBe(true)
    expect(readsAs('Asia/Kathmandu', at, offsets('Asia/Kolkata')(at))).toBe(false)
    expect(wallClock('Tuesday, 2 December 2026', '9:00 AM')).toBeNaN()
  })
})

it.each([
  ['Europe/London', '2026-12-01', 'UTC+00:00'],
  ['Europe/London', '2026-07-01', 'UTC+01:00'],
  ['America/St_Johns', '2026-12-01', 'UTC-03:30'],
])('the offset of %s on %s is %s', (zone, day, offset) => {
  expect(offsetIn(zone, Date.parse(day))).toBe(offset)
})
