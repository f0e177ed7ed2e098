import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newCaller, openDatabase, queryOne, type TestDatabase } from '../support/database'

let db: TestDatabase
let people = 0

beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

async function subscribe(email: string): Promise<string> {
  const { data, error } = await newCaller(db.backend).rpc('subscribe_with_welcome_email', {
    subscriber_email: email,
  })
  if (error) throw error
  return (data as { subscriber_id: string }).subscriber_id
}

async function newSubscriber() {
  people += 1
  const email = `reader-${people}@example.test`
  return { email, id: await subscribe(email) }
}

const claim = (id: string, email: string) =>
  db.service.rpc('claim_welcome_email', { p_subscriber_id: id, p_email: email })

async function claimOne(id: string, email: string): Promise<string> {
  const { data, error } = await claim(id, email)
  if (error || !data[0]) throw new Error(`nothing to claim for ${email}`)
  return data[0].delivery_id
}

const record = (id: string, reason?: string) =>
  db.service.rpc('record_email_result', { p_delivery_id: id, ...(reason ? { p_error: reason } : {}) })

const mails = (subscriberId: string) =>
  db.backend.query<{ status: string; attempts: number; error: string | null }>(
    'select status, attempts, error from public.email_deliveries where subscriber_id = $1::text::uuid order by send_day',
    [subscriberId],
  )

/** As if everything about this subscriber had happened a day earlier. */
const nextDay = (subscriberId: string) =>
  db.backend.query(
    `update public.email_deliveries set send_day = send_day - 1, created_at = created_at - interval '1 day',
      claimed_at = claimed_at - interval '1 day', sent_at = sent_at - interval '1 day'
    where subscriber_id = $1::text::uuid`,
    [subscriberId],
  )

describe('claiming', () => {
  test('a claim gives what the mail needs and marks it as being sent', async () => {
    const { id, email } = await newSubscriber()
    const { unsubscribe_token } = await queryOne<{ unsubscribe_token: string }>(
      db.backend,
      'select unsubscribe_token from public.newsletter_subscribers where id = $1::text::uuid',
      [id],
    )
    const { data, error } = await claim(id, email)
    expect(error).toBeNull()
    expect(data).toEqual([{ delivery_id: expect.any(String), email, name: null, unsubscribe_token }])
    expect(await mails(id)).toEqual([{ status: 'sending', attempts: 1, error: null }])
  })

  test('of a hundred claims at once one gets the mail', async () => {
    const { id, email } = await newSubscriber()
    const answers = await Promise.all(Array.from({ length: 100 }, () => claim(id, email)))
    expect(answers.filter(({ error }) => error)).toEqual([])
    expect(answers.flatMap(({ data }) => data ?? [])).toHaveLength(1)
    expect(await mails(id)).toEqual([{ status: 'sending', attempts: 1, error: null }])
  })

  test("somebody else's address claims nothing and changes nothing", async () => {
    const one = await newSubscriber()
    const other = await newSubscriber()
    expect((await claim(one.id, other.email)).data).toEqual([])
    expect((await claim(one.id, 'unknown@example.test')).data).toEqual([])
    expect(await mails(one.id)).toEqual([{ status: 'pending', attempts: 0, error: null }])
    expect(await mails(other.id)).toEqual([{ status: 'pending', attempts: 0, error: null }])
    expect((await claim(one.id, one.email.toUpperCase())).data).toHaveLength(1)
  })

  test('somebody who has left gets no mail', async () => {
    const { id, email } = await newSubscriber()
    await db.backend.query(
      'update public.newsletter_subscribers set is_active = false where id = $1::text::uuid',
      [id],
    )
    expect((await claim(id, email)).data).toEqual([])
    expect(await mails(id)).toEqual([{ status: 'pending', attempts: 0, error: null }])
  })

  test('only the service may claim and record', async () => {
    const { id, email } = await newSubscriber()
    for (const client of [db.visitor, db.stranger, db.admin]) {
      const claimed = await client.rpc('claim_welcome_email', { p_subscriber_id: id, p_email: email })
      expect(claimed.error?.code).toBe('42501')
      const recorded = await client.rpc('record_email_result', { p_delivery_id: id })
      expect(recorded.error?.code).toBe('42501')
    }
    expect((await claim(id, email)).data).toHaveLength(1)
  })
})

describe('recording', () => {
  test('a sent mail is sent, with its time, and cannot become anything else', async () => {
    const { id, email } = await newSubscriber()
    const delivery = await claimOne(id, email)
    expect((await record(delivery)).error).toBeNull()
    await record(delivery, 'a late failure')
    expect(await mails(id)).toEqual([{ status: 'sent', attempts: 1, error: null }])
  })

  test('a failed mail keeps its reason', async () => {
    const { id, email } = await newSubscriber()
    await record(await claimOne(id, email), 'The server refused the connection.')
    expect(await mails(id)).toEqual([
      { status: 'failed', attempts: 1, error: 'The server refused the connection.' },
    ])
  })
})

describe('one welcome mail a day', () => {
  test('subscribing again on the day asks for no second mail', async () => {
    const { id, email } = await newSubscriber()
    await subscribe(email)
    await record(await claimOne(id, email))
    await subscribe(email)
    expect(await mails(id)).toEqual([{ status: 'sent', attempts: 1, error: null }])
    expect((await claim(id, email)).data).toEqual([])
  })

  test('subscribing again on another day asks for another', async () => {
    const { id, email } = await newSubscriber()
    await record(await claimOne(id, email))
    await nextDay(id)
    await subscribe(email)
    expect((await mails(id)).map(({ status }) => status)).toEqual(['sent', 'pending'])
    expect((await claim(id, email)).data).toHaveLength(1)
  })

  test("yesterday's mail that never went out is today's, not a second one", async () => {
    const { id, email } = await newSubscriber()
    await nextDay(id)
    await subscribe(email)
    await record(await claimOne(id, email))
    await subscribe(email)
    expect(await mails(id)).toEqual([{ status: 'sent', attempts: 1, error: null }])
  })

  test("today's failed mail gets another try when its reader subscribes again", async () => {
    const { id, email } = await newSubscriber()
    await record(await claimOne(id, email), 'Mailbox busy')
    await subscribe(email)
    expect(await mails(id)).toEqual([{ status: 'pending', attempts: 1, error: null }])
    await record(await claimOne(id, email))
    expect(await mails(id)).toEqual([{ status: 'sent', attempts: 2, error: null }])
  })

  test('the day is the one in Malaysia', async () => {
    const { id } = await newSubscriber()
    const { same } = await queryOne<{ same: boolean }>(
      db.backend,
      `select send_day = (created_at at time zone '+08')::date
          or send_day = ((created_at at time zone 'utc') + interval '8 hours')::date as same
      from public.email_deliveries where subscriber_id = $1::text::uuid`,
      [id],
    )
    expect(same).toBe(true)
  })
})

describe('sending again', () => {
  const retry = (client: TestDatabase['admin'], id: string) =>
    client.rpc('retry_email', { p_delivery_id: id })

  test('an administrator makes a failed mail pending, and it can be claimed', async () => {
    const { id, email } = await newSubscriber()
    const delivery = await claimOne(id, email)
    await record(delivery, 'Mailbox busy')
    expect((await retry(db.admin, delivery)).error).toBeNull()
    expect(await mails(id)).toEqual([{ status: 'pending', attempts: 1, error: null }])
    expect((await claim(id, email)).data).toHaveLength(1)
  })

  test('nobody else may', async () => {
    const { id, email } = await newSubscriber()
    const delivery = await claimOne(id, email)
    await record(delivery, 'Mailbox busy')
    for (const client of [db.visitor, db.stranger]) {
      expect((await retry(client, delivery)).error?.code).toBe('42501')
    }
    expect(await mails(id)).toEqual([{ status: 'failed', attempts: 1, error: 'Mailbox busy' }])
  })

  test('a mail that was sent, or is on its way, is not sent again', async () => {
    const { id, email } = await newSubscriber()
    const delivery = await claimOne(id, email)
    expect((await retry(db.admin, delivery)).error?.message).toBe('not_retryable')
    await record(delivery)
    const { error, status } = await retry(db.admin, delivery)
    expect(status).toBe(409)
    expect(error).toMatchObject({ code: 'PT409', message: 'not_retryable' })
    expect(await mails(id)).toEqual([{ status: 'sent', attempts: 1, error: null }])
  })

  test('a mail that was lost on its way for ten minutes is', async () => {
    const { id, email } = await newSubscriber()
    const delivery = await claimOne(id, email)
    await db.backend.query(
      "update public.email_deliveries set claimed_at = now() - interval '11 minutes' where id = $1::text::uuid",
      [delivery],
    )
    expect((await retry(db.admin, delivery)).error).toBeNull()
    expect((await mails(id)).map(({ status }) => status)).toEqual(['pending'])
  })

  test('an older failed mail is not sent on a day that has had its mail', async () => {
    const { id, email } = await newSubscriber()
    const delivery = await claimOne(id, email)
    await record(delivery, 'Mailbox busy')
    await nextDay(id)
    await subscribe(email)
    await record(await claimOne(id, email))
    expect((await retry(db.admin, delivery)).error?.message).toBe('not_retryable')
  })
})
