-- What articles are filed under. An article holds the names; a filter's slug is the name lower-cased, with hyphens.

create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null unique check (name ~ '\S' and char_length(name) <= 80),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  is_active boolean not null default true,
  display_order integer not null default 0
);

create index blog_categories_in_order on public.blog_categories (display_order);

create trigger set_updated_at before update on public.blog_categories
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.blog_categories
  for each row execute function private.record_change();

alter table public.blog_categories enable row level security;

revoke all on table public.blog_categories from anon, authenticated;
grant select on table public.blog_categories to anon;
grant select, insert, update, delete on table public.blog_categories to authenticated, service_role;

create policy "visitors read active blog categories" on public.blog_categories
  for select to anon using (is_active);
create policy "signed-in people read active blog categories, administrators all" on public.blog_categories
  for select to authenticated using (is_active or (select public.is_admin()));
create policy "administrators add blog categories" on public.blog_categories
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators change blog categories" on public.blog_categories
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove blog categories" on public.blog_categories
  for delete to authenticated using ((select public.is_admin()));

create table public.blog_topics (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null unique check (name ~ '\S' and char_length(name) <= 80),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  is_active boolean not null default true,
  display_order integer not null default 0
);

create index blog_topics_in_order on public.blog_topics (display_order);

create trigger set_updated_at before update on public.blog_topics
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.blog_topics
  for each row execute function private.record_change();

alter table public.blog_topics enable row level security;

revoke all on table public.blog_topics from anon, authenticated;
grant select on table public.blog_topics to anon;
grant select, insert, update, delete on table public.blog_topics to authenticated, service_role;

create policy "visitors read active blog topics" on public.blog_topics
  for select to anon using (is_active);
create policy "signed-in people read active blog topics, administrators all" on public.blog_topics
  for select to authenticated using (is_active or (select public.is_admin()));
create policy "administrators add blog topics" on public.blog_topics
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators change blog topics" on public.blog_topics
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove blog topics" on public.blog_topics
  for delete to authenticated using ((select public.is_admin()));
