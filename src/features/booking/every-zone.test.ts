import { describe, expect, it } from 'vitest'
import { googleLink, outlookLink } from '@/features/booking/calendar-links'
import { slots, startOf, type CallTime } from '@/features/booking/slots'
import { addDays } from '@/lib/dates'
import { calendarFile } from '@shared/calendar/calendar-file'
import { callEvent } from '@shared/calendar/call-event'
import { abbreviationIn, dateIn, differsFromMalaysia, offsetIn, timeIn } from '@shared/calendar/zone-time'

const zones = Intl.supportedValuesOf('timeZone')
const minute = 60_000
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** How far a zone's clock is ahead of UTC, in ms: worked out from numbers, not from the texts under test. */
function offsets(timeZone: string) {
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (at: number) => {
    const n: Record<string, number> = {}
    for (const { type, value } of clock.formatToParts(at)) n[type] = Number(value)
    const { year = 0, month = 0, day = 0, hour = 0, minute: minutes = 0, second = 0 } = n
    return Date.UTC(year, month - 1, day, hour, minutes, second) - at
  }
}

/** What a person reads off 'Wednesday, 2 December 2026' and '2:30 PM': the clock on their wall, as if it were UTC. */
function wallClock(date: string, time: string): number {
  const [weekday = '', dayAndMonth = '', rest = ''] = /^(\w+), (.+) (\d{4})$/.exec(date)?.slice(1) ?? []
  const [day = '', month = ''] = dayAndMonth.split(' ')
  const [hour = '', minutes = '', half = ''] = /^(\d\d?):(\d\d) ([AP]M)$/.exec(time)?.slice(1) ?? []
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  const wall = Date.UTC(Number(rest), months.indexOf(month), Number(day), hours, Number(minutes))
  return weekdays[new Date(wall).getUTCDay()] === weekday ? wall : Number.NaN
}

/** Every text of a moment in a zone leads back to that moment, whose offset was found independently. */
function readsAs(timeZone: string, at: number, offset: number): boolean {
  return wallClock(dateIn(timeZone, at), timeIn(timeZone, at)) - offset === at
}

/** The moment of a slot as written in UTC, by reading its digits. Malaysia is 8 hours ahead. */
function momentOf({ date, slot }: CallTime): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const hours = { A: 0, P: 12 }[slot.at(-2) ?? ''] ?? Number.NaN
  const [hour = 0, minutes = 0] = slot.slice(0, -3).split(':').map(Number)
  return Date.UTC(year, month - 1, day, hour + hours - 8, minutes)
}

const window = (first: string, days: number) => Array.from({ length: days }, (_, day) => addDays(first, day))
const momentsOn = (date: string) => slots.map((slot) => startOf({ date, slot }))

// 91 days of autumn: Chile, New Zealand, Australia, Europe, Egypt and America change their clocks in them.
const autumn = window('2026-09-01', 91)

describe('one call, in every time zone', () => {
  it('is one moment in its slot, the calendar file, Google and both Outlooks', () => {
    const studio = { name: 'Studio', email: 'hello@studio.example', url: 'https://studio.example' }
    const ids = { bookingId: '0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d', manageToken: 'token', sequence: 0 }
    const iso = (text: string | null | undefined) =>
      Date.parse((text ?? '').replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
    const wrong: string[] = []
    for (const date of autumn) {
      for (const slot of slots) {
        const at = startOf({ date, slot })
        const facts = { ...ids, startsAt: at, callMethod: 'video' as const, cancelled: false }
        const event = callEvent(facts, studio, at)
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
        const agree = starts.every((one) => one === at) && ends.every((one) => one === at + 30 * minute)
        // The words in the entry name the slot itself.
        if (!agree || !event.description.includes(`${slot} (MYT)`)) wrong.push(`${date} ${slot}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it(
    `is shown at its own moment on 91 days, 13 slots, in all ${zones.length} zones`,
    { timeout: 300_000 },
    () => {
      expect(zones.length).toBeGreaterThan(400)
      const wrong: string[] = []
      let checked = 0
      for (const zone of zones) {
        const offsetAt = offsets(zone)
        for (const date of autumn) {
          const moments = momentsOn(date)
          const [first = 0, last = 0] = [moments[0], moments.at(-1)]
          const [before, after] = [offsetAt(first), offsetAt(last)]
          for (const at of moments) {
            // Only where the clock changes between the first and the last call of a day must each be asked about.
            const offset = before === after ? before : offsetAt(at)
            checked += 1
            if (!readsAs(zone, at, offset)) wrong.push(`${zone} ${new Date(at).toISOString()}`)
          }
          const hours = /^UTC([+-])(\d\d):(\d\d)(?::\d\d)?$/.exec(offsetIn(zone, first))?.slice(1) ?? []
          const said = (Number(hours[1]) * 60 + Number(hours[2])) * minute * (hours[0] === '-' ? -1 : 1)
          if (said !== before) wrong.push(`${zone} ${date} says ${offsetIn(zone, first)}`)
          if (differsFromMalaysia(zone, first) !== (before !== 8 * 60 * minute))
            wrong.push(`${zone} ${date} differs`)
        }
      }
      expect(wrong).toEqual([])
      expect(checked).toBe(zones.length * 91 * 13)
    },
  )

  it('is shown at its own moment on every day of two years on which a zone changes its clock', () => {
    const days = window('2026-06-01', 730)
    const changes: string[] = []
    const wrong: string[] = []
    for (const zone of zones) {
      const offsetAt = offsets(zone)
      let before = offsetAt(startOf({ date: days[0] ?? '', slot: '9:00 AM' }))
      for (const date of days) {
        const now = offsetAt(startOf({ date, slot: '5:00 PM' }))
        if (now !== before) {
          changes.push(`${zone} ${date}`)
          const around = [-1, 0, 1].flatMap((shift) => momentsOn(addDays(date, shift)))
          for (const at of around) if (!readsAs(zone, at, offsetAt(at))) wrong.push(`${zone} ${at}`)
        }
        before = now
      }
    }
    expect(wrong).toEqual([])
    // Four changes in two years, in the half of the world that has them.
    expect(changes.length).toBeGreaterThan(400)
  })

  it('falls on another day beyond the date line, and says so', () => {
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

  it('a text of another moment is seen: what reads it back can fail', () => {
    const at = startOf({ date: '2026-12-02', slot: '9:00 AM' })
    expect(readsAs('Asia/Kathmandu', at, offsets('Asia/Kathmandu')(at))).toBe(true)
    expect(readsAs('Asia/Kathmandu', at, offsets('Asia/Kolkata')(at))).toBe(false)
    expect(wallClock('Tuesday, 2 December 2026', '9:00 AM')).toBeNaN()
  })
})
