import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseForFile, queryValue } from '../support/database'
import { giveClock, setClock } from '../support/studio-clock'
import { addBooking, begin, claimDue, record } from './support/outbox'

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
})
async function startOver() {
  await setClock(db.backend, '2029-12-01T00:00:00Z')
  await db.backend.exec('delete from public.outbox')
}
beforeEach(startOver)

let people = 0
const newAddress = () => `held-${(people += 1)}@example.test`
const suppress = (address: string, reason = 'bounced') => db.add('email_suppressions', { address, reason })
const unknown = 'This address does not exist.'

/** Every kind of message, from the check of the table. */
const kinds = () =>
  queryValue<string[]>(
    db.backend,
    `select array_agg(kind[1]) from pg_constraint c,
      regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g') kind
    where c.conname = 'outbox_kind_check'`,
  )

/** A message of that kind to that address that is due and may be sent; what it is about exists. */
async function plan(kind: string, recipient: string): Promise<string> {
  const about: Record<string, unknown> = {}
  if (kind.startsWith('booking')) {
    const states: Record<string, string> = { booking_request: 'requested', booking_cancelled: 'cancelled' }
    const { id } = await addBooking(db.backend, {
      contact: recipient,
      status: states[kind] ?? 'booked',
      reminders: {},
    })
    about.booking_id = id
    await db.backend.query('delete from public.outbox where booking_id = $1::text::uuid', [id])
    if (kind === 'booking_reminder') {
      const starts = await queryValue<string>(
        db.backend,
        'select starts_at::text from public.booking_submissions where id = $1::text::uuid',
        [id],
      )
      about.minutes_before = 60
      about.due_at = new Date(Date.parse(starts) - 3_600_000).toISOString()
      await setClock(db.backend, about.due_at as string)
    }
  }
  if (['welcome', 'unsubscribe_link', 'newsletter'].includes(kind))
    about.subscriber_id = await db.add('newsletter_subscribers', {
      email: recipient,
      confirmed_at: kind === 'welcome' ? null : '2029-01-01T00:00:00Z',
    })
  if (kind.startsWith('newsletter'))
    about.newsletter_id = await db.add('newsletters', {
      status: 'sending',
      send_at: '2029-01-01T00:00:00Z',
    })
  if (kind === 'reply')
    Object.assign(about, {
      lead_table: 'contact_submissions',
      lead_id: await db.add('contact_submissions', { contact: recipient }),
      subject: 'Re',
      details: { text: 'Hello', language: 'en', quoted_at: '2029-01-01T00:00:00Z' },
    })
  if (kind === 'owner_alert') about.details = { alert: 'failures' }
  if (kind === 'owner_notice') about.details = { test: true }
  if (kind === 'password_changed')
    about.details = { alert: 'password_changed', changed_at: '2029-01-01T00:00:00Z' }
  if (kind === 'quotation') {
    const order_id = await db.add('orders', { customer_contact: recipient, status: 'sent' })
    about.details = { quotation_id: await db.add('quotations', { order_id }) }
  }
  return db.add('outbox', {
    kind,
    recipient,
    subscriber_id: null,
    status: 'pending',
    due_at: '2029-01-01T00:00:00Z',
    ...about,
  })
}
const claimedIds = async () => (await claimDue(db)).map(({ message_id }) => message_id)
const confirmed = (address: string) => db.backend.query('select private.confirm_address($1::text)', [address])

test('no kind of message goes to a suppressed address, and each kind goes to any other', async () => {
  const all = await kinds()
  expect(all.length).toBeGreaterThan(10)
  for (const kind of all) {
    await startOver()
    const [gone, there] = [newAddress(), newAddress()]
    await Promise.all([confirmed(gone), confirmed(there)])
    await suppress(gone)
    const held = await plan(kind, gone)
    const goes = await plan(kind, there)
    expect(await claimedIds(), kind).toEqual([goes])
    expect(await db.row('outbox', held), kind).toMatchObject({ status: 'cancelled', error: unknown })
  }
})

test('a claimed message whose address is suppressed meanwhile is not sent', async () => {
  const address = newAddress()
  await confirmed(address)
  await addBooking(db.backend, { contact: address })
  const [claim] = await claimDue(db)
  await suppress(address, 'complained')
  if (!claim) throw new Error('nothing was claimed')
  expect(await begin(db, claim)).toBe(false)
  expect(await db.row('outbox', claim.message_id)).toMatchObject({
    status: 'cancelled',
    error: 'An email to this address was reported as spam.',
  })
})

test('a quotation for a suppressed address is only a link, and an email for any other', async () => {
  const [gone, there] = [newAddress(), newAddress()]
  await suppress(gone)
  const recipients = []
  for (const customer_contact of [gone, there]) {
    const order_id = await db.add('orders', {
      customer_contact,
      status: 'draft',
      items: [{ text: 'A site', quantity: 1, unit_sen: 250_000 }],
    })
    const { data } = await db.admin.rpc('send_quotation', { order_id }).throwOnError()
    recipients.push((data as { recipient: string | null }).recipient)
  }
  expect(recipients).toEqual([null, there])
})

describe('a reply to a suppressed address', () => {
  const reply = (id: string, change: object = {}) =>
    db.admin.rpc('send_reply', {
      of_table: 'contact_submissions',
      row_id: id,
      subject: 'Re',
      body: `Hello ${randomUUID()}`,
      ...change,
    })

  test('is refused with the reason, and sent once the author says so', async () => {
    const contact = newAddress()
    const id = await db.add('contact_submissions', { contact })
    await suppress(contact)
    const { error } = await reply(id)
    expect(error).toMatchObject({ code: 'PT409', message: 'address_suppressed', hint: unknown })
    expect(await db.row('contact_submissions', id)).toMatchObject({ status: 'new' })
    const { data: message } = await reply(id, { anyway: true }).throwOnError()
    const claims = await claimDue(db)
    expect(claims.map(({ message_id }) => message_id)).toEqual([message])
    const [claim] = claims
    if (!claim) throw new Error('nothing was claimed')
    expect(await begin(db, claim)).toBe(true)
    await record(db, claim).throwOnError()
  })

  test('does not need to be confirmed when the address is not suppressed', async () => {
    const id = await db.add('contact_submissions', { contact: newAddress() })
    const { data: message } = await reply(id).throwOnError()
    expect(await claimedIds()).toEqual([message])
  })

  test('that was written before the address was suppressed is held', async () => {
    const contact = newAddress()
    const id = await db.add('contact_submissions', { contact })
    const { data: message } = await reply(id, { anyway: true }).throwOnError()
    await suppress(contact)
    expect(await claimedIds()).toEqual([])
    expect(await db.row('outbox', message as string)).toMatchObject({ status: 'cancelled', error: unknown })
  })
})
