import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '../support/database'
import { simulateReminders } from '../support/reminder-simulation'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

test('whatever stops half-way, and whenever a call is moved or cancelled: no reminder twice, none after it', async () => {
  const report = await simulateReminders(db.backend, { bookings: 120, perDay: 60, crashRate: 0.03 })
  expect(report).toMatchObject({ bookings: 120, twice: 0, afterChange: 0, leftOver: 0, wrongState: 0 })
  // It was no idle play: everything that can happen did.
  expect(report.sent.reminders).toBeGreaterThan(120)
  for (const happened of [report.moved, report.cancelled, report.unknown, ...Object.values(report.crashes)])
    expect(happened).toBeGreaterThan(0)
}, 120_000)
