import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databaseForFile, newCaller } from '../support/database'
import { setLimits } from '../support/limits'
import { slots } from '../support/standard-hours'
import { type Booking, inDays } from '../support/submissions'
import { edit } from '../support/edit'
import { anonymousBookings, figures } from './support/anonymous-bookings'

const db = databaseForFile()
const { submit, statusOf, taken, stored, isAddressConfirmed, confirmByEmail, fillShare } = anonymousBookings(
  () => db,
)
beforeAll(async () => {
  await setLimits(db.backend, figures)
})
afterEach(async () => {
  await setLimits(db.backend, figures)
  await db.backend.query('delete from public.booking_submissions')
})

describe('an honest booking on a quiet day', () => {
  test('reserves its time at once; the button in its email confirms it and its address', async () => {
    const { booking_id, status } = await submit({ contact: 'Nurul@Example.test' })
    expect(status).toBe('booked')
    expect(await taken(inDays(5))).toEqual(['9:00 AM'])
    expect(await stored(booking_id)).toMatchObject({ status: 'booked', confirmed: false })
    expect((await confirmByEmail(booking_id)).seen).toMatchObject({ status: 'booked', confirmed: true })
    expect(await stored(booking_id)).toMatchObject({ status: 'booked', confirmed: true })
    expect(await isAddressConfirmed('nurul@example.test')).toBe(true)
  })

  test('is not changed by opening the link in its email any number of times', async () => {
    const { booking_id } = await submit({ contact: 'scanned@example.test' })
    const { email_token: token } = await stored(booking_id)
    for (let visits = 0; visits < 3; visits += 1) {
      const { data } = await newCaller(db.backend).rpc('managed_booking', { token })
      expect(data).toMatchObject({ status: 'booked', confirmed: false, confirmable: true })
    }
    expect(await stored(booking_id)).toMatchObject({ status: 'booked', confirmed: false })
    expect(await isAddressConfirmed('scanned@example.test')).toBe(false)
  })

  test('is not confirmed by the token in the browser', async () => {
    const { booking_id, manage_token } = await submit({ contact: 'siti@example.test' })
    const visitor = newCaller(db.backend)
    const { data } = await visitor.rpc('managed_booking', { token: manage_token })
    expect(data).toMatchObject({ status: 'booked', confirmed: false })
    const pressed = await visitor.rpc('confirm_booking', { token: manage_token })
    expect(pressed.data).toMatchObject({ status: 'booked', confirmed: false, confirmable: false })
    await visitor
      .rpc('reschedule_booking', {
        token: manage_token,
        preferred_date: inDays(5),
        preferred_time: '5:00 PM',
      })
      .throwOnError()
    await visitor.rpc('cancel_booking', { token: manage_token }).throwOnError()
    expect(await stored(booking_id)).toMatchObject({ status: 'cancelled', confirmed: false })
    expect(await isAddressConfirmed('siti@example.test')).toBe(false)
  })

  test.each(['reschedule_booking', 'cancel_booking'] as const)(
    'is confirmed by %s with the token of its email',
    async (procedure) => {
      const { booking_id } = await submit()
      const { email_token: token } = await stored(booking_id)
      const to = { preferred_date: inDays(6), preferred_time: '5:00 PM' }
      const { data } = await newCaller(db.backend).rpc(
        procedure as 'reschedule_booking',
        procedure === 'cancel_booking' ? ({ token } as never) : { token, ...to },
      )
      expect(data).toMatchObject({ booking_id, confirmed: true })
    },
  )

  test('is confirmed when the studio makes or edits it', async () => {
    const own = await submit({}, db.admin)
    expect(await stored(own.booking_id)).toMatchObject({ status: 'booked', confirmed: true })
    const other = await submit({ preferred_time: '9:30 AM' })
    const note = { message: 'They also want a logo.' }
    await db.admin.from('booking_submissions').update(note).eq('id', other.booking_id).throwOnError()
    expect(await stored(other.booking_id)).toMatchObject({ confirmed: true })
  })
})

test('the studio can correct the address of a call', async () => {
  const { booking_id } = await submit()
  await edit(db.admin, 'booking_submissions', booking_id, {
    contact: 'corrected+1@example.test',
  }).throwOnError()
  const { email } = await db.row('booking_submissions', booking_id)
  expect(email).toBe('corrected+1@example.test')
})

describe('the limits of unconfirmed calls', () => {
  test('are six a day: the seventh is requested and the rest of the day stays free', async () => {
    await fillShare(inDays(5))
    expect(await statusOf({ preferred_time: '5:00 PM' })).toBe('requested')
    expect(await taken(inDays(5))).toEqual(slots.slice(0, 6))
    expect(await statusOf({ preferred_date: inDays(6) })).toBe('booked')
  })

  test('do not count confirmed calls', async () => {
    const { booking_id } = await submit({ preferred_time: '5:00 PM' })
    await confirmByEmail(booking_id)
    await fillShare(inDays(5))
    expect(await taken(inDays(5))).toHaveLength(7)
  })

  test('are six a day, however many are made at once', async () => {
    const statuses = await Promise.all(slots.map((preferred_time) => statusOf({ preferred_time })))
    expect(statuses.toSorted()).toEqual([
      ...Array.from({ length: 6 }, () => 'booked'),
      ...Array.from({ length: 7 }, () => 'requested'),
    ])
    expect(await taken(inDays(5))).toHaveLength(6)
  })

  test('are one per number in any spelling', async () => {
    expect(await statusOf({ contact: '012-345 6789' })).toBe('booked')
    expect(await statusOf({ contact: '+60 12 345 6789', preferred_date: inDays(6) })).toBe('requested')
  })

  test('are six per caller: the seventh is requested; another caller’s is booked', async () => {
    const caller = newCaller(db.backend)
    for (let day = 5; day < 11; day += 1)
      expect(await statusOf({ preferred_date: inDays(day) }, caller)).toBe('booked')
    expect(await statusOf({ preferred_date: inDays(11) }, caller)).toBe('requested')
    expect(await statusOf({ preferred_date: inDays(12) })).toBe('booked')
  })

  test('are zero while the breaker is open, but nobody is refused', async () => {
    await setLimits(db.backend, { ...figures, 'submissions an hour': 0 })
    expect(await statusOf()).toBe('requested')
    expect(await statusOf({ preferred_time: '9:30 AM' })).toBe('requested')
    expect(await taken(inDays(5))).toEqual([])
    // The studio's own call is booked.
    expect(await statusOf({ preferred_time: '10:00 AM' }, db.admin)).toBe('booked')
  })

  test('do not change that a taken slot is refused', async () => {
    await fillShare(inDays(5))
    expect(await submit({ preferred_time: '9:00 AM' })).toMatchObject({ code: 409, error: 'slot_taken' })
  })

  test('refuse moving an unconfirmed call to a full day, but not within its day', async () => {
    await fillShare(inDays(5))
    const { manage_token: token, booking_id } = await submit({ preferred_date: inDays(6) })
    const move = (preferred_date: string, preferred_time: string, by = token) =>
      newCaller(db.backend).rpc('reschedule_booking', { token: by, preferred_date, preferred_time })
    const refused = await move(inDays(5), '5:00 PM')
    expect([refused.status, refused.error?.message]).toEqual([409, 'confirm_first'])
    expect((await move(inDays(6), '5:00 PM')).error).toBeNull()
    const { email_token } = await stored(booking_id)
    expect((await move(inDays(5), '5:00 PM', email_token)).data).toMatchObject({ preferred_date: inDays(5) })
  })

  test('do not apply to a repeated submission, which gets the same answer', async () => {
    await fillShare(inDays(5))
    const same = { idempotency_key: randomUUID(), contact: 'same@example.test', preferred_time: '5:00 PM' }
    const first = await submit(same)
    expect(first.status).toBe('requested')
    expect(await submit(same)).toEqual(first)
    expect(await taken(inDays(5))).toHaveLength(6)
  })
})

describe('a requested call', () => {
  /** Requests a free time on a day whose share is full. */
  async function askedFor(change: Partial<Booking> = {}) {
    await fillShare(inDays(5))
    const answer = await submit({ preferred_time: '5:00 PM', ...change })
    expect(answer.status).toBe('requested')
    return answer
  }

  test('is booked when it is confirmed from its email, but not when the link is opened', async () => {
    const { booking_id } = await askedFor()
    const { email_token: token } = await stored(booking_id)
    const { data } = await newCaller(db.backend).rpc('managed_booking', { token })
    expect(data).toMatchObject({ status: 'requested', confirmed: false, confirmable: true })
    expect((await confirmByEmail(booking_id)).seen).toMatchObject({ status: 'booked', confirmed: true })
    expect(await taken(inDays(5))).toContain('5:00 PM')
  })

  test('whose time is taken by then is confirmed but stays requested, and is booked at another time', async () => {
    const { booking_id, manage_token } = await askedFor()
    await submit({ preferred_time: '5:00 PM' }, db.admin)
    const { seen } = await confirmByEmail(booking_id)
    expect(seen).toMatchObject({ status: 'requested', confirmed: true, changeable: true })
    const { data } = await newCaller(db.backend).rpc('reschedule_booking', {
      token: manage_token,
      preferred_date: inDays(5),
      preferred_time: '4:30 PM',
    })
    expect(data).toMatchObject({ status: 'booked', preferred_time: '4:30 PM' })
    expect(await taken(inDays(5))).toContain('4:30 PM')
  })

  test('stays requested when moved unconfirmed, and cannot be moved to a taken time', async () => {
    const { manage_token: token } = await askedFor()
    const move = (preferred_date: string) =>
      newCaller(db.backend).rpc('reschedule_booking', { token, preferred_date, preferred_time: '9:00 AM' })
    expect((await move(inDays(7))).data).toMatchObject({ status: 'requested', preferred_date: inDays(7) })
    expect(await taken(inDays(7))).toEqual([])
    expect((await move(inDays(5))).error?.message).toBe('slot_taken')
  })

  test('can be booked by the studio unless the time is taken', async () => {
    const { booking_id } = await askedFor()
    const book = () =>
      db.admin.from('booking_submissions').update({ status: 'booked' }).eq('id', booking_id).select('status')
    const taker = await submit({ preferred_time: '5:00 PM' }, db.admin)
    const refused = await book()
    expect([refused.status, refused.error?.code]).toEqual([400, '23P01'])
    await edit(db.admin, 'booking_submissions', taker.booking_id, { status: 'cancelled' }).throwOnError()
    expect((await book()).data).toEqual([{ status: 'booked' }])
    expect(await stored(booking_id)).toMatchObject({ status: 'booked', confirmed: true })
  })

  test('can be cancelled', async () => {
    const { manage_token: token } = await askedFor()
    const { data } = await newCaller(db.backend).rpc('cancel_booking', { token })
    expect(data).toMatchObject({ status: 'cancelled' })
  })
})

test('filling the honeypot field gets the usual answer and stores nothing', async () => {
  const bot = await submit({ website: 'https://spam.example' })
  expect(bot).toMatchObject({
    code: 200,
    status: 'booked',
    booking_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    manage_token: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(await taken(inDays(5))).toEqual([])
  expect(await statusOf({ website: '' })).toBe('booked')
})
