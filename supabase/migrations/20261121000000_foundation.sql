-- What every table below stands on: extensions, a schema the API does not expose, who is an administrator,
-- and the trigger that keeps updated_at.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Makes the substring search of articles an indexed one; without it the search is slower, never different.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm with schema extensions;
  end if;
end
$$;

-- Tables and functions that no caller of the API may reach (config.toml exposes "public" alone).
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

-- An administrator is a user whose app_metadata.role is 'admin'. It is read from the user's row and not from
-- the token, so that taking the role away works at once. user_metadata is never asked: its owner may edit it.
-- In policies it is written `(select public.is_admin())`: asked once for a statement, not once for each row.
create function public.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users u
    where u.id = (select auth.uid()) and u.raw_app_meta_data::jsonb ->> 'role' = 'admin'
  )
$$;

revoke execute on function public.is_admin() from public, anon, authenticated;
grant execute on function public.is_admin() to authenticated, service_role;

-- updated_at moves only when something else did, so that running the seed again changes nothing.
-- Generated columns are not yet computed in a BEFORE trigger: name them as arguments of the trigger.
create function private.set_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
declare
  ignored constant text[] := array['updated_at'] || coalesce(tg_argv::text[], '{}');
begin
  if to_jsonb(new) - ignored is distinct from to_jsonb(old) - ignored then
    new.updated_at := now();
  else
    new.updated_at := old.updated_at;
  end if;
  return new;
end
$$;

revoke execute on function private.set_updated_at() from public, anon, authenticated;
