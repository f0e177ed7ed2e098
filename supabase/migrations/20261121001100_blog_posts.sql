-- Articles. A visitor sees one once it is published and its date has come.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 160),
  title text not null check (title ~ '\S' and char_length(title) <= 200),
  excerpt text not null default '' check (char_length(excerpt) <= 600),
  content text not null default '' check (char_length(content) <= 100000),
  category text check (category ~ '\S' and char_length(category) <= 80),
  topic text check (topic ~ '\S' and char_length(topic) <= 80),
  is_published boolean not null default false,
  is_featured boolean not null default false,
  published_at timestamptz,
  read_time integer check (read_time between 1 and 240),
  featured_image_url text check (featured_image_url ~ '^(/|https://)' and char_length(featured_image_url) <= 500),
  featured_image_alt text check (char_length(featured_image_alt) <= 300),
  meta_description text check (char_length(meta_description) <= 320),
  author_id uuid references public.blog_authors (id) on delete set null
);

comment on column public.blog_posts.category is 'The name of a blog category.';
comment on column public.blog_posts.topic is 'The name of a blog topic.';
comment on column public.blog_posts.content is 'Text with ''## '' headings and ''> '' callouts.';
comment on column public.blog_posts.read_time is 'Minutes; the page says 5 when null.';

create index blog_posts_newest on public.blog_posts (published_at desc, id) where is_published;
create index blog_posts_newest_featured on public.blog_posts (published_at desc) where is_published and is_featured;
create index blog_posts_of_a_topic on public.blog_posts (topic, published_at desc) where is_published;
create index blog_posts_of_an_author on public.blog_posts (author_id);
create index blog_posts_recently_changed on public.blog_posts (updated_at desc);

create trigger set_updated_at before update on public.blog_posts
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.blog_posts
  for each row execute function private.record_change();

alter table public.blog_posts enable row level security;

revoke all on table public.blog_posts from anon, authenticated;
grant select on table public.blog_posts to anon;
grant select, insert, update, delete on table public.blog_posts to authenticated, service_role;

create policy "visitors read published blog posts" on public.blog_posts
  for select to anon using (is_published and published_at <= now());
create policy "signed-in people read published blog posts, administrators all" on public.blog_posts
  for select to authenticated using ((is_published and published_at <= now()) or (select public.is_admin()));
create policy "administrators add blog posts" on public.blog_posts
  for insert to authenticated with check ((select public.is_admin()));
create policy "administrators change blog posts" on public.blog_posts
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "administrators remove blog posts" on public.blog_posts
  for delete to authenticated using ((select public.is_admin()));
