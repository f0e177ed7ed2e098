import { describe, expect, test } from 'vitest'
import { queryValue } from '../support/database'
import { insertRow, validRow } from '../support/database-rows'
import { quietDays } from '../support/quiet-days'
import { customers } from './support/customers'

const { countSubmissions, database, moment } = quietDays()
const { book, apply, ask, move, cancel } = customers(database, () => moment('').slice(0, 10))
const news = async (client = database().admin) =>
  (await client.rpc('admin_news').throwOnError()).data as unknown as {
    waiting: number
    unseen: Record<string, string>
  }
/** As the admin does when somebody opens a lead. */
const see = (table: string, id: string) =>
  database()
    .admin.from(table as 'contact_submissions')
    .update({ seen_at: new Date().toISOString() })
    .eq('id', id)
    .is('seen_at', null)

describe('an unseen lead', () => {
  test('is counted until somebody opens it', async () => {
    const call = await book('Call')
    await ask('Asker')
    await apply('Applicant')
    const all = await news()
    expect(Object.values(all.unseen)).toEqual(['new', 'new', 'new'])
    expect(all.unseen[call.id]).toBe('new')
    const { data } = await database().admin.from('inbox').select('id,lead_table').throwOnError()
    for (const { id, lead_table: table } of data ?? []) await see(table ?? '', id ?? '').throwOnError()
    // The message and the application still wait for an answer, the call does not.
    expect(await news()).toEqual({ waiting: 2, unseen: {}, accepted: [] })
  })

  test('that is a requested call still waits after it was seen', async () => {
    await countSubmissions(21)
    const { id } = await book('Asked')
    const { waiting } = await news()
    await see('booking_submissions', id).throwOnError()
    const after = await news()
    expect(after.waiting).toBe(waiting)
    expect(after.unseen).not.toHaveProperty(id)
  })

  test.each([
    ['moved', move],
    ['cancelled', cancel],
  ])('is also a call that its customer has %s since', async (_, change) => {
    const call = await book('Changing')
    await see('booking_submissions', call.id).throwOnError()
    expect(await news()).toEqual({ waiting: 0, unseen: {}, accepted: [] })
    await change(call)
    expect(await news()).toEqual({ waiting: 1, unseen: { [call.id]: 'changed' }, accepted: [] })
  })

  test('is none that the admin has made or changed, nor spam', async () => {
    const { admin, backend } = database()
    await book('By the admin', admin)
    await ask('By the admin', admin)
    await ask('Answered')
    const changed = await book('Moved by the admin')
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
    expect((await news()).unseen).toEqual({})
  })

  test('is not changed by opening it: no log entry, no new time, no conflict, no confirmation', async () => {
    const call = await book('Looked at')
    await ask('Looked at')
    const request = await queryValue<string>(
      database().backend,
      "select id from public.contact_submissions where name = 'Looked at'",
    )
    for (const [table, id] of [
      ['booking_submissions', call.id],
      ['contact_submissions', request],
    ] as const) {
      const before = await database().row(table, id)
      await see(table, id).throwOnError()
      const { seen_at: seen, ...after } = await database().row(table, id)
      expect(seen).not.toBeNull()
      expect({ ...after, seen_at: null }).toEqual(before)
      const log = await database().backend.query(
        'select from public.audit_log where row_id = $1::text::uuid',
        [id],
      )
      expect(log).toEqual([])
    }
  })
})
