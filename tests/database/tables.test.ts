import { expect, test } from 'vitest'
import { auditedTables } from '../support/audited-tables'
import { databaseForFile } from '../support/database'
import { accessTable } from '../support/database-access'
import type { TableName } from '../support/database-rows'

const db = databaseForFile()

const names = async (sql: string) => (await db.backend.query<{ name: string }>(sql)).map(({ name }) => name)
/** The tables that match a condition in private.tables. */
const classified = (condition: string) =>
  names(`select name from private.tables where ${condition} order by name`)
/** The tables of the API that match a condition in the catalogue. */
const tables = (condition: string) =>
  names(`select relname as name from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r' and (${condition}) order by relname`)
const withTrigger = (fn: string) =>
  tables(`exists (
    select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'private.${fn}'::regproc and t.tgenabled = 'O'
  )`)

test('exactly the tables of the API are classified', async () => {
  expect(await classified('true')).toEqual(await tables('true'))
})

test('exactly the tables that visitors read are published', async () => {
  const readable = Object.keys(accessTable).filter((name) =>
    accessTable[name as TableName].visitor.includes('select'),
  )
  expect(await classified("kind = 'published'")).toEqual(readable.toSorted())
})

test('exactly the audited tables log their changes', async () => {
  expect(await classified("kind <> 'log'")).toEqual(await withTrigger('record_change'))
})

test('exactly the tables that the API can write are audited', async () => {
  const writable = "has_any_column_privilege('authenticated', c.oid, 'insert, update')"
  expect(await classified("kind <> 'log'")).toEqual(await tables(writable))
})

test('every audited table has a name in the history', async () => {
  expect(await classified("kind <> 'log'")).toEqual(auditedTables)
})

test('exactly the tables with deletable rows have deleted_at', async () => {
  const dated =
    "exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'deleted_at' and a.attnum > 0)"
  expect(await classified('deletable')).toEqual(await tables(dated))
})

test('no policy shows a deleted row', async () => {
  const silent = await db.backend.query(
    `select tablename, policyname from pg_policies join private.tables t on t.name = tablename and t.deletable
    where schemaname = 'public' and cmd <> 'INSERT' and qual not like '%deleted_at IS NULL%'`,
  )
  expect(silent).toEqual([])
})

test('exactly the tables with an order can be reordered', async () => {
  const ordered = `exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'display_order' and not a.attisdropped
  )`
  expect(await classified('ordered')).toEqual(await tables(ordered))
  expect(await withTrigger('place_last')).toEqual(await tables(ordered))
})

test('every table with updated_at updates it', async () => {
  const dated =
    "exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'updated_at' and a.attnum > 0)"
  expect(await withTrigger('set_updated_at')).toEqual(await tables(dated))
})
