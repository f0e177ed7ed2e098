import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seededSnapshot } from '../tests/support/database-snapshot'
import { type DatabaseSocket, openDatabaseSocket } from './database-socket'
import { lintDatabase } from './db-lint'
import { generateTypes } from './db-types'

// Two programs of another vendor, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let database: DatabaseSocket
beforeAll(async () => {
  database = await openDatabaseSocket(await seededSnapshot())
})
afterAll(() => database.close())

test('src/lib/database.types.ts matches the migrations', async () => {
  const committed = await readFile(new URL('../src/lib/database.types.ts', import.meta.url), 'utf8')
  expect(committed, 'Run `npm run db:types`.').toBe(await generateTypes(database.url))
})

test('the advisors find planted defects, and nothing else', async () => {
  await database.exec(`
    create table public.forgotten (id uuid primary key);
    grant select on public.forgotten to anon;
    create table public.slow (id uuid primary key, owner uuid);
    alter table public.slow enable row level security;
    create policy "the owner reads" on public.slow for select to authenticated using (owner = auth.uid());
    create policy "everybody reads" on public.slow for select to authenticated using (true);
    create function public.loose() returns integer language sql as 'select 1';
  `)
  const findings = await lintDatabase(database.url)
  expect(findings.map(({ name }) => name).toSorted()).toEqual([
    'auth_rls_initplan',
    'function_search_path_mutable',
    'multiple_permissive_policies',
    'rls_disabled_in_public',
  ])
})
