import ICAL from 'ical.js'
import { malaysiaZone } from '../_shared/calendar/date-format.ts'
import { type Entry, type Moment, readEntry, type Surrounding } from './calendar-entry.ts'
import { calendarParts, type Part, propertiesOf, textOf, wordOf } from './calendar-parts.ts'
import { namedZone, type Zone, zonesOf } from './calendar-zones.ts'
import { localOf, startsOf } from './repetitions.ts'

/** Start and end in ms since 1970. */
type BusyTime = [from: number, until: number]

export interface BusyCalendar {
  /** Sorted; adjacent times are merged. */
  times: BusyTime[]
  /** How many of its entries could not be read in full. */
  unread: number
  /** How many of its entries are in a time zone that nothing explains; they are read in the calendar's. */
  guessed: number
  /** The moment (ms) after which times are missing, since there are too many. */
  endsAt?: number
}

interface BusyOptions {
  /** The requested period, in ms. */
  from: number
  until: number
  /** Whether an event is one of our own calls. */
  isOurs: (uid: string) => boolean
  /** A clock in ms. */
  now?: () => number
}

/** The repetitions examined of one entry: every quarter of an hour of the period. */
const mostSteps = 50_000
/** The repetitions examined in a calendar, and its processor time in ms: hosted functions are ended after 2 s. */
const mostStepsInAll = 2_000_000
const mostTime = 1_000
/** The busy times stored of a calendar. */
const mostTimes = 10_000

/** The overrides of one series. */
interface Overrides {
  /** Moments of the repetitions that have an entry of their own. */
  moments: Set<number>
  /** Local days of those that are named by their date. */
  days: Set<number>
  /** Entries that change all repetitions from theirs on, the latest first. */
  future: Array<Entry & { replaces: Moment }>
}

const day = 86_400_000
const dayOf = (local: number) => Math.floor(local / day)

function overridesOf(entries: readonly Entry[]): Map<string, Overrides> {
  const found = new Map<string, Overrides>()
  for (const entry of entries) {
    const { uid, replaces } = entry
    if (!replaces) continue
    const of = found.get(uid) ?? { moments: new Set(), days: new Set(), future: [] }
    if (replaces.isDate) of.days.add(dayOf(replaces.local))
    else of.moments.add(replaces.at)
    if (replaces.andFuture) of.future.push({ ...entry, replaces })
    found.set(uid, of)
  }
  for (const { future } of found.values()) future.sort((a, b) => b.replaces.at - a.replaces.at)
  return found
}

/** The last start of a rule as the clock of the entry shows it. UNTIL is UTC, or a local time, or a whole day. */
function lastOf(rule: ICAL.Recur, { isDate, zone }: Moment): number {
  if (!rule.until) return Infinity
  const local = localOf(rule.until)
  if (rule.until.isDate) return isDate ? local : local + day - 1
  const shown = rule.until.zone === ICAL.Timezone.utcTimezone ? zone.localOf(local) : local
  return isDate ? dayOf(shown) * day : shown
}

/** Adds the busy times of an entry. @throws Error if it has too many repetitions, or a rule that cannot be followed */
function addTimes(
  entry: Entry,
  { moments, days, future }: Overrides,
  { from, until }: BusyOptions,
  times: BusyTime[],
  step: () => void,
): void {
  const { start, isFree, excluded, rules, extra } = entry
  const { zone, isDate } = start
  function add(of: Entry, local: number, here: Zone, end = of.endOf(local, here)): void {
    const begin = here.momentOf(local)
    if (!of.isFree && end > begin && end > from && begin < until) times.push([begin, end])
  }
  if (entry.replaces) return add(entry, start.local, zone)

  const leftOut = new Set(excluded.filter((one) => !one.isDate).map(({ at }) => at))
  const daysOut = new Set(
    excluded
      .filter((one) => one.isDate || isDate)
      .map(({ local, at, isDate: whole }) => dayOf(whole ? local : zone.localOf(at))),
  )
  // A program may name a repetition of whole days by a moment.
  const movedDays = isDate ? new Set([...days, ...[...moments].map((at) => dayOf(zone.localOf(at)))]) : days
  function addRepetition(local: number, here: Zone, end?: number): void {
    const at = here.momentOf(local)
    if (leftOut.has(at) || daysOut.has(dayOf(local)) || moments.has(at) || movedDays.has(dayOf(local))) return
    const changed = future.find(({ replaces }) => replaces.at <= at)
    if (!changed) return isFree ? undefined : add(entry, local, here, end)
    add(
      changed,
      changed.start.zone.localOf(at) + changed.start.local - changed.start.zone.localOf(changed.replaces.at),
      changed.start.zone,
    )
  }
  if (rules.length === 0) addRepetition(start.local, zone)
  for (const one of extra) addRepetition(one.local, one.zone, one.end)
  // An occurrence can begin before the period and last into it, or be moved into it.
  const reach = Math.max(
    ...[entry, ...future].map((one) => one.endOf(one.start.local, one.start.zone) - one.start.at),
    ...future.map(
      (one) =>
        Math.abs(one.start.at - one.replaces.at) + one.endOf(one.start.local, one.start.zone) - one.start.at,
    ),
  )
  for (const rule of rules) {
    const starts = startsOf({
      rule,
      first: start.local,
      isDate,
      from: from - reach - 2 * day,
      until: until + (future.length > 0 ? reach : 0) + 2 * day,
      last: lastOf(rule, start),
      step,
    })
    for (const local of starts) addRepetition(local, zone)
  }
}

/** The busy periods of a VFREEBUSY. @throws Error if one cannot be read */
function* freeBusy(part: Part): Generator<BusyTime> {
  for (const property of propertiesOf(part, 'freebusy')) {
    const type = String(property.getFirstParameter('fbtype') ?? 'BUSY').toUpperCase()
    if (type === 'FREE') continue
    for (const period of property.getValues() as unknown[]) {
      if (!(period instanceof ICAL.Period)) throw new Error('A value that is no period.')
      yield [localOf(period.start), localOf(period.getEnd())]
    }
  }
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

function surroundingOf(calendar: Part): Surrounding {
  const zoneNamed = zonesOf(calendar)
  return {
    zone: zoneNamed(textOf(calendar, 'x-wr-timezone')) ?? namedZone(malaysiaZone),
    zoneNamed,
    isCancelled: wordOf(calendar, 'method') === 'CANCEL',
  }
}

/**
 * The busy times in a calendar (iCalendar, RFC 5545): repetitions and their changes, in local time of their
 * zones; whole days in the calendar's zone. Cancelled events and events marked as free are left out. What
 * cannot be read is counted, and the rest counts.
 * @throws Error if it is not a calendar
 */
export function busyTimes(text: string, options: BusyOptions): BusyCalendar {
  const { from, until, isOurs, now = () => performance.now() } = options
  const began = now()
  const { calendars, isCutOff } = calendarParts(text)
  if (calendars.length === 0) throw new Error('It is no calendar.')
  const times: BusyTime[] = []
  let unread = isCutOff ? 1 : 0
  const entries: Entry[] = []
  for (const calendar of calendars) {
    const surrounding = surroundingOf(calendar)
    for (const part of calendar.parts) {
      try {
        if (part.name === 'vevent') entries.push(readEntry(part, surrounding))
        else if (part.name === 'vfreebusy')
          times.push(
            ...[...freeBusy(part)].filter(([begin, end]) => end > from && begin < until && end > begin),
          )
      } catch {
        unread += 1
      }
    }
  }
  const overrides = overridesOf(entries)
  const none: Overrides = { moments: new Set(), days: new Set(), future: [] }
  let steps = 0
  for (const entry of entries) {
    if (isOurs(entry.uid)) continue
    let own = 0
    let isRead = !entry.isPartial
    try {
      addTimes(entry, overrides.get(entry.uid) ?? none, options, times, () => {
        steps += 1
        own += 1
        if (own > mostSteps || steps > mostStepsInAll || (steps % 100 === 0 && now() - began > mostTime))
          throw new Error('Too many repetitions.')
      })
    } catch {
      isRead = false
    }
    if (!isRead) unread += 1
  }
  const all = joined(times)
  return {
    times: all.slice(0, mostTimes),
    unread,
    guessed: entries.filter(({ uid, isGuessed }) => isGuessed && !isOurs(uid)).length,
    ...(all.length > mostTimes && { endsAt: all[mostTimes]?.[0] }),
  }
}
