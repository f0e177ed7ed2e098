-- With a text, what says it in its title comes first, then what is filed under it, then what says it elsewhere: a
-- page then begins with what the search field suggests. Within each of these, and without a text, newest first.
-- A page without a text does not read what articles are found by.
create or replace function public.search_posts(
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
  in_category constant text := nullif(coalesce(search_posts.category, 'all'), 'all');
  in_topic constant text := nullif(coalesce(search_posts.topic, 'all'), 'all');
  total bigint;
  ids uuid[];
  result jsonb;
begin
  if typed = '' then
    select count(*) into total
    from public.blog_posts p
    where p.is_published and p.published_at <= now()
      and (in_category is null or replace(lower(p.category), ' ', '-') = in_category)
      and (in_topic is null or replace(lower(p.topic), ' ', '-') = in_topic);

    ids := array(
      select p.id
      from public.blog_posts p
      where p.is_published and p.published_at <= now()
        and (in_category is null or replace(lower(p.category), ' ', '-') = in_category)
        and (in_topic is null or replace(lower(p.topic), ' ', '-') = in_topic)
      order by p.published_at desc, p.id
      limit page_size offset (wanted - 1) * page_size
    );
  else
    with found as materialized (
      select p.id, p.published_at,
        case
          when lower(p.title) like pattern then 1
          when lower(p.category) like pattern or lower(p.topic) like pattern then 2
          else 3
        end as place
      from private.post_search s
      join public.blog_posts p on p.id = s.post_id
      where p.is_published and p.published_at <= now()
        and (in_category is null or replace(lower(p.category), ' ', '-') = in_category)
        and (in_topic is null or replace(lower(p.topic), ' ', '-') = in_topic)
        and (s.words @@ query or s.letters like pattern)
    )
    select
      (select count(*) from found),
      array(
        select f.id from found f
        order by f.place, f.published_at desc, f.id
        limit page_size offset (wanted - 1) * page_size
      )
    into total, ids;
  end if;

  select jsonb_build_object(
    'total', total,
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
      ) order by listed.place
    ), '[]'::jsonb)
  ) into result
  from unnest(ids) with ordinality as listed (id, place)
  join public.blog_posts p on p.id = listed.id
  left join public.blog_authors a on a.id = p.author_id;

  return result;
end
$$;
