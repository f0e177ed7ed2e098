import { describe, expect, test } from 'vitest'
import { LOCAL_KEYS } from '../../supabase/local/api/keys'
import { databaseForFile, newCaller, queryOne } from '../support/database'
import { subscribersOf } from './support/subscribers'

const db = databaseForFile()

const subscribe = (email: unknown, name?: string, website?: string) =>
  newCaller(db.backend).rpc('subscribe_with_welcome_email', {
    subscriber_email: email as string,
    ...(name !== undefined && { subscriber_name: name }),
    ...(website !== undefined && { website }),
  })

const { subscriber, leave } = subscribersOf(db)

const storedRows = async () =>
  queryOne<{ subscribers: number; mails: number }>(
    db.backend,
    `select (select count(*)::integer from public.newsletter_subscribers) as subscribers,
      (select count(*)::integer from public.outbox) as mails`,
  )

const emailsFor = async (email: string) =>
  db.backend.query<{ status: string }>('select status from public.outbox where recipient = $1', [email])

describe('subscribing', () => {
  test('a visitor subscribes and gets only the id of the row', async () => {
    const { data, error } = await subscribe('new@example.test', 'Nur Aisyah')
    const { id, name, is_active } = await subscriber('new@example.test')
    expect(error).toBeNull()
    expect(data).toEqual({ subscriber_id: id })
    expect({ name, is_active }).toEqual({ name: 'Nur Aisyah', is_active: true })
    expect(await emailsFor('new@example.test')).toEqual([{ status: 'pending' }])
  })

  test('an address is stored in lower case and trimmed', async () => {
    const { data } = await subscribe('  Mixed.Case@Example.TEST ')
    expect(data).toEqual({ subscriber_id: (await subscriber('mixed.case@example.test')).id })
  })

  test('a new, an existing and an unsubscribed address get the same answer', async () => {
    const first = await subscribe('again@example.test')
    const known = await subscribe('again@example.test')
    const { id } = await subscriber('again@example.test')
    await leave('again@example.test')
    const left = await subscribe('again@example.test')
    expect(known).toEqual(first)
    expect(left).toEqual(first)
    expect(first.data).toEqual({ subscriber_id: id })
  })

  test('filling the honeypot field gets the usual answer and stores nothing', async () => {
    const before = await storedRows()
    const { data, error } = await subscribe('machine@example.test', 'Machine', 'https://cheap.example')
    expect(error).toBeNull()
    expect(data).toEqual({
      subscriber_id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    })
    expect(await storedRows()).toEqual(before)
    expect((await subscribe('machine@example.test', undefined, '')).error).toBeNull()
    expect(await emailsFor('machine@example.test')).toHaveLength(1)
  })

  test('another person cannot set or change the name of a subscriber', async () => {
    await subscribe('named@example.test', 'Mei Ling')
    await subscribe('named@example.test', 'Somebody Else')
    expect((await subscriber('named@example.test')).name).toBe('Mei Ling')
    await subscribe('unnamed@example.test')
    await subscribe('unnamed@example.test', 'Somebody Else')
    expect((await subscriber('unnamed@example.test')).name).toBeNull()
  })

  test('one address sent five times at once makes one row and one email', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe('five@example.test')))
    const { id } = await subscriber('five@example.test')
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 5 }, () => ({ subscriber_id: id })))
    expect(await emailsFor('five@example.test')).toHaveLength(1)
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

  test('an address of the maximum length is accepted, a longer one is not', async () => {
    const mailbox = 'a'.repeat(64)
    const domain = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(56)}.test`
    expect(`${mailbox}@${domain}`).toHaveLength(254)
    expect((await subscribe(`${mailbox}@${domain}`)).error).toBeNull()
    expect((await subscribe(`${mailbox}@e${domain}`)).error?.message).toBe('invalid_email')
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

  test('a name with an apostrophe, a dot and non-English letters is stored as typed', async () => {
    const name = "D'Souza a/l S. Ōkubo 林美玲"
    expect((await subscribe('honest@example.test', name)).error).toBeNull()
    expect((await subscriber('honest@example.test')).name).toBe(name)
  })

  test('a GET, which must not change data', async () => {
    const before = await storedRows()
    const url = 'http://database.test/rest/v1/rpc/subscribe_with_welcome_email'
    const answer = await db.backend.fetch(
      new Request(`${url}?subscriber_email=got@example.test`, {
        headers: { apikey: LOCAL_KEYS.publishable },
      }),
    )
    expect([answer.status, await answer.json()]).toEqual([405, expect.objectContaining({ code: '25006' })])
    expect(await storedRows()).toEqual(before)
  })
})
