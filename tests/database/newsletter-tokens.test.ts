import { describe, expect, test } from 'vitest'
import { databaseForFile, queryOne } from '../support/database'
import { sendMessage } from '../support/submissions'
import { subscribersOf } from './support/subscribers'

const db = databaseForFile()

const { subscribe, subscriber, leave, confirm } = subscribersOf(db)

const emailsFor = async (email: string) => {
  const { id } = await subscriber(email)
  return db.backend.query<{ recipient: string }>(
    'select recipient from public.outbox where subscriber_id = $1::text::uuid order by created_at',
    [id],
  )
}

describe('an unsubscribed address', () => {
  /** Makes everything about the address that many days older. */
  const age = async (email: string, days: number) => {
    const { id } = await subscriber(email)
    await db.backend.query(
      `update public.outbox
      set created_at = created_at - make_interval(days => $2::text::integer), send_day = send_day - $2::text::integer
      where subscriber_id = $1::text::uuid`,
      [id, String(days)],
    )
    await db.backend.query(
      `update public.newsletter_subscribers set unsubscribed_at = unsubscribed_at - make_interval(days => $2::text::integer)
      where id = $1::text::uuid`,
      [id, String(days)],
    )
  }
  const sendAll = () => db.backend.exec("update public.outbox set status = 'sent' where kind = 'welcome'")
  const subscribeAndLeave = async (email: string) => {
    await subscribe(email, 'Mei Ling')
    await sendAll()
    await leave(email)
    await age(email, 40)
  }

  test('stays off the list and unchanged when somebody enters it again', async () => {
    await subscribeAndLeave('gone@example.test')
    const before = await subscriber('gone@example.test')
    expect(before).toMatchObject({ is_active: false, unsubscribed_at: expect.any(String) })
    expect((await subscribe('gone@example.test', 'Somebody Else')).error).toBeNull()
    expect(await subscriber('gone@example.test')).toEqual(before)
  })

  test('gets one email, and no other for 30 days', async () => {
    await subscribeAndLeave('tempted@example.test')
    for (let n = 0; n < 3; n += 1) await subscribe('tempted@example.test')
    expect(await emailsFor('tempted@example.test')).toHaveLength(2)
    await sendAll()
    await age('tempted@example.test', 29)
    await subscribe('tempted@example.test')
    expect(await emailsFor('tempted@example.test')).toHaveLength(2)
    await age('tempted@example.test', 1)
    await subscribe('tempted@example.test')
    expect(await emailsFor('tempted@example.test')).toHaveLength(3)
  })

  test('can resubscribe by the link of a new email, but not by an older link', async () => {
    await subscribeAndLeave('back@example.test')
    await confirm('back@example.test')
    expect(await subscriber('back@example.test')).toMatchObject({ is_active: false, confirmed_at: null })
    await subscribe('back@example.test', 'Mei Ling')
    await confirm('back@example.test')
    expect(await subscriber('back@example.test')).toMatchObject({
      email: 'back@example.test',
      name: null,
      address_hash: null,
      is_active: true,
      unsubscribed_at: null,
      confirmed_at: expect.any(String),
    })
  })
})

describe('confirming', () => {
  test('the token in the email confirms its subscriber and the address; a second time changes nothing', async () => {
    await subscribe('reader@example.test')
    await subscribe('silent@example.test')
    expect(await subscriber('reader@example.test')).toMatchObject({ is_active: true, confirmed_at: null })
    expect((await confirm('reader@example.test')).data).toEqual({ ok: true })
    const confirmed = await subscriber('reader@example.test')
    expect(confirmed).toMatchObject({ is_active: true, confirmed_at: expect.any(String) })
    expect((await confirm('reader@example.test')).data).toEqual({ ok: true })
    expect(await subscriber('reader@example.test')).toEqual(confirmed)
    expect(await subscriber('silent@example.test')).toMatchObject({ confirmed_at: null })
    const addresses = await queryOne(
      db.backend,
      `select private.is_confirmed('reader@example.test') as reader, private.is_confirmed('silent@example.test') as silent`,
    )
    expect(addresses).toEqual({ reader: true, silent: false })
  })

  test('leaving ends the confirmation; only the address of a lead stays confirmed', async () => {
    await sendMessage(db.visitor, { contact: 'moody@example.test' }).throwOnError()
    for (const email of ['moody@example.test', 'quiet@example.test']) {
      await subscribe(email)
      await confirm(email)
      await leave(email)
      expect(await subscriber(email)).toMatchObject({ is_active: false, confirmed_at: null })
    }
    const known = await queryOne(
      db.backend,
      `select private.is_confirmed('moody@example.test') as lead, private.is_confirmed('quiet@example.test') as nobody`,
    )
    expect(known).toEqual({ lead: true, nobody: false })
  })

  test('an invalid token gets the same answer and confirms nobody', async () => {
    const confirmed = () =>
      db.backend.query(
        'select id from public.newsletter_subscribers where confirmed_at is not null order by id',
      )
    const before = await confirmed()
    for (const token of ['', 'garbage', '123e4567-e89b-42d3-a456-426614174000', "' or true; --"]) {
      const { data, status } = await db.visitor.rpc('confirm_subscription', { token })
      expect({ data, status }).toEqual({ data: { ok: true }, status: 200 })
    }
    expect(await confirmed()).toEqual(before)
  })
})

describe('the token to unsubscribe', () => {
  const use = (procedure: 'confirm_subscription' | 'unsubscribe', token: string) =>
    db.visitor.rpc(procedure, { token }).throwOnError()

  test('confirms nobody: neither a new subscriber, nor one who left and asked for a new email', async () => {
    await subscribe('asked@example.test')
    const { unsubscribe_token: token } = await subscriber('asked@example.test')
    await use('confirm_subscription', token)
    expect(await subscriber('asked@example.test')).toMatchObject({ confirmed_at: null })
    await confirm('asked@example.test')
    await leave('asked@example.test')
    await subscribe('asked@example.test')
    await use('confirm_subscription', token)
    expect(await subscriber('asked@example.test')).toMatchObject({ is_active: false })
  })

  test('of an old newsletter still unsubscribes somebody who has subscribed again since', async () => {
    await subscribe('twice@example.test')
    await confirm('twice@example.test')
    const { unsubscribe_token: old } = await subscriber('twice@example.test')
    await leave('twice@example.test')
    await db.backend.exec("update public.outbox set status = 'sent' where kind = 'welcome'")
    await db.backend.exec(
      "update public.outbox set send_day = send_day - 40, created_at = created_at - interval '40 days'",
    )
    await subscribe('twice@example.test')
    await confirm('twice@example.test')
    expect(await subscriber('twice@example.test')).toMatchObject({ is_active: true })
    await use('unsubscribe', old)
    expect(await subscriber('twice@example.test')).toMatchObject({ is_active: false })
  })
})

describe('the token of a welcome email', () => {
  test('works once: after leaving, an older welcome email subscribes nobody', async () => {
    await subscribe('older@example.test')
    const { confirm_token: first } = await subscriber('older@example.test')
    await confirm('older@example.test')
    await leave('older@example.test')
    await db.backend.exec(
      "update public.outbox set status = 'sent', send_day = send_day - 40 where kind = 'welcome'",
    )
    await subscribe('older@example.test')
    await db.visitor.rpc('confirm_subscription', { token: first }).throwOnError()
    expect(await subscriber('older@example.test')).toMatchObject({ is_active: false })
    await confirm('older@example.test')
    expect(await subscriber('older@example.test')).toMatchObject({ is_active: true })
  })
})

describe('unsubscribing', () => {
  test('a token takes its subscriber off the list; a second time changes nothing', async () => {
    await subscribe('leaver@example.test')
    await subscribe('stayer@example.test')
    const { unsubscribe_token: token } = await subscriber('leaver@example.test')
    expect((await db.visitor.rpc('unsubscribe', { token })).data).toEqual({ ok: true })
    const left = await subscriber('leaver@example.test')
    expect(left).toMatchObject({ is_active: false, unsubscribed_at: expect.any(String) })

    expect((await db.visitor.rpc('unsubscribe', { token })).data).toEqual({ ok: true })
    expect(await subscriber('leaver@example.test')).toEqual(left)
    expect(await subscriber('stayer@example.test')).toMatchObject({ is_active: true, unsubscribed_at: null })
  })

  test.each([
    ['nothing', ''],
    ['a word', 'garbage'],
    ['an unknown token', '123e4567-e89b-42d3-a456-426614174000'],
    ['an SQL statement', "' or true; --"],
    ['a token with a line break after it', '123e4567-e89b-42d3-a456-426614174000\n'],
    ['ten thousand characters', 'x'.repeat(10_000)],
  ])('%s gets the same answer and changes nothing', async (_, token) => {
    const active = () =>
      queryOne(db.backend, 'select count(*)::integer as n from public.newsletter_subscribers where is_active')
    const before = await active()
    const { data, error } = await db.visitor.rpc('unsubscribe', { token })
    expect({ data, error }).toEqual({ data: { ok: true }, error: null })
    expect(await active()).toEqual(before)
  })
})
