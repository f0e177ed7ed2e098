import { beforeAll, describe, expect, test } from 'vitest'
import { databaseForFile, newCaller, type TestDatabase } from '../support/database'
import { setLimits } from '../support/limits'
import * as submissions from '../support/submissions'
import * as outbox from './support/outbox'

const db = databaseForFile()

beforeAll(async () => {
  // No limits for this file.
  await setLimits(db.backend, {})
})

async function newSubscriber() {
  const email = submissions.newEmail()
  return { email, id: await subscribe(email) }
}

/** Gives the id of the subscriber. */
async function subscribe(email: string): Promise<string> {
  const { data } = await submissions.subscribe(newCaller(db.backend), email).throwOnError()
  return (data as { subscriber_id: string }).subscriber_id
}

const claim = async (id: string, email: string): Promise<outbox.Claim[]> => {
  const { data } = await db.service
    .rpc('claim_welcome', { p_subscriber_id: id, p_email: email })
    .throwOnError()
  return data as unknown as outbox.Claim[]
}

/** Claims the email of a subscriber and begins to send it. */
async function beginOne(id: string, email: string): Promise<outbox.Claim> {
  const [mine] = await claim(id, email)
  if (!mine || !(await outbox.begin(db, mine))) throw new Error(`nothing to send to ${email}`)
  return mine
}

const record = (mine: outbox.Claim, outcome?: outbox.Outcome, reason?: string) =>
  outbox.record(db, mine, outcome, reason).throwOnError()

const mails = (subscriberId: string) =>
  db.backend.query<{ status: string; attempts: number; error: string | null }>(
    'select status, attempts, error from public.outbox where subscriber_id = $1::text::uuid order by send_day',
    [subscriberId],
  )

/** As if everything about this subscriber had happened a day earlier. */
const nextDay = (subscriberId: string) =>
  db.backend.query(
    `update public.outbox set send_day = send_day - 1, created_at = created_at - interval '1 day',
      claimed_at = claimed_at - interval '1 day', sent_at = sent_at - interval '1 day'
    where subscriber_id = $1::text::uuid`,
    [subscriberId],
  )

describe('claiming', () => {
  test('returns the fields the email needs and marks it as being sent', async () => {
    const { id, email } = await newSubscriber()
    const { unsubscribe_token, confirm_token } = await db.row('newsletter_subscribers', id)
    expect(await claim(id, email)).toEqual([
      {
        message_id: expect.any(String),
        attempt: 1,
        kind: 'welcome',
        recipient: email,
        minutes_before: null,
        booking: null,
        unsubscribe_token,
        confirm_token,
        alert: null,
        notice: null,
        quotation: null,
        reply: null,
        newsletter: null,
      },
    ])
    expect(await mails(id)).toEqual([{ status: 'sending', attempts: 1, error: null }])
  })

  test('twenty times at once returns the email once', async () => {
    const { id, email } = await newSubscriber()
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(id, email)))
    expect(answers.flat()).toHaveLength(1)
    expect(await mails(id)).toEqual([{ status: 'sending', attempts: 1, error: null }])
  })

  test("with another person's address returns and changes nothing", async () => {
    const one = await newSubscriber()
    const other = await newSubscriber()
    expect(await claim(one.id, other.email)).toEqual([])
    expect(await claim(one.id, 'unknown@example.test')).toEqual([])
    expect(await mails(one.id)).toEqual([{ status: 'pending', attempts: 0, error: null }])
    expect(await mails(other.id)).toEqual([{ status: 'pending', attempts: 0, error: null }])
    expect(await claim(one.id, one.email.toUpperCase())).toHaveLength(1)
  })

  test('is done by the schedule if the page did not', async () => {
    const { id, email } = await newSubscriber()
    const sent = await outbox.sendAll(db)
    expect(sent.map(({ recipient }) => recipient)).toContain(email)
    expect(await mails(id)).toEqual([{ status: 'sent', attempts: 1, error: null }])
  })
})

describe('recording', () => {
  test('a sent email stays sent', async () => {
    const { id, email } = await newSubscriber()
    const mine = await beginOne(id, email)
    await record(mine)
    await record(mine, 'refused', 'a late failure')
    expect(await mails(id)).toEqual([{ status: 'sent', attempts: 1, error: null }])
  })
})

describe('one welcome email a day', () => {
  test('subscribing again on the same day plans no second email', async () => {
    const { id, email } = await newSubscriber()
    await subscribe(email)
    await record(await beginOne(id, email))
    await subscribe(email)
    expect(await mails(id)).toEqual([{ status: 'sent', attempts: 1, error: null }])
    expect(await claim(id, email)).toEqual([])
  })

  test("yesterday's unsent email counts for today instead of a second one", async () => {
    const { id, email } = await newSubscriber()
    await nextDay(id)
    await subscribe(email)
    await record(await beginOne(id, email))
    await subscribe(email)
    expect(await mails(id)).toEqual([{ status: 'sent', attempts: 1, error: null }])
  })
})

describe('sending again', () => {
  const retry = (client: TestDatabase['admin'], { message_id: id }: outbox.Claim) =>
    client.rpc('retry_message', { p_message_id: id })

  async function failed() {
    const { id, email } = await newSubscriber()
    const mine = await beginOne(id, email)
    await record(mine, 'refused', 'Mailbox busy')
    return { id, email, mine }
  }

  test('an email stuck in sending for ten minutes can be retried', async () => {
    const { id, email } = await newSubscriber()
    const mine = await beginOne(id, email)
    await db.backend.query(
      "update public.outbox set claimed_at = now() - interval '11 minutes' where id = $1::text::uuid",
      [mine.message_id],
    )
    expect((await retry(db.admin, mine)).error).toBeNull()
    expect((await mails(id)).map(({ status }) => status)).toEqual(['pending'])
  })

  test('an older failed email cannot be retried on a day that has had its email', async () => {
    const { id, email, mine } = await failed()
    await nextDay(id)
    await subscribe(email)
    await record(await beginOne(id, email))
    expect((await retry(db.admin, mine)).error?.message).toBe('not_retryable')
  })
})
