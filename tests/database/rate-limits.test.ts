import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCAL_KEYS } from '../../supabase/local/api/keys'
import {
  type Client,
  clientOf,
  newCaller,
  openDatabase,
  queryOne,
  type TestDatabase,
} from '../support/database'

let db: TestDatabase
let emails = 0

beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

const subscribe = (client: Client, email?: string) => {
  emails += 1
  return client.rpc('subscribe_with_welcome_email', {
    subscriber_email: email ?? `limit-${emails}@example.test`,
  })
}

const from = (headers: Record<string, string>) => clientOf(db.backend, LOCAL_KEYS.publishable, headers)

// A window may end between two calls of these tests; then the second try, with a new caller, is inside one.
const once = { retry: 1 }

test('an office behind one address subscribes twenty times in ten minutes, not more', once, async () => {
  const office = newCaller(db.backend)
  for (let n = 0; n < 20; n += 1) expect((await subscribe(office)).error).toBeNull()
  const { data, error, status } = await subscribe(office)
  expect({ data, status }).toEqual({ data: null, status: 429 })
  expect(error).toMatchObject({
    code: 'PT429',
    message: 'rate_limited',
    hint: 'Please wait a few minutes and try again.',
  })
})

test('a refused call stores nothing, and another caller is not kept out', once, async () => {
  const office = newCaller(db.backend)
  for (let n = 0; n < 20; n += 1) await subscribe(office)
  const before = emails
  await subscribe(office)
  const stored = await db.backend.query('select from public.newsletter_subscribers where email = $1', [
    `limit-${before + 1}@example.test`,
  ])
  expect(stored).toEqual([])
  expect((await subscribe(newCaller(db.backend))).error).toBeNull()
})

test('one email is taken five times in an hour, from wherever it comes', once, async () => {
  const email = `often-${emails}@example.test`
  for (let n = 0; n < 5; n += 1) expect((await subscribe(newCaller(db.backend), email)).error).toBeNull()
  const { error } = await subscribe(newCaller(db.backend), email.toUpperCase())
  expect(error?.message).toBe('rate_limited')
})

test('of fifty calls at once for one email five are taken', once, async () => {
  const email = `burst-${emails}@example.test`
  const answers = await Promise.all(Array.from({ length: 50 }, () => subscribe(newCaller(db.backend), email)))
  expect(answers.filter(({ error }) => !error)).toHaveLength(5)
  expect(new Set(answers.flatMap(({ error }) => error?.message ?? []))).toEqual(new Set(['rate_limited']))
})

test('booking and contact are limited by caller and by contact too', once, async () => {
  const contact = `contact-${emails}@example.test`
  const write = (client: Client) => client.rpc('submit_contact', { name: 'A', contact, message: 'Hello' })
  for (let n = 0; n < 5; n += 1) expect((await write(newCaller(db.backend))).error).toBeNull()
  expect((await write(newCaller(db.backend))).error?.message).toBe('rate_limited')

  const day = await queryOne<{ day: string }>(
    db.backend,
    'select (private.today_in_malaysia() + 30)::text as day',
  )
  const book = (client: Client, time: string, who: string) =>
    client.rpc('submit_booking', {
      name: 'A',
      contact: who,
      preferred_date: day.day,
      preferred_time: time,
      call_method: 'voice',
      message: 'Hello',
    })
  const times = ['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM']
  await db.backend.exec('delete from public.booking_submissions')
  for (const time of times) expect((await book(newCaller(db.backend), time, contact)).error).toBeNull()
  expect((await book(newCaller(db.backend), '2:00 PM', contact)).error?.message).toBe('rate_limited')
  expect((await book(newCaller(db.backend), '2:00 PM', `other-${contact}`)).error).toBeNull()
})

const seen = async (headers: Record<string, string>) => {
  const email = `seen-${emails}@example.test`
  expect((await subscribe(from(headers), email)).error).toBeNull()
  const rows = await db.backend.query<{ key: string }>(
    `select key from private.rate_limits where bucket = 'subscribe by caller' and xmin = (
      select xmin from public.newsletter_subscribers where email = $1)`,
    [email],
  )
  return rows.map(({ key }) => key)
}

test('the caller is the first of x-forwarded-for, or what the edge saw', async () => {
  expect(await seen({ 'x-forwarded-for': '198.51.100.7, 10.0.0.1' })).toEqual(['198.51.100.7'])
  expect(await seen({ 'x-forwarded-for': '198.51.100.8', 'cf-connecting-ip': '203.0.113.9' })).toEqual([
    '203.0.113.9',
  ])
  expect(await seen({ 'x-forwarded-for': `${'9'.repeat(500)}` })).toEqual(['9'.repeat(64)])
  expect(await seen({ 'x-forwarded-for': '' })).toEqual([])
})

test('old counts are swept away as new ones begin', async () => {
  await db.backend.exec(`
    insert into private.rate_limits (bucket, key, window_start, expires_at)
    select 'old', n::text, now() - interval '2 days', now() - interval '1 day' from generate_series(1, 50) n`)
  const old = () =>
    queryOne<{ n: number }>(
      db.backend,
      "select count(*)::integer as n from private.rate_limits where bucket = 'old'",
    )
  expect(await old()).toEqual({ n: 50 })
  await subscribe(newCaller(db.backend))
  // Two buckets began, and each took twenty with it.
  expect(await old()).toEqual({ n: 10 })
  await subscribe(newCaller(db.backend))
  expect(await old()).toEqual({ n: 0 })
})
