import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCAL_KEYS } from '../../supabase/local/api/keys'
import { newCaller, openDatabase, queryOne, type TestDatabase } from '../support/database'

let db: TestDatabase

beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

const subscribe = (email: unknown, name?: string, website?: string) =>
  newCaller(db.backend).rpc('subscribe_with_welcome_email', {
    subscriber_email: email as string,
    ...(name !== undefined && { subscriber_name: name }),
    ...(website !== undefined && { website }),
  })

interface Subscriber {
  id: string
  email: string
  name: string | null
  is_active: boolean
  unsubscribe_token: string
  left: boolean
  confirmed: boolean
}

const subscriber = (email: string) =>
  queryOne<Subscriber>(
    db.backend,
    `select *, unsubscribed_at is not null as left, confirmed_at is not null as confirmed
    from public.newsletter_subscribers where email = $1`,
    [email],
  )

const withToken = (procedure: 'unsubscribe' | 'confirm_subscription') => async (email: string) => {
  const { unsubscribe_token: token } = await subscriber(email)
  return newCaller(db.backend).rpc(procedure, { token })
}
const leave = withToken('unsubscribe')
const confirm = withToken('confirm_subscription')

const storedRows = async () =>
  queryOne<{ subscribers: number; mails: number }>(
    db.backend,
    `select (select count(*)::integer from public.newsletter_subscribers) as subscribers,
      (select count(*)::integer from public.deliveries) as mails`,
  )

const mailsFor = async (email: string) =>
  db.backend.query<{ status: string }>('select status from public.deliveries where recipient = $1', [email])

describe('subscribing', () => {
  test('a visitor subscribes and gets the id of the row, nothing else', async () => {
    const { data, error } = await subscribe('new@example.test', 'Nur Aisyah')
    const { id, name, is_active } = await subscriber('new@example.test')
    expect(error).toBeNull()
    expect(data).toEqual({ subscriber_id: id })
    expect({ name, is_active }).toEqual({ name: 'Nur Aisyah', is_active: true })
    expect(await mailsFor('new@example.test')).toEqual([{ status: 'pending' }])
  })

  test('an address is stored lower-cased and without spaces around it', async () => {
    const { data } = await subscribe('  Mixed.Case@Example.TEST ')
    expect(data).toEqual({ subscriber_id: (await subscriber('mixed.case@example.test')).id })
  })

  test('a new, a known and a left address get the same answer', async () => {
    const first = await subscribe('again@example.test')
    const known = await subscribe('again@example.test')
    await leave('again@example.test')
    const left = await subscribe('again@example.test')
    expect(known).toEqual(first)
    expect(left).toEqual(first)
    expect(first.data).toEqual({ subscriber_id: (await subscriber('again@example.test')).id })
  })

  test('whoever fills the hidden field gets an answer like every other, and nothing is stored', async () => {
    const before = await storedRows()
    const { data, error } = await subscribe('machine@example.test', 'Machine', 'https://cheap.example')
    expect(error).toBeNull()
    expect(data).toEqual({
      subscriber_id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    })
    expect(await storedRows()).toEqual(before)
    expect((await subscribe('machine@example.test', undefined, '')).error).toBeNull()
    expect(await mailsFor('machine@example.test')).toHaveLength(1)
  })

  test('a stranger does not overwrite the name of somebody already subscribed', async () => {
    await subscribe('named@example.test', 'Mei Ling')
    await subscribe('named@example.test', 'Somebody Else')
    expect((await subscriber('named@example.test')).name).toBe('Mei Ling')
    await subscribe('unnamed@example.test')
    await subscribe('unnamed@example.test', 'Mei Ling')
    expect((await subscriber('unnamed@example.test')).name).toBe('Mei Ling')
  })

  test('a hundred people subscribe at once and all are stored', async () => {
    const emails = Array.from({ length: 100 }, (_, n) => `crowd-${n}@example.test`)
    const answers = await Promise.all(emails.map((email) => subscribe(email)))
    expect(answers.filter(({ error }) => error)).toEqual([])
    const { n } = await queryOne<{ n: number }>(
      db.backend,
      "select count(*)::integer as n from public.newsletter_subscribers where email like 'crowd-%' and is_active",
    )
    expect(n).toBe(100)
  })

  test('one address sent five times at once is one row and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe('five@example.test')))
    const { id } = await subscriber('five@example.test')
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 5 }, () => ({ subscriber_id: id })))
    expect(await mailsFor('five@example.test')).toHaveLength(1)
  })
})

describe('bad input is refused and stores nothing', () => {
  const bad: [string, unknown][] = [
    ['an empty address', ''],
    ['an address that is null', null],
    ["an address without '@'", 'nobody.example.test'],
    ['an address with nothing before @', '@example.test'],
    ['an address with nothing after @', 'nobody@'],
    ['two addresses in one', 'one@example.test,two@example.test'],
    ['an address of 300 characters', `${'a'.repeat(287)}@example.test`],
    ['an address with a space inside', 'no body@example.test'],
    ['an address with a line break', 'nobody@example.test\nBcc: victim@example.test'],
    ['an address in angle brackets', 'Nobody <nobody@example.test>'],
    ['an address with a script', '<script>alert(1)</script>@example.test'],
    ['a number for an address', 12345],
  ]
  test.each(bad)('%s', async (_, email) => {
    const before = await storedRows()
    const { data, error, status } = await subscribe(email)
    expect({ data, status }).toEqual({ data: null, status: 400 })
    expect(error).toMatchObject({
      code: 'PT400',
      message: 'invalid_email',
      hint: 'Please enter a valid email address',
    })
    expect(await storedRows()).toEqual(before)
  })

  test('the longest address there may be is taken, one longer is not', async () => {
    const domain = '@example.test'
    const longest = 'a'.repeat(254 - domain.length) + domain
    expect((await subscribe(longest)).error).toBeNull()
    expect((await subscribe(`a${longest}`)).error?.message).toBe('invalid_email')
  })

  test.each([
    ['a script in the name', '<script>alert(1)</script>'],
    ['a name of 300 characters', 'n'.repeat(300)],
    ['a line break in the name', 'Name\nBcc: victim@example.test'],
  ])('%s', async (_, name) => {
    const before = await storedRows()
    const { error, status } = await subscribe('named-badly@example.test', name)
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'PT400', message: 'invalid_input' })
    expect(await storedRows()).toEqual(before)
  })

  test('a name with an apostrophe, a dot and letters beyond English is taken as typed', async () => {
    const name = "D'Souza a/l S. Ōkubo 林美玲"
    expect((await subscribe('honest@example.test', name)).error).toBeNull()
    expect((await subscriber('honest@example.test')).name).toBe(name)
  })

  const send = async (init: RequestInit, query = '') => {
    const headers = { apikey: LOCAL_KEYS.publishable, 'content-type': 'application/json' }
    const url = `http://database.test/rest/v1/rpc/subscribe_with_welcome_email${query}`
    const response = await db.backend.fetch(new Request(url, { headers, ...init }))
    return { status: response.status, body: (await response.json()) as { code: string } }
  }

  test.each([
    ['JSON that is not JSON', { method: 'POST', body: '{"subscriber_email": nobody' }, 400, 'PGRST102'],
    ['an unknown field', { method: 'POST', body: '{"email": "a@example.test"}' }, 404, 'PGRST202'],
    ['the method PUT', { method: 'PUT', body: '{}' }, 405, 'PGRST101'],
    ['the method DELETE', { method: 'DELETE' }, 405, 'PGRST101'],
  ])('%s', async (_, init, status, code) => {
    const before = await storedRows()
    expect(await send(init)).toMatchObject({ status, body: { code } })
    expect(await storedRows()).toEqual(before)
  })

  test.each([['an object'], ['a list']])('%s for an address', async (kind) => {
    const before = await storedRows()
    const value = kind === 'a list' ? ['a@example.test', 'b@example.test'] : { email: 'a@example.test' }
    const { status } = await send({ method: 'POST', body: JSON.stringify({ subscriber_email: value }) })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(await storedRows()).toEqual(before)
  })

  test('a GET, which must not change anything', async () => {
    const before = await storedRows()
    const answer = await send({ method: 'GET' }, '?subscriber_email=got@example.test')
    expect(answer).toMatchObject({ status: 405, body: { code: '25006' } })
    expect(await storedRows()).toEqual(before)
  })

  test('a call without a key', async () => {
    const before = await storedRows()
    const answer = await send({ method: 'POST', headers: {}, body: '{"subscriber_email": "a@example.test"}' })
    expect(answer.status).toBe(401)
    expect(await storedRows()).toEqual(before)
  })
})

describe('an address that has left', () => {
  /** Whatever there is of it becomes so many days older. */
  const age = async (email: string, days: number) => {
    const { id } = await subscriber(email)
    await db.backend.query(
      `update public.deliveries
      set created_at = created_at - make_interval(days => $2::text::integer), send_day = send_day - $2::text::integer
      where subscriber_id = $1::text::uuid`,
      [id, String(days)],
    )
    await db.backend.query(
      `update public.newsletter_subscribers set unsubscribed_at = unsubscribed_at - make_interval(days => $2::text::integer)
      where id = $1::text::uuid`,
      [id, String(days)],
    )
  }
  const sendAll = () => db.backend.exec("update public.deliveries set status = 'sent' where kind = 'welcome'")
  const subscribeAndLeave = async (email: string) => {
    await subscribe(email, 'Mei Ling')
    await sendAll()
    await leave(email)
    await age(email, 40)
  }

  test('stays off the list whoever types it in, and nothing of it changes', async () => {
    await subscribeAndLeave('gone@example.test')
    const before = await subscriber('gone@example.test')
    expect(before).toMatchObject({ is_active: false, left: true })
    expect((await subscribe('gone@example.test', 'Somebody Else')).error).toBeNull()
    expect(await subscriber('gone@example.test')).toEqual(before)
  })

  test('gets one mail, and no other for 30 days', async () => {
    await subscribeAndLeave('tempted@example.test')
    for (let n = 0; n < 3; n += 1) await subscribe('tempted@example.test')
    expect(await mailsFor('tempted@example.test')).toHaveLength(2)
    await sendAll()
    await age('tempted@example.test', 29)
    await subscribe('tempted@example.test')
    expect(await mailsFor('tempted@example.test')).toHaveLength(2)
    await age('tempted@example.test', 1)
    await subscribe('tempted@example.test')
    expect(await mailsFor('tempted@example.test')).toHaveLength(3)
  })

  test('one that is on the list gets its welcome anew on another day', async () => {
    await subscribe('keen@example.test')
    await subscribe('keen@example.test')
    expect(await mailsFor('keen@example.test')).toHaveLength(1)
    await sendAll()
    await age('keen@example.test', 1)
    await subscribe('keen@example.test')
    expect(await mailsFor('keen@example.test')).toHaveLength(2)
  })

  test('comes back by the link that its mail carries', async () => {
    await subscribeAndLeave('back@example.test')
    await confirm('back@example.test')
    expect(await subscriber('back@example.test')).toMatchObject({
      is_active: true,
      left: false,
      confirmed: true,
    })
  })
})

describe('confirming', () => {
  test('the token in the mail confirms its own subscriber and the address, and again changes nothing', async () => {
    await subscribe('reader@example.test')
    await subscribe('silent@example.test')
    expect(await subscriber('reader@example.test')).toMatchObject({ is_active: true, confirmed: false })
    expect((await confirm('reader@example.test')).data).toEqual({ ok: true })
    const confirmed = await subscriber('reader@example.test')
    expect(confirmed).toMatchObject({ is_active: true, confirmed: true })
    expect((await confirm('reader@example.test')).data).toEqual({ ok: true })
    expect(await subscriber('reader@example.test')).toEqual(confirmed)
    expect(await subscriber('silent@example.test')).toMatchObject({ confirmed: false })
    const addresses = await queryOne(
      db.backend,
      `select private.is_confirmed('reader@example.test') as reader, private.is_confirmed('silent@example.test') as silent`,
    )
    expect(addresses).toEqual({ reader: true, silent: false })
  })

  test('who leaves is no longer confirmed; that the address is read stays known', async () => {
    await subscribe('moody@example.test')
    await confirm('moody@example.test')
    await leave('moody@example.test')
    expect(await subscriber('moody@example.test')).toMatchObject({ is_active: false, confirmed: false })
    expect(await queryOne(db.backend, `select private.is_confirmed('moody@example.test') as known`)).toEqual({
      known: true,
    })
  })

  test('an address that the desk puts back has not confirmed', async () => {
    await subscribe('called@example.test')
    await confirm('called@example.test')
    await leave('called@example.test')
    const { error } = await db.admin
      .from('newsletter_subscribers')
      .update({ is_active: true, reactivation_reason: 'Asked for it by phone.' })
      .eq('email', 'called@example.test')
    expect(error).toBeNull()
    expect(await subscriber('called@example.test')).toMatchObject({ is_active: true, confirmed: false })
  })

  test('any other token gets the same answer and confirms nobody', async () => {
    const confirmed = () =>
      db.backend.query(
        'select id from public.newsletter_subscribers where confirmed_at is not null order by id',
      )
    const before = await confirmed()
    for (const token of ['', 'garbage', '123e4567-e89b-42d3-a456-426614174000', "' or true; --"]) {
      const { data, status } = await db.visitor.rpc('confirm_subscription', { token })
      expect({ data, status }).toEqual({ data: { ok: true }, status: 200 })
    }
    expect(await confirmed()).toEqual(before)
  })
})

describe('unsubscribing', () => {
  test('a token takes its own subscriber off the list, and again changes nothing', async () => {
    await subscribe('leaver@example.test')
    await subscribe('stayer@example.test')
    const { unsubscribe_token: token } = await subscriber('leaver@example.test')
    expect((await db.visitor.rpc('unsubscribe', { token })).data).toEqual({ ok: true })
    const left = await subscriber('leaver@example.test')
    expect(left).toMatchObject({ is_active: false, left: true })

    expect((await db.visitor.rpc('unsubscribe', { token })).data).toEqual({ ok: true })
    expect(await subscriber('leaver@example.test')).toEqual(left)
    expect(await subscriber('stayer@example.test')).toMatchObject({ is_active: true, left: false })
  })

  test.each([
    ['nothing', ''],
    ['a word', 'garbage'],
    ['an unknown token', '123e4567-e89b-42d3-a456-426614174000'],
    ['a statement', "' or true; --"],
    ['a token with more behind it', '123e4567-e89b-42d3-a456-426614174000\n'],
    ['ten thousand characters', 'x'.repeat(10_000)],
  ])('%s gets the same answer and changes nothing', async (_, token) => {
    const active = () =>
      queryOne(db.backend, 'select count(*)::integer as n from public.newsletter_subscribers where is_active')
    const before = await active()
    const { data, error } = await db.visitor.rpc('unsubscribe', { token })
    expect({ data, error }).toEqual({ data: { ok: true }, error: null })
    expect(await active()).toEqual(before)
  })
})
