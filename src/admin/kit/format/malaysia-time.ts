/** The studio's zone. Malaysia has had no summer time since 1982: it is always 8 hours ahead of UTC. */
const timeZone = 'Asia/Kuala_Lumpur'
const offset = '+08:00'
const dayMs = 86_400_000

const date = new Intl.DateTimeFormat('en-MY', { timeZone, day: 'numeric', month: 'short', year: 'numeric' })
const shortDate = new Intl.DateTimeFormat('en-MY', { timeZone, day: 'numeric', month: 'short' })
const longDate = new Intl.DateTimeFormat('en-MY', { timeZone, dateStyle: 'full' })
const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('en-MY', { timeZone, weekday: 'short' })
// The only locale that writes a date as yyyy-mm-dd.
const key = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

/** '5 Mar 2025' */
export const malaysiaDate = (instant: string | Date) => date.format(new Date(instant))
/** '5 Mar' */
export const malaysiaShortDate = (instant: string | Date) => shortDate.format(new Date(instant))
/** 'Saturday, 21 November 2026' */
export const malaysiaLongDate = (instant: string | Date) => longDate.format(new Date(instant))
/** '4:12 PM' */
export const malaysiaTime = (instant: string | Date) => time.format(new Date(instant))
/** '5 Mar 2025, 4:12 PM' */
export const malaysiaDateTime = (instant: string | Date) =>
  `${malaysiaDate(instant)}, ${malaysiaTime(instant)}`

/** '16:12' */
export const malaysiaClock = (instant: string | Date) => clock.format(new Date(instant))

/** The day an instant falls on in Malaysia, as yyyy-mm-dd. */
export const malaysiaDay = (instant: string | Date) => key.format(new Date(instant))
/** The instant at which a day (yyyy-mm-dd) begins in Malaysia. */
export const startOfMalaysiaDay = (day: string) => new Date(`${day}T00:00:00${offset}`)

/** A calendar day (yyyy-mm-dd, without a time) as 'Tue, 24 Nov 2026'. */
export function calendarDay(day: string): string {
  const instant = startOfMalaysiaDay(day)
  return `${weekday.format(instant)}, ${date.format(instant)}`
}

/** How many days of Malaysia's calendar `to` is away from `from`: 0 on the same day, 1 on the next, below 0 before. */
export function malaysiaDaysAway(to: string | Date, from: Date): number {
  const startOf = (instant: string | Date) => startOfMalaysiaDay(malaysiaDay(instant)).getTime()
  return (startOf(to) - startOf(from)) / dayMs
}

/** The last `count` days in Malaysia, oldest first, today included, as yyyy-mm-dd. */
export function lastMalaysiaDays(count: number, now: Date): string[] {
  const today = startOfMalaysiaDay(malaysiaDay(now)).getTime()
  return Array.from({ length: count }, (_, index) =>
    malaysiaDay(new Date(today - (count - 1 - index) * dayMs)),
  )
}

/** What a datetime-local field holds for an instant: the wall clock in Malaysia. */
export const toMalaysiaField = (instant: Date) => `${malaysiaDay(instant)}T${clock.format(instant)}`
/** The instant a datetime-local field's value means in Malaysia. */
export const fromMalaysiaField = (value: string) => new Date(`${value}:00${offset}`)
/** Whether a datetime-local field names a time still to come; an empty one does not. */
export const isToCome = (value: string, now = new Date()) => value !== '' && fromMalaysiaField(value) > now
