import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { type Client, databaseForFile, newCaller, queryOne } from '../support/database'

const db = databaseForFile()
beforeEach(() => db.backend.exec('delete from private.rate_limits'))

const someone = () => `${randomUUID()}@example.test`
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const about = () => ({ name: 'A', contact: someone(), message: 'Hello' })
const book = (client: Client, days: number, contact = someone()) =>
  client.rpc('submit_booking', {
    ...about(),
    contact,
    preferred_date: day(days),
    preferred_time: '5:00 PM',
    call_method: 'video',
  })
const forms: Array<(client: Client, n: number) => PromiseLike<{ status: number }>> = [
  (client, n) => book(client, 3 + n),
  (client) => client.rpc('submit_contact', about()),
  (client) => client.rpc('submit_contact', { ...about(), kind: 'quote' }),
  (client) =>
    client.rpc('submit_application', {
      full_name: 'Tan Jia',
      contact_number: '012-345 6789',
      email: someone(),
      area_of_expertise: 'Other',
    }),
  (client) => client.rpc('subscribe_with_welcome_email', { subscriber_email: someone() }),
  (client) => client.rpc('request_unsubscribe_link', { subscriber_email: someone() }),
]

test('30 calls to each of six forms by one caller do not open the breaker, and another visitor can book', async () => {
  const caller = newCaller(db.backend)
  const statuses = []
  for (const send of forms) {
    for (let n = 0; n < 30; n += 1) statuses.push((await send(caller, n)).status)
  }
  expect(statuses.filter((status) => status < 300)).toHaveLength(80)
  expect(new Set(statuses.slice(80))).toEqual(new Set([429]))
  expect(await queryOne(db.backend, 'select private.is_breaker_open() as open')).toEqual({ open: false })
  const visitor = someone()
  expect((await book(newCaller(db.backend), 50, visitor)).data).toMatchObject({ status: 'booked' })
  const planned = await db.backend.query('select kind from public.outbox where recipient = $1', [visitor])
  expect(planned).toContainEqual({ kind: 'booking_confirmation' })
})

test('many networks of one IPv6 /48 do not open the breaker, and another /48 can write', async () => {
  const statuses = []
  for (let n = 0; n < 130; n += 1) {
    const caller = newCaller(db.backend, `2001:db8:ffff:${n.toString(16)}::1`)
    statuses.push((await caller.rpc('submit_contact', about())).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(100)
  expect(new Set(statuses.slice(100))).toEqual(new Set([429]))
  expect(await queryOne(db.backend, 'select private.is_breaker_open() as open')).toEqual({ open: false })
  expect((await newCaller(db.backend).rpc('submit_contact', about())).status).toBe(200)
})
