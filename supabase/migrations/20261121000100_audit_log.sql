-- Who changed which row, before and after. Written by one trigger on every content and lead table, read by
-- administrators, changed by nobody.

create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  table_name text not null check (char_length(table_name) between 1 and 63),
  row_id uuid not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  actor uuid,
  before jsonb,
  after jsonb
);

comment on column public.audit_log.actor is
  'The signed-in user; null for a visitor (through a procedure) and for the service.';

create index audit_log_newest on public.audit_log (created_at desc);
create index audit_log_of_a_row on public.audit_log (table_name, row_id, created_at desc);

alter table public.audit_log enable row level security;

revoke all on table public.audit_log from anon, authenticated;
grant select on table public.audit_log to authenticated, service_role;

create policy "administrators read the audit log" on public.audit_log
  for select to authenticated using ((select public.is_admin()));

-- A change made outside the API (a migration, the seed, the SQL editor) has no caller to name and is not written.
-- Tokens that open somebody's subscription or booking never reach the log.
create function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  secret constant text[] := array['unsubscribe_token', 'manage_token', 'idempotency_key'];
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - secret end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - secret end;
begin
  if coalesce(auth.role(), '') = '' then
    return null;
  end if;
  if tg_op = 'UPDATE' and was - 'updated_at' = is_now - 'updated_at' then
    return null;
  end if;
  insert into public.audit_log (table_name, row_id, action, actor, before, after)
  values (tg_table_name, (coalesce(is_now, was) ->> 'id')::uuid, lower(tg_op), auth.uid(), was, is_now);
  return null;
end
$$;

revoke execute on function private.record_change() from public, anon, authenticated;
