import { beforeAll, describe, expect, test } from 'vitest'
import { accessTable } from '../support/database-access'
import { databaseForFile, newCaller } from '../support/database'
import { addParents, insertRow, type TableName, validChange, validRow } from '../support/database-rows'
import { edit } from '../support/edit'
import { deletionOf } from '../support/set-deleted'

const db = databaseForFile()

beforeAll(async () => {
  await addParents(db.backend)
})

/** The tables whose rows owners change; the only change of a stopped address is its deletion. */
const tables = Object.entries(accessTable).flatMap(([name, { owner }]) =>
  owner.includes('update') && name !== 'email_suppressions' ? [name as TableName] : [],
)

/** The last change of a row in the log. */
async function changeOf(row: string): Promise<string> {
  const log = db.admin.from('audit_log').select('id').eq('row_id', row)
  const { data } = await log.order('created_at', { ascending: false }).limit(1).single().throwOnError()
  return data.id
}

/** The times that a restored row gets from the server. */
const renewed = ['updated_at', 'seen_at', 'confirmed_at', 'sequence']
const lasting = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !renewed.includes(column)))

test.each(tables)('a row of %s goes back to before a change', async (table) => {
  const id = await db.add(table)
  const before = lasting(await db.row(table, id))
  expect((await edit(db.admin, table, id, validChange[table])).error).toBeNull()
  expect(lasting(await db.row(table, id))).not.toEqual(before)
  const { error } = await db.admin.rpc('restore_change', { change: await changeOf(id) })
  expect(error).toBeNull()
  expect(lasting(await db.row(table, id))).toEqual(before)
})

test('a deleted row is restored', async () => {
  const id = await db.add('social_links')
  await db.admin.rpc('set_deleted', deletionOf('social_links', id)).throwOnError()
  await db.admin.rpc('restore_change', { change: await changeOf(id) }).throwOnError()
  const { data } = await db.admin.from('social_links').select('id').eq('id', id)
  expect(data).toEqual([{ id }])
})

describe('refused with a reason', () => {
  async function changed() {
    const row = validRow('social_links')
    await insertRow(db.backend, 'social_links', row)
    await edit(db.admin, 'social_links', row.id, { url: 'https://changed.example.test' })
    return { id: row.id, change: await changeOf(row.id) }
  }

  test('a change of a row that has been deleted since', async () => {
    const { id, change } = await changed()
    await db.admin.rpc('set_deleted', deletionOf('social_links', id)).throwOnError()
    const { error } = await db.admin.rpc('restore_change', { change })
    expect(error?.message).toBe('row_not_found')
    expect(error?.hint).toBe('It has been deleted since. Restore it first.')
  })

  test('the change that added a row', async () => {
    const row = validRow('social_links')
    await db.admin
      .from('social_links')
      .insert(row as never)
      .throwOnError()
    const { error } = await db.admin.rpc('restore_change', { change: await changeOf(row.id) })
    expect(error?.message).toBe('invalid_input')
  })

  test('any change to a caller who does not see the log', async () => {
    const { change } = await changed()
    const { error } = await newCaller(db.backend).rpc('restore_change', { change })
    expect(error?.code).toBe('42501')
  })
})

test('an article that is published without a date gets the time of the server', async () => {
  const id = await db.add('blog_posts', { is_published: false, published_at: null })
  await db.admin.from('blog_posts').update({ is_published: true }).eq('id', id).throwOnError()
  const [{ dated } = {}] = await db.backend.query<{ dated: boolean }>(
    "select now() - published_at < interval '1 minute' as dated from public.blog_posts where id = $1::text::uuid",
    [id],
  )
  expect(dated).toBe(true)
})
