import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { databaseForFile, newCaller, queryOne } from '../support/database'
import { type TableName } from '../support/database-rows'
import * as submissions from '../support/submissions'
import { giveClock, setClock } from '../support/studio-clock'
import { takenOn } from './support/call-times'
import * as outbox from './support/outbox'

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
})

const markSpam = (of_table: string, row_id: string, is_spam?: boolean) =>
  db.admin.rpc('mark_spam', { of_table, row_id, is_spam })
const statusOf = async (
  table: 'booking_submissions' | 'contact_submissions' | 'work_opportunities',
  id: string,
) => (await db.row(table, id)).status

const write = (contact: string) => submissions.sendMessage(newCaller(db.backend), { contact })
const apply = (email: string, contact_number: string) =>
  submissions.apply(newCaller(db.backend), { email, contact_number })
const book = (contact: string, preferred_date: string) =>
  submissions.bookCall(newCaller(db.backend), { contact, preferred_date })
const newest = (table: TableName) =>
  queryOne<{ id: string; status: string }>(
    db.backend,
    `select id, status from public.${table} order by created_at desc limit 1`,
  )

describe('marking as spam', () => {
  test.each([
    ['contact_submissions', 'new'],
    ['work_opportunities', 'pending'],
  ] as const)('a row of %s can be undone', async (table, fresh) => {
    const id = await db.add(table, { status: fresh })
    expect((await markSpam(table, id)).error).toBeNull()
    expect(await statusOf(table, id)).toBe('spam')
    expect((await markSpam(table, id, false)).error).toBeNull()
    expect(await statusOf(table, id)).toBe(fresh)
  })

  test('frees the time of a call without an email; undone, the call is requested', async () => {
    const { id, claim } = await outbox.claimed(db)
    await outbox.begin(db, claim)
    await outbox.record(db, claim).throwOnError()
    await markSpam('booking_submissions', id).throwOnError()
    expect(await statusOf('booking_submissions', id)).toBe('spam')
    const waiting = (await outbox.emailsOf(db.backend, id)).filter(({ status }) => status === 'pending')
    expect(waiting).toEqual([])

    const { preferred_date } = await db.row('booking_submissions', id)
    expect(await db.add('booking_submissions', { preferred_date, preferred_time: '9:00 AM' })).toBeTruthy()
    await markSpam('booking_submissions', id, false).throwOnError()
    expect(await statusOf('booking_submissions', id)).toBe('requested')
    expect((await outbox.emailsOf(db.backend, id)).filter(({ status }) => status === 'pending')).toEqual([])
  })

  test('shows the call as cancelled to anybody with its link, and prevents changes', async () => {
    const { id } = await outbox.addBooking(db.backend)
    await markSpam('booking_submissions', id).throwOnError()
    const { manage_token: token } = await db.row('booking_submissions', id)
    const visitor = newCaller(db.backend)
    expect((await visitor.rpc('managed_booking', { token })).data).toMatchObject({ status: 'cancelled' })
    const moved = await visitor.rpc('reschedule_booking', {
      token,
      preferred_date: '2030-01-07',
      preferred_time: '9:30 AM',
    })
    expect(moved.error?.message).toBe('booking_cancelled')
    await visitor.rpc('cancel_booking', { token }).throwOnError()
    expect(await statusOf('booking_submissions', id)).toBe('spam')
  })

  test('is only for these three kinds and existing rows', async () => {
    const id = await db.add('contact_submissions')
    expect((await markSpam('orders', id)).error).toMatchObject({ message: 'invalid_input', hint: 'of_table' })
    expect((await markSpam('contact_submissions', randomUUID())).status).toBe(404)
  })
})

describe('a sender marked as spam', () => {
  test('has everything stored as spam in any spelling of the address until the mark is undone', async () => {
    const id = await db.add('contact_submissions', { contact: 'Links@gmail.com' })
    await markSpam('contact_submissions', id).throwOnError()
    await setClock(db.backend, '2029-12-02T00:00:00Z')

    expect((await write('l.inks+7@googlemail.com')).data).toEqual({ ok: true })
    expect((await newest('contact_submissions')).status).toBe('spam')
    expect((await apply('links@gmail.com', '013-000 0001')).data).toEqual({ ok: true })
    expect((await newest('work_opportunities')).status).toBe('spam')

    const answer = await book('links@gmail.com', '2030-01-31')
    expect(answer.data).toMatchObject({ status: 'requested' })
    const call = await newest('booking_submissions')
    expect(call.status).toBe('spam')
    expect(await outbox.emailsOf(db.backend, call.id)).toEqual([])
    expect(await takenOn(db, '2030-01-31')).toEqual([])

    await markSpam('contact_submissions', id, false).throwOnError()
    await setClock(db.backend, '2029-12-03T00:00:00Z')
    await write('links@gmail.com')
    expect((await newest('contact_submissions')).status).toBe('new')
    expect((await book('links@gmail.com', '2030-01-31')).data).toMatchObject({ status: 'booked' })
  })

  test('is also blocked by the number of an application; others are not', async () => {
    const id = await db.add('work_opportunities', { contact_number: '+60 13-555 0101' })
    await markSpam('work_opportunities', id).throwOnError()
    await setClock(db.backend, '2029-12-04T00:00:00Z')
    await write('013 5550101')
    expect((await newest('contact_submissions')).status).toBe('spam')
    await setClock(db.backend, '2029-12-05T00:00:00Z')
    await write('013 5550102')
    expect((await newest('contact_submissions')).status).toBe('new')
  })

  test('is shown as blocked in their record until they are erased, or for a year', async () => {
    const blocked = async (contact: string) =>
      (await db.admin.rpc('person_record', { contact }).throwOnError()).data as { is_blocked: boolean }
    const mark = async (contact: string) =>
      markSpam('contact_submissions', await db.add('contact_submissions', { contact })).throwOnError()
    await setClock(db.backend, '2029-12-06T00:00:00Z')
    await mark('erase-me@example.test')
    await mark('long-ago@example.test')
    expect(await blocked('erase-me@example.test')).toMatchObject({ is_blocked: true })
    await db.admin.rpc('erase_person', { contact: 'erase-me@example.test' }).throwOnError()
    expect(await blocked('erase-me@example.test')).toMatchObject({ is_blocked: false })
    await setClock(db.backend, '2030-12-05T00:00:00Z')
    await db.service.rpc('clear_expired').throwOnError()
    expect(await blocked('long-ago@example.test')).toMatchObject({ is_blocked: true })
    await setClock(db.backend, '2030-12-07T00:00:00Z')
    await db.service.rpc('clear_expired').throwOnError()
    expect(await blocked('long-ago@example.test')).toMatchObject({ is_blocked: false })
  })
})
