import ICAL from 'ical.js'
import { malaysiaZone } from '../_shared/calendar/date-format.ts'
import { knownZone, offsetIn } from '../_shared/calendar/zone-time.ts'

/** Start and end in ms since 1970. */
type BusyTime = [from: number, until: number]

export interface BusyCalendar {
  /** Sorted; adjacent times are merged. */
  times: BusyTime[]
  /** How many of its events could not be read. */
  unread: number
}

interface BusyOptions {
  /** The requested period, in ms. */
  from: number
  until: number
  /** Whether an event is one of our own calls. */
  isOurs: (uid: string) => boolean
}

/**
 * The maximum number of repetitions examined per event: every minute for two weeks, or daily for 50 years.
 */
const mostRepetitions = 20_000
const mostTimes = 5_000

/** The offset 'UTC+08:00' in ms. */
function offsetMs(zone: string, at: number): number {
  const [, sign, hours, minutes, seconds] = /UTC([+-])(\d+):(\d+)(?::(\d+))?/.exec(offsetIn(zone, at)) ?? []
  return (sign === '-' ? -1 : 1) * 1000 * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0))
}

/** The moment at which a zone's clock shows this local time. */
function wallTime(zone: string, { year, month, day, hour, minute, second }: ICAL.Time): number {
  const shown = Date.UTC(year, month - 1, day, hour, minute, second)
  const near = shown - offsetMs(zone, shown)
  return shown - offsetMs(zone, near)
}

/**
 * A moment in the zone that the calendar defines for it, otherwise in the zone with that name, otherwise in
 * the calendar's default zone.
 */
const momentOf = (time: ICAL.Time, zone: string): number =>
  time.zone === ICAL.Timezone.localTimezone || time.isDate ? wallTime(zone, time) : time.toUnixTime() * 1000

const isFree = (event: ICAL.Component) =>
  event.getFirstPropertyValue('status') === 'CANCELLED' ||
  event.getFirstPropertyValue('transp') === 'TRANSPARENT' ||
  event.getFirstPropertyValue('x-microsoft-cdo-busystatus') === 'FREE'

const idOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '')

/** The zone that a property names, otherwise the calendar's. */
function zoneOf(event: ICAL.Component, property: string, zone: string): string {
  const named = event.getFirstProperty(property)?.getFirstParameter('tzid')
  return named ? knownZone(named) : zone
}

/** Repetitions that another entry of the calendar overrides, by their original start times. */
function movedRepetitions(events: ICAL.Component[], zone: string): Set<string> {
  const moved = new Set<string>()
  for (const event of events) {
    const planned = event.getFirstPropertyValue('recurrence-id')
    if (planned instanceof ICAL.Time)
      moved.add(`${idOf(event)} ${momentOf(planned, zoneOf(event, 'recurrence-id', zone))}`)
  }
  return moved
}

function timesOf(component: ICAL.Component, zone: string, moved: Set<string>, options: BusyOptions) {
  const event = new ICAL.Event(component)
  const here = zoneOf(component, 'dtstart', zone)
  const { duration } = event
  const found: BusyTime[] = []
  function add(start: ICAL.Time) {
    const end = start.clone()
    end.addDuration(duration)
    const [from, until] = [momentOf(start, here), momentOf(end, here)]
    if (!Number.isFinite(from) || !Number.isFinite(until)) throw new Error('An event without a time.')
    if (until > from && until > options.from && from < options.until) found.push([from, until])
    return from
  }
  if (!event.isRecurring() || component.hasProperty('recurrence-id')) {
    add(event.startDate)
    return found
  }
  const repetitions = event.iterator()
  for (let count = 0; count < mostRepetitions; count++) {
    const start = repetitions.next()
    if (!start) break
    if (moved.has(`${idOf(component)} ${momentOf(start, here)}`)) continue
    if (add(start) >= options.until) break
  }
  return found
}

/** Sorts the times and merges those that overlap or touch. */
function joined(times: BusyTime[]): BusyTime[] {
  const result: BusyTime[] = []
  for (const [from, until] of times.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], until)
    else result.push([from, until])
  }
  return result
}

/**
 * The busy times in a calendar (iCalendar, RFC 5545): repetitions and their changes, in local time of their
 * zones; whole days in the calendar's zone. Cancelled events and events marked as free are left out.
 * @throws Error if it is not a calendar
 */
export function busyTimes(text: string, options: BusyOptions): BusyCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  if (calendar.name !== 'vcalendar') throw new Error('It is no calendar.')
  const zone = knownZone(String(calendar.getFirstPropertyValue('x-wr-timezone') ?? malaysiaZone))
  const events = calendar.getAllSubcomponents('vevent')
  const moved = movedRepetitions(events, zone)
  const times: BusyTime[] = []
  let unread = 0
  for (const event of events) {
    if (isFree(event) || options.isOurs(idOf(event))) continue
    try {
      times.push(...timesOf(event, zone, moved, options))
    } catch {
      unread += 1
    }
  }
  return { times: joined(times).slice(0, mostTimes), unread }
}
