import { beforeAll, describe, expect, test } from 'vitest'
import { databaseForFile, queryOne, type TestDatabase } from '../support/database'
import { deletionOf } from '../support/set-deleted'
import { giveClock, setClock } from '../support/studio-clock'
import { addBooking, begin, claimDue, type Outcome, record } from './support/outbox'

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
})

let people = 0
const newAddress = () => `reply-${(people += 1)}@example.test`

const enquiry = (values: Record<string, unknown> = {}) =>
  db.add('contact_submissions', { contact: newAddress(), message: 'How much is a site?', ...values })

const call = (client: TestDatabase['admin'], of_table: string, row_id: string, change: object = {}) =>
  client.rpc('send_reply', {
    of_table,
    row_id,
    subject: 'Re: Your message',
    body: 'From RM2,500.',
    ...change,
  })
async function reply(of_table: string, row_id: string, change: object = {}) {
  const { data } = await call(db.admin, of_table, row_id, change).throwOnError()
  return data as string
}
const message = (id: string) => db.row('outbox', id)
const repliesTo = (lead: string) =>
  db.backend.query('select from public.outbox where lead_id = $1::text::uuid', [lead])
/** Sends the message with that outcome. */
async function finish(id: string, outcome: Outcome = 'sent') {
  const claim = (await claimDue(db)).find(({ message_id }) => message_id === id)
  if (!claim) throw new Error('not claimed')
  expect(await begin(db, claim)).toBe(true)
  await record(db, claim, outcome)
}
const statusOf = async (
  table: 'booking_submissions' | 'contact_submissions' | 'orders' | 'work_opportunities',
  id: string,
) => (await db.row(table, id)).status

describe('a reply to a lead', () => {
  test('is in the outbox with the text it answers and its author', async () => {
    const contact = newAddress()
    const id = await enquiry({ contact: ` ${contact.toUpperCase()}` })
    const sent = await reply('contact_submissions', id, { body: ' From RM2,500.\n\nWhen do you start?\n' })
    expect(await message(sent)).toMatchObject({
      status: 'pending',
      recipient: contact,
      details: {
        text: 'From RM2,500.\n\nWhen do you start?',
        quote: 'How much is a site?',
        language: 'en',
        author_email: 'admin@example.test',
      },
    })
    const claim = (await claimDue(db)).find(({ message_id }) => message_id === sent)
    expect(claim).toMatchObject({
      kind: 'reply',
      reply: { subject: 'Re: Your message', text: 'From RM2,500.\n\nWhen do you start?' },
    })
  })

  test('has its language', async () => {
    const sent = await reply('contact_submissions', await enquiry(), { language: 'ms' })
    expect((await claimDue(db)).find(({ message_id }) => message_id === sent)).toMatchObject({
      reply: { language: 'ms' },
    })
  })

  test.each([
    ['contact_submissions', 'new', 'replied'],
    ['contact_submissions', 'closed', 'closed'],
    ['work_opportunities', 'pending', 'reviewing'],
    ['booking_submissions', 'booked', 'booked'],
    ['orders', 'sent', 'sent'],
  ] as const)('changes the status of %s from %s to %s', async (table, was, is) => {
    const contacts = { orders: 'customer_contact', work_opportunities: 'email' } as Record<string, string>
    const id = await db.add(table, { [contacts[table] ?? 'contact']: newAddress(), status: was })
    await reply(table, id)
    expect(await statusOf(table, id)).toBe(is)
    expect(await repliesTo(id)).toHaveLength(1)
  })

  test('is one email, however often the button is pressed', async () => {
    const id = await enquiry()
    const pressed = await Promise.all([1, 2, 3].map(() => reply('contact_submissions', id)))
    expect(new Set(pressed).size).toBe(1)
    expect(await reply('contact_submissions', id, { body: 'Another one.' })).not.toBe(pressed[0])
    expect(await repliesTo(id)).toHaveLength(2)
  })

  test('that failed can be retried or written again', async () => {
    const id = await enquiry()
    const first = await reply('contact_submissions', id)
    await finish(first, 'refused')
    expect((await message(first)).status).toBe('failed')
    expect(await reply('contact_submissions', id)).not.toBe(first)
    await db.admin.rpc('retry_message', { p_message_id: first }).throwOnError()
    const again = (await claimDue(db)).find(({ message_id }) => message_id === first)
    expect(again).toMatchObject({ reply: { text: 'From RM2,500.' } })
  })

  test.each([
    ['subject', { subject: ' ' }],
    ['subject', { subject: 'Hello\r\nBcc: everybody@example.test' }],
    ['subject', { subject: 'a'.repeat(201) }],
    ['body', { body: ' \n' }],
    ['body', { body: 'a'.repeat(5001) }],
    ['of_table', { of_table: 'newsletter_subscribers' }],
    ['of_table', { of_table: 'blog_posts' }],
    ['language', { language: 'fr' }],
  ])('is refused with a wrong %s: %#', async (hint, change) => {
    const id = await enquiry()
    const { error } = await call(db.admin, 'contact_submissions', id, change)
    expect(error).toMatchObject({ message: 'invalid_input', hint })
    expect(await repliesTo(id)).toEqual([])
    expect(await statusOf('contact_submissions', id)).toBe('new')
  })

  test('needs an existing lead with an email address', async () => {
    const phoned = await enquiry({ contact: '012-345 6789' })
    expect((await call(db.admin, 'contact_submissions', phoned)).error?.message).toBe('lead_without_email')
    const gone = await enquiry()
    await db.admin.rpc('set_deleted', deletionOf('contact_submissions', gone)).throwOnError()
    expect((await call(db.admin, 'contact_submissions', gone)).error?.message).toBe('lead_not_found')
  })
})

describe('the limits for unconfirmed addresses', () => {
  test('hold back no reply, even while the breaker is open', async () => {
    await db.backend.query(
      `insert into private.rate_limits (bucket, key, window_start, hits, expires_at)
      select 'submissions', 'all', private.window_start('1 hour'), 100000, now() + interval '1 day'`,
    )
    try {
      const { id } = await addBooking(db.backend, { contact: newAddress(), confirmed_at: null })
      const sent = await reply('booking_submissions', id)
      expect((await claimDue(db)).map(({ message_id }) => message_id)).toContain(sent)
    } finally {
      await db.backend.query("delete from private.rate_limits where bucket = 'submissions'")
    }
  })

  test('do not count a reply: a call is confirmed on the same day', async () => {
    const contact = newAddress()
    const sent = await reply('contact_submissions', await enquiry({ contact }))
    await finish(sent)
    const { id } = await addBooking(db.backend, { contact, confirmed_at: null })
    expect((await claimDue(db)).map(({ booking }) => booking?.booking_id)).toContain(id)
  })
})

describe('the replies to a person', () => {
  test('are in their record and are erased with them', async () => {
    const number = '017-555 0404'
    const id = await db.add('work_opportunities', { email: newAddress(), contact_number: number })
    const sent = await reply('work_opportunities', id)
    const { data: known } = await db.admin.rpc('person_record', { contact: number }).throwOnError()
    expect(known).toMatchObject({ rows: { outbox: [{ id: sent, details: { text: 'From RM2,500.' } }] } })
    const { data: done } = await db.admin.rpc('erase_person', { contact: number }).throwOnError()
    expect(done).toMatchObject({ erased: { work_opportunities: 1, outbox: 1 } })
    expect(await repliesTo(id)).toEqual([])
  })

  test('are erased with their lead only', async () => {
    const [id, other] = [await enquiry(), await enquiry()]
    for (const lead of [id, other]) await reply('contact_submissions', lead)
    await db.admin.rpc('erase_lead', { of_table: 'contact_submissions', row_id: id }).throwOnError()
    expect([await repliesTo(id), await repliesTo(other)]).toMatchObject([[], [{}]])
  })

  test('mark a lead as handled, so that a flood’s clean-up keeps it', async () => {
    const { id } = await addBooking(db.backend, { contact: newAddress(), confirmed_at: null })
    const touched = () =>
      queryOne<{ is: boolean }>(
        db.backend,
        "select private.is_touched('booking_submissions', $1::text::uuid) as is",
        [id],
      )
    expect(await touched()).toEqual({ is: false })
    await reply('booking_submissions', id)
    expect(await touched()).toEqual({ is: true })
  })

  test('are kept as long as the lead, unlike other emails', async () => {
    const id = await enquiry()
    await finish(await reply('contact_submissions', id))
    const other = await db.add('outbox', { kind: 'owner_alert', subscriber_id: null })
    const clear = async (months: number) => {
      await setClock(db.backend, new Date(Date.now() + months * 31 * 86_400_000).toISOString())
      await db.service.rpc('clear_expired').throwOnError()
    }
    await clear(7)
    expect(await repliesTo(id)).toHaveLength(1)
    expect(await db.backend.query('select from public.outbox where id = $1::text::uuid', [other])).toEqual([])
    await clear(25)
    expect(await repliesTo(id)).toEqual([])
  })
})
