import { type CallEvent, callEvent, type CallStudio } from '../_shared/calendar/call-event.ts'
import type { CallMethod } from '../_shared/calendar/call-methods.ts'
import { malaysiaZone } from '../_shared/calendar/date-format.ts'
import {
  dateIn,
  type Language,
  timeIn,
  type ToldOffset,
  toldOffset,
  visitorClock,
} from '../_shared/calendar/zone-time.ts'
import type { BookingFacts } from '../_shared/outbox.ts'
import type { SiteFacts } from '../_shared/site.ts'

/** A booked call, with what an email or SMS needs. */
export interface Booking {
  bookingId: string
  /** Opens and confirms the booking; only its emails contain it. */
  emailToken: string
  sequence: number
  /** In ms since 1970. */
  startsAt: number
  callMethod: CallMethod
  /** The visitor's time zone, as the browser named it. */
  timezone: string
  /** The offset that the page showed. */
  told?: ToldOffset
  /** The visitor has confirmed the address, or the studio has confirmed the call. */
  confirmed: boolean
  /** The link of a video call, once it is known. */
  meetingLink: string | null
  /** Why the studio cancelled it. */
  cancelReason: string | null
  /** The language of its emails and SMS. */
  language: Language
}

export const bookingOf = (facts: BookingFacts): Booking => ({
  bookingId: facts.booking_id,
  emailToken: facts.email_token,
  sequence: facts.sequence,
  startsAt: Date.parse(facts.starts_at),
  callMethod: facts.call_method,
  timezone: facts.timezone,
  told: toldOffset(facts),
  confirmed: facts.confirmed,
  meetingLink: facts.meeting_link,
  cancelReason: facts.cancel_reason,
  language: facts.language,
})

const studioOf = ({ name, url, email }: SiteFacts): CallStudio => ({ name, url, email })

/** The call as calendars know it; `stamp` is its creation time, in ms. */
export const calendarEvent = (
  booking: Booking,
  site: SiteFacts,
  cancelled: boolean,
  stamp: number,
): CallEvent => callEvent({ ...booking, manageToken: booking.emailToken, cancelled }, studioOf(site), stamp)

const clock = (zone: string, at: number, language: Language, abbreviation = 'MYT') =>
  `${dateIn(zone, at, language)}, ${timeIn(zone, at, language)} (${abbreviation})`

/** '23 November 2026, 9:00 AM', by Malaysia's clock. */
export const shortTime = ({ startsAt, language }: Booking) =>
  clock(malaysiaZone, startsAt, language)
    .replace(/^[^,]+, /, '')
    .replace(/ \(MYT\)$/, '')

/** 'Monday, 23 November 2026, 9:00 AM (MYT)'. */
export const malaysianTime = ({ startsAt, language }: Booking) => clock(malaysiaZone, startsAt, language)

/** The same moment by the visitor's clock, as the page showed it; undefined if it is Malaysia's. */
export function visitorTime({ startsAt, timezone, told, language }: Booking): string | undefined {
  const shown = visitorClock(timezone, startsAt, told)
  return shown && clock(shown.timeZone, shown.at, language, shown.abbreviation)
}

const malayUnits = { minute: 'minit', hour: 'jam', day: 'hari' }

/**
 * The time left, in round figures: '15 minutes', '1 hour', '1 day'. A message sent a little late still says
 * the same.
 */
export function timeLeft(ms: number, language: Language = 'en'): string {
  const many = (count: number, unit: keyof typeof malayUnits) =>
    language === 'ms' ? `${count} ${malayUnits[unit]}` : `${count} ${unit}${count === 1 ? '' : 's'}`
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  if (minutes < 55) return many(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 24 ? many(hours, 'hour') : many(Math.round(hours / 24), 'day')
}
