import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  dateIn,
  offsetMinutes,
  timeIn,
  visitorClock,
} from '../../supabase/functions/_shared/calendar/zone-time.ts'
import { bookingOf, visitorTime } from '../../supabase/functions/send-due/booking.ts'
import { bookingFacts } from './support/booking.ts'

const hour = 3_600_000
const zones = ['America/Vancouver', 'Africa/Casablanca', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Mars/Base']
const start = fc.integer({ min: Date.parse('2026-11-01') / hour, max: Date.parse('2028-11-01') / hour })

it('an email says the time that the page showed, whatever this runtime knows of the zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      start,
      fc.integer({ min: -48, max: 56 }),
      fc.constantFrom('en' as const, 'ms' as const),
      (timezone, hours, quarters, language) => {
        const [startsAt, minutes] = [hours * hour, quarters * 15]
        const shown = startsAt + minutes * 60_000
        const told = { minutes, at: startsAt }
        const text = visitorTime({ ...bookingOf(bookingFacts), startsAt, timezone, told, language })
        if (minutes === 480) expect(text).toBeUndefined()
        else expect(text).toContain(`${dateIn('UTC', shown, language)}, ${timeIn('UTC', shown, language)} (`)
      },
    ),
  )
})

it.each([
  ['America/Vancouver', '2027-02-08T01:00:00Z', -420, 'Sunday, 7 February 2027, 6:00 PM'],
  ['Africa/Casablanca', '2026-12-28T08:00:00Z', 0, 'Monday, 28 December 2026, 8:00 AM (GMT'],
])('the newest rule of %s reaches the email from the page', (timezone, at, visitor_offset, expected) => {
  const facts = { ...bookingFacts, timezone, starts_at: at, visitor_offset, visitor_offset_at: at }
  expect(visitorTime(bookingOf(facts))).toContain(expected)
})

it('what the page showed holds for another start until the clock changes there', () => {
  const at = Date.parse('2027-02-08T01:00:00Z')
  // An hour more than any data says.
  const told = { minutes: offsetMinutes('America/New_York', at) + 60, at }
  const minutesAt = (moment: string) => {
    const clock = visitorClock('America/New_York', Date.parse(moment), told)
    return (
      clock && (offsetMinutes(clock.timeZone, clock.at) * 60_000 + clock.at - Date.parse(moment)) / 60_000
    )
  }
  expect(minutesAt('2027-02-11T06:00:00Z')).toBe(-240)
  expect(minutesAt('2027-03-01T06:00:00Z')).toBe(-240)
  expect(minutesAt('2027-04-01T06:00:00Z')).toBe(-240)
  expect(visitorClock('America/New_York', Date.parse('2027-04-01T06:00:00Z'), told)).toEqual(
    visitorClock('America/New_York', Date.parse('2027-04-01T06:00:00Z')),
  )
})
