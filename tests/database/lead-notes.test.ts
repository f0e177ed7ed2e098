import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addUser, ADMIN_ID, databaseForFile, NO_ROLE_ID, queryOne, signIn } from '../support/database'
import { deletionOf } from '../support/set-deleted'

const db = databaseForFile()

const note = { contact_key: '60123456789', body: 'Wants the menu in three languages.' }

test('the author of a note is the user of the session, whatever the request says', async () => {
  const { data, error } = await db.admin
    .from('lead_notes')
    .insert({
      ...note,
      author: NO_ROLE_ID,
      author_email: 'boss@example.test',
      created_at: '2020-01-01T00:00:00Z',
    })
    .select('author, author_email, created_at')
    .single()
  expect(error).toBeNull()
  expect(data).toMatchObject({ author: ADMIN_ID, author_email: 'admin@example.test' })
  expect(Date.parse(data?.created_at ?? '')).toBeGreaterThan(Date.parse('2026-01-01'))
})

test('only its author can delete a note', async () => {
  await addUser(db.backend, {
    id: randomUUID(),
    email: 'second@example.test',
    password: 'a-second-password',
    appMetadata: { role: 'admin' },
  })
  const second = await signIn(db.backend, 'second@example.test', 'a-second-password')
  const { data } = await db.admin.from('lead_notes').insert(note).select('id').single()
  const id = data?.id ?? ''
  const left = () =>
    queryOne<{ n: number }>(
      db.backend,
      'select count(*)::integer as n from public.lead_notes where id = $1::text::uuid and deleted_at is null',
      [id],
    )

  expect((await second.from('lead_notes').select('id').eq('id', id)).data).toEqual([{ id }])
  await second.rpc('set_deleted', deletionOf('lead_notes', id))
  expect(await left()).toEqual({ n: 1 })
  await db.admin.rpc('set_deleted', deletionOf('lead_notes', id))
  expect(await left()).toEqual({ n: 0 })
})

test('nobody can edit a note', async () => {
  const { data } = await db.admin.from('lead_notes').insert(note).select('id').single()
  const { error } = await db.admin
    .from('lead_notes')
    .update({ body: 'Changed' })
    .eq('id', data?.id ?? '')
  expect(error?.code).toBe('42501')
})

test.each([
  ['nothing', { contact_key: null }],
  ['a person and a row at once', { subject_table: 'orders', subject_id: randomUUID() }],
  ['a row without its table', { contact_key: null, subject_id: randomUUID() }],
  ['a table that has no leads', { contact_key: null, subject_table: 'blog_posts', subject_id: randomUUID() }],
  ['a number that is not normalised', { contact_key: '012-345 6789' }],
  ['something, without text', { body: ' \n ' }],
  ['something, in 5,001 characters', { body: 'n'.repeat(5001) }],
])('a note about %s is refused', async (_, change) => {
  const { error } = await db.admin.from('lead_notes').insert({ ...note, ...change })
  expect(error?.code).toBe('23514')
})

test('markup in a note is kept as text', async () => {
  const body = '<script>alert(1)</script> & =1+1'
  const { data } = await db.admin
    .from('lead_notes')
    .insert({ ...note, body })
    .select('body')
    .single()
  expect(data).toEqual({ body })
})

test('adding and deleting a note are both logged', async () => {
  const { data } = await db.admin.from('lead_notes').insert(note).select('id').single()
  const id = data?.id ?? ''
  await db.admin.rpc('set_deleted', deletionOf('lead_notes', id))
  const log = await db.admin.from('audit_log').select('action, actor').eq('row_id', id).order('created_at')
  expect(log.data).toEqual([
    { action: 'insert', actor: ADMIN_ID },
    { action: 'delete', actor: ADMIN_ID },
  ])
})
