import { expect, test } from 'vitest'
import { slots } from '../support/standard-hours'
import { databaseForFile, newCaller } from '../support/database'
import { answerOf, apply, bookCall, inDays, sendMessage, subscribe } from '../support/submissions'
import { playFlood } from '../support/flood'

const db = databaseForFile()

test('twenty people in one office can book, write, subscribe and apply within ten minutes', async () => {
  const office = newCaller(db.backend)
  const calls: string[] = []
  for (let person = 0; person < 20; person += 1) {
    const slot = { preferred_date: inDays(3 + person), preferred_time: slots[person % slots.length] }
    calls.push(answerOf(await bookCall(office, slot).throwOnError()).status)
    for (const send of [sendMessage, subscribe, apply] as const) await send(office).throwOnError()
  }
  expect(calls.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'booked'))
  expect(new Set(calls.slice(6))).toEqual(new Set(['requested']))
})

// At full size: npm run bench abuse.
test('during a flood times stay free, few emails are sent, a visitor is served, the owner gets one alert, and one press cleans up', async () => {
  const report = await playFlood(db.backend, db.admin, 400)
  expect(Object.keys(report.answers).filter((answer) => !/^200|slot_taken$/.test(answer))).toEqual([])
  expect(report.held).toBeGreaterThan(20)
  expect(report.askedFor).toBeGreaterThan(20)
  expect(report.freeSlots).toBeGreaterThanOrEqual(7)
  expect(report.emailsInAnHour).toBe(30)
  expect(report).toMatchObject({
    visitors: ['booked, 200', 'requested, 200', 'requested, 200'],
    confirmedVisitor: 'booked',
    ownerNotified: 1,
    emailsAfterCleaning: 0,
    leftWaiting: 0,
    cleanedAgain: { floods: 1, bookings: 0, requests: 0, applications: 0, subscribers: 0, emails: 0 },
  })
  expect(report.cleaned.bookings).toBeGreaterThan(report.held)
}, 120_000)
