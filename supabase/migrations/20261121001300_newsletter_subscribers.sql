-- Who gets the newsletter. Written by the procedures of 20261121001500 alone; a visitor reads nothing of it.

create function private.clean_email(email text) returns text
language sql immutable set search_path = ''
as $$
  -- One address and nothing a mail header could be built from; null when it is not one.
  select e from lower(btrim(email)) as e
  where char_length(e) <= 254 and e ~ '^[!-~]+$' and e !~ '[,;:<>()"\\[\]]' and e ~ '^[^@]+@[^@]+$'
$$;

revoke execute on function private.clean_email(text) from public, anon, authenticated;

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email text not null unique check (
    email ~ '^[!-~]+$' and email !~ '[,;:<>()"\\[\]]' and email ~ '^[^@]+@[^@]+$'
    and email = lower(email) and char_length(email) <= 254
  ),
  name text check (char_length(btrim(name)) between 1 and 200 and name !~ '[<>[:cntrl:]]'),
  is_active boolean not null default true,
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  subscribed_at timestamptz not null default now(),
  unsubscribed_at timestamptz
);

create index newsletter_subscribers_newest on public.newsletter_subscribers (subscribed_at desc, id);
create index newsletter_subscribers_active on public.newsletter_subscribers (is_active);

create trigger set_updated_at before update on public.newsletter_subscribers
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.newsletter_subscribers
  for each row execute function private.record_change();

alter table public.newsletter_subscribers enable row level security;

revoke all on table public.newsletter_subscribers from anon, authenticated;
grant select, update, delete on table public.newsletter_subscribers to authenticated;
grant select, insert, update, delete on table public.newsletter_subscribers to service_role;

create policy "administrators read newsletter subscribers" on public.newsletter_subscribers
  for select to authenticated using ((select public.is_admin()));
create policy "administrators change newsletter subscribers" on public.newsletter_subscribers
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove newsletter subscribers" on public.newsletter_subscribers
  for delete to authenticated using ((select public.is_admin()));
