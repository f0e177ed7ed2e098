import { bookingForm } from '@/content/booking'
import { addDays, isDate, malaysiaDay, startOfMalaysiaDay } from '@/lib/dates'
import { malaysiaZone } from '@shared/calendar/date-format'
import { dateIn, differsFromMalaysia, timeIn } from '@shared/calendar/zone-time'

/** The 13 times of a day at which a call may begin, by Malaysia's clock. The database holds the same list. */
export const slots = [
  '9:00 AM',
  '9:30 AM',
  '10:00 AM',
  '10:30 AM',
  '11:00 AM',
  '11:30 AM',
  '2:00 PM',
  '2:30 PM',
  '3:00 PM',
  '3:30 PM',
  '4:00 PM',
  '4:30 PM',
  '5:00 PM',
] as const

export type Slot = (typeof slots)[number]

/** A day in Malaysia, yyyy-mm-dd, and the time on it. */
export interface CallTime {
  date: string
  slot: Slot
}

const windowDays = 90

/** The first and the last day that can be booked at `now` (ms): today in Malaysia, and 90 days on. */
export function bookingWindow(now: number): { first: string; last: string } {
  const first = malaysiaDay(now)
  return { first, last: addDays(first, windowDays) }
}

export function isInWindow(date: string, now: number): boolean {
  const { first, last } = bookingWindow(now)
  return isDate(date) && date >= first && date <= last
}

/** The moment a call begins, in ms since 1970 (UTC). */
export function startOf({ date, slot }: CallTime): number {
  const [clock = '', half] = slot.split(' ')
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const minutesOfDay = ((hours % 12) + (half === 'PM' ? 12 : 0)) * 60 + minutes
  return startOfMalaysiaDay(date).getTime() + minutesOfDay * 60_000
}

export type SlotState = 'free' | 'past' | 'taken'

/** Whether a time can be booked; one that has begun is past, taken or not. */
export function slotState(time: CallTime, now: number, taken: readonly string[]): SlotState {
  if (startOf(time) <= now) return 'past'
  return taken.includes(time.slot) ? 'taken' : 'free'
}

/** A slot with its zone, wherever a visitor could take it for their local time. */
export const slotLabel = (slot: Slot) => `${slot} (MYT)`

/** 'Wednesday, 2 December 2026, 2:30 PM (MYT)'. */
export const callTimeLabel = (time: CallTime) =>
  `${dateIn(malaysiaZone, startOf(time))}, ${slotLabel(time.slot)}`

/** '8:00 PM for you', with the day where it is another one; undefined where the clocks agree. */
export function visitorTimeLabel(time: CallTime, zone: string): string | undefined {
  const startsAt = startOf(time)
  if (!differsFromMalaysia(zone, startsAt)) return undefined
  const day = dateIn(zone, startsAt)
  const sameDay = day === dateIn(malaysiaZone, startsAt)
  return bookingForm.yourTime(
    sameDay ? timeIn(zone, startsAt) : `${day.slice(0, 3)} ${timeIn(zone, startsAt)}`,
  )
}
