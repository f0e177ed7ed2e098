-- What the pages of articles and authors need beside what the tables had.

-- The word an author would add across the table: it stands under the article as the Author's Take.
alter table public.blog_posts
  add column author_take text check (author_take ~ '\S' and char_length(author_take) <= 400);

comment on column public.blog_posts.author_take is 'The author''s own advice, a sentence or two; null: the page finds one.';

-- /blog/archive and /blog/authors are pages of the site: an article of that name could never be reached.
alter table public.blog_posts
  add constraint blog_posts_slug_is_no_page check (slug not in ('archive', 'authors'));

-- An author's page lists their articles, newest first.
create index blog_posts_newest_of_an_author on public.blog_posts (author_id, published_at desc, id) where is_published;
