import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { databaseForFile, newCaller } from '../support/database'
import { giveClock, setClock } from '../support/studio-clock'
import { answerOf, bookCall, inDays } from '../support/submissions'
import { edit } from '../support/edit'
import { takenOn } from './support/call-times'

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
})
/** The booking as its token shows it. */
interface Managed {
  booking_id: string
  preferred_date: string
  preferred_time: string
  starts_at: string
  status: string
  sequence: number
  changeable: boolean
}

let days = 3
/** Books a call on a day that no other test uses. */
async function booked(change: { preferred_time?: string; preferred_date?: string } = {}) {
  days += 1
  const slot = { preferred_date: inDays(days), preferred_time: '9:00 AM', ...change }
  const call = bookCall(newCaller(db.backend), { timezone: 'Pacific/Auckland', ...slot })
  const { booking_id, manage_token } = answerOf(await call.throwOnError())
  return { id: booking_id, token: manage_token, ...slot }
}

const look = async (token: string) =>
  (await newCaller(db.backend).rpc('managed_booking', { token })).data as Managed | null
const move = (token: string, preferred_date: string, preferred_time: string) =>
  newCaller(db.backend).rpc('reschedule_booking', { token, preferred_date, preferred_time })
const cancel = (token: string) => newCaller(db.backend).rpc('cancel_booking', { token })
const taken = (day: string) => takenOn(db, day)

describe('opening a booking by its token', () => {
  test('a visitor sees the call but neither the contact nor the message', async () => {
    const { id, token, preferred_date } = await booked()
    expect(await look(token)).toEqual({
      booking_id: id,
      name: 'Lim Wei',
      preferred_date,
      preferred_time: '9:00 AM',
      starts_at: `${preferred_date}T01:00:00Z`,
      call_method: 'video',
      timezone: 'Pacific/Auckland',
      visitor_offset: null,
      visitor_offset_at: null,
      language: 'en',
      status: 'booked',
      confirmed: false,
      confirmable: false,
      by_email: true,
      meeting_link: null,
      cancel_reason: null,
      sequence: 0,
      changeable: true,
    })
  })

  test('an unknown token shows nothing', async () => {
    await booked()
    expect(await look(randomUUID())).toBeNull()
  })

  test('is limited to 120 times in ten minutes for a caller', async () => {
    const caller = newCaller(db.backend)
    const { token } = await booked()
    const open = async () => (await caller.rpc('managed_booking', { token })).status
    expect(await open()).toBe(200)
    await db.backend.exec("update private.rate_limits set hits = 119 where bucket = 'booking read by caller'")
    expect([await open(), await open()]).toEqual([200, 429])
  })
})

describe('moving a call', () => {
  test('takes the new slot, raises the sequence and frees the old slot', async () => {
    const { id, token, preferred_date } = await booked()
    const { data, error } = await move(token, inDays(60), '2:30 PM (MYT)')
    expect(error).toBeNull()
    expect(data).toMatchObject({
      booking_id: id,
      preferred_date: inDays(60),
      preferred_time: '2:30 PM',
      starts_at: `${inDays(60)}T06:30:00Z`,
      status: 'booked',
      sequence: 1,
      changeable: true,
    })
    expect(await look(token)).toEqual(data)
    expect(await taken(preferred_date)).toEqual([])
    expect(await taken(inDays(60))).toEqual(['2:30 PM'])
  })

  test('to its own slot changes nothing', async () => {
    const { token, preferred_date } = await booked()
    const before = await look(token)
    expect((await move(token, preferred_date, '9:00 AM')).data).toEqual(before)
    expect(await look(token)).toEqual(before)
  })

  test.each<[string, () => [string, string], number, string]>([
    ['a time at lunch', () => [inDays(50), '1:00 PM'], 400, 'slot_invalid'],
    ['a day 91 days ahead', () => [inDays(91), '9:00 AM'], 400, 'slot_invalid'],
    ['yesterday', () => [inDays(-1), '9:00 AM'], 400, 'slot_in_past'],
  ])('to %s is refused and changes nothing', async (_, slot, code, message) => {
    const { token } = await booked()
    const before = await look(token)
    const { error, status } = await move(token, ...slot())
    expect([status, error?.message]).toEqual([code, message])
    expect(await look(token)).toEqual(before)
  })

  test('waits for a running cancellation and is then refused', async () => {
    const { token } = await booked()
    const cancellation = { over: false }
    const cancelling = db.backend
      .exec(`do $$ begin perform public.cancel_booking('${token}'), pg_sleep(1); end $$`)
      .finally(() => (cancellation.over = true))
    // With a single connection the cancellation is over before this query returns.
    const sleeping =
      "select from pg_stat_activity where wait_event = 'PgSleep' and query like '%cancel_booking%'"
    while (!cancellation.over && (await db.backend.query(sleeping)).length === 0);
    const { error } = await move(token, inDays(59), '9:00 AM')
    await cancelling
    expect(error?.message).toBe('booking_cancelled')
    expect(await taken(inDays(59))).toEqual([])
  })

  test('to a taken slot is refused and changes neither call', async () => {
    const one = await booked()
    const other = await booked()
    const { error, status } = await move(one.token, other.preferred_date, '9:00 AM')
    expect(status).toBe(409)
    expect(error).toMatchObject({ code: 'PT409', message: 'slot_taken' })
    expect(await look(one.token)).toMatchObject({ preferred_date: one.preferred_date, sequence: 0 })
    expect(await look(other.token)).toMatchObject({ preferred_date: other.preferred_date, sequence: 0 })
  })

  test('to one slot succeeds for exactly one of twenty simultaneous moves', async () => {
    const all = []
    for (let caller = 0; caller < 20; caller += 1) all.push(await booked())
    const answers = await Promise.all(all.map(({ token }) => move(token, inDays(70), '4:00 PM')))
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ error }) => error?.message ?? []))).toEqual(new Set(['slot_taken']))
  })

  test("to each other's slot at the same time is refused to both as taken", async () => {
    const one = await booked()
    const other = await booked()
    const answers = await Promise.all([
      move(one.token, other.preferred_date, '9:00 AM'),
      move(other.token, one.preferred_date, '9:00 AM'),
    ])
    expect(answers.map(({ error }) => error?.message)).toEqual(['slot_taken', 'slot_taken'])
  })

  test('is limited to ten times an hour per booking', async () => {
    const { token, preferred_date } = await booked({ preferred_date: inDays(63) })
    const answers = []
    for (let time = 0; time < 11; time += 1)
      answers.push(await move(token, preferred_date, time % 2 ? '9:00 AM' : '9:30 AM'))
    expect(answers.slice(0, 10).map(({ error }) => error)).toEqual(Array.from({ length: 10 }, () => null))
    expect([answers[10]?.status, answers[10]?.error?.message]).toEqual([429, 'rate_limited'])
  })
})

describe('cancelling a call', () => {
  test('frees its slot and raises the sequence; a second time changes nothing', async () => {
    const { token, preferred_date } = await booked()
    const { data, error } = await cancel(token)
    expect(error).toBeNull()
    expect(data).toMatchObject({ status: 'cancelled', sequence: 1, changeable: false })
    expect(await taken(preferred_date)).toEqual([])
    expect((await cancel(token)).data).toEqual(data)
  })
})

describe('two hours before the call', () => {
  test.each([
    ['exactly two hours before, it can be changed', 7_200_000, true],
    ['a second later it cannot', 7_199_000, false],
    ['after it has begun it cannot', -60_000, false],
  ])('%s', async (_, before, allowed) => {
    const { token, preferred_date } = await booked()
    const begins = Date.parse(`${preferred_date}T09:00:00+08:00`)
    await setClock(db.backend, new Date(begins - before).toISOString())
    try {
      expect(await look(token)).toMatchObject({ changeable: allowed })
      const moved = await move(token, inDays(65 + (allowed ? 1 : 0)), '5:00 PM')
      expect([moved.status, moved.error?.message]).toEqual(allowed ? [200, undefined] : [409, 'too_late'])
      if (allowed) return
      const cancelled = await cancel(token)
      expect([cancelled.status, cancelled.error?.message]).toEqual([409, 'too_late'])
      expect(await look(token)).toMatchObject({ status: 'booked', sequence: 0 })
    } finally {
      await setClock(db.backend, new Date().toISOString())
    }
  })

  test('a call that the studio has closed cannot be changed', async () => {
    const { id, token } = await booked()
    await db.admin.from('booking_submissions').update({ status: 'no_show' }).eq('id', id)
    expect((await cancel(token)).error?.message).toBe('too_late')
    expect((await move(token, inDays(67), '9:00 AM')).error?.message).toBe('too_late')
  })
})

describe('a change that an administrator makes', () => {
  const sequenceAfter = async (change: Record<string, unknown>) => {
    const { id, token } = await booked()
    const { error } = await edit(db.admin, 'booking_submissions', id, change)
    expect(error).toBeNull()
    return (await look(token))?.sequence
  }

  test.each<[string, () => Record<string, unknown>, number]>([
    ['of the date', () => ({ preferred_date: inDays(80) }), 1],
    ['of the time', () => ({ preferred_time: '5:00 PM' }), 1],
    ['of the call method', () => ({ call_method: 'voice' }), 1],
    ['that cancels it', () => ({ status: 'cancelled' }), 1],
    ['that closes it', () => ({ status: 'completed' }), 0],
    ['of the name', () => ({ name: 'Lim Wei Ling' }), 0],
    ['of the sequence itself', () => ({ sequence: 70 }), 0],
  ])('%s gives the right sequence number', async (_, change, sequence) => {
    expect(await sequenceAfter(change())).toBe(sequence)
  })
})
