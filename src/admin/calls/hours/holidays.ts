import { announcedHolidays, yearlyHolidays } from '@/content/holidays'
import { addDays } from '@/lib/dates'
import { sorted } from '@/lib/sorted'

export interface Holiday {
  /** yyyy-mm-dd */
  day: string
  name: string
  /** Whether its date differs from year to year. */
  moves: boolean
}

/**
 * The holidays, and for each on a Sunday the next day that is no holiday (Holidays Act 1951, section 3). States whose
 * weekend is Friday and Saturday replace other days.
 */
function withReplacements(holidays: readonly Holiday[]): Holiday[] {
  const taken = new Set(holidays.map(({ day }) => day))
  const replacements = holidays.flatMap(({ day, name, moves }) => {
    if (new Date(`${day}T00:00:00Z`).getUTCDay() !== 0) return []
    let free = addDays(day, 1)
    while (taken.has(free)) free = addDays(free, 1)
    taken.add(free)
    return { day: free, name: `${name} (replacement)`, moves }
  })
  return [...holidays, ...replacements]
}

/** The holidays from `first` to `last` (yyyy-mm-dd), in order. */
export function holidaysBetween(first: string, last: string): Holiday[] {
  const years = [0, 1, 2].map((later) => Number(first.slice(0, 4)) + later)
  const holidays = [
    ...years.flatMap((year) =>
      yearlyHolidays.map(([day, name]) => ({ day: `${year}-${day}`, name, moves: false })),
    ),
    ...announcedHolidays.map(([day, name]) => ({ day, name, moves: true })),
  ]
  return sorted(
    withReplacements(holidays).filter(({ day }) => day >= first && day <= last),
    (a, b) => (a.day < b.day ? -1 : 1),
  )
}
