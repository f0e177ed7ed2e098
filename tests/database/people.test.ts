import { describe, expect, test } from 'vitest'
import { databaseForFile, queryOne } from '../support/database'
import { personCases } from '../support/person-cases'

const db = databaseForFile()

describe('the key of a person', () => {
  test.each(personCases)('of %j is %j', async (written, key) => {
    const row = await queryOne(db.backend, 'select private.contact_key($1::text) as key', [written])
    expect(row).toEqual({ key })
  })
})

const leads = async (contact: string) => (await db.admin.rpc('person_leads', { contact })).data ?? []
const kinds = async (contact: string) => (await leads(contact)).map(({ kind }) => kind)

describe('a person', () => {
  test('has everything that came from one number in any spelling, newest first', async () => {
    await db.add('booking_submissions', { contact: '+60 19-777 1234', created_at: '2026-01-01T00:00:00Z' })
    const request = await db.add('contact_submissions', {
      kind: 'quote',
      contact: '019 7771234',
      created_at: '2026-01-02T00:00:00Z',
    })
    await db.add('work_opportunities', { contact_number: '6019-7771234', created_at: '2026-01-03T00:00:00Z' })
    await db.add('orders', { customer_contact: '19-777 1234', created_at: '2026-01-04T00:00:00Z' })
    await db.add('orders', {
      customer_contact: 'accounts@example.test',
      contact_submission_id: request,
      created_at: '2026-01-05T00:00:00Z',
    })
    await db.add('booking_submissions', { contact: '+60 19-777 1235' })
    for (const spelling of ['0197771234', '+60 19 777 1234', '60197771234']) {
      expect(await kinds(spelling), spelling).toEqual(['order', 'order', 'application', 'quote', 'booking'])
    }
  })

  test('has everything that came from one address in any case', async () => {
    await db.add('booking_submissions', { contact: 'Wei@Example.test', created_at: '2026-02-01T00:00:00Z' })
    await db.add('work_opportunities', { email: 'wei@example.test', created_at: '2026-02-02T00:00:00Z' })
    await db.add('newsletter_subscribers', {
      email: 'wei@example.test',
      subscribed_at: '2026-02-03T00:00:00Z',
    })
    await db.add('contact_submissions', { contact: 'wei@example.test ', created_at: '2026-02-04T00:00:00Z' })
    expect(await kinds('  WEI@example.test')).toEqual(['contact', 'subscriber', 'application', 'booking'])
  })

  test('does not exist for a text that is neither an address nor a number', async () => {
    await db.add('orders', { customer_contact: 'the shop in Ipoh' })
    expect(await leads('the shop in Ipoh')).toEqual([])
  })

  test('has orders with their amount in sen and their due date', async () => {
    await db.add('orders', {
      customer_contact: 'sen@example.test',
      amount_sen: 9_999_999_999,
      due_date: '2026-03-01',
    })
    expect(await leads('sen@example.test')).toMatchObject([
      { kind: 'order', amount_sen: 9_999_999_999, due_date: '2026-03-01', status: 'draft' },
    ])
  })
})

describe('finding people', () => {
  const find = async (search: string) => (await db.admin.rpc('find_people', { search })).data ?? []

  test('works by a part of the name or address, with one row per person and their leads', async () => {
    await db.add('contact_submissions', { name: 'Siti Zubaidah', contact: 'siti@zubaidah.test' })
    await db.add('booking_submissions', { name: 'Siti Z.', contact: 'Siti@Zubaidah.test' })
    for (const text of ['zubaid', 'SITI@ZUB']) {
      expect(await find(text), text).toMatchObject([
        { contact_key: 'siti@zubaidah.test', kinds: ['booking', 'contact'], leads: 2 },
      ])
    }
  })

  test('works by a number in another spelling', async () => {
    await db.add('contact_submissions', { name: 'Encik Razak', contact: '+60 (0)17-888 4321' })
    expect(await find('017 8884321')).toMatchObject([
      { contact_key: '60178884321', name: 'Encik Razak', leads: 1 },
    ])
  })

  test('works by some digits of a number in any spacing', async () => {
    await db.add('orders', { customer_name: 'Kedai Lim', customer_contact: '+60 16-245 9973' })
    await db.add('work_opportunities', {
      full_name: 'Lim Jr.',
      contact_number: '016-2459974',
      email: 'l@lim.test',
    })
    for (const text of ['2459973', '245-9973', '016-245997', '+60 16 2459 973', '5 99'])
      expect(
        (await find(text)).map(({ name }) => name),
        text,
      ).toContain('Kedai Lim')
    expect((await find('24 599')).map(({ contact_key: key }) => key)).toContain('l@lim.test')
    expect((await find('16-2459 8')).map(({ name }) => name)).not.toContain('Kedai Lim')
  })

  test('works by one or two letters at the beginning of a word in names and contacts', async () => {
    await db.add('booking_submissions', { name: 'Xavier Quah', contact: 'hello@zyq.example.test' })
    for (const text of ['xa', 'QU', 'zy', 'x'])
      expect(await find(text), text).toMatchObject([{ contact_key: 'hello@zyq.example.test' }])
    expect(await find('vi')).toEqual([])
    await db.add('newsletter_subscribers', { email: 'mei@ling.test', name: '陈美玲' })
    expect(await find('美玲')).toMatchObject([{ contact_key: 'mei@ling.test' }])
  })

  test('does not search messages', async () => {
    await db.add('contact_submissions', { contact: 'quiet@example.test', message: 'Ask for unobtainium.' })
    expect(await find('unobtainium')).toEqual([])
  })

  test('takes %, _ and a backslash literally', async () => {
    await db.add('orders', { customer_name: '100% Batik_Co \\ Sons', customer_contact: 'batik@example.test' })
    for (const text of ['100% B', 'Batik_Co', '\\ Sons']) {
      expect(await find(text), text).toMatchObject([{ contact_key: 'batik@example.test' }])
    }
    expect(await find('100_ B')).toEqual([])
  })

  test('without a text returns the most recent people', async () => {
    await db.add('contact_submissions', { contact: 'last@example.test', created_at: '2099-01-01T00:00:00Z' })
    expect((await find(' '))[0]).toMatchObject({ contact_key: 'last@example.test' })
  })
})

test('a person is found with all their leads, however many newer ones others have sent', async () => {
  for (const year of [2001, 2030])
    await db.add('contact_submissions', {
      contact: 'twice@example.test',
      created_at: `${year}-01-01T00:00:00Z`,
    })
  await db.backend.exec(`insert into public.contact_submissions (name, contact, message, created_at)
    select 'A writer', 'crowd-' || n || '@example.test', 'Hello.', '2029-01-01' from generate_series(1, 1100) n`)
  const { data } = await db.admin.rpc('find_people', { search: '' })
  expect(data?.find((person) => person.contact_key === 'twice@example.test')).toMatchObject({ leads: 2 })
})

test('pages of people contain everybody exactly once', async () => {
  for (let one = 0; one < 60; one += 1)
    await db.add('contact_submissions', {
      name: `Paged ${one}`,
      contact: `paged-${one}@example.test`,
      created_at: new Date(Date.UTC(2027, 0, 1) + one * 60_000).toISOString(),
    })
  const page = async (number: number) =>
    ((await db.admin.rpc('find_people', { search: 'paged-', page: number })).data ?? []).map(
      ({ contact_key: key }) => key,
    )
  const pages = [await page(1), await page(2)]
  expect(pages.map(({ length }) => length)).toEqual([50, 10])
  expect(pages.flat()).toEqual(Array.from({ length: 60 }, (_, one) => `paged-${59 - one}@example.test`))
  expect(await page(3)).toEqual([])
})
