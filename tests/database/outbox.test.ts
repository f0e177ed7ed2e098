import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newCaller, openDatabase, type TestDatabase } from '../support/database'
import { switchSms } from '../support/sms-reminders'
import { giveClock, setClock } from '../support/studio-clock'
import * as outbox from './support/outbox'

const { addBooking, before, change, emailsOf, short, smsOf } = outbox

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
  await giveClock(db.backend)
  await switchSms(db.backend, true)
})
afterAll(() => db.close())

const emails = async (id: string) => (await emailsOf(db.backend, id)).map(short)
const sms = async (id: string) => (await smsOf(db.backend, id)).map(short)
const at = (moment: string) => setClock(db.backend, moment)

/** As if every mail of a booking had gone out. */
const markSent = (id: string) =>
  db.backend.query(
    "update public.outbox set status = 'sent' where booking_id = $1::text::uuid and status = 'pending'",
    [id],
  )

describe('a new booking', () => {
  test('asks for its confirmation at once and for each reminder at its time', async () => {
    await at('2029-12-01T00:00:00Z')
    const { id } = await addBooking(db.backend)
    const rows = await emailsOf(db.backend, id)
    expect(rows.map(short)).toEqual([
      'booking_confirmation pending',
      '1440 pending',
      '60 pending',
      '15 pending',
      '5 pending',
    ])
    expect(rows.slice(1).map(({ due }) => due)).toEqual([1440, 60, 15, 5])
    expect(await sms(id)).toEqual([])
  })

  test('by a phone number asks for SMS, never for one the day before, and for no mail', async () => {
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
  ])('by %s asks for SMS only where that is a Malaysian mobile number', async (contact, wanted) => {
    const some = { sms: { enabled: true, times: ['1 hour', '5 minutes'] } }
    const { id } = await addBooking(db.backend, { contact, reminders: some })
    expect(await sms(id)).toEqual(wanted)
  })

  test('that is only asked for asks for one mail, and for no reminder', async () => {
    const { id } = await addBooking(db.backend, { status: 'requested' })
    expect(await emails(id)).toEqual(['booking_request pending'])
    await change(db, id, { status: 'booked' })
    expect(await emails(id)).toEqual([
      'booking_request cancelled',
      'booking_confirmation pending',
      '1440 pending',
      '60 pending',
      '15 pending',
      '5 pending',
    ])
  })

  test('asks for no reminder whose time is over', async () => {
    const probe = await addBooking(db.backend)
    const tomorrow = new Date(Date.parse(probe.date) + 86_400_000).toISOString().slice(0, 10)
    await at(before(tomorrow, 60))
    const { id, date } = await addBooking(db.backend)
    expect(date).toBe(tomorrow)
    expect(await emails(id)).toEqual(['booking_confirmation pending', '15 pending', '5 pending'])
    await at('2029-12-01T00:00:00Z')
  })

  test('written down after the call asks for nothing', async () => {
    await at('2039-12-01T00:00:00Z')
    const { id } = await addBooking(db.backend)
    expect(await emails(id)).toEqual([])
    await at('2029-12-01T00:00:00Z')
  })

  test.each<[string, unknown]>([
    ['none', {}],
    ['a channel that is off', { email: { enabled: false, times: ['1 hour'] } }],
    ['an unknown time', { email: { enabled: true, times: ['2 weeks'] } }],
    ['times that are no list', { email: { enabled: true, times: 7 } }],
    ['a channel that is a list', { email: ['1 hour'] }],
    ['enabled as a word', { email: { enabled: 'yes', times: ['1 hour'] } }],
  ])('with %s for reminders is confirmed all the same', async (_, reminders) => {
    const { id } = await addBooking(db.backend, { reminders })
    expect(await emails(id)).toEqual(['booking_confirmation pending'])
  })

  test('made by the form, twice with one key, is confirmed once', async () => {
    const booking = {
      name: 'Lim Wei',
      contact: 'form@example.test',
      preferred_date: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
      preferred_time: '9:00 AM',
      call_method: 'video',
      message: 'A shop.',
      reminders: outbox.everything,
      idempotency_key: '5f0c1a9e-2b1d-4f55-9d1c-3b7a54a0c111',
    }
    await at(new Date().toISOString())
    const first = await newCaller(db.backend).rpc('submit_booking', booking)
    const again = await newCaller(db.backend).rpc('submit_booking', booking)
    expect([first.error, again.error]).toEqual([null, null])
    expect(again.data).toEqual(first.data)
    const { booking_id } = first.data as { booking_id: string }
    expect(await emails(booking_id)).toHaveLength(5)
    await at('2029-12-01T00:00:00Z')
  })
})

describe('a call that is moved', () => {
  test('takes its reminders along and asks for a mail about it', async () => {
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

  test('before its confirmation went out needs no second mail: the first will say it', async () => {
    const { id } = await addBooking(db.backend)
    await change(db, id, { preferred_date: outbox.ownDay() })
    expect((await emails(id)).filter((row) => row.startsWith('booking'))).toEqual([
      'booking_confirmation pending',
    ])
  })

  test('ten times in a row is told once, two minutes after the last', async () => {
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

  test('and back before that was told needs no mail', async () => {
    const { id, date } = await addBooking(db.backend, { reminders: {} })
    await outbox.sendAll(db)
    await change(db, id, { preferred_date: outbox.ownDay() })
    await change(db, id, { preferred_date: date })
    await outbox.later(db.backend, 2)
    expect(await outbox.claimsOf(db, id)).toEqual([])
    expect((await emailsOf(db.backend, id)).map(({ status, error }) => [status, error])).toEqual([
      ['sent', null],
      ['cancelled', 'The call is back at the time that was told before.'],
    ])
    await at('2029-12-01T00:00:00Z')
  })

  test('and back does not bring a reminder that was sent a second time', async () => {
    const { id, date } = await addBooking(db.backend)
    await markSent(id)
    await change(db, id, { preferred_date: outbox.ownDay() })
    await change(db, id, { preferred_date: date })
    expect((await emails(id)).filter((row) => row.endsWith('pending'))).toEqual(['booking_moved pending'])
  })

  test('so near that a reminder would be late drops it', async () => {
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
    // Within a quarter of an hour only the nearest is left; what is over is not sent late.
    await at(before(near, 10))
    await change(db, id, { message: 'Something else about it.' })
    expect((await emails(id)).filter((row) => row.startsWith('5 '))).toEqual(['5 pending'])
    // Away again, each comes back once.
    await at('2029-12-01T00:00:00Z')
    await change(db, id, { preferred_date: date })
    expect((await emails(id)).filter((row) => /^\d+ pending/.test(row))).toEqual([
      '1440 pending',
      '60 pending',
      '15 pending',
      '5 pending',
    ])
  })
})

describe('a change that an administrator makes', () => {
  test('that closes the call cancels what waits and sends nothing', async () => {
    const { id } = await addBooking(db.backend)
    await change(db, id, { status: 'completed' })
    expect(new Set((await emails(id)).map((row) => row.split(' ')[1]))).toEqual(new Set(['cancelled']))
  })

  test('of the contact sends what waits to the new address', async () => {
    const { id } = await addBooking(db.backend)
    await change(db, id, { contact: 'New@Example.test' })
    const rows = await db.backend.query<{ recipient: string }>(
      'select distinct recipient from public.outbox where booking_id = $1::text::uuid',
      [id],
    )
    expect(rows).toEqual([{ recipient: 'new@example.test' }])
  })

  test('from an address to a number turns reminders by mail into SMS', async () => {
    const { id } = await addBooking(db.backend)
    await change(db, id, { contact: '012-345 6789' })
    expect(new Set((await emails(id)).map((row) => row.split(' ')[1]))).toEqual(new Set(['cancelled']))
    expect(await sms(id)).toEqual(['60 pending', '15 pending', '5 pending'])
  })

  test('of a note asks for nothing', async () => {
    const { id } = await addBooking(db.backend)
    const was = await emailsOf(db.backend, id)
    await change(db, id, { message: 'They also want a logo.' })
    expect(await emailsOf(db.backend, id)).toEqual(was)
  })
})
