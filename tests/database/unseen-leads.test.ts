import { describe, expect, test } from 'vitest'
import { queryOne } from '../support/database'
import { insertRow, validRow } from '../support/database-rows'
import { quietDays } from '../support/quiet-days'
import { customers } from './support/customers'

const { database, moment, writeTimes } = quietDays()
const { book, apply, ask, move, cancel } = customers(database, () => moment('').slice(0, 10))
const news = async (client = database().admin) =>
  (await client.rpc('admin_news').throwOnError()).data as unknown as Record<string, number> & {
    unseen: Record<string, Record<string, string>>
  }
const see = (of_table: string, row_id: string, client = database().admin) =>
  client.rpc('mark_seen', { of_table, row_id })
const rowOf = (table: string, id: string) =>
  queryOne<Record<string, unknown>>(
    database().backend,
    `select * from public.${table} where id = $1::text::uuid`,
    [id],
  )

describe('what nobody has opened', () => {
  test('is counted until somebody opens it', async () => {
    const call = await book('Call')
    await ask('Asker')
    await apply('Applicant')
    const all = await news()
    expect(all).toMatchObject({ bookings: 1, changes: 0, requests: 1, applications: 1, requested: 0 })
    expect(all.unseen.booking_submissions).toEqual({ [call.id]: 'new' })
    for (const [table, ids] of Object.entries(all.unseen))
      for (const id of Object.keys(ids)) await see(table, id).throwOnError()
    expect(await news()).toEqual({
      bookings: 0,
      changes: 0,
      requests: 0,
      applications: 0,
      requested: 0,
      unseen: { booking_submissions: {}, contact_submissions: {}, work_opportunities: {} },
    })
  })

  test('a call that was asked for is no new booking, and waits although it was seen', async () => {
    await writeTimes(21)
    const { id } = await book('Asked')
    expect(await news()).toMatchObject({ bookings: 0, requested: 1 })
    await see('booking_submissions', id).throwOnError()
    expect(await news()).toMatchObject({ bookings: 0, requested: 1, unseen: { booking_submissions: {} } })
  })

  test.each([
    ['moved', move],
    ['cancelled', cancel],
  ])('is a call again that its customer has %s', async (_, change) => {
    const call = await book('Changing')
    await see('booking_submissions', call.id).throwOnError()
    expect((await news()).unseen.booking_submissions).toEqual({})
    await change(call)
    expect(await news()).toMatchObject({
      bookings: 0,
      changes: 1,
      unseen: { booking_submissions: { [call.id]: 'changed' } },
    })
  })

  test('is nothing that the desk has made or changed, nor spam', async () => {
    const { admin, backend } = database()
    await book('By the desk', admin)
    await ask('By the desk', admin)
    await ask('Answered')
    const changed = await book('Moved by the desk')
    await admin
      .from('contact_submissions')
      .update({ status: 'replied' })
      .eq('name', 'Answered')
      .throwOnError()
    await admin
      .from('booking_submissions')
      .update({ preferred_time: '4:30 PM' })
      .eq('id', changed.id)
      .throwOnError()
    await insertRow(backend, 'contact_submissions', { ...validRow('contact_submissions'), status: 'spam' })
    expect(await news()).toMatchObject({ bookings: 0, changes: 0, requests: 0 })
  })

  test('opening it is no change: not in the log, no new time, no conflict, and confirms no call', async () => {
    const call = await book('Looked at')
    await ask('Looked at')
    const { id: request } = await queryOne<{ id: string }>(
      database().backend,
      "select id from public.contact_submissions where name = 'Looked at'",
    )
    for (const [table, id] of [
      ['booking_submissions', call.id],
      ['contact_submissions', request],
    ] as const) {
      const before = await rowOf(table, id)
      await see(table, id).throwOnError()
      const { seen_at: seen, ...after } = await rowOf(table, id)
      expect(seen).not.toBeNull()
      expect({ ...after, seen_at: null }).toEqual(before)
      const log = await database().backend.query(
        'select from public.audit_log where row_id = $1::text::uuid',
        [id],
      )
      expect(log).toEqual([])
    }
  })

  test('is marked by administrators alone, in the tables of leads alone', async () => {
    const { id } = await book('Closed')
    const { stranger, visitor, admin } = database()
    for (const client of [stranger, visitor])
      expect((await see('booking_submissions', id, client)).error?.code).toBe('42501')
    for (const table of ['orders', 'nothing', ''])
      expect((await see(table, id)).error).toMatchObject({ message: 'invalid_input', hint: 'of_table' })
    expect((await news()).unseen.booking_submissions).toEqual({ [id]: 'new' })
    expect((await see('booking_submissions', id, admin)).error).toBeNull()
  })

  test('a stranger is told of none, a visitor may not ask', async () => {
    await book('Private')
    expect((await news()).bookings).toBe(1)
    expect(await news(database().stranger)).toBeNull()
    expect((await database().visitor.rpc('admin_news')).error?.code).toBe('42501')
  })
})
