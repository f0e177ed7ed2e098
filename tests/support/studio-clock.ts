import type { LocalBackend } from '../../supabase/local/backend'

/** Gives a database a stopped clock that the test sets; it starts at the current time. */
export const giveClock = (backend: LocalBackend) =>
  backend.exec(`
    create table if not exists private.test_clock (at timestamptz not null);
    insert into private.test_clock select now() where not exists (select from private.test_clock);
    create or replace function private.app_now() returns timestamptz
    language sql stable security definer set search_path = '' as $$ select at from private.test_clock $$;
  `)

/** Sets the clock of `giveClock` to a time (ISO). */
export const setClock = (backend: LocalBackend, at: string) =>
  backend.query('update private.test_clock set at = $1::text::timestamptz', [at])
