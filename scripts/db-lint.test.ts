import { expect, test } from 'vitest'
import { lintDatabase } from './db-lint'

test('the advisors find planted defects and nothing else', async () => {
  const findings = await lintDatabase(`
    create table public.forgotten (id uuid primary key);
    grant select on public.forgotten to anon;
    create table public.slow (id uuid primary key, owner uuid);
    alter table public.slow enable row level security;
    create policy "the owner reads" on public.slow for select to authenticated using (owner = auth.uid());
    create policy "everybody reads" on public.slow for select to authenticated using (true);
    create function public.loose() returns integer language sql as 'select 1';
  `)
  expect(findings.map(({ name }) => name).toSorted()).toEqual([
    'auth_rls_initplan',
    'function_search_path_mutable',
    'multiple_permissive_policies',
    'rls_disabled_in_public',
  ])
}, 120_000)
