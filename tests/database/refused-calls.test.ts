import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, databaseForFile, newCaller, queryOne } from '../support/database'
import { answerOf, apply, bookCall, inDays } from '../support/submissions'
import { giveClock } from '../support/studio-clock'

const db = databaseForFile()
beforeAll(async () => {
  // A stopped clock, so that no window ends between two calls.
  await giveClock(db.backend)
})

const submit = (client: Client, preferred_date: string, preferred_time = '9:00 AM') =>
  bookCall(client, { preferred_date, preferred_time })

/** The distinct answers to all calls but the last, and the last answer. */
async function answers(count: number, call: () => PromiseLike<{ status: number; error: unknown }>) {
  const earlier = new Set<string>()
  for (let n = 0; n < count; n += 1) {
    const { status, error } = await call()
    earlier.add(`${status} ${(error as { message?: string } | null)?.message}`)
  }
  const last = await call()
  return {
    earlier: [...earlier],
    last: `${last.status} ${(last.error as { message?: string } | null)?.message}`,
  }
}

const limited = '429 rate_limited'

describe('refused calls count for their caller', () => {
  test('a call at a taken time', async () => {
    await submit(newCaller(db.backend), inDays(4))
    const caller = newCaller(db.backend)
    expect(await answers(30, () => submit(caller, inDays(4)))).toEqual({
      earlier: ['409 slot_taken'],
      last: limited,
    })
  })

  test('an application with an invalid field', async () => {
    const caller = newCaller(db.backend)
    const refused = () => apply(caller, { area_of_expertise: 'Cooking' })
    expect(await answers(30, refused)).toEqual({ earlier: ['400 invalid_input'], last: limited })
  })

  test.each([
    ['confirm_booking', {}],
    ['cancel_booking', {}],
    ['reschedule_booking', { preferred_date: inDays(5), preferred_time: '9:00 AM' }],
  ] as const)('%s with a token of no booking', async (name, rest) => {
    const caller = newCaller(db.backend)
    const change = () => caller.rpc(name, { token: randomUUID(), ...rest } as never)
    expect(await answers(30, change)).toEqual({ earlier: ['404 booking_not_found'], last: limited })
  })

  test('a booking moved to a taken time, counted for the booking too', async () => {
    await submit(newCaller(db.backend), inDays(6))
    const { manage_token: token } = answerOf(await submit(newCaller(db.backend), inDays(7), '9:30 AM'))
    const move = () =>
      newCaller(db.backend).rpc('reschedule_booking', {
        token,
        preferred_date: inDays(6),
        preferred_time: '9:00 AM',
      })
    expect(await answers(10, move)).toEqual({ earlier: ['409 slot_taken'], last: limited })
  })
})

test('a refusal has an error body and stores only its count', async () => {
  const stored = () =>
    queryOne(
      db.backend,
      `select (select count(*)::integer from public.booking_submissions) as bookings,
        (select count(*)::integer from public.outbox) as messages,
        (select coalesce(sum(hits), 0)::integer from private.rate_limits where bucket = 'submissions') as submissions`,
    )
  await submit(newCaller(db.backend), inDays(8))
  const before = await stored()
  expect(await submit(newCaller(db.backend), inDays(8))).toMatchObject({
    status: 409,
    data: null,
    error: { code: 'PT409', message: 'slot_taken', details: null, hint: 'Please select another time.' },
  })
  expect(await stored()).toEqual(before)
})

test('a caller may request free times 300 times in ten minutes', async () => {
  const caller = newCaller(db.backend)
  const ask = () => caller.rpc('free_times', { day: inDays(9) })
  expect((await ask()).error).toBeNull()
  await db.backend.exec("update private.rate_limits set hits = 299 where bucket = 'free times by caller'")
  expect(await answers(1, ask)).toEqual({ earlier: ['200 undefined'], last: limited })
  expect((await newCaller(db.backend).rpc('free_times', { day: inDays(9) })).error).toBeNull()
})
