import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, databaseForFile, newCaller, queryOne, queryValue } from '../support/database'
import { apply, bookCall, inDays, newEmail, sendMessage, subscribe } from '../support/submissions'

const db = databaseForFile()
beforeEach(() => db.backend.exec('delete from private.rate_limits'))

const forms: Array<(client: Client, n: number) => PromiseLike<{ status: number }>> = [
  (client, n) => bookCall(client, { preferred_date: inDays(3 + n) }),
  (client) => sendMessage(client),
  (client) => sendMessage(client, { kind: 'quote' }),
  (client) => apply(client),
  (client) => subscribe(client),
  (client) => client.rpc('request_unsubscribe_link', { subscriber_email: newEmail() }),
]

test('20 calls to each of six forms by one caller do not open the breaker, and another visitor can book', async () => {
  const caller = newCaller(db.backend)
  const statuses = []
  for (const send of forms) {
    for (let n = 0; n < 20; n += 1) statuses.push((await send(caller, n)).status)
  }
  expect(statuses.filter((status) => status < 300)).toHaveLength(80)
  expect(new Set(statuses.slice(80))).toEqual(new Set([429]))
  expect(await queryOne(db.backend, 'select private.is_breaker_open() as open')).toEqual({ open: false })
  const visitor = newEmail()
  const call = { contact: visitor, preferred_date: inDays(50) }
  expect((await bookCall(newCaller(db.backend), call)).data).toMatchObject({ status: 'booked' })
  const planned = await db.backend.query('select kind from public.outbox where recipient = $1', [visitor])
  expect(planned).toContainEqual({ kind: 'booking_confirmation' })
})

describe('whatever number of submissions the owner allows in an hour', () => {
  const allow = (submissions_an_hour: number) =>
    db.backend.query(
      `insert into public.site_settings (key, value) values ('protection', $1::text::jsonb)
      on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ submissions_an_hour, emails_an_hour: 30 })],
    )
  afterAll(() => db.backend.exec("delete from public.site_settings where key = 'protection'"))
  /** The submissions that `count` callers get through in this hour, each as many as it may. */
  async function flood(count: number): Promise<number> {
    let stored = 0
    for (const caller of Array.from({ length: count }, () => newCaller(db.backend))) {
      for (let n = 0; ; n += 1) {
        // Each form has its own limit of ten minutes.
        if (n % 25 === 24)
          await db.backend.exec("delete from private.rate_limits where bucket = 'contact by caller'")
        if ((await sendMessage(caller)).status !== 200) break
        stored += 1
      }
    }
    return stored
  }
  const isOpen = () => queryValue<boolean>(db.backend, 'select private.is_breaker_open() as open')

  test.each([20, 50, 120])(
    '%i: three callers do not open the breaker, four others do',
    async (allowed) => {
      await allow(allowed)
      expect(await flood(3)).toBeGreaterThan(allowed)
      expect(await isOpen()).toBe(false)
      await flood(4)
      expect(await isOpen()).toBe(true)
    },
    120_000,
  )

  test.each([20, 50, 120, 1000])('%i: ten callers cannot hold it open for a day', async (allowed) => {
    await allow(allowed)
    const of = (name: string) =>
      queryValue<number>(db.backend, 'select private.limit_for($1) as figure', [name])
    expect(await of('all forms by caller in an hour')).toBeLessThan(allowed)
    // The breaker stays open for the hour after, so twelve hours above the limit hold it open for a day.
    expect(10 * (await of('counted by caller'))).toBeLessThan(12 * (allowed + 1))
    expect(5 * (await of('counted by network'))).toBeLessThan(12 * (allowed + 1))
  })
})

test('many networks of one IPv6 /48 do not open the breaker, and another /48 can write', async () => {
  const statuses = []
  for (let n = 0; n < 105; n += 1) {
    const caller = newCaller(db.backend, `2001:db8:ffff:${n.toString(16)}::1`)
    statuses.push((await sendMessage(caller)).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(100)
  expect(new Set(statuses.slice(100))).toEqual(new Set([429]))
  expect(await queryOne(db.backend, 'select private.is_breaker_open() as open')).toEqual({ open: false })
  expect((await sendMessage(newCaller(db.backend))).status).toBe(200)
})
