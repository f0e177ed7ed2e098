import { dateFormat, malaysiaZone } from './date-format.ts'

/** The languages of what a visitor reads about a call. */
export type Language = 'en' | 'ms'

/** Newer browsers put narrow spaces before AM and PM. */
const plain = (text: string) => text.replaceAll('\u202F', ' ')

const part = (timeZone: string, at: number, timeZoneName: 'short' | 'longOffset') =>
  dateFormat(timeZone, { timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** 'UTC+08:00'. */
export function offsetIn(timeZone: string, at: number): string {
  const text = part(timeZone, at, 'longOffset').replace('GMT', '')
  return `UTC${text || '+00:00'}`
}

/** 'MYT', 'EST', or 'GMT+5:45' if the zone has no abbreviation. */
export function abbreviationIn(timeZone: string, at: number): string {
  return timeZone === malaysiaZone ? 'MYT' : part(timeZone, at, 'short')
}

/** '9:00 AM', in Malay '9:00 pagi'. */
export function timeIn(timeZone: string, at: number, language: Language = 'en'): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const
  return language === 'ms'
    ? plain(dateFormat(timeZone, { ...time, hour12: true, dayPeriod: 'short' }, 'ms-MY').format(at))
    : plain(dateFormat(timeZone, time).format(at))
}

/** The hour of the day, 0 to 23. */
export const hourIn = (timeZone: string, at: number) =>
  Number(dateFormat(timeZone, { hour: 'numeric', hourCycle: 'h23' }).format(at))

const longDate = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** 'Monday, 23 November 2026', as dates are written in Malaysia; in Malay 'Isnin, 23 November 2026'. */
export function dateIn(timeZone: string, at: number, language: Language = 'en'): string {
  if (language === 'ms') return dateFormat(timeZone, longDate, 'ms-MY').format(at)
  const written: Record<string, string> = {}
  for (const { type, value } of dateFormat(timeZone, longDate).formatToParts(at)) written[type] = value
  return `${written.weekday}, ${written.day} ${written.month} ${written.year}`
}

/** The zone's offset from UTC in minutes. */
export function offsetMinutes(timeZone: string, at: number): number {
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(offsetIn(timeZone, at)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** What a page showed a visitor: the offset of their zone from UTC in minutes, and the start (ms) it showed it for. */
export interface ToldOffset {
  minutes: number
  at: number
}

/** 'GMT+5:45', as Intl writes a zone without an abbreviation. */
function offsetName(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return minutes === 0
    ? 'GMT'
    : `GMT${minutes < 0 ? '-' : '+'}${hours}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/**
 * A visitor's local time as a zone and a moment (ms) to format in it, with the zone's abbreviation; undefined if it is
 * Malaysia's.
 *
 * What the page showed is right, because a browser's time zone data may be newer than this runtime's. It also holds
 * for another start as long as this runtime sees no clock change between the two; after one, its own data is all
 * there is.
 */
export function visitorClock(timeZone: string, at: number, told?: ToldOffset) {
  const zone = knownZone(timeZone)
  const own = offsetMinutes(zone, at)
  const offset = told && offsetMinutes(zone, told.at) === own ? told.minutes : own
  if (offset === offsetMinutes(malaysiaZone, at)) return undefined
  return offset === own
    ? { timeZone: zone, at, abbreviation: abbreviationIn(zone, at) }
    : { timeZone: 'UTC', at: at + offset * 60_000, abbreviation: offsetName(offset) }
}

/** The told offset of a booking as the database stores it. */
export const toldOffset = (booking: {
  visitor_offset: number | null
  visitor_offset_at: string | null
}): ToldOffset | undefined =>
  booking.visitor_offset === null || booking.visitor_offset_at === null
    ? undefined
    : { minutes: booking.visitor_offset, at: Date.parse(booking.visitor_offset_at) }

/** Whether the zone's local time differs from Malaysia's. */
export const differsFromMalaysia = (timeZone: string, at: number) =>
  offsetIn(timeZone, at) !== offsetIn(malaysiaZone, at)

/** The zone if this runtime knows it, otherwise Malaysia's: the name comes from the visitor's browser. */
export function knownZone(timeZone: string): string {
  try {
    dateFormat(timeZone, {})
    return timeZone
  } catch {
    return malaysiaZone
  }
}
