-- Articles, who writes them, and what they are filed under.

create table public.blog_authors (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name text not null check (name ~ '\S' and char_length(name) <= 120),
  title text not null default '' check (char_length(title) <= 160),
  bio text not null default '' check (char_length(bio) <= 2000),
  avatar_url text check (avatar_url ~ '^(https://|/(?![/\\]))\S+$' and char_length(avatar_url) <= 500),
  social_links jsonb not null default '[]' check (jsonb_typeof(social_links) = 'array')
);

create unique index blog_authors_slug_key on public.blog_authors (slug) where deleted_at is null;

comment on column public.blog_authors.social_links is 'A list of {platform, url, icon}.';

create index blog_authors_by_name on public.blog_authors (name);

alter table public.blog_authors enable row level security;
grant select on public.blog_authors to anon;
grant select, insert, update on public.blog_authors to authenticated;
create policy "everyone reads" on public.blog_authors for select to anon, authenticated
  using (deleted_at is null);
create policy "admins insert" on public.blog_authors for insert to authenticated
  with check ((select public.is_admin()));
create policy "admins update" on public.blog_authors for update to authenticated
  using (deleted_at is null and (select public.is_admin()));
create trigger set_updated_at before update on public.blog_authors
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.blog_authors
  for each row execute function private.record_change('published');

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

create index blog_categories_in_order on public.blog_categories (display_order);

alter table public.blog_categories enable row level security;
grant select on public.blog_categories to anon;
grant select, insert, update on public.blog_categories to authenticated;
create policy "visitors read active rows" on public.blog_categories for select to anon
  using (deleted_at is null and is_active);
create policy "signed-in users read active rows, admins all" on public.blog_categories for select to authenticated
  using (deleted_at is null and (is_active or (select public.is_admin())));
create policy "admins insert" on public.blog_categories for insert to authenticated
  with check ((select public.is_admin()));
create policy "admins update" on public.blog_categories for update to authenticated
  using (deleted_at is null and (select public.is_admin()));
create trigger set_updated_at before update on public.blog_categories
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.blog_categories
  for each row execute function private.record_change('published');
create trigger place_last before insert on public.blog_categories
  for each row execute function private.place_last();

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

create index blog_topics_in_order on public.blog_topics (display_order);

alter table public.blog_topics enable row level security;
grant select on public.blog_topics to anon;
grant select, insert, update on public.blog_topics to authenticated;
create policy "visitors read active rows" on public.blog_topics for select to anon
  using (deleted_at is null and is_active);
create policy "signed-in users read active rows, admins all" on public.blog_topics for select to authenticated
  using (deleted_at is null and (is_active or (select public.is_admin())));
create policy "admins insert" on public.blog_topics for insert to authenticated
  with check ((select public.is_admin()));
create policy "admins update" on public.blog_topics for update to authenticated
  using (deleted_at is null and (select public.is_admin()));
create trigger set_updated_at before update on public.blog_topics
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.blog_topics
  for each row execute function private.record_change('published');
create trigger place_last before insert on public.blog_topics
  for each row execute function private.place_last();

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- /blog/archive, /blog/authors and /blog/preview are pages of the site: an article of that name is never reached.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 160)
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

create unique index blog_posts_slug_key on public.blog_posts (slug) where deleted_at is null;

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
alter table public.blog_posts enable row level security;
grant select on public.blog_posts to anon;
grant select, insert, update on public.blog_posts to authenticated;
create policy "visitors read published rows" on public.blog_posts for select to anon
  using (deleted_at is null and is_published and published_at <= now());
create policy "signed-in users read published rows, admins all" on public.blog_posts for select to authenticated
  using (deleted_at is null and (is_published and published_at <= now() or (select public.is_admin())));
create policy "admins insert" on public.blog_posts for insert to authenticated
  with check ((select public.is_admin()));
create policy "admins update" on public.blog_posts for update to authenticated
  using (deleted_at is null and (select public.is_admin()));
create trigger set_updated_at before update on public.blog_posts
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.blog_posts
  for each row execute function private.record_change('published');

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

-- The blog's search: one page of listing columns with the total, however many articles there are.

-- What an article is found by, worked out once when it is written, in slim rows: a search among thousands of articles
-- of full length must not read the articles themselves. Its texts are in small letters.
create table private.post_search (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  listed_at timestamptz,
  is_featured boolean not null,
  category_slug text,
  topic_slug text,
  title text not null,
  taxonomy text not null,
  substrings text not null,
  words tsvector not null
);

comment on column private.post_search.listed_at is 'When the article appears in lists; null for a draft.';
comment on column private.post_search.taxonomy is 'The names of its category and topic.';
comment on column private.post_search.substrings is 'The text that any part of may be typed.';
comment on column private.post_search.words is 'The stems of all its words.';

-- An index of words knows no order, so a phrase reads the stems of each article that has its words: they stand
-- unpacked in their row, up to the size of a page; what is longer is kept apart.
alter table private.post_search alter column words set storage external;
alter table private.post_search set (toast_tuple_target = 8160);

create index post_search_newest on private.post_search (listed_at desc, post_id) where listed_at is not null;
create index post_search_featured on private.post_search (is_featured desc, listed_at desc, post_id)
  where listed_at is not null;
-- Each search walks through the list of what is not yet in the index: 4 MB by default, thousands of articles.
create index post_search_words on private.post_search using gin (words) with (gin_pending_list_limit = 256);

-- Where pg_trgm stands; null where there is none.
create function private.trigram_schema() returns text
language sql stable set search_path = ''
as $$
  select n.nspname from pg_catalog.pg_extension e
  join pg_catalog.pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'
$$;

do $$
declare
  trigrams constant text := private.trigram_schema();
begin
  if trigrams is not null then
    execute format(
      'create index post_search_substrings on private.post_search using gin (substrings %I.gin_trgm_ops)
       with (gin_pending_list_limit = 256)', trigrams
    );
  end if;
end
$$;

alter table private.post_search enable row level security;

create function private.index_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.post_search
    (post_id, listed_at, is_featured, category_slug, topic_slug, title, taxonomy, substrings, words)
  values (
    new.id,
    case when new.is_published and new.deleted_at is null then new.published_at end,
    new.is_featured,
    replace(lower(new.category), ' ', '-'),
    replace(lower(new.topic), ' ', '-'),
    lower(new.title),
    lower(concat_ws(E'\n', new.category, new.topic)),
    lower(concat_ws(E'\n', new.title, new.excerpt, new.category, new.topic)),
    to_tsvector('english', new.title || ' ' || new.excerpt || ' ' || new.content)
  )
  on conflict (post_id) do update set
    listed_at = excluded.listed_at,
    is_featured = excluded.is_featured,
    category_slug = excluded.category_slug,
    topic_slug = excluded.topic_slug,
    title = excluded.title,
    taxonomy = excluded.taxonomy,
    substrings = excluded.substrings,
    words = excluded.words;
  return null;
end
$$;

create trigger index_post
  after insert or update of title, excerpt, content, category, topic, is_published, is_featured, published_at, deleted_at
  on public.blog_posts
  for each row execute function private.index_post();

-- What was typed, each word that no title, category or topic has replaced by the nearest that one has; null where no
-- word is near, or more than six were typed. Reads all titles, so it is asked only once nothing was found.
create function private.nearest_text(typed text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  trigrams constant text := private.trigram_schema();
  nearest text;
begin
  if trigrams is null or cardinality(regexp_split_to_array(typed, '\s+')) > 6 then
    return null;
  end if;
  execute format($query$
    with known as materialized (
      select distinct regexp_split_to_table(s.title || ' ' || s.taxonomy, '[^[:alnum:]]+') as word
      from private.post_search s where s.listed_at <= now()
    )
    select string_agg(coalesce(
      (select k.word from known k where k.word = t.word),
      (
        select k.word from known k
        where char_length(k.word) > 3 and %1$I.similarity(k.word, t.word) >= 0.3
        order by %1$I.similarity(k.word, t.word) desc, k.word limit 1
      ),
      t.word
    ), ' ' order by t.place)
    from regexp_split_to_table(lower($1), '[^[:alnum:]]+') with ordinality t (word, place)
    where t.word <> ''
  $query$, trigrams) into nearest using typed;
  return nullif(nearest, lower(typed));
end
$$;

/* A post is found when its words match (stems, content included) or when the text stands anywhere in its title,
   excerpt, category or topic. With a text, what says it in its title comes first, then what is filed under it, then
   what says it elsewhere; within each of these newest first. Without a text newest first as well, but the list of all
   begins with what is featured. `category` and `topic` are slugs, 'all' for any. Nine to a page: {total, page,
   page_size, did_you_mean, posts: [...]}; `did_you_mean` is a text that is found, where this one is not. Drafts and
   future posts are never found, by nobody.
   To the planner a walk through all rows looks as cheap as the index of words, but it unpacks every article's stems.
   Hence no sequential scan here; and where words are looked for, the date is asked for through coalesce, so that the
   index of dates, which would walk through all rows as well, is no choice. Each text has a plan of its own. */
create function public.search_posts(
  search_text text default '',
  category text default 'all',
  topic text default 'all',
  page integer default 1
) returns jsonb
language plpgsql stable security definer set search_path = ''
  set plan_cache_mode = 'force_custom_plan' set enable_seqscan = off
as $$
declare
  page_size constant integer := 9;
  wanted constant integer := least(greatest(coalesce(page, 1), 1), 100000);
  typed constant text := btrim(regexp_replace(left(coalesce(search_text, ''), 200), '[[:cntrl:]]+', ' ', 'g'));
  query constant tsquery := websearch_to_tsquery('english', typed);
  pattern constant text := '%' || regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%';
  in_category constant text := nullif(coalesce(search_posts.category, 'all'), 'all');
  in_topic constant text := nullif(coalesce(search_posts.topic, 'all'), 'all');
  total bigint;
  ids uuid[];
  nearest text;
  result jsonb;
begin
  if typed = '' then
    select count(*) into total
    from private.post_search s
    where s.listed_at <= now()
      and (in_category is null or s.category_slug = in_category)
      and (in_topic is null or s.topic_slug = in_topic);

    ids := array(
      select s.post_id
      from private.post_search s
      where s.listed_at <= now()
        and (in_category is null or s.category_slug = in_category)
        and (in_topic is null or s.topic_slug = in_topic)
      order by (in_category is null and in_topic is null and s.is_featured) desc, s.listed_at desc, s.post_id
      limit page_size offset (wanted - 1) * page_size
    );
  else
    with found as materialized (
      select s.post_id, s.listed_at,
        case when s.title like pattern then 1 when s.taxonomy like pattern then 2 else 3 end as place
      from private.post_search s
      -- Fewer than three letters have no place in the index of substrings.
      where case
          when char_length(typed) < 3 then strpos(s.substrings, lower(typed)) > 0
          else s.substrings like pattern
        end
        and s.listed_at <= now()
        and (in_category is null or s.category_slug = in_category)
        and (in_topic is null or s.topic_slug = in_topic)
      union all
      select s.post_id, s.listed_at, 3
      from private.post_search s
      where s.words @@ query
        and s.substrings not like pattern
        and coalesce(s.listed_at, 'infinity') <= now()
        and (in_category is null or s.category_slug = in_category)
        and (in_topic is null or s.topic_slug = in_topic)
    )
    select
      (select count(*) from found),
      array(
        select f.post_id from found f
        order by f.place, f.listed_at desc, f.post_id
        limit page_size offset (wanted - 1) * page_size
      )
    into total, ids;
    if total = 0 then
      nearest := private.nearest_text(typed);
      if nearest is not null and (public.search_posts(nearest, category, topic) ->> 'total')::bigint = 0 then
        nearest := null;
      end if;
    end if;
  end if;

  select jsonb_build_object(
    'total', total,
    'page', wanted,
    'page_size', page_size,
    'did_you_mean', nearest,
    'posts', coalesce(jsonb_agg(
      jsonb_build_object(
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
      ) order by listed.place
    ), '[]'::jsonb)
  ) into result
  from unnest(ids) with ordinality as listed (id, place)
  join public.blog_posts p on p.id = listed.id
  left join public.blog_authors a on a.id = p.author_id and a.deleted_at is null;

  return result;
end
$$;

grant execute on function public.search_posts(text, text, text, integer)
  to anon, authenticated, service_role;
