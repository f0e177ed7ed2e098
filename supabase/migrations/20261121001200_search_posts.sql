-- The blog's search: one page of listing columns with the total, however many articles there are.

-- What an article is found by, worked out once when it is written: the stems of its words, and the text that any
-- part of may be typed.
create table private.post_search (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  words tsvector not null,
  letters text not null
);

create index post_search_words on private.post_search using gin (words);

do $$
declare
  trigrams text := (
    select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'
  );
begin
  if trigrams is not null then
    execute format('create index post_search_letters on private.post_search using gin (letters %I.gin_trgm_ops)', trigrams);
  end if;
end
$$;

alter table private.post_search enable row level security;
revoke all on table private.post_search from public, anon, authenticated;

create function private.index_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.post_search (post_id, words, letters)
  values (
    new.id,
    to_tsvector('english', new.title || ' ' || new.excerpt || ' ' || new.content),
    lower(concat_ws(E'\n', new.title, new.excerpt, new.category, new.topic))
  )
  on conflict (post_id) do update set words = excluded.words, letters = excluded.letters;
  return null;
end
$$;

revoke execute on function private.index_post() from public, anon, authenticated;

create trigger index_post after insert or update of title, excerpt, content, category, topic on public.blog_posts
  for each row execute function private.index_post();

-- A post is found when its words match (stems, content included) or when the text stands anywhere in its title,
-- excerpt, category or topic. `category` and `topic` are slugs, 'all' for any. Newest first, nine to a page.
-- Gives {total, page, page_size, posts: [...]}. Drafts and future posts are never found, by nobody.
-- Each text has a plan of its own: the one for no text reads all, the others go by the indexes.
create function public.search_posts(
  search_text text default '',
  category text default 'all',
  topic text default 'all',
  page integer default 1
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  page_size constant integer := 9;
  wanted constant integer := least(greatest(coalesce(page, 1), 1), 100000);
  typed constant text := btrim(regexp_replace(left(coalesce(search_text, ''), 200), '[[:cntrl:]]+', ' ', 'g'));
  query constant tsquery := websearch_to_tsquery('english', typed);
  pattern constant text := '%' || regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%';
  result jsonb;
begin
  with found as materialized (
    select p.id, p.published_at
    from public.blog_posts p
    join private.post_search s on s.post_id = p.id
    where p.is_published and p.published_at <= now()
      and (coalesce(search_posts.category, 'all') = 'all'
        or replace(lower(p.category), ' ', '-') = search_posts.category)
      and (coalesce(search_posts.topic, 'all') = 'all'
        or replace(lower(p.topic), ' ', '-') = search_posts.topic)
      and (typed = '' or s.words @@ query or s.letters like pattern)
  ),
  listed as (
    select f.id from found f
    order by f.published_at desc, f.id
    limit page_size offset (wanted - 1) * page_size
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'page', wanted,
    'page_size', page_size,
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
      ) order by p.published_at desc, p.id
    ), '[]'::jsonb)
  ) into result
  from listed l
  join public.blog_posts p on p.id = l.id
  left join public.blog_authors a on a.id = p.author_id;

  return result;
end
$$;

revoke execute on function public.search_posts(text, text, text, integer) from public, anon, authenticated;
grant execute on function public.search_posts(text, text, text, integer) to anon, authenticated, service_role;
