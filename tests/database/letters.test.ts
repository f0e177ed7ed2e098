import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, queryOne, type TestDatabase } from '../support/database'
import { insertRow, validRow } from '../support/database-rows'
import { giveClock, setClock } from '../support/studio-clock'
import { addBooking, begin, claimDue, later, record, sendAll } from './support/outbox'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
  await giveClock(db.backend)
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.backend.exec('truncate public.letters, public.newsletter_subscribers, public.deliveries cascade')
  await db.backend.query('update private.test_clock set at = now()')
  await db.backend.exec("delete from public.site_settings where key = 'letters'")
})

/** Readers who have confirmed, reader-1@ and so on. */
const addReaders = (count: number, first = 1) =>
  db.backend.query(
    `insert into public.newsletter_subscribers (email, confirmed_at, subscribed_at)
    select 'reader-' || n || '@example.test', now(), now() - interval '1 day' + n * interval '1 second'
    from generate_series($1::text::integer, $2::text::integer) n`,
    [String(first), String(first + count - 1)],
  )

async function addLetter(values: Record<string, unknown> = {}): Promise<string> {
  const row = { ...validRow('letters'), ...values }
  await insertRow(db.backend, 'letters', row)
  return row.id
}

const start = (id: string, at?: string) =>
  db.admin.rpc('start_letter', { p_letter_id: id, ...(at && { p_at: at }) })
const stop = (id: string) => db.admin.rpc('stop_letter', { p_letter_id: id })

async function figures(id: string) {
  const { data } = await db.admin.rpc('letter_figures', { p_letter_id: id }).throwOnError()
  const { letter_id, send_at, ...rest } = data?.[0] ?? {}
  return rest
}

const leave = async (email: string) => {
  const { token } = await queryOne<{ token: string }>(
    db.backend,
    'select unsubscribe_token::text as token from public.newsletter_subscribers where email = $1',
    [email],
  )
  await db.visitor.rpc('unsubscribe', { token }).throwOnError()
}

const recipients = (claims: readonly { recipient: string }[]) => claims.map(({ recipient }) => recipient)

describe('a letter goes', () => {
  test('to everybody on the list who has confirmed, and to nobody else', async () => {
    await addReaders(3)
    await insertRow(db.backend, 'newsletter_subscribers', validRow('newsletter_subscribers'))
    await insertRow(db.backend, 'newsletter_subscribers', {
      ...validRow('newsletter_subscribers'),
      is_active: false,
    })
    const id = await addLetter({ subject: 'Prices', preheader: 'What a site costs', body: '## Prices' })
    expect((await start(id)).data).toBe('sending')
    expect(await figures(id)).toMatchObject({ status: 'sending', readers: 3, waiting: 3, sent: 0 })
    await later(db.backend, 1)
    const sent = await sendAll(db)
    expect(recipients(sent).toSorted()).toEqual([1, 2, 3].map((n) => `reader-${n}@example.test`))
    expect(sent[0]?.letter).toEqual({
      subject: 'Prices',
      preheader: 'What a site costs',
      body: '## Prices',
    })
    expect(sent.every(({ unsubscribe_token: token }) => token !== null)).toBe(true)
    await claimDue(db)
    expect(await figures(id)).toMatchObject({ status: 'sent', readers: 3, waiting: 0, sent: 3 })
  })

  test('never twice to one reader: a letter that has gone out cannot be started again', async () => {
    await addReaders(1)
    const id = await addLetter()
    await start(id)
    expect((await start(id)).error).toMatchObject({ code: 'PT409', message: 'letter_started' })
    await sendAll(db)
    await claimDue(db)
    expect((await start(id)).error?.message).toBe('letter_started')
    await expect(
      db.backend.query(
        `insert into public.deliveries (kind, letter_id, subscriber_id, recipient)
        select kind, letter_id, subscriber_id, recipient from public.deliveries where kind = 'letter'`,
      ),
    ).rejects.toThrow(/deliveries_subscriber_id_letter_id_key/)
  })

  test('at its pace, as the owner sets it, also when the schedule paused for an hour', async () => {
    await db.admin
      .from('site_settings')
      .insert({ key: 'letters', value: { a_minute: 4 } })
      .throwOnError()
    await addReaders(10)
    await start(await addLetter())
    expect(await sendAll(db)).toHaveLength(1)
    await later(db.backend, 1)
    expect(await sendAll(db)).toHaveLength(4)
    await later(db.backend, 60)
    expect(await sendAll(db)).toHaveLength(4)
    expect(await sendAll(db)).toHaveLength(0)
    await later(db.backend, 2)
    expect(await sendAll(db)).toHaveLength(1)
  })

  test('behind every other mail: five thousand readers delay no confirmation', async () => {
    await addReaders(5000)
    await start(await addLetter())
    await later(db.backend, 120)
    const booking = await addBooking(db.backend, { confirmed_at: null, contact: 'reader-1@example.test' })
    await db.backend.query(
      'update public.deliveries set due_at = private.clock() where booking_id is not null',
    )
    const [first] = await claimDue(db, 'email', 5)
    expect(first).toMatchObject({ kind: 'booking_confirmation', booking: { booking_id: booking.id } })
  })

  test('and keeps nobody from the mails about their call on that day', async () => {
    await addReaders(1)
    await start(await addLetter())
    expect(await sendAll(db)).toHaveLength(1)
    await addBooking(db.backend, { confirmed_at: null, contact: 'reader-1@example.test' })
    await db.backend.query(
      'update public.deliveries set due_at = private.clock() where booking_id is not null',
    )
    expect((await claimDue(db)).map(({ kind }) => kind)).toContain('booking_confirmation')
  })

  test('two of one day reach the same reader, each once', async () => {
    await addReaders(1)
    for (const subject of ['One', 'Two']) {
      await start(await addLetter({ subject }))
      expect((await sendAll(db)).map(({ letter }) => letter?.subject)).toEqual([subject])
    }
  })

  test('not to who leaves before their turn, nor to who leaves between claim and begin', async () => {
    await addReaders(3)
    const id = await addLetter()
    await start(id)
    await leave('reader-2@example.test')
    await later(db.backend, 1)
    const claims = await claimDue(db)
    expect(recipients(claims)).toEqual(['reader-1@example.test', 'reader-3@example.test'])
    await leave('reader-3@example.test')
    const [first, third] = claims
    if (!first || !third) throw new Error('two were claimed')
    expect([await begin(db, first), await begin(db, third)]).toEqual([true, false])
    await record(db, first).throwOnError()
    expect(await figures(id)).toMatchObject({ sent: 1, cancelled: 2, waiting: 0, unsubscribed: 0 })
  })

  test('and its body is kept once, not with each mail', async () => {
    await addReaders(1)
    await start(await addLetter())
    const [claim] = await claimDue(db)
    await db.service
      .rpc('begin_delivery', {
        p_delivery_id: claim?.delivery_id ?? '',
        p_attempt: 1,
        p_sequence: null as unknown as number,
        p_subject: 'A letter',
        p_body_text: null as unknown as string,
        p_body_html: null as unknown as string,
      })
      .throwOnError()
    expect(await queryOne(db.backend, 'select subject, body_text, body_html from public.deliveries')).toEqual(
      { subject: 'A letter', body_text: null, body_html: null },
    )
  })
})

describe('a letter that was stopped', () => {
  test('hands over nothing more, not even what was claimed, until it is started again', async () => {
    await addReaders(2)
    const id = await addLetter()
    await start(id)
    const [claim] = await claimDue(db)
    if (!claim) throw new Error('one is due at once')
    expect((await stop(id)).data).toBe('stopped')
    expect(await begin(db, claim)).toBe(false)
    await later(db.backend, 5)
    expect(await claimDue(db)).toEqual([])
    expect(await figures(id)).toMatchObject({ status: 'stopped', waiting: 2 })
    expect((await start(id)).data).toBe('sending')
    expect(await sendAll(db)).toHaveLength(1)
    await later(db.backend, 1)
    expect(await sendAll(db)).toHaveLength(1)
  })

  test('takes nobody in who subscribed since', async () => {
    await addReaders(1)
    const id = await addLetter()
    await start(id)
    await stop(id)
    await addReaders(1, 2)
    await start(id)
    await later(db.backend, 5)
    expect(recipients(await sendAll(db))).toEqual(['reader-1@example.test'])
  })
})

describe('a letter for later', () => {
  test('begins at its time by itself, with the readers of that moment', async () => {
    const id = await addLetter()
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect((await start(id, at)).data).toBe('scheduled')
    await addReaders(2)
    expect(await sendAll(db)).toEqual([])
    await setClock(db.backend, at)
    await sendAll(db)
    expect(await figures(id)).toMatchObject({ status: 'sending', readers: 2, sent: 1 })
  })

  test('is a draft again when it is stopped, and may be put to another time', async () => {
    const id = await addLetter()
    await start(id, '2100-01-01T00:00:00Z')
    expect((await start(id, '2100-01-02T00:00:00Z')).data).toBe('scheduled')
    expect((await stop(id)).data).toBe('draft')
    expect((await stop(id)).error).toMatchObject({ code: 'PT409', message: 'letter_not_under_way' })
  })

  test('refuses a time that is over', async () => {
    const id = await addLetter()
    expect((await start(id, '2020-01-01T00:00:00Z')).error).toMatchObject({
      code: 'PT400',
      message: 'time_is_over',
    })
  })
})

describe('a letter is refused', () => {
  test('while it says nothing, or has nobody to go to', async () => {
    expect((await start(await addLetter())).error?.message).toBe('no_readers')
    await addReaders(1)
    expect((await start(await addLetter({ body: ' \n' }))).error?.message).toBe('letter_empty')
    expect((await start(randomUUID())).error).toMatchObject({ code: 'PT404', message: 'no_such_letter' })
  })

  test.each(['stranger', 'visitor'] as const)('by anybody but an administrator: a %s', async (who) => {
    await addReaders(1)
    const id = await addLetter()
    const client = db[who]
    for (const [call, status] of [
      [client.rpc('start_letter', { p_letter_id: id }), [401, 403]],
      [client.rpc('stop_letter', { p_letter_id: id }), [401, 403]],
      [client.rpc('test_letter', { p_letter_id: id }), [401, 403]],
      [client.rpc('add_subscribers', { people: [], consent: 'x' }), [401, 403]],
    ] as const)
      expect(status).toContain((await call).status)
    expect((await client.rpc('letter_figures')).data ?? []).toEqual([])
    expect(await figures(id)).toMatchObject({ status: 'draft' })
  })

  test('its own change once it goes out: text, way and row stay as they were', async () => {
    await addReaders(2)
    const id = await addLetter()
    const draft = await db.admin.from('letters').update({ subject: 'Better' }).eq('id', id).select('id')
    expect(draft.error).toBeNull()
    expect((await db.admin.from('letters').update({ status: 'sent' }).eq('id', id)).error?.code).toBe('42501')
    await start(id)
    const change = await db.admin.from('letters').update({ body: 'Other' }).eq('id', id).select('id')
    expect(change.error?.message).toMatch(/stays as it was sent/)
    expect((await db.admin.from('letters').delete().eq('id', id).select('id')).error?.message).toMatch(
      /is kept/,
    )
    const entry = await queryOne<{ id: string }>(
      db.backend,
      "select id from public.audit_log where row_id = $1::text::uuid and after ->> 'status' = 'sending'",
      [id],
    )
    expect((await db.admin.rpc('restore_row', { change: entry.id })).error?.message).toMatch(
      /stays as it was/,
    )
  })
})

test('a deleted draft that comes back from the history goes nowhere by itself', async () => {
  await addReaders(1)
  const id = await addLetter()
  await start(id, new Date(Date.now() + 60_000).toISOString())
  await db.admin.from('letters').delete().eq('id', id).throwOnError()
  const entry = await queryOne<{ id: string }>(
    db.backend,
    "select id from public.audit_log where row_id = $1::text::uuid and action = 'delete'",
    [id],
  )
  await db.admin.rpc('restore_row', { change: entry.id }).throwOnError()
  await later(db.backend, 60)
  expect(await sendAll(db)).toEqual([])
  expect(await figures(id)).toMatchObject({ status: 'draft', readers: null })
})

test('a test goes to who asks alone, counts for nothing and takes nobody off the list', async () => {
  await addReaders(1)
  const id = await addLetter()
  expect((await db.admin.rpc('test_letter', { p_letter_id: id })).data).toBe('admin@example.test')
  await db.admin.rpc('test_letter', { p_letter_id: id }).throwOnError()
  const [claim, ...more] = await sendAll(db)
  expect(claim).toMatchObject({
    kind: 'letter_test',
    recipient: 'admin@example.test',
    unsubscribe_token: null,
  })
  expect(more).toEqual([])
  expect(await figures(id)).toMatchObject({ status: 'draft', sent: 0, waiting: 0 })
})

test('who leaves after a letter is counted with the last one that reached them', async () => {
  await db.backend.query("update private.test_clock set at = now() - interval '3 days'")
  await addReaders(2)
  const first = await addLetter()
  await start(first)
  await later(db.backend, 2)
  await sendAll(db)
  await later(db.backend, 1440)
  const second = await addLetter()
  await start(second)
  await later(db.backend, 2)
  await sendAll(db)
  await leave('reader-1@example.test')
  expect(await figures(first)).toMatchObject({ sent: 2, unsubscribed: 0 })
  expect(await figures(second)).toMatchObject({ sent: 2, unsubscribed: 1 })
  expect((await db.admin.rpc('letter_figures')).data).toHaveLength(2)
})

test('what is known of a person names their letters, and erasing them takes those along', async () => {
  await addReaders(2)
  const id = await addLetter()
  await start(id)
  await later(db.backend, 2)
  await sendAll(db)
  const contact = 'reader-1@example.test'
  const { data } = await db.admin.rpc('person_record', { contact }).throwOnError()
  expect((data as { rows: { deliveries: unknown[] } }).rows.deliveries).toMatchObject([{ letter_id: id }])
  await db.admin.rpc('erase_person', { contact }).throwOnError()
  expect(await figures(id)).toMatchObject({ readers: 2, sent: 1 })
})
