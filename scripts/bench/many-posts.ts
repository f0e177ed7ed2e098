/**
 * An SQL statement that adds published posts: real lengths (about 900 words), every category and topic of the seed,
 * an hour apart and older than `before`. Every 500th says 'zanzibar' in its title.
 */
export const manyPosts = (from: number, to: number) => `
  insert into public.blog_posts
    (slug, title, excerpt, content, category, topic, is_published, published_at, featured_image_url, author_id)
  select
    'bench-' || n,
    'Measured article ' || n || ' on '
      || (array['pricing', 'hotels', 'clinics', 'batik', 'kopitiams', 'forms', 'phones'])[1 + n % 7]
      || case when n % 500 = 0 then ' and zanzibar' else '' end,
    'What owners ask about a website before they pay for it, part ' || n || ' of a long row of questions.',
    (select string_agg('## Part ' || part || ' of ' || n || E'\\n\\n'
        || repeat('Owners compare quotations and ask about hosting and fees, then wait. ', 15), E'\\n\\n')
      from generate_series(1, 5) part),
    c.name, t.name, true, now() - n * interval '1 hour',
    '/images/covers/' || c.slug || '.svg',
    a.id
  from generate_series(${from}, ${to}) n
  join (select name, slug, row_number() over (order by slug) - 1 as at, count(*) over () as all from public.blog_categories) c
    on c.at = n % c.all
  join (select name, row_number() over (order by slug) - 1 as at, count(*) over () as all from public.blog_topics) t
    on t.at = n % t.all
  left join (select id, row_number() over (order by slug) - 1 as at from public.blog_authors) a on a.at = n % 4`
