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

/** The two columns they are shown in. */
export const halves = [
  { name: 'morning', slots: slots.filter((slot) => slot.endsWith('AM')) },
  { name: 'afternoon', slots: slots.filter((slot) => slot.endsWith('PM')) },
] as const

/** A day in Malaysia, yyyy-mm-dd, and the time on it. */
export interface CallTime {
  date: string
  slot: Slot
}

export const windowDays = 90

const dayMs = 86_400_000
/** Malaysia has kept +08:00 since 1982 and has no daylight saving. */
const malaysiaOffsetMs = 8 * 3_600_000

/** How a slot is written wherever a visitor could take it for a time of their own. */
export const slotLabel = (slot: Slot) => `${slot} (MYT)`

/** The day it is in Malaysia at `now` (ms). */
export function malaysianDay(now: number): string {
  return new Date(now + malaysiaOffsetMs).toISOString().slice(0, 10)
}

/** `days` later, or earlier. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The first and the last day that can be booked: today in Malaysia, and 90 days on. */
export function bookingWindow(now: number): { first: string; last: string } {
  const first = malaysianDay(now)
  return { first, last: addDays(first, windowDays) }
}

export function isInWindow(date: string, now: number): boolean {
  const { first, last } = bookingWindow(now)
  return isDate(date) && date >= first && date <= last
}

/** Whether it is a day of the calendar, as date fields spell it. */
export function isDate(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The moment a call begins, in ms since 1970 (UTC). */
export function startOf({ date, slot }: CallTime): number {
  const [clock = '', half] = slot.split(' ')
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const minutesOfDay = ((hours % 12) + (half === 'PM' ? 12 : 0)) * 60 + minutes
  return Date.parse(`${date}T00:00:00Z`) + minutesOfDay * 60_000 - malaysiaOffsetMs
}

export type SlotState = 'free' | 'past' | 'held'

/** What can be said of a time; one that has begun is past, whoever held it. */
export function slotState(time: CallTime, now: number, held: readonly string[]): SlotState {
  if (startOf(time) <= now) return 'past'
  return held.includes(time.slot) ? 'held' : 'free'
}
