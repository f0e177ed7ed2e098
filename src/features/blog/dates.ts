const zone = 'Asia/Kuala_Lumpur'
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone })
const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: zone })
const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: zone })

const read = (stamp: string | null) => {
  const date = new Date(stamp ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date
}

/** 'March 5, 2025' as it was in Malaysia, or 'Unknown date'. */
export function longDate(stamp: string | null): string {
  const date = read(stamp)
  return date ? day.format(date) : 'Unknown date'
}

/** The year and the month's name of a moment, in Malaysia. */
export function yearAndMonth(stamp: string | null): { year: number; month: string } | null {
  const date = read(stamp)
  return date && { year: Number(year.format(date)), month: month.format(date) }
}

/** The first moment of a year in Malaysia. */
export const startOfYear = (of: number) => `${of}-01-01T00:00:00+08:00`
