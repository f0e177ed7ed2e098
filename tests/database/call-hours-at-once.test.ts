import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseForFile, queryValue } from '../support/database'
import { setLimits } from '../support/limits'
import { slots } from '../support/standard-hours'
import { calendarOf, monday, range, takenOn } from './support/call-times'

const db = databaseForFile()
const { begin, empty, hours, book, move, statesOf } = calendarOf(() => db)
beforeAll(async () => {
  await begin()
})
beforeEach(empty)

describe('unconfirmed calls may hold a share of the times offered', () => {
  test('of three of six times and two of three', async () => {
    await setLimits(db.backend, { 'unconfirmed calls in a day': 6 })
    const held = async () => {
      const n = await queryValue<number>(
        db.backend,
        "select count(*)::integer as n from public.booking_submissions where status = 'booked'",
      )
      return n
    }
    await hours({ monday: [range('09:00', '12:00')] })
    for (const slot of slots.slice(0, 6)) expect((await book(monday, slot)).refused).toBeUndefined()
    expect(await held()).toBe(3)
    await hours({ tuesday: [range('09:00', '10:30')] })
    for (const slot of slots.slice(0, 3)) expect((await book('2031-03-11', slot)).refused).toBeUndefined()
    expect(await held()).toBe(3 + 2)
    await setLimits(db.backend, {})
  })
})

describe('many simultaneous bookings', () => {
  const minutes = (slot: string) => {
    const [, hour = '', minute = '', half = ''] = /^(\d+):(\d+) (.M)$/.exec(slot) ?? []
    return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute)
  }

  test('fill only the overlapping times that fit, with the pause between them', async () => {
    const offered = slots.slice(0, 6)
    await hours({ monday: [range('09:00', '12:00')], pause_minutes: 30 })
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        Array.from({ length: 30 }, (_, n) => book(monday, offered[(n * 7 + round) % 6] ?? '')),
      )
      const held = await takenOn(db, monday)
      expect(held.length).toBeGreaterThanOrEqual(2)
      for (const [index, slot] of held.slice(1).entries())
        expect(minutes(slot) - minutes(held[index] ?? '')).toBeGreaterThanOrEqual(60)
      expect(Object.values(await statesOf(monday))).not.toContain('free')
      await db.backend.exec('delete from public.booking_submissions')
    }
  }, 120_000)

  test('fill no more than the daily limit, even with calls moved to that day', async () => {
    await hours({ calls_a_day: 3 })
    const elsewhere = []
    for (let day = 11; day < 15; day += 1) elsewhere.push(await book(`2031-03-${day}`, '9:00 AM'))
    await Promise.all([
      ...slots.map((slot) => book(monday, slot)),
      ...elsewhere.map(({ manage_token: token }, n) => move(token, monday, slots[n] ?? '')),
    ])
    expect(await takenOn(db, monday)).toHaveLength(3)
  }, 60_000)

  test('keep the pause across midnight', async () => {
    await hours({ monday: [range('23:25', '23:55')], tuesday: [range('00:05', '00:35')], pause_minutes: 30 })
    for (let round = 0; round < 3; round += 1) {
      const both = await Promise.all([book(monday, '11:25 PM'), book('2031-03-11', '12:05 AM')])
      expect(both.flatMap(({ refused }) => refused ?? [])).toHaveLength(1)
      await db.backend.exec('delete from public.booking_submissions')
    }
  }, 60_000)
})
