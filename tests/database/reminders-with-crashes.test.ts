import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '../support/database'
import { simulateReminders } from '../support/reminder-simulation'
import { raceForSlot } from '../support/slot-race'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

test('of fifty callers at once for one slot exactly one wins, ten times over', async () => {
  for (let round = 0; round < 10; round += 1)
    expect(await raceForSlot(db.backend, round)).toEqual({ won: 1, told: ['409 slot_taken'], stored: 1 })
}, 120_000)

test('whatever stops half-way, and whenever a call is moved or cancelled: no reminder twice, none after it', async () => {
  const report = await simulateReminders(db.backend, { bookings: 150, crashRate: 0.04 })
  expect(report).toMatchObject({ bookings: 150, twice: 0, afterChange: 0, leftOver: 0, wrongState: 0 })
  // It was no idle play: everything that can happen did.
  expect(report.sent.reminders).toBeGreaterThan(200)
  for (const happened of [report.moved, report.cancelled, report.unknown, ...Object.values(report.crashes)])
    expect(happened).toBeGreaterThan(0)
}, 180_000)
