import { dateFormat, malaysiaZone } from '@shared/calendar/date-format'

/** A number is milliseconds since 1970. */
type Instant = string | number | Date

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
const malaysiaOffsetMs = 8 * hourMs

const inMalaysia = (instant: Instant, options: Intl.DateTimeFormatOptions) =>
  dateFormat(malaysiaZone, options).format(new Date(instant))

const dayOf = (instant: Instant) => inMalaysia(instant, { day: 'numeric' })
const shortMonth = (instant: Instant) => inMalaysia(instant, { month: 'short' })

/** '5 Mar': the day first, as in Malaysia, and 'Sep' in every browser. */
export const malaysiaShortDate = (instant: Instant) => `${dayOf(instant)} ${shortMonth(instant)}`
/** '5 Mar 2025' */
export const malaysiaDate = (instant: Instant) => `${malaysiaShortDate(instant)} ${malaysiaYear(instant)}`
/** '21 November 2026' */
const malaysiaLongDate = (instant: Instant) =>
  `${dayOf(instant)} ${malaysiaMonth(instant)} ${malaysiaYear(instant)}`
/** 'March 5, 2025' */
export const malaysiaMonthFirstDate = (instant: Instant) =>
  inMalaysia(instant, { month: 'long', day: 'numeric', year: 'numeric' })
/** 'March' */
export const malaysiaMonth = (instant: Instant) => inMalaysia(instant, { month: 'long' })
/** Formats '16:12' from a time field as '4:12 PM'. */
export function timeOf(field: string): string {
  const [hours = 0, minutes = 0] = field.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
/** '4:12 PM' */
export const malaysiaTime = (instant: Instant) => timeOf(malaysiaClock(instant))
/** '5 Mar 2025, 4:12 PM' */
export const malaysiaDateTime = (instant: Instant) => `${malaysiaDate(instant)}, ${malaysiaTime(instant)}`

/** The value of a datetime-local field: '2025-03-05T16:12'. */
export const toMalaysiaField = (instant: Instant) =>
  // Malaysia has no summer time. A first Intl format would delay the hydration of every page by 20 ms, for the footer's year.
  new Date(new Date(instant).getTime() + malaysiaOffsetMs).toISOString().slice(0, 16)
export const fromMalaysiaField = (value: string) => new Date(`${value}:00+08:00`)
/** Whether a datetime-local field is in the future; an empty one is not. */
export const isToCome = (value: string, now = new Date()) => value !== '' && fromMalaysiaField(value) > now

/** '16:12' */
const malaysiaClock = (instant: Instant) => toMalaysiaField(instant).slice(11)
/** The day of a moment, as yyyy-mm-dd. */
export const malaysiaDay = (instant: Instant) => toMalaysiaField(instant).slice(0, 10)
export const malaysiaYear = (instant: Instant) => Number(malaysiaDay(instant).slice(0, 4))
export const startOfMalaysiaDay = (day: string) => fromMalaysiaField(`${day}T00:00`)

/** A day (yyyy-mm-dd) as 'Tue, 24 Nov 2026'. */
export function calendarDay(day: string): string {
  const start = startOfMalaysiaDay(day)
  return `${inMalaysia(start, { weekday: 'short' })}, ${malaysiaDate(start)}`
}
/** A day (yyyy-mm-dd) as '24 November 2026'. */
export const calendarLongDay = (day: string) => malaysiaLongDate(startOfMalaysiaDay(day))

/** Whether a text is a valid yyyy-mm-dd. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The day (yyyy-mm-dd) `days` later. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Calendar days from `from` to `to`: 0 on the same day, 1 on the next, negative before. */
export const malaysiaDaysAway = (to: Instant, from: Instant) =>
  (Date.parse(malaysiaDay(to)) - Date.parse(malaysiaDay(from))) / dayMs
