import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCaller, openDatabase, type TestDatabase } from '../support/database'
import { setLimits } from '../support/limits'
import { figures, inDays, anonymousBookings } from './support/anonymous-bookings'

let db: TestDatabase
const { submit, stored } = anonymousBookings(() => db)
beforeAll(async () => {
  db = await openDatabase()
  await setLimits(db.backend, figures)
})
afterAll(() => db.close())

/** Makes a requested call, whose confirmation locks the day it leaves; gives the token of its email. */
async function requested(preferred_date: string) {
  const { booking_id } = await submit({ preferred_date })
  await db.backend.query(
    "update public.booking_submissions set status = 'requested' where id = $1::text::uuid",
    [booking_id],
  )
  return (await stored(booking_id)).mail_token
}

test('two calls that swap days at the same time are both moved', async () => {
  // Days must be locked in order, otherwise one of the two would end in a deadlock.
  for (let day = 5; day < 25; day += 2) {
    const [here, there] = [inDays(day), inDays(day + 1)]
    const tokens = [await requested(here), await requested(there)] as const
    const move = (token: string, preferred_date: string, preferred_time: string) =>
      newCaller(db.backend).rpc('reschedule_booking', { token, preferred_date, preferred_time })
    const answers = await Promise.all([move(tokens[0], there, '3:00 PM'), move(tokens[1], here, '4:00 PM')])
    expect(answers.map(({ error }) => error)).toEqual([null, null])
    expect(answers.map(({ data }) => data)).toMatchObject([
      { status: 'booked', preferred_date: there },
      { status: 'booked', preferred_date: here },
    ])
  }
})
