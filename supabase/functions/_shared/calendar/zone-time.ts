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
