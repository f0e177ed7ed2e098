import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ADMIN_ID, databaseForFile, NO_ROLE_ID } from '../support/database'

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
