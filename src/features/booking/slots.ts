import * as v from 'valibot'
import { bookingForm } from '@/content/booking'
import { malaySlots } from '@/content/malay-booking'
import { addDays, dayMs, malaysiaDay, startOfMalaysiaDay, timeOf } from '@/lib/dates'
import { dateFormat, malaysiaZone } from '@shared/calendar/date-format'
import { dateIn, differsFromMalaysia, hourIn, timeIn, type Language } from '@shared/calendar/zone-time'

/** A time of day in Malaysia, such as '2:30 PM'. */
export const slotSchema = v.pipe(v.string(), v.regex(/^(?:1[0-2]|[1-9]):[0-5][05] (?:AM|PM)$/))

export const callTimeSchema = v.object({ date: v.string(), slot: slotSchema })

/** A day in Malaysia (yyyy-mm-dd) and a time on it. */
export type CallTime = v.InferOutput<typeof callTimeSchema>

/**
 * The result of call_times: the bookable days, and the times of one of them (or of any weekday, without a
 * day).
 */
export const callTimesSchema = v.object({
  first: v.string(),
  last: v.string(),
  times: v.array(
    v.object({ slot: slotSchema, state: v.picklist(['free', 'taken', 'past', 'closed'] as const) }),
  ),
  /** Set if there are no calls on the whole day; the reason, or empty. */
  closed: v.optional(v.string()),
})
export type CallTimes = v.InferOutput<typeof callTimesSchema>
export type SlotState = CallTimes['times'][number]['state']

export type CallWindow = Pick<CallTimes, 'first' | 'last'>

/** The number of days after today that can be booked. */
export const windowLength = ({ first, last }: CallWindow) => (Date.parse(last) - Date.parse(first)) / dayMs

/**
 * The days that can be booked at `now` (ms), because the answer may be from yesterday or from the last build.
 */
export function windowAt(now: number, fetched: CallWindow): CallWindow {
  const first = malaysiaDay(now)
  return { first, last: addDays(first, windowLength(fetched)) }
}

export const isInWindow = (date: string, window: CallWindow | undefined) =>
  window !== undefined && date >= window.first && date <= window.last

/** The start of a call, in ms since 1970 (UTC). */
export function startOf({ date, slot }: CallTime): number {
  const [clock = '', half] = slot.split(' ')
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const minutesOfDay = ((hours % 12) + (half === 'PM' ? 12 : 0)) * 60 + minutes
  return startOfMalaysiaDay(date).getTime() + minutesOfDay * 60_000
}

/** The times of a day at `now`, because some may have started since the database was asked. */
export const timesAt = (now: number, date: string, times: CallTimes['times']): CallTimes['times'] =>
  times.map(({ slot, state }) => ({ slot, state: startOf({ date, slot }) <= now ? 'past' : state }))

/**
 * Converts the value of a time field, '14:30', to '2:30 PM'; returns '' for a time that is not a valid slot.
 */
export function slotOf(field: string): string {
  const slot = timeOf(field)
  return field.includes(':') && v.is(slotSchema, slot) ? slot : ''
}

/** A slot with its zone, for texts in which a visitor could take it for local time. */
export const slotLabel = (slot: string) => `${slot} (MYT)`

/** For example 'Wednesday, 2 December 2026, 2:30 PM (MYT)'. */
export const callTimeLabel = (time: CallTime, language?: Language) =>
  `${dateIn(malaysiaZone, startOf(time), language)}, ${slotLabel(timeIn(malaysiaZone, startOf(time), language))}`

/** For example '8:00 PM for you', with the day if it differs; undefined if the clocks agree. */
export function visitorTimeLabel(time: CallTime, zone: string, language?: Language): string | undefined {
  const startsAt = startOf(time)
  if (!differsFromMalaysia(zone, startsAt)) return undefined
  const sameDay = dateIn(zone, startsAt) === dateIn(malaysiaZone, startsAt)
  const day = dateFormat(zone, { weekday: 'short' }, language === 'ms' ? 'ms-MY' : 'en-US').format(startsAt)
  const clock = timeIn(zone, startsAt, language)
  const { yourTime } = language === 'ms' ? malaySlots : bookingForm
  return yourTime(sameDay ? clock : `${day} ${clock}`)
}

/** Before 7 AM or from 10 PM on. */
export const isNightHour = (hour: number) => hour < 7 || hour >= 22

/** Whether a time is at night for the visitor. */
export const isAtNight = (time: CallTime, zone: string) => isNightHour(hourIn(zone, startOf(time)))
