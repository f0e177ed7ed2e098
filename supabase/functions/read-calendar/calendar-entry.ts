import ICAL from 'ical.js'
import { type Part, propertiesOf, textOf, wordOf } from './calendar-parts.ts'
import type { Zone } from './calendar-zones.ts'
import { localOf } from './repetitions.ts'

/** The calendar of an entry. */
export interface Surrounding {
  /** The zone of whole days and of times without one. */
  zone: Zone
  zoneNamed: (name: string) => Zone | undefined
  /** Whether it cancels all its entries. */
  isCancelled: boolean
}

export interface Moment {
  /** In ms since 1970. */
  at: number
  /** What the clock of the zone shows, in ms as if it were UTC. */
  local: number
  isDate: boolean
  zone: Zone
}

/** An event with what makes it busy. */
export interface Entry {
  uid: string
  isFree: boolean
  start: Moment
  /** The end (ms since 1970) of an occurrence that starts at this local time. */
  endOf: (local: number, zone: Zone) => number
  rules: ICAL.Recur[]
  /** Starts beside those of the rules; a period has its own end. */
  extra: Array<Moment & { end?: number }>
  /** Starts that are left out; a date leaves out its whole day. */
  excluded: Moment[]
  /** The repetition that this entry replaces, and whether it changes the later ones too. */
  replaces?: Moment & { andFuture: boolean }
  /** Whether a zone is unknown, and was taken for the calendar's. */
  isGuessed: boolean
  /** Whether a line could not be read. */
  isPartial: boolean
}

const day = 86_400_000

/** Outlook knows more states than RFC 5545: 'working elsewhere' is no appointment. */
const freeStates = new Set(['FREE', 'WORKINGELSEWHERE'])

const isFree = (part: Part) =>
  wordOf(part, 'status') === 'CANCELLED' ||
  wordOf(part, 'transp') === 'TRANSPARENT' ||
  freeStates.has(wordOf(part, 'x-microsoft-cdo-busystatus'))

/** Days and weeks of a duration follow the clock, the rest is exact (RFC 5545, 3.3.6). */
const partsOf = ({ weeks, days, hours, minutes, seconds, isNegative }: ICAL.Duration) => {
  const sign = isNegative ? -1 : 1
  return {
    nominal: sign * (weeks * 7 + days) * day,
    exact: sign * (hours * 3600 + minutes * 60 + seconds) * 1000,
  }
}

/**
 * Reads a VEVENT.
 * @throws Error if its time cannot be read, or ends before it starts
 */
export function readEntry(part: Part, { zone, zoneNamed, isCancelled }: Surrounding): Entry {
  let isGuessed = false
  let isPartial = false

  function momentOf(time: ICAL.Time, property: ICAL.Property): Moment {
    const local = localOf(time)
    if (!Number.isFinite(local)) throw new Error('A time without a number.')
    if (time.zone === ICAL.Timezone.utcTimezone && !time.isDate)
      return { at: local, local, isDate: false, zone: utc }
    const name = time.isDate ? undefined : (property.getFirstParameter('tzid') as string | undefined)
    const named = name ? zoneNamed(name) : zone
    isGuessed ||= !named
    const here = named ?? zone
    return { at: here.momentOf(local), local, isDate: time.isDate, zone: here }
  }
  /** The properties of that name; a line that cannot be read is left out. */
  function propertiesIn(name: string): ICAL.Property[] {
    try {
      return propertiesOf(part, name)
    } catch {
      isPartial = true
      return (part.lines.get(name) ?? []).flatMap((line) => {
        try {
          return propertiesOf({ ...part, lines: new Map([[name, [line]]]) }, name)
        } catch {
          return []
        }
      })
    }
  }
  const momentsOf = (name: string): Array<Moment & { end?: number }> =>
    propertiesIn(name).flatMap((property) =>
      property.getValues().map((value: unknown) => {
        if (value instanceof ICAL.Period) {
          const end = momentOf(value.getEnd(), property)
          return { ...momentOf(value.start, property), end: end.at }
        }
        if (!(value instanceof ICAL.Time)) throw new Error('A value that is no time.')
        return momentOf(value, property)
      }),
    )

  const [start] = momentsOf('dtstart')
  if (!start) throw new Error('An event without a start.')
  const [replaced] = momentsOf('recurrence-id')
  const range = String(propertiesIn('recurrence-id')[0]?.getFirstParameter('range') ?? '')
  const entry = {
    uid: textOf(part, 'uid'),
    isFree: isCancelled || isFree(part),
    start,
    endOf: endOf(),
    rules: propertiesIn('rrule').flatMap((property) => property.getValues() as ICAL.Recur[]),
    extra: momentsOf('rdate'),
    excluded: momentsOf('exdate'),
    replaces: replaced && { ...replaced, andFuture: range.toUpperCase() === 'THISANDFUTURE' },
  }
  return { ...entry, isGuessed, isPartial }

  function endOf(): Entry['endOf'] {
    const [end] = momentsOf('dtend')
    const duration = end
      ? undefined
      : (propertiesIn('duration')[0]?.getFirstValue() as ICAL.Duration | undefined)
    if (start?.isDate) {
      const length = end ? end.local - start.local : duration ? partsOf(duration).nominal : 0
      // A whole day lasts at least that day: some programs write the same day as its end.
      return (local, here) => here.momentOf(local + Math.max(Math.ceil(length / day), 1) * day)
    }
    const { nominal, exact } = duration ? partsOf(duration) : { nominal: 0, exact: 0 }
    const length = end && start ? end.at - start.at : exact
    if (length + nominal < 0) throw new Error('An event that ends before it starts.')
    return (local, here) => here.momentOf(local + nominal) + length
  }
}

export const utc: Zone = { momentOf: (local) => local, localOf: (at) => at }
