import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '../support/database'
import { playFlood } from '../support/flood'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

// In full size: npm run bench abuse.
test('in a flood times stay free, mails stay few, a visitor is served, the owner is told once, and one press cleans up', async () => {
  const report = await playFlood(db.backend, db.admin, 300)
  expect(Object.keys(report.answers).filter((answer) => !answer.startsWith('200'))).toEqual([])
  expect(report.held).toBeGreaterThan(20)
  expect(report.askedFor).toBeGreaterThan(20)
  expect(report.freeSlots).toBeGreaterThanOrEqual(7)
  expect(report.mailsInAnHour).toBe(30)
  expect(report).toMatchObject({
    visitors: ['booked, 200', 'asked_for, 200', 'asked_for, 200'],
    confirmedVisitor: 'booked',
    ownerTold: 1,
    mailsAfterCleaning: 0,
    leftWaiting: 0,
    cleanedAgain: { floods: 1, bookings: 0, requests: 0, applications: 0, subscribers: 0, mails: 0 },
  })
  expect(report.cleaned.bookings).toBeGreaterThan(report.held)
}, 120_000)
