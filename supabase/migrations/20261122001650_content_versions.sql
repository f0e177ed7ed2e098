-- What visitors see of each subject of the site, as a figure that is another one as soon as anything of it is: a row that
-- was added, changed, hidden or taken away, an article whose time has come. What was read at the same figure need not be
-- read again (src/lib/content-versions.ts). Null where there is nothing to see.
-- Nothing is kept for it. It is reckoned with the rights of whoever asks, so that what the policies hide (drafts,
-- articles to come, private settings) moves nothing. In plpgsql, which keeps the plan from call to call.
create function public.content_versions() returns table (
  about integer, blog integer, legal integer, portfolio integer, redirects integer, services integer, site integer
)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select
      bit_xor(hash_record((id, updated_at))) filter (where subject = 'about'),
      bit_xor(hash_record((id, updated_at))) filter (where subject = 'blog'),
      bit_xor(hash_record((id, updated_at))) filter (where subject = 'legal'),
      bit_xor(hash_record((id, updated_at))) filter (where subject = 'portfolio'),
      bit_xor(hash_record((id, updated_at))) filter (where subject = 'redirects'),
      bit_xor(hash_record((id, updated_at))) filter (where subject = 'services'),
      bit_xor(hash_record((id, updated_at))) filter (where subject = 'site')
    from (
      select 'about' as subject, id, updated_at from public.about_settings
      union all select 'blog', id, updated_at from public.blog_authors
      union all select 'blog', id, updated_at from public.blog_categories
      union all select 'blog', id, updated_at from public.blog_posts
      union all select 'blog', id, updated_at from public.blog_settings
      union all select 'blog', id, updated_at from public.blog_topics
      union all select 'legal', id, updated_at from public.legal_documents
      union all select 'portfolio', id, updated_at from public.portfolio_categories
      union all select 'portfolio', id, updated_at from public.portfolio_projects
      union all select 'portfolio', id, updated_at from public.portfolio_settings
      union all select 'redirects', id, updated_at from public.redirects
      union all select 'services', id, updated_at from public.niche_pages
      union all select 'services', id, updated_at from public.niche_testimonials
      union all select 'site', id, updated_at from public.company_info
      union all select 'site', id, updated_at from public.site_settings
      union all select 'site', id, updated_at from public.social_links
    ) seen;
end
$$;

call private.allow_call('public.content_versions()', 'anon', 'authenticated', 'service_role');
