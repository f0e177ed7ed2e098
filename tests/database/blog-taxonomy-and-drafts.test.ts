import { expect, test } from 'vitest'
import { databaseForFile, queryOne } from '../support/database'
import { edit } from '../support/edit'
import { insertRow, validRow } from '../support/database-rows'

const db = databaseForFile()

const post = (id: string) =>
  queryOne<Record<string, unknown>>(db.backend, 'select * from public.blog_posts where id = $1::text::uuid', [
    id,
  ])
const changes = (id: string) =>
  db.backend.query<{ id: string; before: { title: string }; after: { title: string } }>(
    "select id, before, after from public.audit_log where row_id = $1::text::uuid and action = 'update' order by created_at",
    [id],
  )
const retitle = async (id: string, title: string) => {
  const { error } = await db.admin.from('blog_posts').update({ title }).eq('id', id)
  expect(error).toBeNull()
}

test.each([
  ['blog_categories', 'category'],
  ['blog_topics', 'topic'],
] as const)(
  'renaming a row of %s renames it in its articles only and keeps its slug',
  async (table, column) => {
    const row = validRow(table)
    await insertRow(db.backend, table, row)
    const filed = { ...validRow('blog_posts'), [column]: row.name }
    const other = { ...validRow('blog_posts'), [column]: 'Something else' }
    await insertRow(db.backend, 'blog_posts', filed)
    await insertRow(db.backend, 'blog_posts', other)
    const name = `Renamed ${String(row.name)}`
    const { data, error } = await db.admin.from(table).update({ name }).eq('id', row.id).select('slug')
    expect({ data, error }).toEqual({ data: [{ slug: row.slug }], error: null })
    expect(await post(filed.id)).toMatchObject({ [column]: name })
    expect(await post(other.id)).toMatchObject({ [column]: 'Something else' })
  },
)

test('one person’s edits of a draft are one history entry, from the first to the last version', async () => {
  const draft = await db.add('blog_posts', { is_published: false, published_at: null, title: 'One' })
  for (const title of ['Two', 'Three', 'Four']) await retitle(draft, title)
  const log = await changes(draft)
  expect(log.map(({ before, after }) => [before.title, after.title])).toEqual([['One', 'Four']])
})

test('each change of public content is logged separately', async () => {
  const published = await db.add('blog_posts')
  for (const title of ['Two', 'Three']) await retitle(published, title)
  expect(await changes(published)).toHaveLength(2)
})

test('publishing a draft is a separate history entry', async () => {
  const draft = await db.add('blog_posts', { is_published: false, published_at: null })
  await retitle(draft, 'Two')
  await edit(db.admin, 'blog_posts', draft, { is_published: true, published_at: '2026-01-01T00:00:00Z' })
  await db.admin.from('blog_posts').update({ is_published: false }).eq('id', draft)
  expect(await changes(draft)).toHaveLength(3)
})
