-- Articles, their authors, categories and topics.

create table public.blog_authors (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name text not null check (name ~ '\S' and char_length(name) <= 120),
  title text not null default '' check (char_length(title) <= 160),
  bio text not null default '' check (char_length(bio) <= 2000),
  avatar_url text check (private.is_image_address(avatar_url)),
  -- A list of {platform, url, icon}.
  social_links jsonb not null default '[]' check (jsonb_typeof(social_links) = 'array')
);

create unique index blog_authors_slug_key on public.blog_authors (slug) where deleted_at is null;

alter table public.blog_authors enable row level security;
grant select on public.blog_authors to anon;
grant select, insert, update on public.blog_authors to authenticated;
create policy "everyone reads" on public.blog_authors for select to anon, authenticated
  using (deleted_at is null);
create policy "writers insert" on public.blog_authors for insert to authenticated
  with check ((select public.can_write()));
create policy "writers update" on public.blog_authors for update to authenticated
  using (deleted_at is null and (select public.can_write()));

create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null check (name ~ '\S' and char_length(name) <= 80),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  is_active boolean not null default true,
  display_order integer not null default 0
);

create unique index blog_categories_slug_key on public.blog_categories (slug) where deleted_at is null;

create unique index blog_categories_name_key on public.blog_categories (name) where deleted_at is null;

alter table public.blog_categories enable row level security;
grant select on public.blog_categories to anon;
grant select, insert, update on public.blog_categories to authenticated;
create policy "everyone reads active rows, writers all" on public.blog_categories for select to anon, authenticated
  using (deleted_at is null and (is_active or (select public.can_write())));
create policy "writers insert" on public.blog_categories for insert to authenticated
  with check ((select public.can_write()));
create policy "writers update" on public.blog_categories for update to authenticated
  using (deleted_at is null and (select public.can_write()));

create table public.blog_topics (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null check (name ~ '\S' and char_length(name) <= 80),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  is_active boolean not null default true,
  display_order integer not null default 0
);

create unique index blog_topics_slug_key on public.blog_topics (slug) where deleted_at is null;

create unique index blog_topics_name_key on public.blog_topics (name) where deleted_at is null;

alter table public.blog_topics enable row level security;
grant select on public.blog_topics to anon;
grant select, insert, update on public.blog_topics to authenticated;
create policy "everyone reads active rows, writers all" on public.blog_topics for select to anon, authenticated
  using (deleted_at is null and (is_active or (select public.can_write())));
create policy "writers insert" on public.blog_topics for insert to authenticated
  with check ((select public.can_write()));
create policy "writers update" on public.blog_topics for update to authenticated
  using (deleted_at is null and (select public.can_write()));

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- /blog/archive, /blog/authors and /blog/preview are pages of the site, so an article with such a slug would be
  -- unreachable.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 160)
    constraint blog_posts_slug_is_no_page check (slug not in ('archive', 'authors', 'preview')),
  title text not null check (title ~ '\S' and char_length(title) <= 200),
  excerpt text not null default '' check (char_length(excerpt) <= 600),
  -- Light Markdown: '## ' headings, '> ' callouts, lists, tables, images.
  content text not null default '' check (char_length(content) <= 100000),
  -- The names of a category and a topic.
  category text check (category ~ '\S' and char_length(category) <= 80),
  topic text check (topic ~ '\S' and char_length(topic) <= 80),
  is_published boolean not null default false,
  -- Listed before the others in the list of all articles.
  is_featured boolean not null default false,
  published_at timestamptz,
  -- Minutes; every page says 5 when null.
  read_time integer check (read_time between 1 and 240),
  featured_image_url text check (private.is_image_address(featured_image_url)),
  featured_image_alt text check (char_length(featured_image_alt) <= 300),
  meta_description text check (char_length(meta_description) <= 320),
  author_id uuid references public.blog_authors (id) on delete set null,
  -- The author's own advice, a sentence or two; null: the page finds one.
  author_take text check (author_take ~ '\S' and char_length(author_take) <= 400),
  -- Above the introduction; null: 'Why This Matters for Your Practice'.
  intro_heading text check (intro_heading ~ '\S' and char_length(intro_heading) <= 120),
  search_vector tsvector not null
    generated always as (to_tsvector('english', title || ' ' || excerpt || ' ' || content)) stored,
  -- In lower case; the search finds any part of it.
  search_substrings text not null generated always as (
    lower(title || chr(10) || excerpt || chr(10) || coalesce(category, '') || chr(10) || coalesce(topic, ''))
  ) stored
);

create unique index blog_posts_slug_key on public.blog_posts (slug) where deleted_at is null;

create index blog_posts_newest on public.blog_posts (published_at desc, id) where is_published;
create index blog_posts_search_vector on public.blog_posts using gin (search_vector);
create index blog_posts_search_substrings on public.blog_posts using gin (search_substrings extensions.gin_trgm_ops);

-- A visitor sees an article once it is published and its date has come.
alter table public.blog_posts enable row level security;
grant select on public.blog_posts to anon;
grant select, insert, update on public.blog_posts to authenticated;
create policy "everyone reads published rows, writers all" on public.blog_posts for select to anon, authenticated
  using (deleted_at is null and (is_published and published_at <= now() or (select public.can_write())));
create policy "writers insert" on public.blog_posts for insert to authenticated
  with check ((select public.can_write()));
create policy "writers update" on public.blog_posts for update to authenticated
  using (deleted_at is null and (select public.can_write()));

-- An article that is published without a date gets the time of the server: a browser's clock may be wrong.
create function private.date_published_post() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.published_at := now();
  return new;
end
$$;

create trigger date_published_post before insert or update of is_published, published_at on public.blog_posts
  for each row when (new.is_published and new.published_at is null) execute function private.date_published_post();

-- Articles store the names of their category and topic, so renaming one updates its articles.
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

-- The typed search with each unknown term replaced by the most similar one from titles, categories and topics; null if
-- nothing would change or more than six terms were typed. JIT is off because compiling this query takes longer than
-- running it.
create function private.nearest_text(typed text) returns text
language plpgsql stable set search_path = '' set jit = off
as $$
declare
  nearest text;
begin
  if cardinality(regexp_split_to_array(typed, '\s+')) > 6 then
    return null;
  end if;
  with known as materialized (
    select distinct regexp_split_to_table(lower(concat_ws(' ', p.title, p.category, p.topic)), '[^[:alnum:]]+') as word
    from public.blog_posts p
    where p.is_published and p.deleted_at is null and p.published_at <= now()
  )
  select string_agg(coalesce(
    (select k.word from known k where k.word = t.word),
    (
      select k.word from known k
      where char_length(k.word) > 3 and extensions.similarity(k.word, t.word) >= 0.3
      order by extensions.similarity(k.word, t.word) desc, k.word limit 1
    ),
    t.word
  ), ' ' order by t.place) into nearest
  from regexp_split_to_table(lower(typed), '[^[:alnum:]]+') with ordinality t (word, place)
  where t.word <> '';
  return nullif(nearest, lower(typed));
end
$$;

/* Searches articles: by words (stems, content included), or for the text anywhere in title, excerpt, category or
   topic. Matches in the title come first, then in category or topic, then elsewhere; newest first within each.
   Without a text or a filter, featured articles come first. `category` and `topic` are slugs, 'all' for any. Nine to
   a page: {total, page, page_size, did_you_mean, posts}; `did_you_mean` is a similar text that finds articles if
   this one finds none. It runs as its owner, because row-level security would keep the planner from using the
   indexes; the query itself excludes drafts and future articles. */
create function public.search_posts(
  search_text text default '',
  category text default 'all',
  topic text default 'all',
  page integer default 1
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 9;
  page_number constant integer := least(greatest(coalesce(page, 1), 1), 100000);
  typed constant text := btrim(regexp_replace(left(coalesce(search_text, ''), 200), '[[:cntrl:]]+', ' ', 'g'));
  query constant tsquery := websearch_to_tsquery('english', typed);
  pattern constant text := '%' || regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%';
  in_category constant text := nullif(coalesce(search_posts.category, 'all'), 'all');
  in_topic constant text := nullif(coalesce(search_posts.topic, 'all'), 'all');
  total bigint;
  posts jsonb;
  nearest text;
begin
  with found as materialized (
    select p.id, p.published_at,
      case
        when p.is_featured and typed = '' and in_category is null and in_topic is null then 0
        when lower(p.title) like pattern then 1
        when lower(concat_ws(E'\n', p.category, p.topic)) like pattern then 2
        else 3
      end as place
    from public.blog_posts p
    where p.is_published and p.deleted_at is null and p.published_at <= now()
      and (in_category is null or replace(lower(p.category), ' ', '-') = in_category)
      and (in_topic is null or replace(lower(p.topic), ' ', '-') = in_topic)
      and (typed = '' or p.search_substrings like pattern or p.search_vector @@ query)
  ),
  listed as (
    select f.id, row_number() over (order by f.place, f.published_at desc, f.id) as position
    from found f
    order by position
    limit page_size offset (page_number - 1) * page_size
  )
  select (select count(*) from found), coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id,
    'slug', p.slug,
    'title', p.title,
    'excerpt', p.excerpt,
    'category', p.category,
    'topic', p.topic,
    'is_featured', p.is_featured,
    'published_at', p.published_at,
    'updated_at', p.updated_at,
    'read_time', p.read_time,
    'featured_image_url', p.featured_image_url,
    'featured_image_alt', p.featured_image_alt,
    'author_id', p.author_id,
    'author_name', a.name
  ) order by l.position), '[]')
  into total, posts
  from listed l
  join public.blog_posts p on p.id = l.id
  left join public.blog_authors a on a.id = p.author_id and a.deleted_at is null;

  if total = 0 and typed <> '' then
    nearest := private.nearest_text(typed);
    if (public.search_posts(nearest, category, topic) -> 'total') = '0' then
      nearest := null;
    end if;
  end if;
  return jsonb_build_object(
    'total', total, 'page', page_number, 'page_size', page_size, 'did_you_mean', nearest, 'posts', posts
  );
end
$$;

grant execute on function public.search_posts to anon, authenticated;

/* The articles that a page links to, of each of the first 100 named articles that is published: {slug, previous,
   next, related}. The list is newest first, so `previous` is the article published after it; null at the ends. The
   three related ones share its category or topic, newest first, filled up with the newest of all. */
create function public.article_links(slugs text[])
returns table (slug text, previous jsonb, next jsonb, related jsonb)
language sql stable set search_path = ''
as $$
  with listed as not materialized (
    select p.id, p.slug, p.title, p.category, p.topic, p.published_at, p.read_time, p.featured_image_url
    from public.blog_posts p
    where p.is_published and p.published_at <= now()
  )
  select
    a.slug,
    (
      select jsonb_build_object('slug', o.slug, 'title', o.title)
      from listed o
      where o.published_at >= a.published_at and (o.published_at > a.published_at or o.id < a.id)
      order by o.published_at, o.id desc limit 1
    ),
    (
      select jsonb_build_object('slug', o.slug, 'title', o.title)
      from listed o
      where o.published_at <= a.published_at and (o.published_at < a.published_at or o.id > a.id)
      order by o.published_at desc, o.id limit 1
    ),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', r.slug,
        'title', r.title,
        'category', r.category,
        'read_time', r.read_time,
        'featured_image_url', r.featured_image_url
      ) order by r.is_near desc, r.published_at desc, r.id), '[]')
      from (
        (
          select o.*, true as is_near
          from listed o
          where o.id <> a.id and (o.topic = a.topic or o.category = a.category)
          order by o.published_at desc, o.id limit 3
        )
        union all
        (
          select o.*, false
          from listed o
          where o.id <> a.id and (o.topic = a.topic or o.category = a.category) is not true
          order by o.published_at desc, o.id limit 3
        )
        order by is_near desc, published_at desc, id limit 3
      ) r
    )
  from listed a
  where a.slug = any (slugs[1:100])
$$;

grant execute on function public.article_links to anon, authenticated;

-- The number of published articles of each year in Malaysia that has any, newest first.
create function public.article_years() returns table (year integer, articles bigint)
language sql stable set search_path = ''
as $$
  select extract(year from p.published_at at time zone 'Asia/Kuala_Lumpur')::integer, count(*)
  from public.blog_posts p
  where p.is_published and p.published_at <= now()
  group by 1
  order by 1 desc
$$;

grant execute on function public.article_years to anon, authenticated;
