import { startTransition, useEffect, useState } from 'react'
import { dayMs } from '@/lib/dates'
import { whenIdle } from '@/lib/when-idle'
import { malaysiaZone } from '@shared/calendar/date-format'
import { abbreviationIn, offsetIn } from '@shared/calendar/zone-time'

/** The visitor's time zone. `detected` is false where the browser did not give it. */
export interface ZoneInfo {
  name: string
  abbreviation: string
  /** 'UTC+05:45', at the moment of detection. */
  offset: string
  detected: boolean
}

/** A zone's name as the database accepts it; a browser without zone names may give '+08:00'. */
const zoneName = /^[A-Za-z0-9_+/-]{1,64}$/

/** Never throws: where the browser gives no zone, or an unknown one, it is Malaysia's. */
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
    // Falls back to Malaysia's zone.
  }
  return about(malaysiaZone, false)
}

/** Before the first date that it writes, a browser reads what it knows of languages and numbers: long tasks, if in one. */
const readLanguages = [() => Intl.Collator.supportedLocalesOf('en-US'), () => (0).toLocaleString('en-US')]

/**
 * The visitor's zone at `now` (ms), undefined until the browser had the idle moments that this takes. Whose clock shows
 * the studio's time is not asked for it.
 */
export function useZone(now: number | undefined): ZoneInfo | undefined {
  const [zone, setZone] = useState<ZoneInfo>()
  useEffect(() => {
    if (now === undefined || sharesStudioClock(now)) return
    let cancel = () => {}
    const inTurn = ([step, ...rest]: ReadonlyArray<() => unknown>) => {
      cancel = whenIdle(() => {
        step?.()
        if (rest.length > 0) inTurn(rest)
      })
    }
    inTurn([...readLanguages, () => startTransition(() => setZone(detectZone(now)))])
    return () => cancel()
  }, [now])
  return zone
}

const malaysiaOffset = -480
const months = Array.from({ length: 13 }, (_, month) => month)

/** Whether the visitor's clock shows what the studio's does, from `now` (ms) on through the year. Needs no zone's name. */
export const sharesStudioClock = (now: number | undefined): boolean =>
  now !== undefined &&
  months.every((month) => new Date(now + month * 30 * dayMs).getTimezoneOffset() === malaysiaOffset)

/**
 * 'America/New_York (EST, UTC-05:00)', and 'Asia/Kathmandu (UTC+05:45)' where the abbreviation is only the offset.
 */
export function zoneText({ name, abbreviation, offset }: Omit<ZoneInfo, 'detected'>): string {
  return /^(?:GMT|UTC)[+-]/.test(abbreviation)
    ? `${name} (${offset})`
    : `${name} (${abbreviation}, ${offset})`
}
