import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, queryOne, type TestDatabase } from '../support/database'
import { accessTable } from '../support/database-access'
import { addParents, insertRow, type TableName, validChange, validRow } from '../support/database-rows'

let db: TestDatabase

beforeAll(async () => {
  db = await openDatabase()
  await addParents(db.backend)
})
afterAll(() => db.close())

type Row = Record<string, unknown> & { id: string }

const stored = async (table: string, id: string) =>
  (await db.backend.query<Row>(`select * from public.${table} where id = $1::text::uuid`, [id]))[0]
const lastEntry = async (rowId: string, action: string) =>
  (
    await queryOne<{ id: string }>(
      db.backend,
      'select id from public.audit_log where row_id = $1::text::uuid and action = $2 order by created_at desc limit 1',
      [rowId, action],
    )
  ).id
const restore = (change: string) => db.admin.rpc('restore_row', { change })

/** A subscription's token comes back new; the time of the change is the restoring's, which also confirms a call and has seen it. */
const renewed = ['unsubscribe_token', 'confirmed_at', 'updated_at', 'seen_at']
const comparable = (row: Row | undefined) =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([column]) => !renewed.includes(column)))

/** A picture that was deleted has lost its files: its row alone does not come back. */
const restorable = Object.keys(accessTable).filter(
  (name) => !['audit_log', 'outbox', 'erasure_log', 'abuse_incidents', 'pictures'].includes(name),
) as TableName[]
const edited = restorable.filter((name) => accessTable[name].administrator.includes('update'))

test.each(restorable)('a deleted row of %s comes back as it was, and the log says so', async (table) => {
  const row = validRow(table)
  await insertRow(db.backend, table, row)
  const before = await stored(table, row.id)
  const removed = await db.admin.from(table).delete().eq('id', row.id)
  expect(removed.error).toBeNull()
  const { data, error } = await restore(await lastEntry(row.id, 'delete'))
  expect({ data, error }).toEqual({ data: row.id, error: null })
  expect(comparable(await stored(table, row.id))).toEqual(comparable(before))
  expect(await lastEntry(row.id, 'insert')).toBeTruthy()
})

test.each(edited)('a changed row of %s goes back to what it was, and the log says so', async (table) => {
  const row = validRow(table)
  await insertRow(db.backend, table, row)
  const before = await stored(table, row.id)
  const changed = await db.admin
    .from(table)
    .update(validChange[table] as never)
    .eq('id', row.id)
  expect(changed.error).toBeNull()
  const { data, error } = await restore(await lastEntry(row.id, 'update'))
  expect({ data, error }).toEqual({ data: row.id, error: null })
  expect(comparable(await stored(table, row.id))).toEqual(comparable(before))
  const entries = await db.backend.query('select from public.audit_log where row_id = $1::text::uuid', [
    row.id,
  ])
  expect(entries).toHaveLength(2)
})

test('an author who comes back signs the articles again', async () => {
  const author = validRow('blog_authors')
  await insertRow(db.backend, 'blog_authors', author)
  const signed = { ...validRow('blog_posts'), author_id: author.id }
  const other = validRow('blog_posts')
  await insertRow(db.backend, 'blog_posts', signed)
  await insertRow(db.backend, 'blog_posts', other)
  await db.admin.from('blog_authors').delete().eq('id', author.id)
  expect(await stored('blog_posts', signed.id)).toMatchObject({ author_id: null })
  expect((await restore(await lastEntry(author.id, 'delete'))).error).toBeNull()
  expect(await stored('blog_posts', signed.id)).toMatchObject({ author_id: author.id })
  expect(await stored('blog_posts', other.id)).toMatchObject({ author_id: null })
})

test('rows deleted together come back one by one', async () => {
  const rows = [validRow('social_links'), validRow('social_links')]
  for (const row of rows) await insertRow(db.backend, 'social_links', row)
  const ids = rows.map(({ id }) => id)
  await db.admin.from('social_links').delete().in('id', ids)
  await restore(await lastEntry(ids[0] ?? '', 'delete'))
  expect(await stored('social_links', ids[0] ?? '')).toBeTruthy()
  expect(await stored('social_links', ids[1] ?? '')).toBeUndefined()
})

describe('what cannot be restored is refused in words', () => {
  test('a change that the log does not hold', async () => {
    expect((await restore(crypto.randomUUID())).error?.hint).toBe('The history does not know that change.')
  })

  test('the making of a row', async () => {
    const row = validRow('social_links')
    await db.admin.from('social_links').insert(row as never)
    expect((await restore(await lastEntry(row.id, 'insert'))).error?.hint).toMatch(/made by that change/)
  })

  test('a row that is there already', async () => {
    const row = validRow('social_links')
    await insertRow(db.backend, 'social_links', row)
    await db.admin.from('social_links').delete().eq('id', row.id)
    const change = await lastEntry(row.id, 'delete')
    expect((await restore(change)).error).toBeNull()
    expect((await restore(change)).error?.hint).toMatch(/there already/)
  })

  test('a change of a row that is gone', async () => {
    const row = validRow('social_links')
    await insertRow(db.backend, 'social_links', row)
    await db.admin
      .from('social_links')
      .update(validChange.social_links as never)
      .eq('id', row.id)
    await db.admin.from('social_links').delete().eq('id', row.id)
    expect((await restore(await lastEntry(row.id, 'update'))).error?.hint).toMatch(/deleted since/)
  })

  test('a row of a table that is not on the list', async () => {
    const entry = validRow('audit_log')
    await insertRow(db.backend, 'audit_log', { ...entry, table_name: 'audit_log', before: { id: entry.id } })
    expect((await restore(entry.id)).error?.hint).toMatch(/cannot be restored/)
  })
})

test('only an administrator restores, and only an administrator is told who changed a row', async () => {
  const row = validRow('social_links')
  await insertRow(db.backend, 'social_links', row)
  await db.admin.from('social_links').delete().eq('id', row.id)
  const change = await lastEntry(row.id, 'delete')
  for (const caller of [db.visitor, db.stranger]) {
    expect((await caller.rpc('restore_row', { change })).error?.code).toBe('42501')
    const told = await caller.rpc('last_change', { of_table: 'social_links', of_row: row.id })
    expect(told.data ?? []).toEqual([])
  }
  expect(await stored('social_links', row.id)).toBeUndefined()
  const told = await db.admin.rpc('last_change', { of_table: 'social_links', of_row: row.id })
  expect(told.data).toMatchObject([{ actor_email: 'admin@example.test' }])
})
