import { describe, expect, test } from 'vitest'
import { newCaller, queryValue } from '../support/database'
import { setLimits } from '../support/limits'
import * as submissions from '../support/submissions'
import { quietDays } from '../support/quiet-days'

const { database, moment, at, writeTimes, floods } = quietDays()

describe('cleaning up a flood', () => {
  const booking = (change: object) =>
    database().add('booking_submissions', { created_at: moment('12:05:00'), ...change })
  const stateOf = async (table: string, key: string) =>
    Object.fromEntries(
      (
        await database().backend.query<{ name: string; status: string }>(
          `select ${key} as name, status from public.${table} order by 1`,
        )
      ).map(({ name, status }) => [name, status]),
    )
  const apply = (email: string) => submissions.apply(newCaller(database().backend), { email })
  const subscribe = (email: string) => submissions.subscribe(newCaller(database().backend), email)
  const send = (contact: string) =>
    submissions.sendMessage(newCaller(database().backend), { name: contact, contact })
  const cleanUp = async () => {
    const [flood] = await floods()
    return database().admin.rpc('clean_up_incident', { flood: flood?.id ?? '' })
  }

  test('deletes the rows that visitors made during it and keeps rows that were confirmed, answered, noted or older', async () => {
    await database().backend.query("select private.confirm_address('known@example.test')")
    await at('10:00:00')
    await send('older@example.test')
    await subscribe('older@example.test')
    await booking({
      name: 'older',
      contact: 'older@example.test',
      created_at: moment('10:00:00'),
    })

    await at('12:05:00')
    for (const who of ['made-up', 'answered', 'noted', 'known']) {
      await send(`${who}@example.test`)
      await apply(`${who}@example.test`)
      await subscribe(`${who}@example.test`)
    }
    await booking({ name: 'made-up', contact: 'made-up@example.test' })
    await booking({ name: 'asked', contact: 'asked@example.test', status: 'requested' })
    await booking({ name: 'known', contact: 'known@example.test' })
    await booking({ name: 'confirmed', contact: 'c@example.test', confirmed_at: moment('12:06:00') })
    await booking({ name: 'noted', contact: 'noted@example.test' })
    const answer = (table: 'contact_submissions' | 'work_opportunities', column: string, status: string) =>
      database().admin.from(table).update({ status }).eq(column, 'answered@example.test')
    await answer('contact_submissions', 'contact', 'replied')
    await answer('work_opportunities', 'email', 'reviewing')
    for (const [subject_table, column] of [
      ['booking_submissions', 'contact'],
      ['contact_submissions', 'contact'],
      ['work_opportunities', 'email'],
      ['newsletter_subscribers', 'email'],
    ]) {
      const id = await queryValue<string>(
        database().backend,
        `select id from public.${subject_table} where ${column} = 'noted@example.test'`,
      )
      const noted = await database()
        .admin.from('lead_notes')
        .insert({ subject_table, subject_id: id, body: 'Called back.' })
      expect(noted.error).toBeNull()
    }
    await writeTimes(12)
    expect(await floods()).toHaveLength(1)

    const { data, error } = await cleanUp()
    expect(error).toBeNull()
    // Requests: twelve writers and made-up. Subscribers: made-up and answered. Emails: those of the deleted
    // rows.
    expect(data).toEqual({
      bookings: 2,
      requests: 13,
      applications: 1,
      subscribers: 2,
      emails: 4,
      more: false,
    })

    expect(await stateOf('booking_submissions', 'name')).toEqual({
      asked: 'cancelled',
      confirmed: 'booked',
      known: 'booked',
      'made-up': 'cancelled',
      noted: 'booked',
      older: 'booked',
    })
    expect(await stateOf('contact_submissions', "case when name = 'A' then 'writers' else name end")).toEqual(
      {
        'answered@example.test': 'replied',
        'known@example.test': 'new',
        'made-up@example.test': 'spam',
        'noted@example.test': 'new',
        'older@example.test': 'new',
        writers: 'spam',
      },
    )
    expect(await stateOf('work_opportunities', 'email')).toEqual({
      'answered@example.test': 'reviewing',
      'known@example.test': 'pending',
      'made-up@example.test': 'spam',
      'noted@example.test': 'pending',
    })
    const left = await database().backend.query<{ email: string }>(
      'select email from public.newsletter_subscribers order by 1',
    )
    expect(left.map(({ email }) => email)).toEqual([
      'known@example.test',
      'noted@example.test',
      'older@example.test',
    ])
    const waiting = await database().backend.query(
      `select distinct recipient from public.outbox where status = 'pending' and kind <> 'owner_alert' order by 1`,
    )
    expect(waiting).toEqual([
      { recipient: 'c@example.test' },
      { recipient: 'known@example.test' },
      { recipient: 'noted@example.test' },
      { recipient: 'older@example.test' },
    ])
    expect(await floods()).toMatchObject([{ cleaned: true }])

    const again = await cleanUp()
    expect(again.data).toEqual({
      bookings: 0,
      requests: 0,
      applications: 0,
      subscribers: 0,
      emails: 0,
      more: false,
    })
  })

  test('a second press during a flood cleans up the rows that have arrived since', async () => {
    await writeTimes(21)
    expect((await cleanUp()).data).toMatchObject({ requests: 21 })
    expect(await floods()).toMatchObject([{ cleaned: true }])
    await at('12:20:00')
    await writeTimes(5)
    expect(await floods()).toMatchObject([{ cleaned: false }])
    expect((await cleanUp()).data).toMatchObject({ requests: 5 })
  })

  test('a large flood is cleaned up in parts, and is clean when no rows are left', async () => {
    await writeTimes(25)
    const parts = []
    const definition = await queryValue<string>(
      database().backend,
      "select pg_get_functiondef('private.limit_for'::regproc) as definition",
    )
    await setLimits(database().backend, { 'rows of a clean-up': 10, 'submissions an hour': 20 })
    try {
      for (let n = 0; n < 3; n += 1) {
        expect(await floods()).toMatchObject([{ cleaned: false }])
        parts.push((await cleanUp()).data)
      }
    } finally {
      await database().backend.exec(definition)
    }
    expect(parts).toMatchObject([
      { requests: 10, more: true },
      { requests: 10, more: true },
      { requests: 5, more: false },
    ])
    expect(await floods()).toMatchObject([{ cleaned: true }])
  })

  test('is refused for a flood that does not exist', async () => {
    const { error, status } = await database().admin.rpc('clean_up_incident', {
      flood: '123e4567-e89b-42d3-a456-426614174000',
    })
    expect({ status, message: error?.message }).toEqual({ status: 404, message: 'incident_not_found' })
  })
})
