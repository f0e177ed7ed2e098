import * as v from 'valibot'
import { isNightHour, slotSchema, startOf, type CallTime } from '@/features/booking/slots'
import { addDays, hourMs, malaysiaDay } from '@/lib/dates'
import { dateFormat, malaysiaZone } from '@shared/calendar/date-format'
import { differsFromMalaysia, offsetMinutes, timeIn, type Language } from '@shared/calendar/zone-time'
import { sorted } from '@/lib/sorted'

/**
 * The result of call_days: the bookable days of Malaysia, and for each its free times, the times that cannot
 * be booked, and why none is free.
 */
export const callDaysSchema = v.object({
  first: v.string(),
  last: v.string(),
  days: v.array(
    v.object({
      date: v.string(),
      free: v.array(slotSchema),
      taken: v.array(slotSchema),
      why: v.optional(v.picklist(['closed', 'full', 'soon', 'past'] as const)),
      /** Of a day that the studio has closed; may be empty. */
      reason: v.optional(v.string()),
    }),
  ),
})
export type CallDays = v.InferOutput<typeof callDaysSchema>
type StudioDay = CallDays['days'][number]

export const dayParts = ['morning', 'afternoon', 'evening', 'night'] as const
export type DayPart = (typeof dayParts)[number]

/** A time as the visitor's clock shows it. */
export interface VisitorTime extends CallTime {
  /** In ms since 1970 (UTC). */
  startsAt: number
  free: boolean
  /** The part of the visitor's day. Night is from 10 PM to 7 AM. */
  part: DayPart
}

/** A day of the visitor's calendar with its times in order. */
export interface VisitorDay {
  /** yyyy-mm-dd in the visitor's zone. */
  key: string
  times: VisitorTime[]
  /** How many times are free, without those at night. */
  free: number
}

const partOf = (hour: number): DayPart =>
  isNightHour(hour) ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'

/** The times of days in Malaysia that have not begun at `now` (ms), grouped by the days of a zone. */
export function visitorDays(days: readonly StudioDay[], zone: string, now: number): VisitorDay[] {
  const found = new Map<string, VisitorDay>()
  for (const { date, free, taken } of days) {
    const isFree = new Set(free)
    const coming = [...free, ...taken]
      .map((slot) => ({ date, slot, startsAt: startOf({ date, slot }) }))
      .filter(({ startsAt }) => startsAt > now)
    const starts = sorted(coming, (one, other) => one.startsAt - other.startsAt)
    const offsetAt = offsetsOf(zone, starts[0]?.startsAt ?? 0, starts.at(-1)?.startsAt ?? 0)
    for (const time of starts) {
      const local = new Date(time.startsAt + offsetAt(time.startsAt) * 60_000)
      const key = local.toISOString().slice(0, 10)
      const part = partOf(local.getUTCHours())
      const day = found.get(key) ?? { key, times: [], free: 0 }
      day.times.push({ ...time, free: isFree.has(time.slot), part })
      if (isFree.has(time.slot) && part !== 'night') day.free += 1
      found.set(key, day)
    }
  }
  return [...found.values()]
}

/** The offset in minutes at moments from `first` to `last`; Intl is asked for each only if the clock changes between. */
function offsetsOf(zone: string, first: number, last: number): (at: number) => number {
  if (zone === malaysiaZone) return () => 480
  const offset = offsetMinutes(zone, first)
  return offset === offsetMinutes(zone, last) ? () => offset : (at) => offsetMinutes(zone, at)
}

/** The day of a moment (ms) in a zone, as yyyy-mm-dd. */
export const dayKey = (at: number, zone: string) =>
  new Date(at + offsetMinutes(zone, at) * 60_000).toISOString().slice(0, 10)

/** The next `count` days with a free time outside the night. */
export const freeDays = (days: readonly VisitorDay[], count: number) =>
  days.filter(({ free }) => free > 0).slice(0, count)

/** Three free times outside the night from a day on; before it, if there are none. */
export function nearestTimes(days: readonly VisitorDay[], key: string): VisitorTime[] {
  const times = (some: readonly VisitorDay[]) =>
    some.flatMap((day) => day.times.filter(({ free, part }) => free && part !== 'night'))
  const after = times(days.filter((day) => day.key >= key))
  return after.length > 0 ? after.slice(0, 3) : times(days.filter((day) => day.key < key)).slice(-3)
}

/** Why a visitor's day has no free time. `closed` may have the studio's reason. */
export type NoTimes = { why: 'closed'; reason: string } | { why: 'full' | 'soon' | 'past' }

/**
 * Why a day of the visitor has no free time, from the days of Malaysia that it overlaps. The reason that a
 * visitor can act on comes first.
 */
export function whyNoTimes(days: readonly StudioDay[], key: string, zone: string): NoTimes {
  const midnight = Date.parse(`${key}T00:00:00Z`)
  const startsAt = midnight - offsetMinutes(zone, midnight) * 60_000
  const [first, last] = [malaysiaDay(startsAt), malaysiaDay(startsAt + 24 * hourMs - 1)]
  const overlapping = days.filter(({ date }) => date >= first && date <= last)
  const whys = new Set(overlapping.map(({ why }) => why))
  if (whys.has('full')) return { why: 'full' }
  if (whys.has('soon')) return { why: 'soon' }
  if (whys.has('closed')) {
    const reason = overlapping.find((day) => day.why === 'closed' && day.reason)?.reason ?? ''
    return { why: 'closed', reason }
  }
  return { why: whys.has('past') ? 'past' : 'full' }
}

/** 'Tuesday 8 December', in Malay 'Selasa, 8 Disember'. */
export function dayWords(zone: string, at: number, language?: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const
  if (language === 'ms') return dateFormat(zone, options, 'ms-MY').format(at)
  const written: Record<string, string> = {}
  for (const { type, value } of dateFormat(zone, options).formatToParts(at)) written[type] = value
  return `${written.weekday} ${written.day} ${written.month}`
}

/** A moment of a day (yyyy-mm-dd) at which every zone's formatter, if it is set to UTC, shows that day. */
export const noonOf = (key: string) => Date.parse(`${key}T12:00:00Z`)

/** The words of a day of the visitor's calendar, for example 'Tuesday 8 December'. */
export const keyWords = (key: string, language?: Language) => dayWords('UTC', noonOf(key), language)

/** The words of a chosen time. */
export interface ChoiceWords {
  /** 'Tuesday 8 December' */
  day: string
  /** '8:00 PM' */
  time: string
  /** 'Wednesday 9 December, 9:00 AM (MYT)'; undefined if the visitor's clock shows Malaysia's time. */
  malaysia: string | undefined
}

export function choiceWords(time: CallTime, zone: string, language?: Language): ChoiceWords {
  const at = startOf(time)
  const clockIn = (where: string) => timeIn(where, at, language)
  return {
    day: dayWords(zone, at, language),
    time: clockIn(zone),
    malaysia: differsFromMalaysia(zone, at)
      ? `${dayWords(malaysiaZone, at, language)}, ${clockIn(malaysiaZone)} (MYT)`
      : undefined,
  }
}

/** 'Tuesday 8 December, 8:00 PM your time'; without 'your time' if the clocks agree. */
export function choiceText(time: CallTime, zone: string): string {
  const words = choiceWords(time, zone)
  return `${words.day}, ${words.time}${words.malaysia ? ' your time' : ''}`
}

/** The days that the date field accepts: the visitor's days on which a call can begin. */
export const fieldDays = ({ first, last }: Pick<CallDays, 'first' | 'last'>, zone: string) => ({
  first: dayKey(Date.parse(`${first}T00:00:00+08:00`), zone),
  last: dayKey(Date.parse(`${addDays(last, 1)}T00:00:00+08:00`) - 1, zone),
})
