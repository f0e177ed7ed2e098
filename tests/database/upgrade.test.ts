import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createLocalBackend, type LocalBackend, type LocalBackendOptions } from '../../supabase/local/backend'
import { openDataFolder } from '../../supabase/local/host/data-folder'
import { temporaryFolder } from '../../supabase/local/testing/temporary-folder'
import { addParents, insertRow, type TableName, validRow } from '../support/database-rows'

/**
 * An empty database of the kind that the suite runs on; gives a function that opens it each time it is
 * called.
 */
async function newDatabase(folder: string): Promise<() => Promise<LocalBackendOptions>> {
  const source = inject('databaseSource')
  if (source.kind === 'snapshot') return async () => ({ folder: await openDataFolder(join(folder, 'db')) })
  const { openPostgres } = await import('../../supabase/local/api/postgres-database')
  const maintenance = await openPostgres(source.url)
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`
  await maintenance.exec(`create database ${name} template template0`)
  onTestFinished(async () => {
    await maintenance.exec(`drop database ${name} with (force)`)
    await maintenance.close()
  })
  return () => Promise.resolve({ postgresUrl: source.url.replace(/postgres$/, name) })
}

test('a later migration runs on a database with data and keeps its rows', async () => {
  const folder = temporaryFolder()
  const supabaseDir = join(folder.path, 'supabase')
  for (const name of ['migrations', 'seed', 'local-administrator.sql'])
    cpSync(`supabase/${name}`, join(supabaseDir, name), { recursive: true })
  const place = await newDatabase(folder.path)
  const projects = 'select id, title from public.portfolio_projects order by id'

  const baseline = await createLocalBackend({ ...(await place()), supabaseDir })
  const before = await baseline.query<{ id: string; title: string }>(projects)
  await baseline.close()
  expect(before.length).toBeGreaterThan(0)

  folder.write(
    'supabase/migrations/29990101000000_later.sql',
    "alter table public.portfolio_projects add column later text not null default 'added';",
  )
  const upgraded = await createLocalBackend({ ...(await place()), supabaseDir, seed: false })
  expect(await upgraded.query(projects)).toEqual(before)
  expect(await upgraded.query('select distinct later from public.portfolio_projects')).toEqual([
    { later: 'added' },
  ])
  await upgraded.close()
})

/** Every row of the API's tables, by table and id. */
async function allRows(
  backend: LocalBackend,
  tables: string[],
): Promise<Map<string, Record<string, unknown>>> {
  const rows = new Map<string, Record<string, unknown>>()
  for (const table of tables)
    for (const { row } of await backend.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from public.${table} t`,
    ))
      rows.set(`${table} ${String(row.id)}`, row)
  return rows
}

test('the database of the last release keeps every value of every row when it is upgraded', async () => {
  const folder = temporaryFolder()
  const supabaseDir = join(folder.path, 'supabase')
  mkdirSync(join(supabaseDir, 'migrations'), { recursive: true })
  const released = [...readFileSync('supabase/released.sha256', 'utf8').matchAll(/  (.+\.sql)$/gm)]
  for (const [, name = ''] of released)
    cpSync(`supabase/migrations/${name}`, join(supabaseDir, 'migrations', name))
  const place = await newDatabase(folder.path)

  const baseline = await createLocalBackend({ ...(await place()), supabaseDir, seed: false })
  await addParents(baseline)
  const tables = (
    await baseline.query<{ name: string }>('select name from private.tables order by name')
  ).map(({ name }) => name)
  for (const table of tables as TableName[]) await insertRow(baseline, table, validRow(table))
  const before = await allRows(baseline, tables)
  await baseline.close()

  cpSync('supabase/migrations', join(supabaseDir, 'migrations'), { recursive: true })
  const upgraded = await createLocalBackend({ ...(await place()), supabaseDir, seed: false })
  const after = await allRows(upgraded, tables)
  await upgraded.close()
  expect(before.size).toBeGreaterThanOrEqual(tables.length)
  for (const [key, row] of before) expect({ key, ...after.get(key) }).toMatchObject({ key, ...row })
})
