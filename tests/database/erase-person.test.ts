import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN_ID, databaseForFile, queryValue } from '../support/database'
import { addParents } from '../support/database-rows'
import { deletionOf, restorationOf } from '../support/set-deleted'
import { edit } from '../support/edit'
import { tracesOf } from './support/traces'

const db = databaseForFile()

beforeAll(async () => {
  await addParents(db.backend)
})

/** Tables of kind 'lead' or 'log' that hold nothing about people who wrote to the studio. */
const aboutNobody = ['alert_recipients', 'call_closures', 'erasure_log', 'abuse_incidents', 'newsletters']

/**
 * A row in every table that is about people: leads from an address in two spellings, the notes on them, the
 * emails about them, and a change in the log.
 */
async function somebody(address: string, name = 'Nadia Rahman') {
  const spelled = ` ${address.toUpperCase()} `
  const subscriber = await db.add('newsletter_subscribers', { email: address, name })
  const call = await db.add('booking_submissions', {
    name,
    contact: spelled,
    message: `Write to ${address}.`,
  })
  const request = await db.add('contact_submissions', { name, contact: address, message: 'About my shop.' })
  const application = await db.add('work_opportunities', {
    full_name: name,
    email: address,
    contact_number: '017-555 0101',
  })
  const draft = await db.add('orders', { customer_name: name, customer_contact: address, status: 'draft' })
  const paid = await db.add('orders', {
    customer_name: name,
    customer_contact: address,
    status: 'paid',
    contact_submission_id: request,
  })
  await db.add('quotations', { order_id: draft })
  for (const [subject_table, subject_id] of [
    ['contact_submissions', request],
    ['orders', paid],
  ])
    await db.add('lead_notes', { contact_key: null, subject_table, subject_id })
  await db.add('follow_ups', { lead_table: 'orders', lead_id: paid, note: `Ring ${address}` })
  await db.add('lead_notes', { contact_key: address })
  await db.add('outbox', {
    kind: 'welcome',
    subscriber_id: subscriber,
    recipient: address,
    body_text: `Hello ${name}`,
  })
  await db.add('email_suppressions', { address })
  await db.add('clients', { name, email: address, note: `Met ${name} at a fair.` })
  const changed = await db.admin.from('contact_submissions').update({ status: 'replied' }).eq('id', request)
  expect(changed.error).toBeNull()
  await db.backend.query('select private.confirm_address($1::text)', [address])
  return { subscriber, call, request, application, draft, paid }
}

const traces = (text: string) => tracesOf(db.backend, text)

const record = async (contact: string) => {
  const { data, error } = await db.admin.rpc('person_record', { contact })
  if (error) throw error
  return data as {
    contact: string
    confirmed_at: string | null
    other_contacts: string[]
    rows: Record<string, Array<Record<string, unknown>>>
  }
}

const erase = async (contact: string) => {
  const { data, error } = await db.admin.rpc('erase_person', { contact })
  if (error) throw error
  return data as {
    erased: Record<string, number>
    retained_orders: number
    other_contacts: string[]
    mentions: Array<{ place: string; id: string; title: string }>
  }
}

describe('the record of a person', () => {
  test('comes from every table about people and contains no other person', async () => {
    await somebody('record@example.test')
    await somebody('record.not@example.test', 'Somebody Else')
    const known = await record('Record@Example.test')
    const tables = await db.backend.query<{ name: string }>(
      "select name from private.tables where kind in ('lead', 'log') order by name",
    )
    expect(Object.keys(known.rows).toSorted()).toEqual(
      tables.map(({ name }) => name).filter((name) => !aboutNobody.includes(name)),
    )
    expect(Object.entries(known.rows).map(([table, rows]) => [table, rows.length])).toEqual(
      expect.arrayContaining([
        ['orders', 2],
        ['follow_ups', 1],
        ['lead_notes', 3],
        ['outbox', 2],
        ['audit_log', 1],
      ]),
    )
    expect(known.confirmed_at).toBeTruthy()
    expect(known.other_contacts).toEqual(['017-555 0101'])
    expect(JSON.stringify(known)).not.toContain('record.not@')
  })

  test('contains deleted rows, log entries and email bodies, but no token', async () => {
    const { call, subscriber } = await somebody('deleted@example.test')
    await db.admin.rpc('set_deleted', deletionOf('booking_submissions', call))
    const known = await record('deleted@example.test')
    expect(known.rows.booking_submissions).toMatchObject([{ id: call }])
    expect(known.rows.audit_log?.map(({ row_id: row }) => row)).toContain(call)
    expect(known.rows.outbox).toMatchObject([
      { booking_id: call, kind: 'booking_confirmation' },
      { subscriber_id: subscriber, body_text: 'Hello Nadia Rahman' },
    ])
    expect(JSON.stringify(known)).not.toMatch(/_token|idempotency_key/)
  })

  test('needs an address or a number', async () => {
    for (const name of ['person_record', 'erase_person'] as const) {
      const nobody = await db.admin.rpc(name, { contact: 'Nadia' })
      expect(nobody.error).toMatchObject({ message: 'invalid_input', hint: 'contact' })
    }
    expect((await record('nobody@example.test')).rows).toEqual({})
  })
})

describe('erasing a person', () => {
  test('leaves nothing of them except the orders that tax law requires', async () => {
    const left = await somebody('forget@example.test')
    await somebody('forget.not@example.test')
    const gone = await db.add('contact_submissions', { contact: 'forget@example.test' })
    await db.admin.rpc('set_deleted', deletionOf('contact_submissions', gone))
    const others = await db.add('contact_submissions', {
      contact: 'colleague@example.test',
      message: 'Hello.',
    })
    await edit(db.admin, 'contact_submissions', others, { message: 'Forwarded: forget@example.test' })
    await db.admin.from('contact_submissions').update({ message: 'Hello.' }).eq('id', others)
    const before = await traces('forget.not@example.test')

    const done = await erase(' FORGET@example.test')
    expect(done.retained_orders).toBe(1)
    expect(done.erased).toMatchObject({
      booking_submissions: 1,
      contact_submissions: 2,
      confirmed_addresses: 1,
      outbox: 2,
      follow_ups: 1,
      lead_notes: 3,
      newsletter_subscribers: 1,
      orders: 1,
      work_opportunities: 1,
    })
    expect(done.other_contacts).toEqual(['017-555 0101'])
    expect(await traces('forget@example.test')).toEqual(['public.orders'])
    expect(Object.keys((await record('forget@example.test')).rows)).toEqual(['orders'])
    const order = await db.backend.query(
      'select id, status, contact_submission_id from public.orders where id = $1::text::uuid',
      [left.paid],
    )
    expect(order).toEqual([{ id: left.paid, status: 'paid', contact_submission_id: null }])
    expect(await traces('forget.not@example.test')).toEqual(before)
  })

  test('is logged with who did it, but not whom it erased', async () => {
    await somebody('hidden@example.test')
    await erase('hidden@example.test')
    await erase('hidden@example.test')
    const { data } = await db.admin
      .from('erasure_log')
      .select('*')
      .order('created_at', { ascending: false })
      .limit(2)
    expect(data?.[0]).toMatchObject({
      actor: ADMIN_ID,
      actor_email: 'admin@example.test',
      erased: { newsletter_subscribers: 1, orders: 1 },
    })
    expect(data?.[1]?.person_hash).not.toBe(data?.[0]?.person_hash)
    expect(JSON.stringify(data)).not.toContain('hidden')
  })

  test('cannot be undone from the history', async () => {
    const id = await db.add('contact_submissions', { contact: 'back@example.test' })
    await db.admin.rpc('set_deleted', deletionOf('contact_submissions', id))
    await erase('back@example.test')
    const restored = await db.admin.rpc('set_deleted', restorationOf('contact_submissions', id))
    expect(restored.error?.message).toBe('row_not_found')
  })

  test('finds a number in every spelling', async () => {
    await db.add('contact_submissions', { contact: '+60 (0)19-777 0102', message: 'Hello.' })
    await db.add('booking_submissions', { contact: '019 7770102' })
    const other = await db.add('contact_submissions', {
      contact: '019-777 01023',
      message: 'Mine has a figure more.',
    })
    const mention = await db.add('contact_submissions', {
      contact: 'x@example.test',
      message: 'Call me at 019-7770102, please.',
    })
    const done = await erase('60197770102')
    expect(done.erased).toMatchObject({ contact_submissions: 1, booking_submissions: 1 })
    expect(done.mentions).toEqual([{ place: 'contact_submissions', id: mention, title: 'A writer' }])
    expect(
      await db.backend.query('select from public.contact_submissions where id = $1::text::uuid', [other]),
    ).toHaveLength(1)
  })

  test('lists the public pages that name them for the owner to check', async () => {
    await somebody('named@example.test', 'Zulaikha (Zu) Osman')
    const quote = await db.add('niche_testimonials', { attribution_text: 'Zulaikha (Zu) Osman, baker' })
    const image = await db.add('images', { alt: 'named@example.test on a sign' })
    const { mentions } = await erase('named@example.test')
    expect(mentions).toEqual([
      { place: 'images', id: image, title: 'named@example.test on a sign' },
      { place: 'niche_testimonials', id: quote, title: 'Zulaikha (Zu) Osman, baker' },
    ])
  })
})

describe('after an older backup was restored', () => {
  const applied = () => queryValue<number>(db.backend, 'select private.apply_erasures() as people')

  test('an erased person is erased again, and what they sent later stays', async () => {
    const contact = 'again@example.test'
    await somebody(contact)
    await erase(contact)
    expect(await applied()).toBe(0)

    const earlier = { contact, created_at: '2026-01-01T00:00:00Z' }
    const old = await db.add('contact_submissions', earlier)
    await db.add('audit_log', {
      table_name: 'booking_submissions',
      row_id: randomUUID(),
      action: 'delete',
      created_at: earlier.created_at,
      before: { name: 'Nadia', contact },
      contacts: [contact],
    })
    const again = await db.add('booking_submissions', { contact, created_at: '2199-01-01T00:00:00Z' })
    expect(await applied()).toBe(1)
    expect(
      await db.backend.query('select from public.contact_submissions where id = $1::text::uuid', [old]),
    ).toEqual([])
    const { rows } = await record(contact)
    expect(Object.keys(rows).toSorted()).toEqual(['booking_submissions', 'orders', 'outbox'])
    expect(rows.booking_submissions).toMatchObject([{ id: again }])
    expect(await applied()).toBe(0)
  })

  test('people whose hash was made with another database’s key are erased too', async () => {
    await db.backend.query(
      `with other as (insert into private.erasure_keys (created_at) values ('2199-01-01') returning *)
      insert into public.erasure_log (key_id, person_hash, erased)
      select id, private.person_hash('elsewhere@example.test', key), '{}' from other`,
    )
    await db.add('newsletter_subscribers', {
      email: 'elsewhere@example.test',
      created_at: '2026-01-01T00:00:00Z',
    })
    expect(await applied()).toBe(1)
    expect((await record('elsewhere@example.test')).rows).toEqual({})
  })
})
