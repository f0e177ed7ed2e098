-- The blog's search: one page of listing columns with the total, however many articles there are.

-- Both expressions stand word for word in search_posts, or the indexes would not serve it.
create index blog_posts_full_text on public.blog_posts using gin (
  to_tsvector('english', title || ' ' || excerpt || ' ' || content)
);

do $$
declare
  trigrams text := (
    select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'
  );
begin
  if trigrams is not null then
    execute format(
      $sql$
        create index blog_posts_substrings on public.blog_posts using gin (
          lower(title || E'\n' || excerpt || E'\n' || coalesce(category, '') || E'\n' || coalesce(topic, ''))
          %I.gin_trgm_ops
        )
      $sql$,
      trigrams
    );
  end if;
end
$$;

-- A post is found when its words match (stems, content included) or when the text stands anywhere in its title,
-- excerpt, category or topic. `category` and `topic` are slugs, 'all' for any. Newest first, nine to a page.
-- Gives {total, page, page_size, posts: [...]}. Drafts and future posts are never found, by nobody.
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
  wanted constant integer := least(greatest(coalesce(page, 1), 1), 100000);
  words constant text := btrim(regexp_replace(left(coalesce(search_text, ''), 200), '[[:cntrl:]]+', ' ', 'g'));
  query constant tsquery := websearch_to_tsquery('english', words);
  pattern constant text := '%' || regexp_replace(lower(words), '([\\%_])', '\\\1', 'g') || '%';
  result jsonb;
begin
  with found as materialized (
    select p.id, p.published_at
    from public.blog_posts p
    where p.is_published and p.published_at <= now()
      and (coalesce(search_posts.category, 'all') = 'all'
        or replace(lower(p.category), ' ', '-') = search_posts.category)
      and (coalesce(search_posts.topic, 'all') = 'all'
        or replace(lower(p.topic), ' ', '-') = search_posts.topic)
      and (words = ''
        or to_tsvector('english', p.title || ' ' || p.excerpt || ' ' || p.content) @@ query
        or lower(p.title || E'\n' || p.excerpt || E'\n' || coalesce(p.category, '') || E'\n' || coalesce(p.topic, ''))
          like pattern)
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
