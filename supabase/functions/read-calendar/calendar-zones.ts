import windowsZones from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' }
import ICAL from 'ical.js'
import { offsetIn } from '../_shared/calendar/zone-time.ts'
import { type Part, sourceOf, textOf } from './calendar-parts.ts'

/** A zone's clock. Local times are ms since 1970 as if they were UTC. */
export interface Zone {
  /** The moment at which the clock shows a local time. */
  momentOf(local: number): number
  /** The local time that the clock shows at a moment. */
  localOf(at: number): number
}

const day = 86_400_000

/** IANA names by Windows names in lower case; CLDR calls the place that stands for all territories '001'. */
const ianaOfWindows = new Map(
  windowsZones.supplemental.windowsZones.mapTimezones
    .map(({ mapZone: { _other: windows, _territory: territory, _type: iana } }) => ({
      windows,
      territory,
      iana,
    }))
    .filter(({ territory }) => territory === '001')
    .map(({ windows, iana }) => [windows.toLowerCase(), iana]),
)

/** A function of time that is constant over most days, computed once for each of those. */
function byDay(compute: (at: number) => number): (at: number) => number {
  const starts = new Map<number, number>()
  const atStart = (of: number) => {
    const known = starts.get(of) ?? compute(of * day)
    starts.set(of, known)
    return known
  }
  return (at) => {
    const of = Math.floor(at / day)
    const offset = atStart(of)
    return offset === atStart(of + 1) ? offset : compute(at)
  }
}

/** The offset 'UTC+08:00' in ms. */
function offsetMs(zone: string, at: number): number {
  const [, sign, hours, minutes, seconds] = /UTC([+-])(\d+):(\d+)(?::(\d+))?/.exec(offsetIn(zone, at)) ?? []
  return (sign === '-' ? -1 : 1) * 1000 * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0))
}

const named = new Map<string, Zone>()

/** The zone of an IANA name. @throws RangeError if this runtime does not know it */
export function namedZone(name: string): Zone {
  const known = named.get(name)
  if (known) return known
  offsetIn(name, 0)
  const offset = byDay((at) => offsetMs(name, at))
  const zone: Zone = {
    momentOf: (local) => local - offset(local - offset(local)),
    localOf: (at) => at + offset(at),
  }
  named.set(name, zone)
  return zone
}

/** The zone that a calendar defines. @throws Error if its rules cannot be read */
function definedZone(definition: Part): Zone {
  const rules = new ICAL.Timezone(ICAL.Component.fromString(sourceOf(definition)))
  const offset = byDay((local) => rules.utcOffset(ICAL.Time.fromJSDate(new Date(local), true)) * 1000)
  offset(0)
  return {
    momentOf: (local) => local - offset(local),
    localOf: (at) => at + offset(at + offset(at)),
  }
}

const fixedOffset = /^(?:UTC|GMT)([+-])(\d{1,2}):?(\d\d)?$/i

/** 'UTC+08:00', 'GMT+8', a Windows name, or an IANA name that may follow a program's prefix. */
function zoneByName(name: string): Zone | undefined {
  const [, sign, hours, minutes = 0] = fixedOffset.exec(name) ?? []
  if (sign) {
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
    return { momentOf: (local) => local - offset, localOf: (at) => at + offset }
  }
  const windows = ianaOfWindows.get(name.toLowerCase())
  const words = name.split('/')
  for (const candidate of [windows ?? name, words.slice(-3).join('/'), words.slice(-2).join('/')]) {
    try {
      return namedZone(candidate)
    } catch {
      // The next spelling may be known.
    }
  }
  return undefined
}

/** The zones of a calendar by the names it gives them; undefined for a name that nothing explains. */
export function zonesOf(calendar: Part): (name: string) => Zone | undefined {
  const known = new Map<string, Zone | undefined>()
  const find = (name: string): Zone | undefined => {
    const definition = calendar.parts.find(
      (part) => part.name === 'vtimezone' && textOf(part, 'tzid') === name,
    )
    try {
      if (definition && definition.parts.length > 0) return definedZone(definition)
    } catch {
      // A definition that cannot be read leaves the name.
    }
    return zoneByName(name)
  }
  return (name) => {
    if (!known.has(name)) known.set(name, find(name))
    return known.get(name)
  }
}
