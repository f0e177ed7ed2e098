import type { LocalBackend } from '../../supabase/local/backend'

/** Replaces the limits of `private.limit_for` by these; unnamed limits are effectively unlimited. */
export const setLimits = (backend: LocalBackend, figures: Record<string, number>) =>
  backend.exec(`
    create or replace function private.limit_for(name text) returns integer
    language sql stable security definer set search_path = ''
    as $$ select coalesce(('${JSON.stringify({ 'bytes a day': 2_000_000_000, 'bytes of a row': 0, ...figures })}'::jsonb ->> name)::integer, 1000000) $$;
  `)
