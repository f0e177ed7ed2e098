-- Article pages and the build take neighbours and related articles from one function, and the archive its years.

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
