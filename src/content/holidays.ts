/**
 * Malaysia's national holidays, offered as closed days. Some have a fixed date; the others are dates
 * announced by the government that depend on the moon or a proclamation and may still change. Individual
 * states have more.
 */
const everyYear = [
  ['05-01', 'Labour Day'],
  ['08-31', 'National Day'],
  ['09-16', 'Malaysia Day'],
  ['12-25', 'Christmas'],
] as const

const announced = [
  ['2027-02-06', 'Chinese New Year'],
  ['2027-02-07', 'Chinese New Year, second day'],
  ['2027-03-10', 'Hari Raya Aidilfitri'],
  ['2027-03-11', 'Hari Raya Aidilfitri, second day'],
  ['2027-05-17', 'Hari Raya Haji'],
  ['2027-05-20', 'Wesak Day'],
  ['2027-06-06', 'Awal Muharram'],
  ['2027-06-07', 'Birthday of the Yang di-Pertuan Agong'],
  ['2027-08-15', 'Birthday of the Prophet Muhammad'],
  ['2027-10-28', 'Deepavali'],
] as const

export interface Holiday {
  /** yyyy-mm-dd */
  day: string
  name: string
  /** Whether its date differs from year to year. */
  moves: boolean
}

/** The holidays from `first` to `last` (yyyy-mm-dd), in order. */
export function holidaysBetween(first: string, last: string): Holiday[] {
  const years = [0, 1, 2].map((later) => Number(first.slice(0, 4)) + later)
  return [
    ...years.flatMap((year) =>
      everyYear.map(([day, name]) => ({ day: `${year}-${day}`, name, moves: false })),
    ),
    ...announced.map(([day, name]) => ({ day, name, moves: true })),
  ]
    .filter(({ day }) => day >= first && day <= last)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
