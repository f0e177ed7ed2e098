/**
 * An SQL statement that adds published posts of full length (about 800 words), made of sentences of the
 * seed's articles, which must exist; in every category and topic of the seed, an hour apart, the newest
 * first. Each has 'quotations' in its text and 'article' in its title; every 500th title has 'zanzibar'.
 */
export const manyPosts = (from: number, to: number) => `
  with sentences as materialized (
    select array_agg(sentence order by md5(sentence)) as all from (
      select distinct btrim(part) as sentence
      from public.blog_posts, regexp_split_to_table(content, '(?<=[.?!])\\s+') part
      where btrim(part) !~ '^(#|>|-|!)' and char_length(btrim(part)) between 20 and 200
    ) found
  )
  insert into public.blog_posts
    (slug, title, excerpt, content, category, topic, is_published, published_at, featured_image_url, author_id)
  select
    'bench-' || n,
    'Measured article ' || n || ' on '
      || (array['pricing', 'hotels', 'clinics', 'batik', 'kopitiams', 'forms', 'phones'])[1 + n % 7]
      || case when n % 500 = 0 then ' and zanzibar' else '' end,
    'What owners ask about a website before they pay for it, part ' || n || ' of a long row of questions.',
    (select string_agg('## Part ' || part || ' of ' || n || E'\\n\\nOwners compare quotations. ' || (
        select string_agg(s.all[1 + (n * 7919 + part * 104729 + at * 31) % cardinality(s.all)], ' ')
        from generate_series(1, 12) at), E'\\n\\n')
      from generate_series(1, 5) part),
    c.name, t.name, true, now() - n * interval '1 hour',
    '/images/covers/' || c.slug || '.svg',
    a.id
  from sentences s
  cross join generate_series(${from}, ${to}) n
  join (select name, slug, row_number() over (order by slug) - 1 as at, count(*) over () as all from public.blog_categories) c
    on c.at = n % c.all
  join (select name, row_number() over (order by slug) - 1 as at, count(*) over () as all from public.blog_topics) t
    on t.at = n % t.all
  left join (select id, row_number() over (order by slug) - 1 as at from public.blog_authors) a on a.at = n % 4`
