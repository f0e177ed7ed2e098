-- The packages and industries a portfolio can be filtered by.

create table public.portfolio_categories (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  type text not null check (type in ('package', 'industry')),
  name text not null check (name ~ '\S' and char_length(name) <= 80),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  is_active boolean not null default true,
  display_order integer not null default 0,
  unique (type, slug)
);

create index portfolio_categories_in_order on public.portfolio_categories (type, display_order);

create trigger set_updated_at before update on public.portfolio_categories
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.portfolio_categories
  for each row execute function private.record_change();

alter table public.portfolio_categories enable row level security;

revoke all on table public.portfolio_categories from anon, authenticated;
grant select on table public.portfolio_categories to anon;
grant select, insert, update, delete on table public.portfolio_categories to authenticated, service_role;

create policy "visitors read active portfolio categories" on public.portfolio_categories
  for select to anon using (is_active);
create policy "signed-in people read active portfolio categories, administrators all" on public.portfolio_categories
  for select to authenticated using (is_active or (select public.is_admin()));
create policy "administrators add portfolio categories" on public.portfolio_categories
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators change portfolio categories" on public.portfolio_categories
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove portfolio categories" on public.portfolio_categories
  for delete to authenticated using ((select public.is_admin()));
