import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '../support/database'
import { giveClock, setClock } from '../support/studio-clock'
import * as outbox from './support/outbox'

const { addBooking, before, beginEmail, change, claimEmails, deliveryById, recordEmail } = outbox

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
  await giveClock(db.backend)
})
afterAll(() => db.close())

const at = (moment: string) => setClock(db.backend, moment)
const later = (minutes: number) => outbox.later(db.backend, minutes)

/** A booking whose confirmation has just been claimed, with nothing else due. */
async function claimed(values: Record<string, unknown> = {}) {
  await at('2029-12-01T00:00:00Z')
  const booking = await addBooking(db.backend, values)
  const mine = (await claimEmails(db)).find((one) => one.booking.booking_id === booking.id)
  if (!mine) throw new Error('the confirmation could not be claimed')
  return { ...booking, claim: mine }
}

/** A booking whose confirmation is out; the clock stands where its next reminder, or an hour's, is due. */
async function remindable(minutes: number, times: string[]) {
  const one = await claimed({ reminders: { email: { enabled: true, times } } })
  expect(await beginEmail(db, one.claim)).toBe(true)
  await recordEmail(db, one.claim)
  await at(before(one.date, minutes))
  return one
}
const claimsOf = async (id: string) => (await claimEmails(db)).filter((one) => one.booking.booking_id === id)
const retry = (client: TestDatabase['admin'], id: string) => client.rpc('retry_email', { p_delivery_id: id })

describe('claiming what is due', () => {
  test('hands out what the mail needs, the token included, and marks it', async () => {
    const { id, date, claim } = await claimed({ name: 'Nurul' })
    expect(claim).toEqual({
      delivery_id: expect.any(String),
      attempt: 1,
      kind: 'booking_confirmation',
      recipient: 'caller@example.test',
      minutes_before: null,
      booking: {
        booking_id: id,
        manage_token: expect.stringMatching(/^[0-9a-f-]{36}$/),
        sequence: 0,
        name: 'Nurul',
        preferred_date: date,
        preferred_time: '9:00 AM',
        starts_at: `${date}T01:00:00Z`,
        call_method: 'video',
        timezone: 'Asia/Kuala_Lumpur',
      },
    })
    expect(await deliveryById(db, claim.delivery_id)).toMatchObject({ status: 'sending', attempts: 1 })
  })

  test('twenty at once hand out each mail once', async () => {
    await at('2029-12-01T00:00:00Z')
    const ids = []
    for (let n = 0; n < 15; n += 1) ids.push((await addBooking(db.backend)).id)
    const rounds = await Promise.all(Array.from({ length: 20 }, () => claimEmails(db, 3)))
    const given = rounds.flat().map((one) => one.booking.booking_id)
    expect(given.toSorted()).toEqual(ids.toSorted())
  })

  test('a reminder is claimed at its minute and not before', async () => {
    const { id } = await remindable(61, ['1 hour'])
    expect(await claimsOf(id)).toEqual([])
    await later(1)
    expect(await claimsOf(id)).toMatchObject([{ kind: 'booking_reminder', minutes_before: 60 }])
    expect(await claimsOf(id)).toEqual([])
  })

  test('after a pause only the nearest reminder goes out, and the others say why not', async () => {
    const { id } = await remindable(10, ['1 day', '1 hour', '15 minutes', '5 minutes'])
    expect(await claimsOf(id)).toMatchObject([{ minutes_before: 15 }])
    expect((await outbox.emailsOf(db.backend, id)).map(({ status, error }) => [status, error])).toEqual([
      ['sent', null],
      ['cancelled', 'A nearer reminder took its place.'],
      ['cancelled', 'A nearer reminder took its place.'],
      ['sending', null],
      ['pending', null],
    ])
  })

  test('once the call has begun nothing goes out about it', async () => {
    await at('2029-12-01T00:00:00Z')
    const { id, date } = await addBooking(db.backend)
    await at(before(date, 0))
    expect(await claimsOf(id)).toEqual([])
    const errors = (await outbox.emailsOf(db.backend, id)).map(({ status, error }) => `${status}: ${error}`)
    expect(new Set(errors)).toEqual(new Set(['cancelled: The call had begun before it could be sent.']))
  })

  test('only the service may claim, begin and record', async () => {
    const { claim } = await claimed()
    for (const client of [db.visitor, db.stranger, db.admin]) {
      const as = { ...db, service: client }
      await expect(claimEmails(as)).rejects.toMatchObject({ code: '42501' })
      await expect(beginEmail(as, claim)).rejects.toMatchObject({ code: '42501' })
      expect((await recordEmail(as, claim)).error?.code).toBe('42501')
      expect((await client.rpc('claim_due_sms')).error?.code).toBe('42501')
    }
    expect(await beginEmail(db, claim)).toBe(true)
  })
})

describe('just before a mail is handed over', () => {
  test('what it says is kept, and it may be handed over once', async () => {
    const { claim } = await claimed()
    expect(await beginEmail(db, claim)).toBe(true)
    expect(await deliveryById(db, claim.delivery_id)).toMatchObject({
      status: 'sending',
      subject: 'About booking_confirmation',
    })
    expect(await beginEmail(db, claim)).toBe(false)
  })

  test('a call that was cancelled meanwhile stops it', async () => {
    const { id, claim } = await claimed()
    await change(db, id, { status: 'cancelled' })
    expect(await beginEmail(db, claim)).toBe(false)
    expect(await deliveryById(db, claim.delivery_id)).toMatchObject({
      status: 'cancelled',
      error: 'The call was cancelled.',
      subject: null,
    })
    expect(await claimsOf(id)).toMatchObject([{ kind: 'booking_cancelled' }])
  })

  test('a reminder of a call that was moved meanwhile stops', async () => {
    const { id } = await remindable(60, ['1 hour'])
    const [claim] = await claimsOf(id)
    await change(db, id, { preferred_date: outbox.ownDay() })
    expect(claim && (await beginEmail(db, claim))).toBe(false)
    expect((await outbox.emailsOf(db.backend, id)).map(outbox.short)).toEqual([
      'booking_confirmation sent',
      'booking_moved pending',
      '60 cancelled',
      '60 pending',
    ])
  })

  test('a confirmation made for what the call was before is made again, and the move needs no mail of its own', async () => {
    const { id, claim } = await claimed({ reminders: {} })
    await change(db, id, { call_method: 'voice' })
    expect(await beginEmail(db, claim)).toBe(false)
    const [again] = await claimsOf(id)
    expect(again).toMatchObject({ delivery_id: claim.delivery_id, attempt: 2, booking: { sequence: 1 } })
    expect(again && (await beginEmail(db, again))).toBe(true)
  })
})

describe('a program that stops half-way', () => {
  test('before it began has sent nothing: after ten minutes another takes the mail', async () => {
    const { id, claim } = await claimed()
    await later(9)
    expect(await claimsOf(id)).toEqual([])
    await later(2)
    expect(await claimsOf(id)).toMatchObject([{ delivery_id: claim.delivery_id, attempt: 2 }])
    // Coming back late, the first one neither sends nor spoils the second one's claim.
    expect(await beginEmail(db, claim)).toBe(false)
    await recordEmail(db, claim, 'late')
    expect(await deliveryById(db, claim.delivery_id)).toMatchObject({ status: 'sending', error: null })
  })

  test('after it began leaves it unknown: it has failed, says so, and is not sent again by itself', async () => {
    const { id, claim } = await claimed()
    await beginEmail(db, claim)
    await later(11)
    expect(await claimsOf(id)).toEqual([])
    expect(await deliveryById(db, claim.delivery_id)).toMatchObject({
      status: 'failed',
      error: 'It is not known whether it was sent: the program that was sending it stopped half-way.',
      subject: 'About booking_confirmation',
    })
    await later(600)
    expect(await claimsOf(id)).toEqual([])
  })

  test('and after all comes back to say that it was sent is believed', async () => {
    const { id, claim } = await claimed()
    await beginEmail(db, claim)
    await later(11)
    await claimsOf(id)
    await recordEmail(db, claim)
    expect(await deliveryById(db, claim.delivery_id)).toMatchObject({ status: 'sent', error: null })
  })
})

describe('a mail that surely was not sent', () => {
  const notSent = (claim: outbox.Claim) =>
    db.service.rpc('record_email', {
      p_delivery_id: claim.delivery_id,
      p_attempt: claim.attempt,
      p_error: 'connection refused',
      p_surely_not: true,
    })

  test('is tried again a minute later, three times in all', async () => {
    const { id, claim } = await claimed()
    let last = claim
    for (const attempt of [2, 3]) {
      await beginEmail(db, last)
      await notSent(last)
      expect(await claimsOf(id)).toEqual([])
      await later(1)
      const [again] = await claimsOf(id)
      if (!again) throw new Error('not claimed again')
      expect(again).toMatchObject({ delivery_id: claim.delivery_id, attempt })
      last = again
    }
    await beginEmail(db, last)
    await notSent(last)
    expect(await deliveryById(db, claim.delivery_id)).toMatchObject({
      status: 'failed',
      attempts: 3,
      error: 'connection refused',
    })
  })
})

describe('sending again', () => {
  async function failed() {
    const one = await claimed()
    await beginEmail(db, one.claim)
    await recordEmail(db, one.claim, 'Mailbox full')
    expect(await deliveryById(db, one.claim.delivery_id)).toMatchObject({
      status: 'failed',
      error: 'Mailbox full',
    })
    return one
  }

  test('an administrator makes a failed mail go out with the next ones', async () => {
    const { id, claim } = await failed()
    expect((await retry(db.admin, claim.delivery_id)).error).toBeNull()
    expect(await claimsOf(id)).toMatchObject([{ delivery_id: claim.delivery_id, attempt: 2 }])
  })

  test('nobody else may', async () => {
    const { claim } = await failed()
    for (const client of [db.visitor, db.stranger])
      expect((await retry(client, claim.delivery_id)).error?.code).toBe('42501')
    expect(await deliveryById(db, claim.delivery_id)).toMatchObject({ status: 'failed' })
  })

  test('not for a call that was cancelled, nor for a mail that was sent', async () => {
    const one = await failed()
    await change(db, one.id, { status: 'cancelled' })
    const { error, status } = await retry(db.admin, one.claim.delivery_id)
    expect([status, error?.message, error?.hint]).toEqual([409, 'not_retryable', 'The call was cancelled.'])
    const other = await claimed()
    await beginEmail(db, other.claim)
    await recordEmail(db, other.claim)
    expect((await retry(db.admin, other.claim.delivery_id)).error?.message).toBe('not_retryable')
  })
})
