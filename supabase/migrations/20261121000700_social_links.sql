-- The studio's accounts elsewhere, in the footer and on the founder's profile.

create table public.social_links (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  platform text not null unique check (platform ~ '\S' and char_length(platform) <= 40),
  url text not null check (url ~ '^(https?://|mailto:)' and char_length(url) <= 500),
  icon text not null check (icon ~ '\S' and char_length(icon) <= 40),
  display_order integer not null default 0
);

create index social_links_in_order on public.social_links (display_order);

create trigger set_updated_at before update on public.social_links
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.social_links
  for each row execute function private.record_change();

alter table public.social_links enable row level security;

revoke all on table public.social_links from anon, authenticated;
grant select on table public.social_links to anon;
grant select, insert, update, delete on table public.social_links to authenticated, service_role;

create policy "everybody reads social links" on public.social_links
  for select to anon, authenticated using (true);
create policy "administrators add social links" on public.social_links
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators change social links" on public.social_links
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove social links" on public.social_links
  for delete to authenticated using ((select public.is_admin()));
