import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, databaseForFile, newCaller, queryOne, queryValue } from '../support/database'
import { setLimits } from '../support/limits'
import { apply, newEmail, sendMessage, subscribe } from '../support/submissions'
import { giveClock } from '../support/studio-clock'

const db = databaseForFile()
beforeAll(async () => {
  // A stopped clock, so that no window ends between two calls.
  await giveClock(db.backend)
})

const write = (client: Client, contact?: string) => sendMessage(client, contact ? { contact } : {})
const again = { idempotency_key: '5f0c1a9e-2b1d-4f55-9d1c-3b7a54a0c111' }
const forms = { subscribe, write, 'send one message': (client: Client) => sendMessage(client, again), apply }
/** As if each caller so far had reached the limit of a form. */
const useUp = (bucket: string) =>
  db.backend.query('update private.rate_limits set hits = 30 where bucket = $1', [bucket])
const rateLimited = { status: 429, error: expect.objectContaining({ message: 'rate_limited' }) }

describe('one caller', () => {
  test.each(Object.entries(forms))(
    'may %s at most thirty times in ten minutes',
    async (_, send: (client: Client) => ReturnType<typeof write>) => {
      const caller = newCaller(db.backend)
      for (let n = 0; n < 30; n += 1) expect((await send(caller)).error).toBeNull()
      const { data, error, status } = await send(caller)
      expect({ data, status }).toEqual({ data: null, status: 429 })
      expect(error).toMatchObject({
        code: 'PT429',
        message: 'rate_limited',
        hint: 'Please wait a few minutes and try again.',
      })
    },
  )

  test('refused by one form may still send another', async () => {
    const caller = newCaller(db.backend)
    await write(caller)
    await useUp('contact by caller')
    expect(await write(caller)).toMatchObject(rateLimited)
    expect((await apply(caller)).error).toBeNull()
  })

  test('stores nothing with a refused call, and another caller is not refused', async () => {
    const caller = newCaller(db.backend)
    await subscribe(caller)
    await useUp('newsletter by caller')
    const refused = newEmail()
    expect(await subscribe(caller, refused)).toMatchObject(rateLimited)
    const stored = await db.backend.query('select from public.newsletter_subscribers where email = $1', [
      refused,
    ])
    expect(stored).toEqual([])
    expect((await subscribe(newCaller(db.backend))).error).toBeNull()
  })
})

test('thirty messages in a customer’s name do not block the customer', async () => {
  const customer = 'customer@example.test'
  for (let n = 0; n < 30; n += 1) expect((await write(newCaller(db.backend), customer)).error).toBeNull()
  expect(await write(newCaller(db.backend), customer)).toMatchObject({ data: { ok: true }, error: null })
  for (let n = 0; n < 10; n += 1) await subscribe(newCaller(db.backend), customer)
  expect((await subscribe(newCaller(db.backend), customer)).error).toBeNull()
})

describe('the identity of a caller', () => {
  const keyOf = async (headers: Record<string, string>) => {
    const key = await queryValue<string | null>(
      db.backend,
      `select private.caller_address() as key from set_config('request.headers', $1, false)`,
      [JSON.stringify(headers)],
    )
    await db.backend.query("select set_config('request.headers', '', false)")
    return key
  }

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    [' 203.0.113.9 ', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '::/64'],
    ['no address', 'no address'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['9'.repeat(500), '9'.repeat(64)],
    ['', 'unknown'],
  ])('for the edge header %j is %j', async (said, key) => {
    expect(await keyOf({ 'cf-connecting-ip': said })).toBe(key)
  })

  test('is the same for all calls without the header, whatever other headers say', async () => {
    expect(await keyOf({ 'x-forwarded-for': '198.51.100.7', forwarded: 'for=198.51.100.7' })).toBe('unknown')
  })

  test('comes from x-forwarded-for, counted from the right, behind a self-hosted proxy', async () => {
    const behind = (header: string, hops: number) =>
      db.backend.query('update private.deployment set caller_header = $1, caller_hops = $2::text::integer', [
        header,
        String(hops),
      ])
    const headers = {
      'x-forwarded-for': 'made-up, 198.51.100.7, 10.0.0.1',
      'cf-connecting-ip': '203.0.113.9',
    }
    try {
      await behind('x-forwarded-for', 1)
      expect(await keyOf(headers)).toBe('10.0.0.1')
      await behind('x-forwarded-for', 2)
      expect(await keyOf(headers)).toBe('198.51.100.7')
      await behind('x-forwarded-for', 4)
      expect(await keyOf(headers)).toBe('unknown')
    } finally {
      await behind('cf-connecting-ip', 1)
    }
    expect(await keyOf(headers)).toBe('203.0.113.9')
  })
})

describe('the identity of a contact', () => {
  test.each([
    ['Mei@Example.Test', 'mei@example.test'],
    ['mei+shop@example.test', 'mei@example.test'],
    ['mei+shop+2@example.test.', 'mei@example.test'],
    ['+mei@example.test', '+mei@example.test'],
    ['m.e.i@example.test', 'm.e.i@example.test'],
    ['M.e.i+1@gmail.com', 'mei@gmail.com'],
    ['mei@googlemail.com', 'mei@gmail.com'],
    ['mei@gmail.com.', 'mei@gmail.com'],
    ['012-345 6789', '60123456789'],
    ['+60 (0)12 345 6789', '60123456789'],
    ['two@example.test, three@example.test', null],
    ['a word', null],
  ])('of %j is %j', async (contact, key) => {
    const row = await queryOne(db.backend, 'select private.normalized_contact($1) as key', [contact])
    expect(row).toEqual({ key })
  })

  test('is confirmed for the exact address in any case, but not for its tags', async () => {
    await db.backend.query("select private.confirm_address(' Reader@Example.test ')")
    await db.backend.query(
      "select private.confirm_address('reader@example.test'), private.confirm_address(null)",
    )
    const row = await queryOne(
      db.backend,
      `select private.is_confirmed('READER@example.test') as same, private.is_confirmed('reader+1@example.test') as tag,
        private.is_confirmed(null) as nobody`,
    )
    expect(row).toEqual({ same: true, tag: false, nobody: false })
  })
})

test('an unknown limit is an error', async () => {
  await expect(db.backend.query("select private.limit_for('patience')")).rejects.toThrow('unknown_limit')
})

test('the count of an address expires at the end of the Malaysian day', async () => {
  await write(newCaller(db.backend))
  const rows = await db.backend.query(
    `select bucket from private.rate_limits
    where bucket like '%by caller' and expires_at > (private.today_in_malaysia() + 1)::timestamp at time zone 'Asia/Kuala_Lumpur'`,
  )
  expect(rows).toEqual([])
})

// Must be last: it changes the limits in this file's database.
test('all forms of one caller share a daily limit', async () => {
  await setLimits(db.backend, { 'all forms by caller': 5 })
  const caller = newCaller(db.backend)
  for (const send of [subscribe, write, apply, write, apply]) expect((await send(caller)).error).toBeNull()
  expect(await subscribe(caller)).toMatchObject(rateLimited)
  expect((await subscribe(newCaller(db.backend))).error).toBeNull()
})
