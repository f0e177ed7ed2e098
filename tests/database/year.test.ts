import { expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { findingsOf } from '../support/year/findings'
import { simulate } from '../support/year/simulate'

const db = databaseForFile()

test('in a month with outages, a small quota and attackers no message is lost, doubled or sent to people who left', async () => {
  const month = await simulate(db.backend, db.admin, {
    days: 30,
    bookings: 20,
    enquiries: 30,
    newsletters: 2,
    readers: 40,
    strikes: 5,
    provider: { aSecond: 2, aDay: 60, lostAnswers: 0.01 },
    outages: [
      { day: 8, hours: 1 },
      { day: 16, hours: 24 },
    ],
  })
  const { slowestAlert, slowestConfirmation, refusedShare, ...found } = await findingsOf(month)
  expect(found).toEqual({
    leadsNotAnnounced: 0,
    lost: 0,
    disagreeing: 0,
    doubled: 0,
    toGone: [],
    overQuota: 0,
    keptFromAWeek: 0,
    examples: [],
  })
  // Minutes of the simulated clock.
  expect(slowestAlert).toBeLessThanOrEqual(15)
  expect(slowestConfirmation).toBeLessThanOrEqual(15)
  expect(refusedShare).toBeLessThanOrEqual(0.01)
  // Everything that can happen did happen.
  expect(month.provider.unreachable).toBeGreaterThan(0)
  expect(month.met.leads.length).toBeGreaterThan(40)
  expect([...month.gone.values()].map(({ why }) => why)).toContain('suppressed')
}, 180_000)
