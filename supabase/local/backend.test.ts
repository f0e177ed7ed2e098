import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { createLocalBackend } from './backend'
import { openDataFolder } from './host/data-folder'
import { apiCaller } from './testing/api-caller'
import { createFolder } from './testing/temporary-folder'

const project = createFolder({
  'migrations/20260101000000_notes.sql':
    'create table public.notes (id int primary key); grant select on public.notes to anon;',
  'local-administrator.sql': 'insert into public.notes values (1);',
  'seed/10_more.sql': 'insert into public.notes values (2);',
})
const data = createFolder()
// Each start creates a database, which takes seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })
const open = async () =>
  createLocalBackend({ supabaseDir: project.path, folder: await openDataFolder(join(data.path, 'db')) })

afterAll(() => {
  project.remove()
  data.remove()
})

it('the first start applies the migrations and the seed in order, and keeps what is written', async () => {
  const backend = await open()
  expect(await backend.query('select id from public.notes order by id')).toEqual([{ id: 1 }, { id: 2 }])
  await backend.exec('insert into public.notes values (3)')
  expect((await apiCaller(backend)('/rest/v1/notes?order=id')).body).toEqual([
    { id: 1 },
    { id: 2 },
    { id: 3 },
  ])
  await backend.close()
})

it('a migration that fails names file, line and reason, and leaves nothing of itself', async () => {
  project.write(
    'migrations/20260102000000_wrong.sql',
    'create table public.half (id int);\n\nselect * from nowhere;',
  )
  await expect(open()).rejects.toThrow(
    /20260102000000_wrong\.sql:3: relation "nowhere" does not exist \(42P01\)$/,
  )
})

it('the next start applies new migrations to the existing data, reloads the API schema, and does not seed again', async () => {
  project.write('migrations/20260102000000_wrong.sql', 'alter table public.notes add column body text;')
  const backend = await open()
  expect(await backend.query('select to_regclass($1) as half', ['public.half'])).toEqual([{ half: null }])
  const { body } = await apiCaller(backend)('/rest/v1/notes?order=id')
  expect(body).toEqual([1, 2, 3].map((id) => ({ id, body: null })))
  expect(
    await backend.query('select version, name from supabase_migrations.schema_migrations order by version'),
  ).toEqual([
    { version: '20260101000000', name: 'notes' },
    { version: '20260102000000', name: 'wrong' },
  ])
  await backend.close()
})

it('data of other migration files is refused with the way out, and stays as it was', async () => {
  const path = 'migrations/20260102000000_wrong.sql'
  project.write(path, 'alter table public.notes add column title text;')
  await expect(open()).rejects.toThrow(
    `${join(data.path, 'db')} was made by other migrations (20260102000000_wrong.sql differs). Delete or rename ${data.path}/, then start again.`,
  )
  project.write(path, 'alter table public.notes add column body text;')
  const backend = await open()
  expect(await backend.query('select id from public.notes order by id')).toHaveLength(3)
  await backend.close()
})

it('a file without a migration name is not silently skipped', async () => {
  project.write('migrations/later.sql', 'select 1;')
  await expect(open()).rejects.toThrow('later.sql: a migration is named')
})
