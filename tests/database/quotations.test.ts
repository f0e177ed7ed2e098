import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { databaseForFile, newCaller, queryOne } from '../support/database'
import { ask, open, quotationSupport, type Shown } from './support/quotations'

const db = databaseForFile()

const { addOrder, send, sent, statusOf, change, outboxOf } = quotationSupport(() => db)
const accept = (token: string, name: string, caller = newCaller(db.backend)) =>
  caller.rpc('accept_quotation', { token, name })
const read = async (token: string) =>
  (await open(newCaller(db.backend), token)).data as unknown as Shown | null

describe('sending a quotation', () => {
  test('freezes the whole order, emails it to the client and marks the order as sent', async () => {
    const order = await addOrder({ deposit_percent: 50, terms: 'Half now.' })
    const { data } = await send(order)
    expect(data).toMatchObject({ version: 1, recipient: 'mei@example.test' })
    expect(await statusOf(order)).toBe('sent')
    expect(await read((data as { token: string }).token)).toMatchObject({
      status: 'sent',
      version: 1,
      customer_name: 'Mei Tan',
      terms: 'Half now.',
      totals: { subtotal_sen: 250_000, sst_sen: 0, total_sen: 250_000, deposit_sen: 125_000 },
    })
    expect(await outboxOf(order)).toEqual([{ recipient: 'mei@example.test', status: 'pending' }])
  })

  test('plans no email for a client with a phone number', async () => {
    const order = await addOrder({ customer_contact: '012-345 6789' })
    expect((await send(order)).data).toMatchObject({ recipient: null })
    expect(await outboxOf(order)).toEqual([])
  })

  test('twice without a change makes one version and one email', async () => {
    const order = await addOrder()
    const [first, second] = await Promise.all([send(order), send(order)])
    expect(first.data).toEqual(second.data)
    expect(await outboxOf(order)).toHaveLength(1)
  })

  test('after a change makes a new version and supersedes the previous one', async () => {
    const order = await addOrder()
    const first = await sent(order)
    await change(order, { discount_sen: 100 })
    const second = await sent(order)
    expect(second).not.toBe(first)
    expect(await read(second)).toMatchObject({ version: 2, status: 'sent', totals: { total_sen: 249_900 } })
    const old = await read(first)
    expect(old).toEqual({
      number: old?.number,
      version: 1,
      status: 'superseded',
      sent_on: expect.any(String),
    })
    const { error } = await accept(first, 'Mei')
    expect(error?.message).toBe('quotation_superseded')
    expect(await statusOf(order)).toBe('sent')
  })

  test.each([
    ['no items', { items: [] }, 'The order has no items yet.'],
    ['a last day in the past', { valid_until: '2020-01-01' }, 'Its last day is over: choose a later one.'],
    [
      'SST without a registration',
      { sst_percent: 8 },
      'It charges SST, and Settings have no tax number (SST) of the studio.',
    ],
    ['cancelled', { status: 'cancelled' }, 'The order is cancelled.'],
    ['paid', { status: 'paid' }, 'The order is paid.'],
  ])('is refused for an order with %s, with the reason', async (_, refused, hint) => {
    const { error } = await send(await addOrder(refused))
    expect(error).toMatchObject({ message: 'quotation_not_ready', hint })
  })

  test('includes the tax number if the studio has one and charges SST', async () => {
    const set = (value: string) => db.admin.from('company_info').update({ value }).eq('key', 'sst_number')
    await set('W10-1808-32000001').throwOnError()
    const shown = await read(await sent(await addOrder({ sst_percent: 8 })))
    expect(shown).toMatchObject({ sst_number: 'W10-1808-32000001', totals: { sst_sen: 20_000 } })
    expect((await read(await sent(await addOrder())))?.sst_number).toBeNull()
    await set('Pending').throwOnError()
  })
})

describe('accepting a quotation', () => {
  test('stores the name, the time and the exact version, and marks the order as accepted', async () => {
    const order = await addOrder()
    const token = await sent(order)
    const { data, error } = await accept(token, '  Mei Tan ')
    expect(error).toBeNull()
    expect(data).toMatchObject({ status: 'accepted', accepted_name: 'Mei Tan', version: 1 })
    expect(Date.parse((data as unknown as Shown).accepted_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(await statusOf(order)).toBe('accepted')
  })

  test('again in the same name gets the same answer and changes nothing', async () => {
    const token = await sent(await addOrder())
    const first = await accept(token, 'Mei')
    expect((await accept(token, 'Mei')).data).toEqual(first.data)
    const again = await accept(token, 'Someone else')
    expect(again.error).toMatchObject({ message: 'quotation_accepted' })
    expect(again.status).toBe(409)
  })

  test('by several people at the same time succeeds once', async () => {
    const order = await addOrder()
    const token = await sent(order)
    const names = Array.from({ length: 6 }, (_, n) => `Person ${n}`)
    const answers = await Promise.all(names.map((name) => accept(token, name)))
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
    const refused = answers.flatMap(({ error }) => error?.message ?? [])
    expect(refused).toEqual(Array.from({ length: 5 }, () => 'quotation_accepted'))
    const events = await queryOne<{ count: number }>(
      db.backend,
      'select count(*)::integer as count from private.owner_events where row_id = $1::text::uuid',
      [order],
    )
    expect(events.count).toBe(1)
  })

  test('notifies the owner in the admin and by email', async () => {
    const order = await addOrder({ customer_name: 'Kedai Nur' })
    await accept(await sent(order), 'Nur')
    const news = (await db.admin.rpc('admin_news')).data as unknown as { accepted: object[] }
    expect(news.accepted[0]).toMatchObject({ name: 'Nur' })
    const facts = await queryOne<{ facts: { leads: unknown[] } }>(
      db.backend,
      `select private.notice_facts(jsonb_build_object('events', jsonb_build_array(
        jsonb_build_object('table', 'orders', 'id', $1::text, 'event', 'accepted')
      ))) as facts`,
      [order],
    )
    expect(facts.facts.leads).toMatchObject([
      {
        event: 'accepted',
        lead: { name: 'Kedai Nur', accepted_name: 'Nur', version: 1, total_sen: 250_000 },
      },
    ])
  })

  test('keeps the accepted version when the order changes later', async () => {
    const order = await addOrder()
    const token = await sent(order)
    await accept(token, 'Mei')
    await change(order, { discount_sen: 5_000 })
    expect(await read(token)).toMatchObject({ status: 'accepted', totals: { total_sen: 250_000 } })
    const next = await sent(order)
    expect(await read(next)).toMatchObject({
      version: 2,
      status: 'sent',
      totals: { total_sen: 245_000 },
    })
    expect(await read(token)).toMatchObject({ status: 'accepted', accepted_name: 'Mei', version: 1 })
    expect(await statusOf(order)).toBe('sent')
  })

  test('is refused after its last day but not on it, and for a withdrawn quotation', async () => {
    const late = await sent(await addOrder())
    const endsOn = (day: string) =>
      db.backend.query(`update public.quotations set valid_until = ${day} where token = $1::text::uuid`, [
        late,
      ])
    await endsOn('private.today_in_malaysia()')
    expect((await read(late))?.status).toBe('sent')
    await endsOn('private.today_in_malaysia() - 1')
    expect((await read(late))?.status).toBe('expired')
    expect((await accept(late, 'Mei')).error?.message).toBe('quotation_expired')
    const order = await addOrder()
    const gone = await sent(order)
    await change(order, { status: 'cancelled' })
    expect((await read(gone))?.status).toBe('withdrawn')
    expect((await accept(gone, 'Mei')).error?.message).toBe('quotation_withdrawn')
  })

  test.each(['', '   ', '<b>Mei</b>', 'Mei\nTan', 'x'.repeat(201)])(
    'in the name %j is refused',
    async (name) => {
      const token = await sent(await addOrder())
      expect((await accept(token, name)).error).toMatchObject({ message: 'invalid_input', hint: 'name' })
      expect((await read(token))?.status).toBe('sent')
    },
  )
})

describe('a quotation link', () => {
  test('that is guessed shows and changes nothing', async () => {
    const token = randomUUID()
    expect(await read(token)).toBeNull()
    expect((await accept(token, 'Mei')).error?.message).toBe('quotation_not_found')
    expect((await ask(newCaller(db.backend), token, 'Hello?')).error?.message).toBe('quotation_not_found')
  })

  test('has a rate limit against guessing', async () => {
    const caller = newCaller(db.backend)
    const guess = async () => [
      (await open(caller, randomUUID())).error?.message,
      (await accept(randomUUID(), 'Mei', caller)).error?.message,
    ]
    expect(await guess()).toEqual([undefined, 'quotation_not_found'])
    await db.backend.exec(`
      update private.rate_limits set hits = 119 where bucket = 'quotation read by caller';
      update private.rate_limits set hits = 29 where bucket = 'quotation answer by caller'`)
    expect(await guess()).toEqual([undefined, 'quotation_not_found'])
    expect(await guess()).toEqual(['rate_limited', 'rate_limited'])
  })

  test('shows no contact, notes or ids of the order', async () => {
    const order = await addOrder({ description: 'Private: give in at RM2,000' })
    const shown = JSON.stringify(await read(await sent(order)))
    for (const secret of ['mei@example.test', 'Private', order]) expect(shown).not.toContain(secret)
  })

  test('of a deleted order does not open', async () => {
    const order = await addOrder()
    const token = await sent(order)
    await db.admin.rpc('set_deleted', { of_table: 'orders', ids: [order], deleted: true }).throwOnError()
    expect(await read(token)).toBeNull()
    expect((await accept(token, 'Mei')).error?.message).toBe('quotation_not_found')
  })
})
