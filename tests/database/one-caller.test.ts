import { beforeEach, expect, test } from 'vitest'
import { type Client, databaseForFile, newCaller, queryOne } from '../support/database'
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
