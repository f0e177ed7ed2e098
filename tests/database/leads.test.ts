import { describe, expect, test } from 'vitest'
import type { Database } from '@/lib/database.types'
import { newAddress } from '../support/caller-address'
import { clientOf, databaseForFile, newCaller, queryOne } from '../support/database'
import { giveClock } from '../support/studio-clock'

type Contact = Database['public']['Functions']['submit_contact']['Args']
type Application = Omit<Database['public']['Functions']['submit_application']['Args'], 'source'>

const db = databaseForFile()

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
    ['a message of 10,002 bytes', { message: '林'.repeat(3334) }, 'message'],
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
  let applicants = 0
  const application = (change: Partial<Application> = {}): Application => {
    applicants += 1
    return {
      full_name: 'Tan Jia',
      contact_number: '012-345 6789',
      email: `applicant-${applicants}@example.test`,
      area_of_expertise: 'UI/UX Design',
      ...change,
    }
  }
  const apply = (row: Application, caller = newCaller(db.backend)) => caller.rpc('submit_application', row)

  test('a visitor applies, and the application waits for the studio', async () => {
    const row = application()
    expect(await apply(row)).toMatchObject({ data: { ok: true }, error: null, status: 200 })
    const stored = await queryOne(
      db.backend,
      'select full_name, contact_number, email, area_of_expertise, status from public.work_opportunities where email = $1',
      [row.email],
    )
    expect(stored).toEqual({ ...row, status: 'pending' })
  })

  test('a second application from one email, in any spelling, gets already_applied and keeps the first', async () => {
    const row = application()
    await apply(row)
    const again = await apply({ ...row, full_name: 'Somebody Else', email: ` ${row.email.toUpperCase()} ` })
    expect(again).toMatchObject({ data: { ok: false, reason: 'already_applied' }, error: null, status: 200 })
    const { full_name } = await queryOne<{ full_name: string }>(
      db.backend,
      'select full_name from public.work_opportunities where email = $1',
      [row.email],
    )
    expect(full_name).toBe('Tan Jia')
  })

  test('one of ten simultaneous applications with one email is accepted', async () => {
    const row = application()
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply(row)))
    expect(answers.filter(({ data }) => (data as { ok: boolean }).ok)).toHaveLength(1)
  })

  test('a caller who probes which addresses have applied is refused after thirty tries in ten minutes', async () => {
    await giveClock(db.backend)
    const known = application()
    await apply(known)
    const prober = newCaller(db.backend)
    for (let n = 0; n < 30; n += 1) {
      expect((await apply(known, prober)).data).toEqual({ ok: false, reason: 'already_applied' })
    }
    const { error, status } = await apply(known, prober)
    expect({ status, message: error?.message }).toEqual({ status: 429, message: 'rate_limited' })
    expect((await apply(application())).data).toEqual({ ok: true })
  })

  const refused: [string, Partial<Application>, string][] = [
    ['no email', { email: null as never }, 'email'],
    ["an email without '@'", { email: 'nobody' }, 'email'],
    ['no name', { full_name: null as never }, 'full_name'],
    ['a name of one letter', { full_name: 'T' }, 'full_name'],
    ['a name of 201 letters', { full_name: 't'.repeat(201) }, 'full_name'],
    ['a script in the name', { full_name: '<script>' }, 'full_name'],
    ['a number of six digits', { contact_number: '123456' }, 'contact_number'],
    ['an unknown expertise', { area_of_expertise: 'Astrology' }, 'area_of_expertise'],
  ]
  test.each(refused)('%s is refused and stores nothing', async (_, change, hint) => {
    const before = await count('work_opportunities')
    const { error, status } = await apply(application(change))
    expect({ status, message: error?.message, hint: error?.hint }).toEqual({
      status: 400,
      message: 'invalid_input',
      hint,
    })
    expect(await count('work_opportunities')).toBe(before)
  })

  test('filling the honeypot field gets a success answer and stores nothing', async () => {
    const before = await count('work_opportunities')
    for (const change of [{}, { email: 'nobody' }]) {
      const { data, error } = await apply({ ...application(change), website: 'https://cheap.example' })
      expect({ data, error }).toEqual({ data: { ok: true }, error: null })
    }
    expect(await count('work_opportunities')).toBe(before)
  })

  test('the table itself is closed to visitors', async () => {
    const before = await count('work_opportunities')
    const { website: _, ...row } = application()
    const { error } = await newCaller(db.backend).from('work_opportunities').insert(row)
    expect(error?.code).toBe('42501')
    expect(await count('work_opportunities')).toBe(before)
  })

  test("an administrator's entries do not count towards the limit", async () => {
    const { data } = await db.admin.auth.getSession()
    const admin = clientOf(db.backend, undefined, {
      authorization: `Bearer ${data.session?.access_token}`,
      'cf-connecting-ip': newAddress(),
    })
    for (let n = 0; n < 32; n += 1) expect((await apply(application(), admin)).error).toBeNull()
  })
})
