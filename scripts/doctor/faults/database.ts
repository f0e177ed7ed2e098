import type { Fault } from './fault'

export const databaseFaults: Fault[] = [
  {
    title: 'the newest migration was not applied',
    sql: `delete from supabase_migrations.schema_migrations
      where version = (select max(version) from supabase_migrations.schema_migrations)`,
    says: /^Migrations not applied: \d{14}_/,
    // The other says that the rest is compared once they are.
    lines: 2,
    cure: 'npx supabase db push',
  },
  {
    title: 'a migration that is in no checkout',
    sql: "insert into supabase_migrations.schema_migrations (version, name) values ('20991231000000', 'tried')",
    says: 'Migrations that this checkout has not: 20991231000000_tried.',
    cure: 'npx supabase migration repair --status reverted 20991231000000',
  },
  {
    title: 'migrations that were run by hand, without their record',
    sql: 'delete from supabase_migrations.schema_migrations',
    says: 'No migration is recorded',
    cure: /^npx supabase migration repair --status applied \d{14} \d{14}/,
  },
  {
    title: 'a table without its rules',
    sql: 'alter table public.orders disable row level security',
    says: 'Row-level security is off on public.orders.',
    cure: 'alter table public.orders enable row level security;',
  },
  {
    title: 'a policy that was taken away',
    sql: 'drop policy "administrators upload pictures" on storage.objects',
    says: 'The policy "administrators upload pictures" on storage.objects is missing.',
    cure: /^create policy "administrators upload pictures" on storage\.objects as permissive for insert to authenticated with check \(/,
  },
  {
    title: 'a policy that was opened',
    sql: `do $$ declare one text; begin
      select policyname into one from pg_policies where tablename = 'orders' and cmd = 'SELECT';
      execute format('alter policy %I on public.orders using (true)', one); end $$`,
    says: /^The policy .+ on public\.orders is not that of the migrations\.$/,
    cure: /^drop policy .+ on public\.orders; create policy .+ for select to authenticated using \(/,
  },
  {
    title: 'a policy that somebody added',
    sql: 'create policy everybody on public.blog_posts for select to anon using (true)',
    says: 'The policy everybody on public.blog_posts is in no migration.',
    cure: 'drop policy everybody on public.blog_posts;',
  },
  {
    title: 'a table that visitors may write',
    sql: 'grant insert on public.orders to anon',
    says: 'anon may do what no migration grants: insert on table public.orders.',
    cure: 'revoke insert on table public.orders from anon, public;',
  },
  {
    title: 'a column that visitors may read',
    sql: 'grant select (customer_name) on public.orders to anon',
    says: 'anon may do what no migration grants: select (customer_name) on table public.orders.',
    cure: 'revoke select (customer_name) on table public.orders from anon, public;',
  },
  {
    title: 'a procedure that everybody may call',
    sql: `create function public.backdoor() returns text language sql as 'select 1';
      grant execute on function public.backdoor() to public`,
    says: 'anon may do what no migration grants: execute on routine public.backdoor().',
    // The other is of those who are signed in.
    lines: 2,
    cure: 'revoke execute on routine public.backdoor() from anon, public;',
  },
  {
    title: 'a form that visitors may not send',
    sql: `do $$ declare one regprocedure; begin
      select oid::regprocedure into one from pg_proc where proname = 'unsubscribe';
      execute format('revoke execute on function %s from anon', one); end $$`,
    says: /^anon may not do what the migrations grant: execute on routine public\.unsubscribe\(/,
    cure: /^grant execute on routine public\.unsubscribe\(.*\) to anon;$/,
  },
  {
    title: 'the schema private opened',
    sql: 'grant usage on schema private to service_role',
    says: 'service_role may do what no migration grants: usage on schema private.',
    cure: 'revoke usage on schema private from service_role, public;',
  },
  {
    title: 'a procedure that was changed',
    sql: `create or replace function public.is_admin() returns boolean
      language sql stable security definer set search_path = '' as $$ select true $$`,
    says: 'The procedure public.is_admin() is not that of the migrations.',
    cure: /'create' of supabase\/migrations\/\d+_foundation\.sql/,
  },
  {
    title: 'a trigger that was switched off',
    sql: 'alter table public.pictures disable trigger refuse_used_picture',
    says: 'The trigger refuse_used_picture on public.pictures is switched off.',
    cure: 'alter table public.pictures enable trigger refuse_used_picture;',
  },
  {
    title: 'a trigger that was taken away',
    sql: 'drop trigger refuse_used_picture on public.pictures',
    says: 'The trigger refuse_used_picture on public.pictures is missing.',
    cure: /^CREATE TRIGGER refuse_used_picture BEFORE DELETE ON public\.pictures /,
  },
  {
    title: 'a visitor whose statements never end',
    sql: "do $$ begin execute format('alter role anon in database %I set statement_timeout = 0', current_database()); end $$",
    says: 'A statement of anon may run for ever.',
    cure: /^alter role anon in database \w+ set statement_timeout = '3s'; notify pgrst, 'reload config';$/,
  },
  {
    title: 'an administrator whose statements run for ten minutes',
    sql: `do $$ begin
      execute format('alter role authenticated in database %I set statement_timeout = ''10min''', current_database()); end $$`,
    says: 'A statement of authenticated may run for 600 s.',
    cure: /^alter role authenticated in database \w+ set statement_timeout = '8s';/,
  },
  {
    title: 'callers who name themselves',
    sql: "update private.deployment set caller_header = 'x-forwarded-for'",
    says: 'Callers are known by x-forwarded-for, value 1 from the right, which a caller can write here.',
    cure: "update private.deployment set caller_header = 'cf-connecting-ip', caller_hops = 1;",
  },
]
