/**
 * Malaysia's national holidays, offered as closed days. Some stand on the same day each year; the others are those that
 * the government has announced, and follow the moon or a proclamation, so that they may still change. States have more.
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
  /** Not on the same day each year. */
  moves: boolean
}

/** Those from a day to another (yyyy-mm-dd), in order. */
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
