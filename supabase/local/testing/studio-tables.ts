/** A small schema for testing the embedded Supabase. */
export const studioTables = `
create table public.notes (
  id int primary key,
  body text check (length(body) <= 5),
  tags text[] not null default '{}',
  details jsonb not null default '{}',
  caller text default current_setting('request.headers', true)::jsonb ->> 'x-forwarded-for',
  written_at timestamptz not null default now()
);
alter table public.notes enable row level security;
create policy "anyone may do anything" on public.notes for all to anon, authenticated using (true) with check (true);

create table public.locked (id int primary key);
alter table public.locked enable row level security;
create policy "no row is hidden" on public.locked for all to anon using (true) with check (true);
revoke all on public.locked from anon, authenticated;

create function public.edge_caller() returns text language sql stable set search_path = '' as
  $$ select current_setting('request.headers', true)::jsonb ->> 'cf-connecting-ip' $$;
create function public.caller() returns text language sql stable set search_path = '' as
  $$ select current_setting('request.headers', true)::jsonb ->> 'x-forwarded-for' $$;
create function public.request_line() returns text language sql stable set search_path = '' as
  $$ select current_setting('request.method', true) || ' ' || current_setting('request.path', true) $$;
create function public.created() returns void language sql volatile set search_path = '' as
  $$ select set_config('response.status', '201', true) $$;
create function public.my_role() returns text language sql stable set search_path = '' as $$ select current_user::text $$;
create function public.refuse(state text) returns void language plpgsql set search_path = '' as
  $$ begin raise exception 'slot_taken' using errcode = state, detail = 'the detail', hint = 'the hint'; end $$;
`
