import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { databaseForFile, newCaller, queryOne, queryValue } from '../support/database'
import { apply, newEmail, sendMessage } from '../support/submissions'

const db = databaseForFile()

const count = (table: 'contact_submissions' | 'work_opportunities') =>
  queryValue<number>(db.backend, `select count(*)::integer as n from public.${table}`)

describe('submit_contact', () => {
  const submit = (change?: Parameters<typeof sendMessage>[1]) => sendMessage(newCaller(db.backend), change)

  test('a visitor sends a message', async () => {
    const { data, error } = await submit({ message: 'A <b>bold</b> question & more' })
    expect({ data, error }).toEqual({ data: { ok: true }, error: null })
    const stored = await queryOne(
      db.backend,
      'select kind, name, message, status from public.contact_submissions order by created_at desc limit 1',
    )
    expect(stored).toEqual({
      kind: 'contact',
      name: 'Priya',
      message: 'A <b>bold</b> question & more',
      status: 'new',
    })
  })

  test('a visitor asks for a quote', async () => {
    const { error } = await submit({
      kind: 'quote',
      package: 'Amplify',
      budget_range: 'RM5,000',
      timeline: 'June',
    })
    expect(error).toBeNull()
    const stored = await queryOne(
      db.backend,
      "select package, budget_range, timeline from public.contact_submissions where kind = 'quote'",
    )
    expect(stored).toEqual({ package: 'Amplify', budget_range: 'RM5,000', timeline: 'June' })
  })

  test('a message sent again with its key is stored once, another and one without a key each time', async () => {
    const before = await count('contact_submissions')
    const message = { contact: newEmail(), idempotency_key: randomUUID() }
    for (const answer of await Promise.all([submit(message), submit(message), submit(message)]))
      expect(answer).toMatchObject({ data: { ok: true }, error: null })
    expect(await count('contact_submissions')).toBe(before + 1)
    await submit({ ...message, idempotency_key: randomUUID() })
    for (let n = 0; n < 2; n += 1) await submit({ contact: message.contact })
    expect(await count('contact_submissions')).toBe(before + 4)
  })

  // The other fields are in tests/database/form-cases.test.ts.
  test.each([
    ['a message of 10,002 bytes', { message: '林'.repeat(3334) }, 'message'],
    ['an unknown kind', { kind: 'spam' }, 'kind'],
    ['a budget of 121 characters', { budget_range: 'b'.repeat(121) }, 'budget_range'],
  ])('%s is refused and stores nothing', async (_, change, hint) => {
    const before = await count('contact_submissions')
    const { error, status } = await submit(change)
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'PT400', message: 'invalid_input', hint })
    expect(await count('contact_submissions')).toBe(before)
  })

  test('an administrator’s message has the same byte limit', async () => {
    const row = { name: 'Priya', contact: 'priya@example.test' }
    const add = (message: string) => db.admin.from('contact_submissions').insert({ ...row, message })
    expect((await add('林'.repeat(3333))).error).toBeNull()
    expect((await add('林'.repeat(3334))).error?.code).toBe('23514')
  })

  test('filling the honeypot field gets a success answer and stores nothing', async () => {
    const before = await count('contact_submissions')
    for (const change of [{}, { name: '' }, { message: 'm'.repeat(9000) }]) {
      const { data, error } = await submit({ ...change, website: 'https://cheap.example' })
      expect({ data, error }).toEqual({ data: { ok: true }, error: null })
    }
    expect(await count('contact_submissions')).toBe(before)
    expect((await submit({ website: '' })).error).toBeNull()
    expect(await count('contact_submissions')).toBe(before + 1)
  })
})

describe('submit_application', () => {
  test('a second application from one email, in any spelling, gets already_applied and keeps the first', async () => {
    const email = newEmail()
    await apply(newCaller(db.backend), { email })
    const again = await apply(newCaller(db.backend), {
      full_name: 'Somebody Else',
      email: ` ${email.toUpperCase()} `,
    })
    expect(again).toMatchObject({ data: { ok: false, reason: 'already_applied' }, error: null, status: 200 })
    const full_name = await queryValue<string>(
      db.backend,
      'select full_name from public.work_opportunities where email = $1',
      [email],
    )
    expect(full_name).toBe('Tan Jia')
  })

  test('one of ten simultaneous applications with one email is accepted', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => apply(newCaller(db.backend), { email })),
    )
    expect(answers.filter(({ data }) => (data as { ok: boolean }).ok)).toHaveLength(1)
  })

  test('filling the honeypot field gets a success answer and stores nothing', async () => {
    const before = await count('work_opportunities')
    for (const change of [{}, { email: 'nobody' }]) {
      const { data, error } = await apply(newCaller(db.backend), {
        ...change,
        website: 'https://cheap.example',
      })
      expect({ data, error }).toEqual({ data: { ok: true }, error: null })
    }
    expect(await count('work_opportunities')).toBe(before)
  })
})
