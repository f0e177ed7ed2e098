import { useMemo } from 'react'
import { dayMs } from '@/lib/dates'
import { malaysiaZone } from '@shared/calendar/date-format'
import { abbreviationIn, offsetIn } from '@shared/calendar/zone-time'

/** The visitor's time zone. `detected` is false if the browser did not report one. */
export interface ZoneInfo {
  name: string
  abbreviation: string
  /** For example 'UTC+05:45', at the moment of detection. */
  offset: string
  detected: boolean
}

/** A zone name that the database accepts; a browser without zone names may report '+08:00'. */
const zoneName = /^[A-Za-z0-9_+/-]{1,64}$/

/** Never throws: if the browser reports no zone or an unknown one, it returns Malaysia's. */
export function detectZone(
  now: number,
  ask: () => string | undefined = () => Intl.DateTimeFormat().resolvedOptions().timeZone,
): ZoneInfo {
  const about = (name: string, detected: boolean) => ({
    name,
    abbreviation: abbreviationIn(name, now),
    offset: offsetIn(name, now),
    detected,
  })
  try {
    const name = ask()
    if (name && name !== 'Etc/Unknown' && zoneName.test(name)) return about(name, true)
  } catch {
    // Falls back to Malaysia's time zone below.
  }
  return about(malaysiaZone, false)
}

/**
 * The visitor's zone at `now` (ms); undefined before it is known, and if the visitor's clock shows the
 * studio's time.
 */
export const useZone = (now: number | undefined): ZoneInfo | undefined =>
  useMemo(() => (now === undefined || sharesStudioClock(now) ? undefined : detectZone(now)), [now])

const malaysiaOffset = -480
const months = Array.from({ length: 13 }, (_, month) => month)

/** Whether the visitor's clock shows the studio's time from `now` (ms) for a year. Needs no zone name. */
export const sharesStudioClock = (now: number | undefined): boolean =>
  now !== undefined &&
  months.every((month) => new Date(now + month * 30 * dayMs).getTimezoneOffset() === malaysiaOffset)

/**
 * 'America/New_York (EST, UTC-05:00)', or 'Asia/Kathmandu (UTC+05:45)' if the abbreviation is only the
 * offset.
 */
export function zoneText({ name, abbreviation, offset }: Omit<ZoneInfo, 'detected'>): string {
  return /^(?:GMT|UTC)[+-]/.test(abbreviation)
    ? `${name} (${offset})`
    : `${name} (${abbreviation}, ${offset})`
}
