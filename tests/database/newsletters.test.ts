import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseForFile, queryOne, type TestDatabase } from '../support/database'
import { giveClock, setClock } from '../support/studio-clock'
import {
  addNewsletter,
  addSubscribers,
  clearNewsletters,
  figures,
  leave,
  queue,
  start,
} from './support/newsletters'
import { addBooking, begin, claimDue, later, record, sendAll } from './support/outbox'

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
})
beforeEach(() => clearNewsletters(db))

const stop = (of: TestDatabase, id: string) => of.admin.rpc('stop_newsletter', { p_newsletter_id: id })
const recipients = (claims: readonly { recipient: string }[]) => claims.map(({ recipient }) => recipient)

describe('a newsletter is sent', () => {
  test('only to confirmed subscribers on the list', async () => {
    await addSubscribers(db, 3)
    await db.add('newsletter_subscribers')
    await db.add('newsletter_subscribers', { is_active: false })
    const id = await addNewsletter(db, {
      subject: 'Prices',
      preheader: 'What a site costs',
      body: '## Prices',
    })
    expect((await start(db, id)).data).toBe('sending')
    expect(await figures(db, id)).toMatchObject({ status: 'sending', recipients: 3, waiting: 3, sent: 0 })
    await later(db.backend, 1)
    const sent = await sendAll(db)
    expect(recipients(sent).toSorted()).toEqual([1, 2, 3].map((n) => `subscriber-${n}@example.test`))
    expect(sent[0]?.newsletter).toEqual({
      subject: 'Prices',
      preheader: 'What a site costs',
      body: '## Prices',
    })
    expect(sent.every(({ unsubscribe_token: token }) => token !== null)).toBe(true)
    await queue(db)
    expect(await figures(db, id)).toMatchObject({ status: 'sent', recipients: 3, waiting: 0, sent: 3 })
  })

  test('never twice to one recipient: a sent newsletter cannot be started again', async () => {
    await addSubscribers(db, 1)
    const id = await addNewsletter(db)
    await start(db, id)
    expect((await start(db, id)).error).toMatchObject({ code: 'PT409', message: 'newsletter_started' })
    await sendAll(db)
    await queue(db)
    expect((await start(db, id)).error?.message).toBe('newsletter_started')
    await expect(
      db.backend.query(
        `insert into public.outbox (kind, newsletter_id, subscriber_id, recipient)
        select kind, newsletter_id, subscriber_id, recipient from public.outbox where kind = 'newsletter'`,
      ),
    ).rejects.toThrow(/outbox_subscriber_id_newsletter_id_key/)
  })

  test('at the pace that the owner sets, even after the schedule paused for an hour', async () => {
    await db.admin
      .from('site_settings')
      .insert({ key: 'newsletters', value: { a_minute: 4 } })
      .throwOnError()
    await addSubscribers(db, 10)
    await start(db, await addNewsletter(db))
    expect(await sendAll(db)).toHaveLength(4)
    expect(await sendAll(db)).toHaveLength(0)
    await later(db.backend, 60)
    expect(await sendAll(db)).toHaveLength(4)
    expect(await sendAll(db)).toHaveLength(0)
    await later(db.backend, 1)
    expect(await sendAll(db)).toHaveLength(2)
  })

  test('after all other emails: two thousand recipients delay no confirmation', async () => {
    await addSubscribers(db, 2000)
    await start(db, await addNewsletter(db))
    await later(db.backend, 120)
    const booking = await addBooking(db.backend, { confirmed_at: null, contact: 'subscriber-1@example.test' })
    await db.backend.query('update public.outbox set due_at = private.app_now() where booking_id is not null')
    const [first] = await claimDue(db, 'email', 5)
    expect(first).toMatchObject({ kind: 'booking_confirmation', booking: { booking_id: booking.id } })
  })

  test('without blocking the emails about a call on the same day', async () => {
    await addSubscribers(db, 1)
    await start(db, await addNewsletter(db))
    expect(await sendAll(db)).toHaveLength(1)
    await addBooking(db.backend, { confirmed_at: null, contact: 'subscriber-1@example.test' })
    await db.backend.query('update public.outbox set due_at = private.app_now() where booking_id is not null')
    expect((await claimDue(db)).map(({ kind }) => kind)).toContain('booking_confirmation')
  })

  test('to the same recipient as another one on the same day, each once', async () => {
    await addSubscribers(db, 1)
    for (const subject of ['One', 'Two']) {
      await start(db, await addNewsletter(db, { subject }))
      expect((await sendAll(db)).map(({ newsletter }) => newsletter?.subject)).toEqual([subject])
    }
  })

  test('to nobody who leaves before their turn, or between the claim and the sending', async () => {
    await addSubscribers(db, 3)
    const id = await addNewsletter(db)
    await start(db, id)
    await leave(db, 'subscriber-2@example.test')
    await later(db.backend, 1)
    const claims = await claimDue(db)
    expect(recipients(claims).toSorted()).toEqual(['subscriber-1@example.test', 'subscriber-3@example.test'])
    await leave(db, 'subscriber-3@example.test')
    const [first, third] = claims.toSorted((a, b) => a.recipient.localeCompare(b.recipient))
    if (!first || !third) throw new Error('two were claimed')
    expect([await begin(db, first), await begin(db, third)]).toEqual([true, false])
    await record(db, first).throwOnError()
    expect(await figures(db, id)).toMatchObject({ sent: 1, cancelled: 2, waiting: 0, unsubscribed: 0 })
  })

  test('with its text stored once, not with each email', async () => {
    await addSubscribers(db, 1)
    await start(db, await addNewsletter(db))
    const [claim] = await claimDue(db)
    await db.service
      .rpc('mark_sending', {
        p_message_id: claim?.message_id ?? '',
        p_attempt: 1,
        p_sequence: null as unknown as number,
        p_subject: 'A newsletter',
        p_body_text: null as unknown as string,
        p_body_html: null as unknown as string,
      })
      .throwOnError()
    expect(await queryOne(db.backend, 'select subject, body_text, body_html from public.outbox')).toEqual({
      subject: 'A newsletter',
      body_text: null,
      body_html: null,
    })
  })
})

describe('queueing a newsletter', () => {
  const queued = () =>
    queryOne<{ messages: number; people: number }>(
      db.backend,
      'select count(*)::integer as messages, count(distinct recipient)::integer as people from public.outbox',
    )

  test('continues after a crash between two batches without missing or repeating anybody', async () => {
    await addSubscribers(db, 1200)
    const id = await addNewsletter(db)
    await db.admin.rpc('send_newsletter', { p_newsletter_id: id }).throwOnError()
    expect((await db.service.rpc('queue_newsletter_batch')).data).toBe(1000)
    // The program crashes here. Queued emails are sent meanwhile, and the newsletter is not finished.
    expect(await sendAll(db)).toHaveLength(60)
    expect(await queued()).toEqual({ messages: 1000, people: 1000 })
    await queue(db)
    expect(await queued()).toEqual({ messages: 1200, people: 1200 })
    expect(await figures(db, id)).toMatchObject({ status: 'sending', recipients: 1200, sent: 60 })
  })

  test('twice at the same time puts each recipient into the outbox once', async () => {
    await addSubscribers(db, 1200)
    await db.admin.rpc('send_newsletter', { p_newsletter_id: await addNewsletter(db) }).throwOnError()
    await Promise.all([queue(db), queue(db)])
    expect(await queued()).toEqual({ messages: 1200, people: 1200 })
  })

  test('stops when the newsletter is stopped and continues when it is started again', async () => {
    await addSubscribers(db, 1200)
    const id = await addNewsletter(db)
    await db.admin.rpc('send_newsletter', { p_newsletter_id: id }).throwOnError()
    await db.service.rpc('queue_newsletter_batch').throwOnError()
    await stop(db, id)
    await queue(db)
    expect(await queued()).toMatchObject({ people: 1000 })
    await start(db, id)
    expect(await queued()).toEqual({ messages: 1200, people: 1200 })
  })
})

describe('a stopped newsletter', () => {
  test('sends nothing more, not even claimed emails, until it is started again', async () => {
    await addSubscribers(db, 2)
    const id = await addNewsletter(db)
    await start(db, id)
    const claims = await claimDue(db)
    expect(claims).toHaveLength(2)
    expect((await stop(db, id)).data).toBe('stopped')
    for (const claim of claims) expect(await begin(db, claim)).toBe(false)
    await later(db.backend, 5)
    expect(await claimDue(db)).toEqual([])
    expect(await figures(db, id)).toMatchObject({ status: 'stopped', waiting: 2 })
    expect((await start(db, id)).data).toBe('sending')
    expect(await sendAll(db)).toHaveLength(2)
  })

  test('leaves out people who subscribed after it was started', async () => {
    await addSubscribers(db, 1)
    const id = await addNewsletter(db)
    await start(db, id)
    await stop(db, id)
    await addSubscribers(db, 1, 2)
    await start(db, id)
    await later(db.backend, 5)
    expect(recipients(await sendAll(db))).toEqual(['subscriber-1@example.test'])
  })
})

describe('a scheduled newsletter', () => {
  test('starts by itself at its time, with the subscribers of that moment', async () => {
    const id = await addNewsletter(db)
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect((await start(db, id, at)).data).toBe('scheduled')
    await addSubscribers(db, 2)
    expect(await sendAll(db)).toEqual([])
    await setClock(db.backend, at)
    await queue(db)
    await sendAll(db)
    expect(await figures(db, id)).toMatchObject({ status: 'sending', recipients: 2, sent: 2 })
  })

  test('can be rescheduled, and is a draft again when stopped', async () => {
    const id = await addNewsletter(db)
    await start(db, id, '2100-01-01T00:00:00Z')
    expect((await start(db, id, '2100-01-02T00:00:00Z')).data).toBe('scheduled')
    expect((await stop(db, id)).data).toBe('draft')
    expect((await stop(db, id)).error).toMatchObject({ code: 'PT409', message: 'newsletter_not_sending' })
  })

  test('refuses a time in the past', async () => {
    const id = await addNewsletter(db)
    expect((await start(db, id, '2020-01-01T00:00:00Z')).error).toMatchObject({
      code: 'PT400',
      message: 'time_in_past',
    })
  })
})
