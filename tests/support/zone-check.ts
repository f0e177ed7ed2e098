import { startOf } from '@/features/booking/slots'
import { slots } from './standard-hours'
import { addDays } from '@/lib/dates'
import { dateIn, differsFromMalaysia, offsetIn, timeIn } from '@shared/calendar/zone-time'

const minute = 60_000
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** A zone's offset from UTC in ms, computed from numbers, not from the texts under test. */
export function offsets(timeZone: string) {
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (at: number) => {
    const n: Record<string, number> = {}
    for (const { type, value } of clock.formatToParts(at)) n[type] = Number(value)
    const { year = 0, month = 0, day = 0, hour = 0, minute: minutes = 0, second = 0 } = n
    return Date.UTC(year, month - 1, day, hour, minutes, second) - at
  }
}

/** The wall-clock time that 'Wednesday, 2 December 2026' and '2:30 PM' say, as if it were UTC. */
export function wallClock(date: string, time: string): number {
  const [weekday = '', dayAndMonth = '', rest = ''] = /^(\w+), (.+) (\d{4})$/.exec(date)?.slice(1) ?? []
  const [day = '', month = ''] = dayAndMonth.split(' ')
  const [hour = '', minutes = '', half = ''] = /^(\d\d?):(\d\d) ([AP]M)$/.exec(time)?.slice(1) ?? []
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  const wall = Date.UTC(Number(rest), months.indexOf(month), Number(day), hours, Number(minutes))
  return weekdays[new Date(wall).getUTCDay()] === weekday ? wall : Number.NaN
}

/** Whether the text of a time in a zone gives that time back with an independently computed offset. */
export const readsAs = (timeZone: string, at: number, offset: number) =>
  wallClock(dateIn(timeZone, at), timeIn(timeZone, at)) - offset === at

export const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, day) => addDays(first, day))

/** The calls that a zone shows at a wrong time or with a wrong offset. */
export function wrongTimes(timeZone: string, days: readonly string[]): string[] {
  const offsetAt = offsets(timeZone)
  return days.flatMap((date) => {
    const moments = slots.map((slot) => startOf({ date, slot }))
    const [first = 0, last = 0] = [moments[0], moments.at(-1)]
    const [before, after] = [offsetAt(first), offsetAt(last)]
    // Each call needs its own offset only if the clock changes between the first and the last call of the
    // day.
    const wrong = moments
      .filter((at) => !readsAs(timeZone, at, before === after ? before : offsetAt(at)))
      .map((at) => `${timeZone} ${new Date(at).toISOString()}`)
    const hours = /^UTC([+-])(\d\d):(\d\d)(?::\d\d)?$/.exec(offsetIn(timeZone, first))?.slice(1) ?? []
    const said = (Number(hours[1]) * 60 + Number(hours[2])) * minute * (hours[0] === '-' ? -1 : 1)
    if (said !== before || differsFromMalaysia(timeZone, first) !== (before !== 8 * 60 * minute))
      wrong.push(`${timeZone} ${date} says ${offsetIn(timeZone, first)}`)
    return wrong
  })
}

/** The days on which a zone changes its clock. */
export function clockChanges(timeZone: string, days: readonly string[]): string[] {
  const offsetAt = offsets(timeZone)
  const at = (date: string) => offsetAt(startOf({ date, slot: '5:00 PM' }))
  return days.filter((date) => at(date) !== at(addDays(date, -1)))
}
