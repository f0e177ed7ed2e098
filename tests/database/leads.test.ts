import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@/lib/database.types'
import { clientOf, newCaller, openDatabase, queryOne, type TestDatabase } from '../support/database'

type Contact = Database['public']['Functions']['submit_contact']['Args']
type Application = Database['public']['Tables']['work_opportunities']['Insert']

let db: TestDatabase

beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

const count = async (table: 'contact_submissions' | 'work_opportunities') =>
  (await queryOne<{ n: number }>(db.backend, `select count(*)::integer as n from public.${table}`)).n

describe('submit_contact', () => {
  let writers = 0
  const submit = (change: Partial<Contact> = {}) => {
    writers += 1
    const message = {
      name: 'Priya',
      contact: `writer-${writers}@example.test`,
      message: 'How long does it take?',
    }
    return newCaller(db.backend).rpc('submit_contact', { ...message, ...change })
  }

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

  const refused: [string, Partial<Contact>, string][] = [
    ['no name', { name: ' ' }, 'name'],
    ['a name of 201 characters', { name: 'n'.repeat(201) }, 'name'],
    ['no contact', { contact: '' }, 'contact'],
    ['no message', { message: '\n' }, 'message'],
    ['a message of 5,001 characters', { message: 'm'.repeat(5001) }, 'message'],
    ['an unknown kind', { kind: 'spam' }, 'kind'],
    ['a budget of 121 characters', { budget_range: 'b'.repeat(121) }, 'budget_range'],
  ]
  test.each(refused)('%s is refused and stores nothing', async (_, change, hint) => {
    const before = await count('contact_submissions')
    const { error, status } = await submit(change)
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'PT400', message: 'invalid_input', hint })
    expect(await count('contact_submissions')).toBe(before)
  })
})

describe('work_opportunities', () => {
  let applicants = 0
  const application = (change: Partial<Application> = {}): Application => {
    applicants += 1
    return {
      full_name: 'Tan Jia',
      contact_number: '012-345 6789',
      email: `applicant-${applicants}@example.test`,
      area_of_expertise: 'UI/UX Design',
      status: 'pending',
      ...change,
    }
  }
  const apply = (row: Application) => newCaller(db.backend).from('work_opportunities').insert(row)

  test('a visitor applies', async () => {
    const row = application()
    expect((await apply(row)).error).toBeNull()
    const stored = await queryOne(
      db.backend,
      'select full_name, contact_number, email, area_of_expertise, status from public.work_opportunities where email = $1',
      [row.email],
    )
    expect(stored).toEqual(row)
  })

  test('an email that has applied is told so, with code 23505', async () => {
    const row = application()
    await apply(row)
    const { error, status } = await apply(row)
    expect({ status, code: error?.code }).toEqual({ status: 409, code: '23505' })
  })

  test('asking for the row back is refused, since nobody may read', async () => {
    const before = await count('work_opportunities')
    const { data, error } = await newCaller(db.backend)
      .from('work_opportunities')
      .insert(application())
      .select('id')
    expect(data).toBeNull()
    expect(error?.code).toBe('42501')
    expect(await count('work_opportunities')).toBe(before)
  })

  const refused: [string, Partial<Application>, string][] = [
    ['a status of their own', { status: 'accepted' }, '42501'],
    ['an email in capitals', { email: 'Capital@example.test' }, '23514'],
    ["an email without '@'", { email: 'nobody' }, '23514'],
    ['a name of one letter', { full_name: 'T' }, '23514'],
    ['a name of 201 letters', { full_name: 't'.repeat(201) }, '23514'],
    ['a script in the name', { full_name: '<script>' }, '23514'],
    ['a number of six digits', { contact_number: '123456' }, '23514'],
    ['an unknown expertise', { area_of_expertise: 'Astrology' }, '23514'],
    ['a date of their own', { created_at: '2020-01-01T00:00:00Z' }, '42501'],
  ]
  test.each(refused)('%s is refused and stores nothing', async (_, change, code) => {
    const before = await count('work_opportunities')
    const { error } = await apply(application(change))
    expect(error?.code).toBe(code)
    expect(await count('work_opportunities')).toBe(before)
  })

  test('the twenty-first application of one caller in ten minutes is refused', { retry: 1 }, async () => {
    const caller = newCaller(db.backend)
    for (let n = 0; n < 20; n += 1) {
      expect((await caller.from('work_opportunities').insert(application())).error).toBeNull()
    }
    const { error, status } = await caller.from('work_opportunities').insert(application())
    expect({ status, message: error?.message }).toEqual({ status: 429, message: 'rate_limited' })
    expect((await apply(application())).error).toBeNull()
  })

  test("an administrator's own entries are not counted", async () => {
    const { data } = await db.admin.auth.getSession()
    const admin = clientOf(db.backend, undefined, {
      authorization: `Bearer ${data.session?.access_token}`,
      'x-forwarded-for': '2001:db8:ad::1',
    })
    for (let n = 0; n < 22; n += 1) {
      expect((await admin.from('work_opportunities').insert(application())).error).toBeNull()
    }
  })
})
