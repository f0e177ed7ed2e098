/** The zone of the studio's clock: MYT, +08:00, without daylight saving since 1982. */
export const malaysiaZone = 'Asia/Kuala_Lumpur'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Each format is made once: making one is slow, and a list asks for the same few with every row. */
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
