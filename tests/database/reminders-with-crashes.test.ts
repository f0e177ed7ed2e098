import { expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { simulateReminders } from '../support/reminder-simulation'

const db = databaseForFile()

test('crashes, moves and cancellations never cause a repeated reminder or one for the old time', async () => {
  const report = await simulateReminders(db.backend, { bookings: 120, perDay: 60, crashRate: 0.03 })
  expect(report).toMatchObject({ bookings: 120, twice: 0, afterChange: 0, leftOver: 0, wrongState: 0 })
  // Everything that can happen did happen in the simulation.
  expect(report.sent.reminders).toBeGreaterThan(120)
  for (const happened of [report.moved, report.cancelled, report.unknown, ...Object.values(report.crashes)])
    expect(happened).toBeGreaterThan(0)
}, 120_000)
