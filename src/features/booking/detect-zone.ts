import { malaysiaZone } from '@shared/calendar/date-format'
import { abbreviationIn, offsetIn } from '@shared/calendar/zone-time'

/** Where the visitor's clock is, as their browser says. `detected` is false where it could not say. */
export interface ZoneInfo {
  name: string
  abbreviation: string
  /** 'UTC+05:45', at the moment it was asked for. */
  offset: string
  detected: boolean
}

/** What the database takes as a zone's name; a browser without one may say '+08:00'. */
const zoneName = /^[A-Za-z0-9_+/-]{1,64}$/

/** Never throws: a browser that cannot say where it is, or names a zone it does not know, is taken to be here. */
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
    // The zone below is as good as any guess.
  }
  return about(malaysiaZone, false)
}

/**
 * 'America/New_York (EST, UTC-05:00)', and 'Asia/Kathmandu (UTC+05:45)': what has no name but its offset says it once.
 */
export function zoneText({ name, abbreviation, offset }: Omit<ZoneInfo, 'detected'>): string {
  return /^(?:GMT|UTC)[+-]/.test(abbreviation)
    ? `${name} (${offset})`
    : `${name} (${abbreviation}, ${offset})`
}
