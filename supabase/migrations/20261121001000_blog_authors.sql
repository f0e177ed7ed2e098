-- Who writes the articles.

create table public.blog_authors (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name text not null check (name ~ '\S' and char_length(name) <= 120),
  title text not null default '' check (char_length(title) <= 160),
  bio text not null default '' check (char_length(bio) <= 2000),
  avatar_url text check (avatar_url ~ '^(/|https://)' and char_length(avatar_url) <= 500),
  social_links jsonb not null default '[]' check (jsonb_typeof(social_links) = 'array')
);

comment on column public.blog_authors.social_links is 'A list of {platform, url, icon}.';

create index blog_authors_by_name on public.blog_authors (name);

create trigger set_updated_at before update on public.blog_authors
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.blog_authors
  for each row execute function private.record_change();

alter table public.blog_authors enable row level security;

revoke all on table public.blog_authors from anon, authenticated;
grant select on table public.blog_authors to anon;
grant select, insert, update, delete on table public.blog_authors to authenticated, service_role;

create policy "everybody reads blog authors" on public.blog_authors
  for select to anon, authenticated using (true);
create policy "administrators add blog authors" on public.blog_authors
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators change blog authors" on public.blog_authors
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove blog authors" on public.blog_authors
  for delete to authenticated using ((select public.is_admin()));
