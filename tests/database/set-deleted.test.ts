import { beforeAll, describe, expect, test } from 'vitest'
import { databaseForFile, type TestDatabase } from '../support/database'
import { addParents, insertRow, type TableName, validRow } from '../support/database-rows'
import { deletionOf, restorationOf } from '../support/set-deleted'

const db = databaseForFile()

beforeAll(async () => {
  await addParents(db.backend)
})

type Client = TestDatabase['admin']

const tables: TableName[] = [
  'alert_recipients',
  'blog_authors',
  'blog_categories',
  'blog_posts',
  'blog_topics',
  'booking_submissions',
  'call_closures',
  'clients',
  'contact_submissions',
  'newsletters',
  'niche_pages',
  'niche_testimonials',
  'orders',
  'portfolio_categories',
  'portfolio_projects',
  'redirects',
  'social_links',
  'work_opportunities',
]

const seen = async (client: Client, table: string, id: string) =>
  (
    (
      await client
        .from(table as 'orders')
        .select('id')
        .eq('id', id)
    ).data ?? []
  ).length
const actions = async (id: string) =>
  (
    await db.backend.query<{ action: string }>(
      'select action from public.audit_log where row_id = $1::text::uuid order by created_at',
      [id],
    )
  ).map(({ action }) => action)
async function added(table: TableName, change: object = {}) {
  const row = { ...validRow(table), ...change }
  await insertRow(db.backend, table, row)
  return row
}
const remove = (table: string, id: string) => db.admin.rpc('set_deleted', deletionOf(table, id))
const restore = (table: string, id: string) => db.admin.rpc('set_deleted', restorationOf(table, id))

/** Restoring sets the time of the change, confirms a call and marks it as seen. */
const renewed = ['confirmed_at', 'updated_at', 'seen_at']
const comparable = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !renewed.includes(column)))

test('these tables and notes are all those whose rows can be deleted and restored', async () => {
  const deletable = await db.backend.query<{ name: string }>(
    'select name from private.tables where deletable order by name',
  )
  expect(deletable.map(({ name }) => name)).toEqual([...tables, 'lead_notes'].toSorted())
})

test.each(tables)('a deleted row of %s is hidden from everybody and restored unchanged', async (table) => {
  const { id } = await added(table)
  const before = await db.row(table, id)
  const visible = await seen(db.visitor, table, id)
  expect(await seen(db.admin, table, id)).toBe(1)
  expect((await remove(table, id)).data).toEqual([id])
  for (const client of [db.visitor, db.withoutRole, db.admin]) expect(await seen(client, table, id)).toBe(0)
  expect((await restore(table, id)).error).toBeNull()
  expect(await seen(db.admin, table, id)).toBe(1)
  expect(await seen(db.visitor, table, id)).toBe(visible)
  expect(comparable(await db.row(table, id))).toEqual(comparable(before))
  expect(await actions(id)).toEqual(['delete', 'insert'])
})

test('only its author can delete and restore a note', async () => {
  const row = validRow('lead_notes')
  await db.admin.from('lead_notes').insert(row as never)
  const foreign = await added('lead_notes', { author: crypto.randomUUID() })
  expect((await remove('lead_notes', foreign.id)).data).toEqual([])
  expect(await seen(db.admin, 'lead_notes', foreign.id)).toBe(1)
  expect((await remove('lead_notes', row.id)).data).toEqual([row.id])
  expect((await restore('lead_notes', row.id)).data).toEqual([row.id])
  expect(await seen(db.admin, 'lead_notes', row.id)).toBe(1)
  expect(await actions(row.id)).toEqual(['insert', 'delete', 'insert'])
})

describe('the effects of a deleted row', () => {
  test('a restored author is the author of their articles again', async () => {
    const { id: author } = await added('blog_authors')
    const { id, slug } = await added('blog_posts', { author_id: author })
    const signer = async () =>
      (
        await db.visitor
          .from('blog_posts')
          .select('author:blog_authors(id)')
          .eq('slug', slug as string)
      ).data
    expect(await signer()).toEqual([{ author: { id: author } }])
    await remove('blog_authors', author)
    expect(await signer()).toEqual([{ author: null }])
    await restore('blog_authors', author)
    expect(await signer()).toEqual([{ author: { id: author } }])
    expect(await actions(id)).toEqual([])
  })

  test('testimonials are hidden and restored with their industry page', async () => {
    const page = await added('niche_pages')
    const { id } = await added('niche_testimonials', { niche_identifier: page['slug'] })
    expect(await seen(db.visitor, 'niche_testimonials', id)).toBe(1)
    await remove('niche_pages', page.id)
    for (const client of [db.visitor, db.admin]) expect(await seen(client, 'niche_testimonials', id)).toBe(0)
    await restore('niche_pages', page.id)
    expect(await seen(db.visitor, 'niche_testimonials', id)).toBe(1)
  })

  test('its slug can be used by another row, and then it cannot be restored', async () => {
    const { id, slug } = await added('blog_posts')
    await remove('blog_posts', id)
    await added('blog_posts', { slug })
    const { error } = await restore('blog_posts', id)
    expect(error).toMatchObject({
      code: 'PT409',
      message: 'place_taken',
      hint: 'Another one already uses its name, address or time.',
    })
  })

  test('the time of a deleted call is free, and a call whose time is taken cannot be restored', async () => {
    const call = await added('booking_submissions')
    const time = { preferred_date: call['preferred_date'], preferred_time: call['preferred_time'] }
    await expect(added('booking_submissions', time)).rejects.toThrow(/starts_at_excl/)
    await remove('booking_submissions', call.id)
    await added('booking_submissions', time)
    expect((await restore('booking_submissions', call.id)).error?.code).toBe('PT409')
  })
})

describe('refused with a reason', () => {
  test('a row that is not deleted', async () => {
    const { id } = await added('social_links')
    expect((await restore('social_links', id)).error).toMatchObject({
      code: 'PT404',
      message: 'row_not_found',
    })
  })

  test('a table whose rows cannot be deleted', async () => {
    const { id } = await added('newsletter_subscribers')
    expect((await remove('newsletter_subscribers', id)).error).toMatchObject({
      code: 'PT400',
      message: 'invalid_input',
    })
  })
})
