-- The industries the studio serves: a directory card and a whole page each, and what clients there said.

create table public.niche_pages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  aliases text[] not null default '{}' check (array_to_string(aliases, ' ') ~ '^[a-z0-9 -]*$'),
  name text not null check (name ~ '\S' and char_length(name) <= 80),
  icon_name text not null check (icon_name ~ '^[A-Z][A-Za-z0-9]*$' and char_length(icon_name) <= 40),
  tagline text not null default '' check (char_length(tagline) <= 300),
  status text not null default 'live' check (status in ('live', 'coming_soon')),
  display_order integer not null default 0,
  is_published boolean not null default true,
  content jsonb not null default '{}' check (jsonb_typeof(content) = 'object')
);

comment on column public.niche_pages.aliases is
  'Other slugs under which the page is found; it has one canonical address.';
comment on column public.niche_pages.icon_name is 'A lucide icon by its PascalCase name.';

create index niche_pages_in_order on public.niche_pages (display_order);
create index niche_pages_by_alias on public.niche_pages using gin (aliases);

create trigger set_updated_at before update on public.niche_pages
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.niche_pages
  for each row execute function private.record_change();

alter table public.niche_pages enable row level security;

revoke all on table public.niche_pages from anon, authenticated;
grant select on table public.niche_pages to anon;
grant select, insert, update, delete on table public.niche_pages to authenticated, service_role;

create policy "visitors read published niche pages" on public.niche_pages
  for select to anon using (is_published);
create policy "signed-in people read published niche pages, administrators all" on public.niche_pages
  for select to authenticated using (is_published or (select public.is_admin()));
create policy "administrators add niche pages" on public.niche_pages
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators change niche pages" on public.niche_pages
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove niche pages" on public.niche_pages
  for delete to authenticated using ((select public.is_admin()));

create table public.niche_testimonials (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  niche_identifier text not null references public.niche_pages (slug) on update cascade on delete cascade,
  quote_text text not null check (quote_text ~ '\S' and char_length(quote_text) <= 1200),
  attribution_text text not null check (attribution_text ~ '\S' and char_length(attribution_text) <= 200),
  display_order integer not null default 0,
  is_published boolean not null default true,
  unique (niche_identifier, quote_text)
);

create index niche_testimonials_in_order on public.niche_testimonials (niche_identifier, display_order);

create trigger set_updated_at before update on public.niche_testimonials
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.niche_testimonials
  for each row execute function private.record_change();

alter table public.niche_testimonials enable row level security;

revoke all on table public.niche_testimonials from anon, authenticated;
grant select on table public.niche_testimonials to anon;
grant select, insert, update, delete on table public.niche_testimonials to authenticated, service_role;

create policy "visitors read published niche testimonials" on public.niche_testimonials
  for select to anon using (is_published);
create policy "signed-in people read published niche testimonials, administrators all" on public.niche_testimonials
  for select to authenticated using (is_published or (select public.is_admin()));
create policy "administrators add niche testimonials" on public.niche_testimonials
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators change niche testimonials" on public.niche_testimonials
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove niche testimonials" on public.niche_testimonials
  for delete to authenticated using ((select public.is_admin()));
