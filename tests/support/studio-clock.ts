import type { LocalBackend } from '../../supabase/local/backend'

/**
 * Gives a database a stopped clock that the test sets; it starts at the current time. Since no second passes by itself,
 * email is not limited by the second, unless the test is about that limit.
 */
export const giveClock = (backend: LocalBackend, { limitsSecond = false } = {}) =>
  backend.exec(`
    ${limitsSecond ? '' : `update private.settings set defaults = defaults || '{"a_second": 1000000}' where key = 'email_pace';`}
    create table if not exists private.test_clock (at timestamptz not null);
    insert into private.test_clock select now() where not exists (select from private.test_clock);
    create or replace function private.app_now() returns timestamptz
    language sql stable security definer set search_path = '' as $$ select at from private.test_clock $$;
  `)

/** Sets the clock of `giveClock` to a time (ISO). */
export const setClock = (backend: LocalBackend, at: string) =>
  backend.query('update private.test_clock set at = $1::text::timestamptz', [at])
