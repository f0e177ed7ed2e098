import { beforeAll, describe, expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { giveClock } from '../support/studio-clock'
import * as outbox from './support/outbox'

const { addBooking, before, begin, change, claimDue, deliveryById, record } = outbox

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
})

const { at, later, claimed, remindable, claimsOf, retry } = outbox.outboxOf(db)

describe('claiming what is due', () => {
  test('returns the fields the email needs, with its own token and no typed text, and marks it as being sent', async () => {
    const { id, date, claim } = await claimed({ contact: 'nurul@example.test' })
    const { email_token } = await db.row('booking_submissions', id)
    expect(claim).toEqual({
      message_id: expect.any(String),
      attempt: 1,
      kind: 'booking_confirmation',
      recipient: 'nurul@example.test',
      minutes_before: null,
      booking: {
        booking_id: id,
        email_token,
        sequence: 0,
        starts_at: `${date}T01:00:00Z`,
        call_method: 'video',
        timezone: 'Asia/Kuala_Lumpur',
        confirmed: true,
        meeting_link: null,
        cancel_reason: null,
        language: 'en',
        visitor_offset: null,
        visitor_offset_at: null,
      },
      unsubscribe_token: null,
      alert: null,
      notice: null,
      newsletter: null,
      quotation: null,
      reply: null,
    })
    expect(await deliveryById(db, claim.message_id)).toMatchObject({ status: 'sending', attempts: 1 })
  })

  test('twenty times at once returns each email once', async () => {
    await at('2029-12-01T00:00:00Z')
    const ids = []
    for (let n = 0; n < 15; n += 1) ids.push((await addBooking(db.backend)).id)
    const rounds = await Promise.all(Array.from({ length: 20 }, () => claimDue(db, 'email', 3)))
    const given = rounds.flat().map((one) => one.booking?.booking_id)
    expect(given.toSorted()).toEqual(ids.toSorted())
  })

  test('returns a reminder at its minute and not before', async () => {
    const { id } = await remindable(61, ['1 hour'])
    expect(await claimsOf(id)).toEqual([])
    await later(1)
    expect(await claimsOf(id)).toMatchObject([{ kind: 'booking_reminder', minutes_before: 60 }])
    expect(await claimsOf(id)).toEqual([])
  })

  test('after a pause returns only the nearest reminder, and the others get the reason', async () => {
    const { id } = await remindable(10, ['1 day', '1 hour', '15 minutes', '5 minutes'])
    expect(await claimsOf(id)).toMatchObject([{ minutes_before: 15 }])
    expect((await outbox.emailsOf(db.backend, id)).map(({ status, error }) => [status, error])).toEqual([
      ['sent', null],
      ['late', 'A nearer reminder took its place.'],
      ['late', 'A nearer reminder took its place.'],
      ['sending', null],
      ['pending', null],
    ])
  })

  test('returns nothing about a call that has begun', async () => {
    await at('2029-12-01T00:00:00Z')
    const { id, date } = await addBooking(db.backend)
    await at(before(date, 0))
    expect(await claimsOf(id)).toEqual([])
    const errors = (await outbox.emailsOf(db.backend, id)).map(({ status, error }) => `${status}: ${error}`)
    expect(new Set(errors)).toEqual(new Set(['late: The call had begun before it could be sent.']))
  })
})

describe('just before an email is sent', () => {
  test('its text is stored, and it can be begun once', async () => {
    const { claim } = await claimed()
    expect(await begin(db, claim)).toBe(true)
    expect(await deliveryById(db, claim.message_id)).toMatchObject({
      status: 'sending',
      subject: 'About booking_confirmation',
    })
    expect(await begin(db, claim)).toBe(false)
  })

  test('it is stopped if the call was cancelled meanwhile', async () => {
    const { id, claim } = await claimed()
    await change(db, id, { status: 'cancelled' })
    expect(await begin(db, claim)).toBe(false)
    expect(await deliveryById(db, claim.message_id)).toMatchObject({
      status: 'cancelled',
      error: 'The call was cancelled.',
      subject: null,
    })
    // No email about the call was sent, so none about the cancellation is needed.
    await later(2)
    expect(await claimsOf(id)).toEqual([])
  })

  test('a reminder is stopped if the call was moved meanwhile', async () => {
    const { id } = await remindable(60, ['1 hour'])
    const [claim] = await claimsOf(id)
    await change(db, id, { preferred_date: outbox.ownDay() })
    expect(claim && (await begin(db, claim))).toBe(false)
    expect((await outbox.emailsOf(db.backend, id)).map(outbox.short)).toEqual([
      'booking_confirmation sent',
      'booking_moved pending',
      '60 cancelled',
      '60 pending',
    ])
  })

  test('a confirmation of an outdated call is made again, and the move needs no separate email', async () => {
    const { id, claim } = await claimed({ reminders: {} })
    await change(db, id, { preferred_date: outbox.ownDay() })
    expect(await begin(db, claim)).toBe(false)
    const [again] = await claimsOf(id)
    expect(again).toMatchObject({ message_id: claim.message_id, attempt: 2, booking: { sequence: 1 } })
    expect(again && (await begin(db, again))).toBe(true)
    await later(2)
    expect(await claimsOf(id)).toEqual([])
  })
})

describe('a program that crashes', () => {
  test('before sending has sent nothing: after ten minutes another claims the email', async () => {
    const { id, claim } = await claimed()
    await later(9)
    expect(await claimsOf(id)).toEqual([])
    await later(2)
    const [second] = await claimsOf(id)
    expect(second).toMatchObject({ message_id: claim.message_id, attempt: 2 })
    // If the first one returns late, it neither sends nor spoils the second one's claim.
    expect(await begin(db, claim)).toBe(false)
    expect(second && (await begin(db, second))).toBe(true)
    await record(db, claim, 'refused', 'too late to say so')
    expect(await deliveryById(db, claim.message_id)).toMatchObject({ status: 'sending', error: null })
  })

  test('while sending leaves the email unknown, and it is not sent again automatically', async () => {
    const { id, claim } = await claimed()
    await begin(db, claim)
    await later(11)
    expect(await claimsOf(id)).toEqual([])
    expect(await deliveryById(db, claim.message_id)).toMatchObject({
      status: 'unknown',
      error: 'It is not known whether it was sent: the program that was sending it stopped half-way.',
      subject: 'About booking_confirmation',
    })
    await later(600)
    expect(await claimsOf(id)).toEqual([])
  })

  test('but later reports that the email was sent is believed', async () => {
    const { id, claim } = await claimed()
    await begin(db, claim)
    await later(11)
    await claimsOf(id)
    await record(db, claim)
    expect(await deliveryById(db, claim.message_id)).toMatchObject({ status: 'sent', error: null })
  })
})

describe('sending again', () => {
  async function failed() {
    const one = await claimed()
    await begin(db, one.claim)
    await record(db, one.claim, 'refused', 'Mailbox full')
    expect(await deliveryById(db, one.claim.message_id)).toMatchObject({
      status: 'failed',
      error: 'Mailbox full',
    })
    return one
  }

  test('an administrator can retry a failed email', async () => {
    const { id, claim } = await failed()
    expect((await retry(claim.message_id)).error).toBeNull()
    expect(await claimsOf(id)).toMatchObject([{ message_id: claim.message_id, attempt: 2 }])
  })

  test('a late reminder cannot be retried after a nearer one was sent', async () => {
    const { id } = await remindable(10, ['1 hour', '15 minutes'])
    const [nearest] = await claimsOf(id)
    expect(nearest).toMatchObject({ minutes_before: 15 })
    const [late] = await db.backend.query<{ id: string }>(
      "select id from public.outbox where booking_id = $1::text::uuid and status = 'late'",
      [id],
    )
    const { error } = await retry(late?.id ?? '')
    expect([error?.message, error?.hint]).toEqual(['not_retryable', 'A nearer reminder took its place.'])
  })

  test('an email about a cancelled call or one that was sent cannot be retried', async () => {
    const one = await failed()
    await change(db, one.id, { status: 'cancelled' })
    const { error, status } = await retry(one.claim.message_id)
    expect([status, error?.message, error?.hint]).toEqual([409, 'not_retryable', 'The call was cancelled.'])
    const other = await claimed()
    await begin(db, other.claim)
    await record(db, other.claim)
    expect((await retry(other.claim.message_id)).error?.message).toBe('not_retryable')
  })
})
