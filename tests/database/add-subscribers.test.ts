import { expect, test } from 'vitest'
import { databaseForFile, queryOne } from '../support/database'

const db = databaseForFile()

type Person = Record<string, unknown>
const add = (people: Person[], consent?: string) =>
  db.admin.rpc('add_subscribers', { people: people as never, ...(consent !== undefined && { consent }) })

const stored = (email: string) =>
  queryOne<Record<string, unknown>>(
    db.backend,
    `select name, consent, is_active, confirmed_at is not null as confirmed, unsubscribe_token::text as token,
      confirm_token::text as confirm_token,
      private.is_confirmed(email) as read_by_owner
    from public.newsletter_subscribers where email = $1`,
    [email],
  )

test('a subscriber added with a stated consent gets newsletters without a confirmation email', async () => {
  const { data } = await add(
    [
      { email: ' Aina@Example.test ', name: 'Aina' },
      { email: 'b@example.test', consent: 'By card, 3 May' },
    ],
    'Signed up at our stand, 2 May 2026',
  )
  expect(data).toEqual({ added: 2, refused: [] })
  expect(await stored('aina@example.test')).toMatchObject({
    name: 'Aina',
    consent: 'Signed up at our stand, 2 May 2026',
    is_active: true,
    confirmed: true,
  })
  expect(await stored('b@example.test')).toMatchObject({ consent: 'By card, 3 May', name: null })
  expect(await db.backend.query('select from public.outbox')).toEqual([])
})

test('a stated consent does not prove who reads the address; only the link in an email does', async () => {
  await add([{ email: 'word@example.test' }], 'On paper')
  const { confirm_token: token, read_by_owner: before } = await stored('word@example.test')
  expect(before).toBe(false)
  await db.visitor.rpc('confirm_subscription', { token: token as string }).throwOnError()
  expect(await stored('word@example.test')).toMatchObject({ read_by_owner: true, consent: 'On paper' })
})

test('each refusal has its index, its address and the reason', async () => {
  await add([{ email: 'known@example.test' }, { email: 'gone@example.test' }], 'On paper')
  const { token } = await stored('gone@example.test')
  await db.visitor.rpc('unsubscribe', { token: token as string }).throwOnError()
  const { data } = await add(
    [
      { email: 'nobody' },
      { email: 'fine@example.test' },
      { email: 'known@example.test' },
      { email: 'gone@example.test' },
      { email: 'named@example.test', name: '<b>' },
      { email: 'long@example.test', consent: 'x'.repeat(501) },
      { email: 'fine@example.test' },
      { name: 'No address' },
    ],
    'On paper',
  )
  expect(data).toEqual({
    added: 1,
    refused: [
      { index: 0, email: 'nobody', reason: 'invalid_email' },
      { index: 2, email: 'known@example.test', reason: 'subscribed' },
      { index: 3, email: 'gone@example.test', reason: 'left' },
      { index: 4, email: 'named@example.test', reason: 'invalid_name' },
      { index: 5, email: 'long@example.test', reason: 'no_consent' },
      { index: 6, email: 'fine@example.test', reason: 'subscribed' },
      { index: 7, email: null, reason: 'invalid_email' },
    ],
  })
  await expect(stored('gone@example.test')).rejects.toThrow('no row')
})

test('an address without a consent is refused', async () => {
  expect((await add([{ email: 'silent@example.test' }], ' ')).data).toEqual({
    added: 0,
    refused: [{ index: 0, email: 'silent@example.test', reason: 'no_consent' }],
  })
})

test('a stated consent confirms an unconfirmed subscriber', async () => {
  await db.visitor
    .rpc('subscribe_with_welcome_email', { subscriber_email: 'waits@example.test' })
    .throwOnError()
  expect(await stored('waits@example.test')).toMatchObject({ confirmed: false })
  expect((await add([{ email: 'waits@example.test', name: 'Wai' }], 'By phone')).data).toMatchObject({
    added: 1,
  })
  expect(await stored('waits@example.test')).toMatchObject({
    confirmed: true,
    consent: 'By phone',
    name: 'Wai',
  })
})

test('a value that is not a list and a list of more than 1,000 are refused', async () => {
  const many = Array.from({ length: 1001 }, (_, n) => ({ email: `many-${n}@example.test` }))
  for (const people of [many, { email: 'a@example.test' }] as unknown as Person[][])
    expect((await add(people, 'On paper')).error).toMatchObject({ code: 'PT400', message: 'invalid_input' })
  expect((await add(many.slice(0, 1000), 'On paper')).data).toEqual({ added: 1000, refused: [] })
})
