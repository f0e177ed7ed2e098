import { describe, expect, test } from 'vitest'
import { databaseForFile, queryOne, queryValue } from '../support/database'

const db = databaseForFile()

interface Answer {
  added: number
  refused: Array<{ index: number; reason: string }>
}
const add = async (...people: Array<Record<string, unknown>>) => {
  const { data } = await db.admin.rpc('add_clients', { people: people as never }).throwOnError()
  return data as unknown as Answer
}
const reasons = async (...people: Array<Record<string, unknown>>) =>
  (await add(...people)).refused.map(({ reason }) => reason)
const find = async (search: string) => (await db.admin.rpc('find_people', { search })).data ?? []

describe('a client from a list', () => {
  test('is a person with name, contacts, company and note, and gets no email', async () => {
    const before = await queryValue(db.backend, 'select count(*)::integer from public.outbox')
    expect(
      await add({
        name: ' Puan Zainab ',
        email: ' Zainab@Kedai.test',
        phone: '019-222 3344',
        company: 'Kedai Zainab',
        note: 'Shop site of 2021.\nPays by transfer.',
      }),
    ).toEqual({ added: 1, refused: [] })
    for (const contact of ['zainab@kedai.test', '+60 19 222 3344']) {
      const { data } = await db.admin.rpc('person_leads', { contact })
      expect(data, contact).toMatchObject([
        {
          kind: 'client',
          name: 'Puan Zainab',
          contact_given: 'zainab@kedai.test',
          other_contact: '019-222 3344',
          title: 'Kedai Zainab',
          summary: 'Shop site of 2021.\nPays by transfer.',
        },
      ])
    }
    expect(await queryValue(db.backend, 'select count(*)::integer from public.outbox')).toBe(before)
  })

  test('is found by name, company and number, in People and in the search', async () => {
    await add({ name: 'Encik Borhan', phone: '+60 17-313 9090', company: 'Borhan Motor' })
    for (const text of ['borhan', 'Borhan Motor', '0173139090', '313 9090'])
      expect(await find(text), text).toMatchObject([
        { contact_key: '60173139090', name: 'Encik Borhan', kinds: ['client'], leads: 1, last_at: null },
      ])
    const { data } = await db.admin.rpc('admin_search', { query: 'borhan motor' })
    expect(data).toMatchObject([{ kind: 'client', title: 'Encik Borhan' }])
  })

  test('comes after the people who sent something, and the last contact is that of what they sent', async () => {
    await add(
      { name: 'Adam First', email: 'adam@order.test' },
      { name: 'Adam Second', email: 'adam2@order.test' },
    )
    await db.add('contact_submissions', { contact: 'adam2@order.test', created_at: '2020-01-01T00:00:00Z' })
    expect(await find('order.test')).toMatchObject([
      { contact_key: 'adam2@order.test', kinds: ['client', 'contact'], last_at: '2020-01-01T00:00:00+00:00' },
      { contact_key: 'adam@order.test', last_at: null },
    ])
  })
})

describe('the same client', () => {
  test('is not added twice, whatever the list calls them', async () => {
    const list = [
      { name: 'Siti', email: 'siti@twice.test', phone: '012-900 1000' },
      { name: 'Raj', phone: '012-900 2000' },
    ]
    expect(await add(...list)).toEqual({ added: 2, refused: [] })
    expect(await add(...list)).toEqual({
      added: 0,
      refused: [
        { index: 0, reason: 'known' },
        { index: 1, reason: 'known' },
      ],
    })
    expect(await reasons({ name: 'S.', email: 'SITI@Twice.test' })).toEqual(['known'])
    expect(await reasons({ name: 'Siti', phone: '+60129001000' })).toEqual(['known'])
    expect(await reasons({ name: 'Raj', email: 'raj@twice.test', phone: '60 12 900 2000' })).toEqual([
      'known',
    ])
  })

  test('within one list is added once', async () => {
    const twin = { email: 'twin@twice.test' }
    expect(await add(twin, twin)).toEqual({ added: 1, refused: [{ index: 1, reason: 'known' }] })
  })

  test('is not somebody else with the number of the same office', async () => {
    const phone = '03-2200 3300'
    expect(await add({ email: 'a@office.test', phone }, { email: 'b@office.test', phone })).toEqual({
      added: 2,
      refused: [],
    })
  })

  test('can be added again after they were deleted', async () => {
    await add({ email: 'back@twice.test' })
    const { id } = await queryOne<{ id: string }>(
      db.backend,
      "select id::text from public.clients where email = 'back@twice.test'",
    )
    await db.admin.rpc('set_deleted', { of_table: 'clients', ids: [id], deleted: true }).throwOnError()
    expect(await find('back@twice.test')).toEqual([])
    expect(await add({ email: 'back@twice.test' })).toEqual({ added: 1, refused: [] })
    const { error } = await db.admin.rpc('set_deleted', { of_table: 'clients', ids: [id], deleted: false })
    expect(error).toMatchObject({ message: 'place_taken' })
  })
})

test.each<[string, Record<string, unknown>]>([
  ['no_contact', { name: 'Nobody' }],
  ['no_contact', { email: ' ', phone: '' }],
  ['invalid_email', { email: 'nobody' }],
  ['invalid_email', { email: 'a@b', phone: '012-345 6789' }],
  ['invalid_phone', { phone: 'call me' }],
  ['invalid_phone', { phone: 'a@b.test' }],
  ['invalid_phone', { email: 'fine@refused.test', phone: '6.01235E+10' }],
  ['invalid_name', { email: 'fine@refused.test', name: '<b>' }],
  ['invalid_name', { email: 'fine@refused.test', name: 'x'.repeat(201) }],
  ['invalid_company', { email: 'fine@refused.test', company: 'x'.repeat(201) }],
  ['invalid_note', { email: 'fine@refused.test', note: 'x'.repeat(5001) }],
])('a line is refused as %s: %j', async (reason, person) => {
  expect(await reasons(person)).toEqual([reason])
})

test('a person of a list who is no object is refused, and the rest is added', async () => {
  expect(await add(7 as never, null as never, { email: 'rest@refused.test' })).toEqual({
    added: 1,
    refused: [
      { index: 0, reason: 'no_contact' },
      { index: 1, reason: 'no_contact' },
    ],
  })
})

test('a value that is not a list and a list of more than 1,000 are refused', async () => {
  const many = Array.from({ length: 1001 }, (_, n) => ({ email: `many-${n}@list.test` }))
  for (const people of [many, { email: 'a@list.test' }])
    expect((await db.admin.rpc('add_clients', { people: people as never })).error).toMatchObject({
      code: 'PT400',
      message: 'invalid_input',
    })
  expect(await add(...many.slice(0, 1000))).toEqual({ added: 1000, refused: [] })
})

describe('a client who asks for it', () => {
  test('gets a copy of what is stored', async () => {
    await add({ name: 'Lina', email: 'lina@rights.test', phone: '012-700 8000', note: 'Owes nothing.' })
    const { data } = await db.admin.rpc('person_record', { contact: '0127008000' }).throwOnError()
    expect(data).toMatchObject({
      other_contacts: ['lina@rights.test'],
      rows: { clients: [{ name: 'Lina', note: 'Owes nothing.' }] },
    })
  })

  test('is erased with the history, and no later list brings them back', async () => {
    const person = { name: 'Zulaikha Osman', email: 'gone@rights.test', phone: '012-700 9000' }
    await add(person)
    const { data } = await db.admin.rpc('erase_person', { contact: person.email }).throwOnError()
    expect(data).toMatchObject({ erased: { clients: 1 }, other_contacts: ['012-700 9000'], mentions: [] })
    expect(await find('gone@rights.test')).toEqual([])
    expect(
      await db.backend.query("select from public.audit_log where after::text like '%gone@rights.test%'"),
    ).toEqual([])
    expect(await reasons(person)).toEqual(['erased'])
  })
})

test('a client is kept as long as anything else of theirs', async () => {
  const old = { updated_at: '2001-01-01T00:00:00Z' }
  const kept = await db.add('clients', { ...old, email: 'kept@age.test', phone: '012-111 2222' })
  const gone = await db.add('clients', { ...old, email: 'gone@age.test' })
  await db.add('orders', { customer_contact: '+60121112222', status: 'paid' })
  await db.service.rpc('clear_expired').throwOnError()
  expect(
    await db.backend.query(
      'select id::text from public.clients where id in ($1::text::uuid, $2::text::uuid)',
      [kept, gone],
    ),
  ).toEqual([{ id: kept }])
})
