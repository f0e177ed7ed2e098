import { expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { insertRow, validRow } from '../support/database-rows'

const db = databaseForFile()

/** A request from somebody who left only a name, with a note, a follow-up and a change in the history. */
async function somebody(contact: string) {
  const id = await db.add('contact_submissions', { contact })
  await db.add('lead_notes', { contact_key: null, subject_table: 'contact_submissions', subject_id: id })
  await db.add('follow_ups', { lead_table: 'contact_submissions', lead_id: id })
  await db.admin.from('contact_submissions').update({ status: 'replied' }).eq('id', id).throwOnError()
  return id
}

/** The tables that still name a row or its lead. */
const traces = async (id: string) =>
  (
    await db.backend.query<{ name: string }>(
      `select 'contact_submissions' as name from public.contact_submissions where id = $1
      union select 'lead_notes' from public.lead_notes where subject_id = $1
      union select 'follow_ups' from public.follow_ups where lead_id = $1
      union select 'audit_log' from public.audit_log where row_id = $1 order by 1`,
      [id],
    )
  ).map(({ name }) => name)

test('an administrator erases only one lead, with its notes, follow-ups and history', async () => {
  const id = await somebody('Mei Ling, Instagram')
  const other = await somebody('Mei Ling, Instagram')
  const all = ['audit_log', 'contact_submissions', 'follow_ups', 'lead_notes']
  expect(await traces(id)).toEqual(all)
  const { data, error } = await db.admin.rpc('erase_lead', { of_table: 'contact_submissions', row_id: id })
  expect([data, error]).toEqual([{ contact_submissions: 1 }, null])
  expect(await traces(id)).toEqual([])
  expect(await traces(other)).toEqual(all)
  const { data: logged } = await db.admin
    .from('erasure_log')
    .select('erased, actor_email')
    .order('created_at', { ascending: false })
    .limit(1)
  expect(logged).toEqual([{ erased: { contact_submissions: 1 }, actor_email: 'admin@example.test' }])
})

test('an order can be erased until it is sent', async () => {
  const draft = await db.add('orders', { status: 'draft' })
  const paid = await db.add('orders', { status: 'paid' })
  const erase = (row_id: string) => db.admin.rpc('erase_lead', { of_table: 'orders', row_id })
  expect((await erase(paid)).error?.message).toBe('order_retained')
  expect((await erase(draft)).data).toEqual({ orders: 1 })
  expect((await erase(draft)).error?.message).toBe('lead_not_found')
})

test('only leads can be erased', async () => {
  const id = await db.add('blog_topics', {})
  const { error } = await db.admin.rpc('erase_lead', { of_table: 'blog_topics', row_id: id })
  expect(error).toMatchObject({ message: 'invalid_input', hint: 'of_table' })
})

test('an erased lead in a restored backup is erased again', async () => {
  const row = { ...validRow('contact_submissions'), contact: 'A name alone' }
  await insertRow(db.backend, 'contact_submissions', row)
  await db.admin.rpc('erase_lead', { of_table: 'contact_submissions', row_id: row.id }).throwOnError()
  await insertRow(db.backend, 'contact_submissions', row)
  const applied = await db.backend.query('select private.apply_erasures() as rows')
  expect(applied).toEqual([{ rows: 1 }])
  expect(await traces(row.id)).toEqual([])
})
