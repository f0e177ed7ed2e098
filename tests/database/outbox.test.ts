import { beforeAll, describe, expect, test } from 'vitest'
import { databaseForFile, newCaller } from '../support/database'
import { switchSms } from '../support/sms-reminders'
import { giveClock, setClock } from '../support/studio-clock'
import { answerOf, bookCall, inDays } from '../support/submissions'
import * as outbox from './support/outbox'

const { addBooking, before, change, emailsOf, short, smsOf } = outbox

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
  await switchSms(db.backend, true)
})

/** The reminders of `outbox.everything` by email. */
const reminders = ['1440 pending', '60 pending', '15 pending', '5 pending']
const emails = async (id: string) => (await emailsOf(db.backend, id)).map(short)
const sms = async (id: string) => (await smsOf(db.backend, id)).map(short)
const at = (moment: string) => setClock(db.backend, moment)

const markSent = (id: string) => outbox.markSent(db.backend, id)

describe('a new booking', () => {
  test('plans its confirmation at once and each reminder at its time', async () => {
    await at('2029-12-01T00:00:00Z')
    const { id } = await addBooking(db.backend)
    const rows = await emailsOf(db.backend, id)
    expect(rows.map(short)).toEqual(['booking_confirmation pending', ...reminders])
    expect(rows.slice(1).map(({ due }) => due)).toEqual([1440, 60, 15, 5])
    expect(await sms(id)).toEqual([])
  })

  test('with a phone number plans SMS, but none a day before, and no email', async () => {
    const every = { ...outbox.everything, sms: { enabled: true, times: ['1 day', '1 hour', '5 minutes'] } }
    const { id } = await addBooking(db.backend, { contact: '+60 12-345 6789', reminders: every })
    expect(await sms(id)).toEqual(['60 pending', '5 pending'])
    expect(await emails(id)).toEqual([])
  })

  test.each([
    ['+60 12-345 6789', ['60 pending', '5 pending']],
    ['011-1234 5678', ['60 pending', '5 pending']],
    ['+882 1234 56789', []],
    ['+65 9123 4567', []],
    ['03-1234 5678', []],
  ])('with %s plans SMS only if that is a Malaysian mobile number', async (contact, wanted) => {
    const some = { sms: { enabled: true, times: ['1 hour', '5 minutes'] } }
    const { id } = await addBooking(db.backend, { contact, reminders: some })
    expect(await sms(id)).toEqual(wanted)
  })

  test('that is only requested plans one email and no reminder', async () => {
    const { id } = await addBooking(db.backend, { status: 'requested' })
    expect(await emails(id)).toEqual(['booking_request pending'])
    await change(db, id, { status: 'booked' })
    expect(await emails(id)).toEqual([
      'booking_request cancelled',
      'booking_confirmation pending',
      ...reminders,
    ])
  })

  test('plans no reminder whose time is past', async () => {
    const probe = await addBooking(db.backend)
    const tomorrow = new Date(Date.parse(probe.date) + 86_400_000).toISOString().slice(0, 10)
    await at(before(tomorrow, 60))
    const { id, date } = await addBooking(db.backend)
    expect(date).toBe(tomorrow)
    expect(await emails(id)).toEqual(['booking_confirmation pending', '15 pending', '5 pending'])
    await at('2029-12-01T00:00:00Z')
  })

  test('entered after the call plans nothing', async () => {
    await at('2039-12-01T00:00:00Z')
    const { id } = await addBooking(db.backend)
    expect(await emails(id)).toEqual([])
    await at('2029-12-01T00:00:00Z')
  })

  test.each<[string, unknown]>([
    ['none', {}],
    ['a channel that is switched off', { email: { enabled: false, times: ['1 hour'] } }],
    ['an unknown time', { email: { enabled: true, times: ['2 weeks'] } }],
    ['times that are not a list', { email: { enabled: true, times: 7 } }],
    ['a channel that is a list', { email: ['1 hour'] }],
    ['enabled as a text', { email: { enabled: 'yes', times: ['1 hour'] } }],
  ])('with %s as reminders is still confirmed', async (_, given) => {
    const { id } = await addBooking(db.backend, { reminders: given })
    expect(await emails(id)).toEqual(['booking_confirmation pending'])
  })

  test('submitted twice with one idempotency key is confirmed once', async () => {
    const booking = {
      contact: 'form@example.test',
      preferred_date: inDays(40),
      reminders: outbox.everything,
      idempotency_key: '5f0c1a9e-2b1d-4f55-9d1c-3b7a54a0c111',
    }
    await at(new Date().toISOString())
    const first = await bookCall(newCaller(db.backend), booking)
    const again = await bookCall(newCaller(db.backend), booking)
    expect([first.error, again.error]).toEqual([null, null])
    expect(again.data).toEqual(first.data)
    expect(await emails(answerOf(first).booking_id)).toHaveLength(5)
    await at('2029-12-01T00:00:00Z')
  })
})

describe('a moved call', () => {
  test('reschedules its reminders and plans an email about the move', async () => {
    const { id } = await addBooking(db.backend)
    await markSent(id)
    await db.backend.query(
      "update public.outbox set status = 'pending' where booking_id = $1::text::uuid and minutes_before < 60",
      [id],
    )
    await change(db, id, { preferred_date: outbox.ownDay() })
    const rows = await emailsOf(db.backend, id)
    expect(rows.map(short)).toEqual([
      'booking_confirmation sent',
      'booking_moved pending',
      '1440 sent',
      '1440 pending',
      '60 sent',
      '60 pending',
      '15 pending',
      '5 pending',
    ])
    expect(rows.filter(({ status }) => status === 'pending').map(({ due }) => due)).toEqual([
      expect.any(Number),
      1440,
      60,
      15,
      5,
    ])
  })

  test('before its confirmation was sent needs no second email', async () => {
    const { id } = await addBooking(db.backend)
    await change(db, id, { preferred_date: outbox.ownDay() })
    expect((await emails(id)).filter((row) => row.startsWith('booking'))).toEqual([
      'booking_confirmation pending',
    ])
  })

  test('ten times in a row sends one email, two minutes after the last move', async () => {
    const { id } = await addBooking(db.backend, { reminders: {} })
    await outbox.sendAll(db)
    for (let time = 0; time < 10; time += 1) {
      await change(db, id, { preferred_date: outbox.ownDay() })
      await outbox.later(db.backend, 1)
      expect(await outbox.claimsOf(db, id)).toEqual([])
    }
    await outbox.later(db.backend, 1)
    expect((await outbox.sendAll(db)).map(({ kind }) => kind)).toEqual(['booking_moved'])
    expect(await emails(id)).toEqual(['booking_confirmation sent', 'booking_moved sent'])
    await at('2029-12-01T00:00:00Z')
  })

  test('and moved back before the email was sent needs no email', async () => {
    const { id, date } = await addBooking(db.backend, { reminders: {} })
    await outbox.sendAll(db)
    await change(db, id, { preferred_date: outbox.ownDay() })
    await change(db, id, { preferred_date: date })
    await outbox.later(db.backend, 2)
    expect(await outbox.claimsOf(db, id)).toEqual([])
    expect((await emailsOf(db.backend, id)).map(({ status, error }) => [status, error])).toEqual([
      ['sent', null],
      ['cancelled', 'The call is back at the time of the last message.'],
    ])
    await at('2029-12-01T00:00:00Z')
  })

  test('and moved back does not repeat a reminder that was sent', async () => {
    const { id, date } = await addBooking(db.backend)
    await markSent(id)
    await change(db, id, { preferred_date: outbox.ownDay() })
    await change(db, id, { preferred_date: date })
    expect((await emails(id)).filter((row) => row.endsWith('pending'))).toEqual(['booking_moved pending'])
  })

  test('to a time so near that a reminder would be late drops that reminder', async () => {
    const { id, date } = await addBooking(db.backend)
    const near = outbox.ownDay()
    await at(before(near, 90))
    await change(db, id, { preferred_date: near })
    expect(await emails(id)).toEqual([
      'booking_confirmation pending',
      '1440 cancelled',
      '60 pending',
      '15 pending',
      '5 pending',
    ])
    // Within a quarter of an hour only the nearest is left; reminders whose time is past are not sent late.
    await at(before(near, 10))
    await change(db, id, { message: 'Something else about it.' })
    expect((await emails(id)).filter((row) => row.startsWith('5 '))).toEqual(['5 pending'])
    // Moved away again, each reminder is planned once.
    await at('2029-12-01T00:00:00Z')
    await change(db, id, { preferred_date: date })
    expect((await emails(id)).filter((row) => /^\d+ pending/.test(row))).toEqual(reminders)
  })
})

describe('a change by an administrator', () => {
  test('that closes the call cancels waiting messages and sends nothing', async () => {
    const { id } = await addBooking(db.backend)
    await change(db, id, { status: 'completed' })
    expect(new Set((await emails(id)).map((row) => row.split(' ')[1]))).toEqual(new Set(['cancelled']))
  })

  test('of the contact redirects waiting emails to the new address', async () => {
    const { id } = await addBooking(db.backend)
    await change(db, id, { contact: 'New@Example.test' })
    const rows = await db.backend.query<{ recipient: string }>(
      'select distinct recipient from public.outbox where booking_id = $1::text::uuid',
      [id],
    )
    expect(rows).toEqual([{ recipient: 'new@example.test' }])
  })

  test('from an address to a number turns email reminders into SMS', async () => {
    const { id } = await addBooking(db.backend)
    await change(db, id, { contact: '012-345 6789' })
    expect(new Set((await emails(id)).map((row) => row.split(' ')[1]))).toEqual(new Set(['cancelled']))
    expect(await sms(id)).toEqual(['60 pending', '15 pending', '5 pending'])
  })

  test('of the message changes no email', async () => {
    const { id } = await addBooking(db.backend)
    const was = await emailsOf(db.backend, id)
    await change(db, id, { message: 'They also want a logo.' })
    expect(await emailsOf(db.backend, id)).toEqual(was)
  })
})

describe('a cancelled call', () => {
  const sentConfirmation = (id: string) =>
    db.backend.query(
      `update public.outbox set status = 'sent'
      where booking_id = $1::text::uuid and kind = 'booking_confirmation'`,
      [id],
    )

  test('cancels all waiting messages and plans an email about the cancellation', async () => {
    const { id } = await addBooking(db.backend)
    await sentConfirmation(id)
    await change(db, id, { status: 'cancelled' })
    expect((await emails(id)).toSorted()).toEqual([
      '1440 cancelled',
      '15 cancelled',
      '5 cancelled',
      '60 cancelled',
      'booking_cancelled pending',
      'booking_confirmation sent',
    ])
  })

  test('gets no email if no email about it was ever sent', async () => {
    const { id } = await addBooking(db.backend)
    await change(db, id, { status: 'cancelled' })
    expect(new Set((await emails(id)).map((row) => row.split(' ')[1]))).toEqual(new Set(['cancelled']))
  })

  test('sends its email after two minutes, or none if it is booked again by then', async () => {
    const { id } = await addBooking(db.backend)
    await sentConfirmation(id)
    await change(db, id, { status: 'cancelled' })
    expect(await outbox.claimsOf(db, id)).toEqual([])
    await outbox.later(db.backend, 2)
    expect(await outbox.claimsOf(db, id)).toMatchObject([{ kind: 'booking_cancelled' }])
    await change(db, id, { status: 'booked' })
    await outbox.sendAll(db)
    await change(db, id, { status: 'cancelled' })
    await change(db, id, { status: 'booked' })
    await outbox.later(db.backend, 2)
    expect(await outbox.claimsOf(db, id)).toMatchObject([{ kind: 'booking_confirmation' }])
    await at('2029-12-01T00:00:00Z')
  })

  test('that is booked again gets its confirmation and reminders again', async () => {
    const { id } = await addBooking(db.backend)
    await change(db, id, { status: 'cancelled' })
    await change(db, id, { status: 'booked' })
    expect((await emails(id)).filter((row) => row.endsWith('pending'))).toEqual([
      'booking_confirmation pending',
      ...reminders,
    ])
  })
})
