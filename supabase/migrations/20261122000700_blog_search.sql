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
    case when new.is_published then new.published_at end,
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
  after insert or update of title, excerpt, content, category, topic, is_published, is_featured, published_at
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
  left join public.blog_authors a on a.id = p.author_id;

  return result;
end
$$;

call private.allow_call('public.search_posts(text, text, text, integer)', 'anon', 'authenticated', 'service_role');

revoke execute on all routines in schema private from public;
