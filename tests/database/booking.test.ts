import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { databaseForFile, newCaller, queryOne, queryValue } from '../support/database'
import { raceForSlot } from '../support/slot-race'
import { slots } from '../support/standard-hours'
import { answerOf, bookCall, type Booking, inDays } from '../support/submissions'
import { edit } from '../support/edit'
import { takenOn } from './support/call-times'

const db = databaseForFile()

const submit = (change: Partial<Booking> = {}) => bookCall(newCaller(db.backend), change)
const taken = (day: string) => takenOn(db, day)
const bookingCount = () =>
  queryValue<number>(db.backend, 'select count(*)::integer as n from public.booking_submissions')

describe('booking a call', () => {
  test('a visitor books, gets the id and the token, and the slot is taken', async () => {
    const day = inDays(10)
    const { data, error } = await submit({
      preferred_date: day,
      preferred_time: '2:30 PM',
      name: '  Lim Wei ',
    })
    expect(error).toBeNull()
    const stored = await queryOne<Record<string, unknown>>(
      db.backend,
      `select id as booking_id, manage_token, name, status, starts_at = ($1 || ' 14:30+08')::timestamptz as on_time
      from public.booking_submissions where preferred_date = $1::text::date`,
      [day],
    )
    const { booking_id, manage_token, ...rest } = stored
    expect(data).toEqual({ booking_id, manage_token, status: 'booked' })
    expect(rest).toEqual({ name: 'Lim Wei', status: 'booked', on_time: true })
    expect(await taken(day)).toEqual(['2:30 PM'])
  })

  test('all thirteen times of a day can be booked and are listed in order', async () => {
    const day = inDays(11)
    for (const time of slots.toReversed()) {
      const { data, error } = await submit({ preferred_date: day, preferred_time: time })
      expect(error).toBeNull()
      // As if the link in its email had been opened.
      await db.backend.query(
        'update public.booking_submissions set confirmed_at = now() where id = $1::text::uuid',
        [answerOf({ data }).booking_id],
      )
    }
    expect(await taken(day)).toEqual(slots)
  })

  test('a time with (MYT), as the form sends it, is the same time', async () => {
    expect((await submit({ preferred_date: inDays(12), preferred_time: '4:00 PM (MYT)' })).error).toBeNull()
    expect(await taken(inDays(12))).toEqual(['4:00 PM'])
  })

  test('the contact is stored as an email or a phone number', async () => {
    const day = inDays(13)
    await submit({ preferred_date: day, preferred_time: '9:00 AM', contact: 'Wei@Example.test' })
    await submit({ preferred_date: day, preferred_time: '9:30 AM', contact: '+60 12-345 6789' })
    const rows = await db.backend.query(
      'select email, phone from public.booking_submissions where preferred_date = $1::text::date order by starts_at',
      [day],
    )
    expect(rows).toEqual([
      { email: 'wei@example.test', phone: null },
      { email: null, phone: '+60 12-345 6789' },
    ])
  })
})

describe('a refused booking stores nothing', () => {
  const refusals: [string, () => Partial<Booking>, string, string | null][] = [
    ['no name', () => ({ name: '   ' }), 'invalid_input', 'name'],
    ['a script in the name', () => ({ name: '<script>alert(1)</script>' }), 'invalid_input', 'name'],
    ['no contact', () => ({ contact: '' }), 'invalid_input', 'contact'],
    ['a contact that is neither email nor phone', () => ({ contact: 'call me' }), 'invalid_input', 'contact'],
    ['an email without a dot after its @', () => ({ contact: 'wei@localhost' }), 'invalid_input', 'contact'],
    [
      'a voice call without a phone number',
      () => ({ contact: 'nurul@example.test', call_method: 'voice' }),
      'invalid_input',
      'contact',
    ],
    ['no message', () => ({ message: '' }), 'invalid_input', 'message'],
    ['a message of 5,001 characters', () => ({ message: 'm'.repeat(5001) }), 'invalid_input', 'message'],
    ['a message of 10,001 bytes', () => ({ message: '咖'.repeat(3334) }), 'invalid_input', 'message'],
    ['an unknown call method', () => ({ call_method: 'fax' }), 'invalid_input', 'call_method'],
    ['reminders that are a list', () => ({ reminders: ['1 hour'] }), 'invalid_input', 'reminders'],
    ['a time zone with markup', () => ({ timezone: '<b>' }), 'invalid_input', 'timezone'],
    ['a time at lunch', () => ({ preferred_time: '1:00 PM' }), 'slot_invalid', null],
    ['a time without AM or PM', () => ({ preferred_time: '9:00' }), 'slot_invalid', null],
    ['a day 91 ahead', () => ({ preferred_date: inDays(91) }), 'slot_invalid', null],
    ['yesterday', () => ({ preferred_date: inDays(-1) }), 'slot_in_past', null],
  ]
  test.each(refusals)('%s', async (_, change, message, field) => {
    const before = await bookingCount()
    const { data, error, status } = await submit(change())
    expect({ data, status }).toEqual({ data: null, status: 400 })
    expect(error).toMatchObject({ code: 'PT400', message, ...(field ? { hint: field } : {}) })
    expect(await bookingCount()).toBe(before)
  })

  test('a date that does not exist', async () => {
    const before = await bookingCount()
    const { status } = await submit({ preferred_date: '2026-02-31' })
    expect(status).toBe(400)
    expect(await bookingCount()).toBe(before)
  })

  test('a taken slot', async () => {
    const slot = { preferred_date: inDays(14), preferred_time: '3:00 PM' }
    expect((await submit(slot)).error).toBeNull()
    const { error, status } = await submit(slot)
    expect(status).toBe(409)
    expect(error).toMatchObject({ code: 'PT409', message: 'slot_taken' })
    expect((await submit({ ...slot, preferred_time: '3:30 PM' })).error).toBeNull()
  })
})

describe('simultaneous bookings', () => {
  test('exactly one of fifty callers gets a slot, twice in a row', async () => {
    for (let round = 0; round < 2; round += 1)
      expect(await raceForSlot(db.backend, round)).toEqual({ won: 1, errors: ['409 slot_taken'], stored: 1 })
  }, 120_000)

  test('one submission sent ten times makes one booking with one answer', async () => {
    const same = {
      preferred_date: inDays(21),
      contact: 'same@example.test',
      idempotency_key: randomUUID(),
    }
    const caller = newCaller(db.backend)
    const before = await bookingCount()
    const answers = await Promise.all(Array.from({ length: 10 }, () => bookCall(caller, same)))
    expect(answers.map(({ error }) => error?.message)).not.toContain('slot_taken')
    const given = answers.flatMap(({ data }) => (data ? [JSON.stringify(data)] : []))
    expect(new Set(given).size).toBe(1)
    expect(await bookingCount()).toBe(before + 1)
    // A retry gets the same booking at any time and past any limit.
    expect(JSON.stringify((await bookCall(caller, same)).data)).toBe(given[0])
  })
})

describe('a cancelled booking', () => {
  test('frees its slot for the next caller', async () => {
    const slot = { preferred_date: inDays(22), preferred_time: '11:00 AM' }
    const { booking_id } = answerOf(await submit(slot))
    await db.admin.from('booking_submissions').update({ status: 'cancelled' }).eq('id', booking_id)
    expect(await taken(slot.preferred_date)).toEqual([])
    expect((await submit(slot)).error).toBeNull()
    expect(await taken(slot.preferred_date)).toEqual(['11:00 AM'])
  })

  test('cannot be restored once somebody else has the slot', async () => {
    const slot = { preferred_date: inDays(23), preferred_time: '11:00 AM' }
    const { booking_id } = answerOf(await submit(slot))
    await db.admin.from('booking_submissions').update({ status: 'cancelled' }).eq('id', booking_id)
    await submit(slot)
    const { error } = await edit(db.admin, 'booking_submissions', booking_id, { status: 'booked' })
    expect(error?.code).toBe('23P01')
  })
})

test.each([
  ['completed', 24],
  ['no_show', 25],
])('a %s call keeps its slot', async (status, days) => {
  const slot = { preferred_date: inDays(days), preferred_time: '11:00 AM' }
  const { booking_id } = answerOf(await submit(slot))
  await db.admin.from('booking_submissions').update({ status }).eq('id', booking_id).throwOnError()
  // The studio may book outside the rules, so only the table itself refuses.
  const { error } = await bookCall(db.admin, slot)
  expect(error?.message).toBe('slot_taken')
})

test('anybody may read the studio’s clock', async () => {
  const [before, { data }, withoutRole] = [
    Date.now(),
    await db.visitor.rpc('studio_clock'),
    await db.withoutRole.rpc('studio_clock'),
  ]
  expect(data).toBeGreaterThan(before - 60_000)
  expect(data).toBeLessThan(Date.now() + 60_000)
  expect(withoutRole.error).toBeNull()
  expect(Number.isInteger(data)).toBe(true)
})
