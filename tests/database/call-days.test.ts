import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseForFile, newCaller } from '../support/database'
import { slots } from '../support/standard-hours'
import { setClock } from '../support/studio-clock'
import { calendarOf, callTimes, monday, range } from './support/call-times'

const db = databaseForFile()
const { begin, empty, hours, close, book } = calendarOf(() => db)
beforeAll(async () => {
  await begin()
})
beforeEach(empty)

const [sunday, tuesday] = ['2031-03-09', '2031-03-11']
interface Day {
  date: string
  free: string[]
  taken: string[]
  why?: string
  reason?: string
}
/** The answer for a visitor. */
const callDays = async (args: { first?: string; last?: string; moving?: string } = {}) =>
  (await newCaller(db.backend).rpc('call_days', args).throwOnError()).data as unknown as {
    first: string
    last: string
    days: Day[]
  }
const dayOf = async (day: string, moving?: string) =>
  (await callDays({ first: day, last: day, moving })).days[0]

describe('call_days', () => {
  test('has every bookable day by default, each with its free times', async () => {
    const { first, last, days } = await callDays()
    expect([first, last]).toEqual([sunday, '2031-06-07'])
    expect(days).toHaveLength(91)
    expect(days.map(({ date }) => date).toSorted()).toEqual(days.map(({ date }) => date))
    expect(days[1]).toEqual({ date: monday, free: [...slots], taken: [] })
  })

  test('has only the bookable days of a range, and none of a range outside them', async () => {
    const datesOf = async (first: string, last: string) =>
      (await callDays({ first, last })).days.map(({ date }) => date)
    expect(await datesOf('2031-03-01', monday)).toEqual([sunday, monday])
    expect(await datesOf('2031-06-07', '2031-12-31')).toEqual(['2031-06-07'])
    expect(await datesOf('2031-06-08', '2031-12-31')).toEqual([])
    expect(await datesOf('2020-01-01', '2020-12-31')).toEqual([])
    expect(await datesOf(tuesday, monday)).toEqual([])
    expect(await datesOf('-infinity', 'infinity')).toHaveLength(91)
  })

  test('has the times that cannot be booked apart, except those that have passed', async () => {
    await setClock(db.backend, `${monday}T09:30:00+08:00`)
    await hours({ pause_minutes: 15 })
    await book(monday, '11:00 AM')
    await close(monday, ['14:00', '15:00'])
    await db.backend.exec(
      `insert into private.busy_times values ('${monday} 16:45+08', '${monday} 17:10+08')`,
    )
    expect(await dayOf(monday)).toEqual({
      date: monday,
      free: ['10:00 AM', '3:00 PM', '3:30 PM', '4:00 PM'],
      taken: ['10:30 AM', '11:00 AM', '11:30 AM', '2:00 PM', '2:30 PM', '4:30 PM', '5:00 PM'],
    })
  })

  test('says that the studio takes no calls on a day, with the reason that it wrote', async () => {
    await hours({ tuesday: [] })
    await close(monday, null, 'Staff day')
    expect(await dayOf(monday)).toEqual({
      date: monday,
      free: [],
      taken: [...slots],
      why: 'closed',
      reason: 'Staff day',
    })
    expect(await dayOf(tuesday)).toEqual({ date: tuesday, free: [], taken: [], why: 'closed', reason: '' })
  })

  test('a day of one range closed by the studio is full, and has no reason', async () => {
    await close(monday, ['09:00', '18:00'], 'Moving offices')
    expect(await dayOf(monday)).toEqual({ date: monday, free: [], taken: [...slots], why: 'full' })
  })

  test('says that a day is full, also if the studio’s limit of calls is reached', async () => {
    await hours({ monday: [range('09:00', '10:00')], calls_a_day: 1 })
    const { manage_token: token } = await book(monday, '9:00 AM')
    expect(await dayOf(monday)).toEqual({
      date: monday,
      free: [],
      taken: ['9:00 AM', '9:30 AM'],
      why: 'full',
    })
    // The call that is moved does not block its own day.
    expect(await dayOf(monday, token)).toEqual({ date: monday, free: ['9:00 AM', '9:30 AM'], taken: [] })
    await book(tuesday, '10:00 AM')
    expect(await dayOf(tuesday)).toMatchObject({ free: [], why: 'full' })
  })

  test.each([
    ['every time has passed', '17:00:00', 0, 'past', []],
    ['the notice is longer than what is left of the day', '16:30:00', 2, 'soon', ['5:00 PM']],
    ['the notice leaves a time free', '15:00:00', 2, undefined, slots.slice(9, 12)],
  ] as const)('says why today has no time if %s', async (_, at, notice_hours, why, taken) => {
    await setClock(db.backend, `${monday}T${at}+08:00`)
    await hours({ notice_hours })
    const day = await dayOf(monday)
    expect(day?.why).toBe(why)
    expect(day?.taken).toEqual(taken)
    expect(day?.free).toEqual(why ? [] : ['5:00 PM'])
  })

  test('agrees with call_times on every day', async () => {
    await hours({ notice_hours: 24, pause_minutes: 30, calls_a_day: 2, friday: [], saturday: [] })
    await book(tuesday, '9:30 AM')
    await book('2031-03-12', '9:00 AM')
    await book('2031-03-12', '5:00 PM')
    await close('2031-03-13')
    for (const { date, free, taken } of (await callDays({ last: '2031-03-17' })).days) {
      const { times } = await callTimes(db, date)
      expect(free).toEqual(times.flatMap(({ slot, state }) => (state === 'free' ? slot : [])))
      expect(taken).toEqual(
        times.flatMap(({ slot, state }) => (state === 'taken' || state === 'closed' ? slot : [])),
      )
    }
  })

  test('tells nothing about who booked', async () => {
    await book(monday, '9:00 AM')
    const { days } = await callDays({ last: monday })
    expect(Object.keys(days[1] ?? {}).toSorted()).toEqual(['date', 'free', 'taken'])
  })
})
