import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createLocalBackend, type LocalBackendOptions } from '../../supabase/local/backend'
import { openDataFolder } from '../../supabase/local/host/data-folder'
import { temporaryFolder } from '../../supabase/local/testing/temporary-folder'

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
