-- Pages, feeds and the sitemap are files that a build writes. A job of the hosted project asks once a minute whether
-- they are out of date, and calls the host's deploy hook if so: docs/deploy.md has the statement.

/* Whether something that visitors see came due or was changed after `since` and until `until`. Drafts, and posts whose
   time is still to come, are nothing that visitors see; what was taken down is. */
create function private.site_needs_build(since timestamptz, until timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.blog_posts p
    where p.is_published and p.published_at > since and p.published_at <= until
  ) or exists (
    select from public.audit_log l
    cross join lateral (values (l.before), (l.after)) as version (item)
    where l.created_at > since and l.created_at <= until
      and l.table_name in (
        'portfolio_projects', 'portfolio_categories', 'portfolio_settings', 'niche_pages', 'niche_testimonials',
        'blog_posts', 'blog_authors', 'blog_categories', 'blog_topics', 'blog_settings', 'about_settings',
        'site_settings', 'social_links', 'legal_documents', 'company_info'
      )
      and version.item is not null
      and coalesce((version.item ->> 'is_published')::boolean, (version.item ->> 'is_active')::boolean, true)
      and (l.table_name <> 'blog_posts' or (version.item ->> 'published_at')::timestamptz <= until)
  )
$$;

revoke execute on function private.site_needs_build(timestamptz, timestamptz) from public, anon, authenticated;
