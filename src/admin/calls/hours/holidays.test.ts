import { expect, it } from 'vitest'
import { holidaysBetween } from '@/admin/calls/hours/holidays'
import { addDays } from '@/lib/dates'

it('the offered holidays are sorted by date and unique', () => {
  const holidays = holidaysBetween('2026-11-22', '2028-05-22')
  expect(holidays.map(({ day }) => day)).toEqual([...new Set(holidays.map(({ day }) => day))].toSorted())
  expect(holidays[0]).toEqual({ day: '2026-12-25', name: 'Christmas', moves: false })
  expect(holidays.filter(({ moves }) => moves).every(({ day }) => day.startsWith('2027'))).toBe(true)
})

it.each([
  ['2027-02-08', 'Chinese New Year, second day'],
  ['2027-06-08', 'Awal Muharram'],
  ['2027-08-16', 'Birthday of the Prophet Muhammad'],
  ['2029-09-17', 'Malaysia Day'],
])('%s is offered for the Sunday of %s', (day, name) => {
  const offered = holidaysBetween('2027-01-01', '2029-12-31').find((holiday) => holiday.day === day)
  expect(offered?.name).toBe(`${name} (replacement)`)
})

it('each holiday on a Sunday, and no other, has a replacement on the next day that is no holiday', () => {
  for (let year = 2026; year < 2066; year += 1) {
    const holidays = holidaysBetween(`${year}-01-01`, `${year}-12-31`)
    const replacements = holidays.filter(({ name }) => name.endsWith(' (replacement)'))
    const own = holidays.filter((holiday) => !replacements.includes(holiday))
    const sundays = own.filter(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0)
    expect(replacements.map(({ name }) => name)).toEqual(sundays.map(({ name }) => `${name} (replacement)`))
    for (const [index, { day }] of replacements.entries()) {
      expect(own.map((holiday) => holiday.day)).not.toContain(day)
      for (let before = addDays(day, -1); before > (sundays[index]?.day ?? ''); before = addDays(before, -1))
        expect(holidays.map((holiday) => holiday.day)).toContain(before)
    }
  }
})

it('a replacement is offered even after its Sunday has passed', () => {
  expect(holidaysBetween('2027-02-08', '2027-02-08').map(({ day }) => day)).toEqual(['2027-02-08'])
})
