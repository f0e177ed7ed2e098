/** The zone of the studio's clock: MYT, +08:00, without daylight saving since 1982. */
export const malaysiaZone = 'Asia/Kuala_Lumpur'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are cached: creating one is slow, and each row of a list needs the same few. */
export function dateFormat(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, options])
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options })
  formats.set(key, known)
  return known
}
