-- A phrase that stands in every article of ten thousand took 55 ms: an index of words knows no order, so each article's
-- stems are read for it, and they were kept apart and packed (2.8 KB of an article of 800 words). Now they stand
-- unpacked in their row, up to the size of a page; what is longer is kept apart as before.
alter table private.post_search alter column words set storage external;
alter table private.post_search set (toast_tuple_target = 8160);

-- Each search walks through the list of what is not yet in the index: 4 MB by default, thousands of articles.
alter index private.post_search_words set (gin_pending_list_limit = 256);
alter index if exists private.post_search_letters set (gin_pending_list_limit = 256);

update private.post_search s
set words = to_tsvector('english', p.title || ' ' || p.excerpt || ' ' || p.content)
from public.blog_posts p
where p.id = s.post_id;

select gin_clean_pending_list(i.oid)
from pg_catalog.pg_class i
where i.relnamespace = 'private'::regnamespace and i.relname in ('post_search_words', 'post_search_letters');
