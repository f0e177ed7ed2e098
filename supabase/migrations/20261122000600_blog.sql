-- Articles, who writes them, and what they are filed under.

create table public.blog_authors (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name text not null check (name ~ '\S' and char_length(name) <= 120),
  title text not null default '' check (char_length(title) <= 160),
  bio text not null default '' check (char_length(bio) <= 2000),
  avatar_url text check (avatar_url ~ '^(https://|/(?![/\\]))\S+$' and char_length(avatar_url) <= 500),
  social_links jsonb not null default '[]' check (jsonb_typeof(social_links) = 'array')
);

comment on column public.blog_authors.social_links is 'A list of {platform, url, icon}.';

create index blog_authors_by_name on public.blog_authors (name);

call private.set_up_table('public.blog_authors', visitors_see => 'true');

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

call private.set_up_table('public.blog_categories', visitors_see => 'is_active');

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

call private.set_up_table('public.blog_topics', visitors_see => 'is_active');

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- /blog/archive, /blog/authors and /blog/preview are pages of the site: an article of that name is never reached.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 160)
    constraint blog_posts_slug_is_no_page check (slug not in ('archive', 'authors', 'preview')),
  title text not null check (title ~ '\S' and char_length(title) <= 200),
  excerpt text not null default '' check (char_length(excerpt) <= 600),
  content text not null default '' check (char_length(content) <= 100000),
  category text check (category ~ '\S' and char_length(category) <= 80),
  topic text check (topic ~ '\S' and char_length(topic) <= 80),
  is_published boolean not null default false,
  is_featured boolean not null default false,
  published_at timestamptz,
  read_time integer check (read_time between 1 and 240),
  featured_image_url text check (featured_image_url ~ '^(https://|/(?![/\\]))\S+$' and char_length(featured_image_url) <= 500),
  featured_image_alt text check (char_length(featured_image_alt) <= 300),
  meta_description text check (char_length(meta_description) <= 320),
  author_id uuid references public.blog_authors (id) on delete set null,
  author_take text check (author_take ~ '\S' and char_length(author_take) <= 400)
);

comment on column public.blog_posts.category is 'The name of a blog category.';
comment on column public.blog_posts.topic is 'The name of a blog topic.';
comment on column public.blog_posts.content is 'Light Markdown: ''## '' headings, ''> '' callouts, lists, tables, pictures.';
comment on column public.blog_posts.is_featured is 'It stands before the others in the list of all articles.';
comment on column public.blog_posts.read_time is 'Minutes; every page says 5 when null.';
comment on column public.blog_posts.author_take is
  'The author''s own advice, a sentence or two; null: the page finds one.';

create index blog_posts_newest on public.blog_posts (published_at desc, id) where is_published;
create index blog_posts_of_a_topic on public.blog_posts (topic, published_at desc) where is_published;
create index blog_posts_of_an_author on public.blog_posts (author_id, published_at desc, id);
-- The admin's list can be ordered by these; drafts are in it too.
create index blog_posts_recently_changed on public.blog_posts (updated_at desc);
create index blog_posts_by_title on public.blog_posts (title);
create index blog_posts_by_category on public.blog_posts (category);
create index blog_posts_by_topic on public.blog_posts (topic);
create index blog_posts_by_date on public.blog_posts (published_at);

-- A visitor sees an article once it is published and its date has come.
call private.set_up_table('public.blog_posts', visitors_see => 'is_published and published_at <= now()');

-- Articles hold the names of their category and topic: whoever renames one renames it in its articles.
create function private.rename_in_posts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_table_name = 'blog_categories' then
    update public.blog_posts set category = new.name where category = old.name;
  else
    update public.blog_posts set topic = new.name where topic = old.name;
  end if;
  return null;
end
$$;

create trigger rename_in_posts after update of name on public.blog_categories
  for each row when (old.name is distinct from new.name) execute function private.rename_in_posts();
create trigger rename_in_posts after update of name on public.blog_topics
  for each row when (old.name is distinct from new.name) execute function private.rename_in_posts();

revoke execute on all routines in schema private from public;
