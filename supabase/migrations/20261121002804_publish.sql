-- What the prerendered site does not show yet, and the right to have it built again.

-- The tables whose rows stand on public pages.
create function private.published_tables() returns text[]
language sql immutable set search_path = ''
as $$
  select array[
    'about_settings', 'blog_authors', 'blog_categories', 'blog_posts', 'blog_settings', 'blog_topics', 'company_info',
    'legal_documents', 'niche_pages', 'niche_testimonials', 'portfolio_categories', 'portfolio_projects',
    'portfolio_settings', 'site_settings', 'social_links'
  ]
$$;

revoke execute on function private.published_tables() from public, anon, authenticated;

-- Changes since the site was built, one row for each thing that changed, newest first, at most 200; and articles
-- whose time came after the build, with the action 'published'.
create function public.changes_since(built_at timestamptz)
returns table (table_name text, row_id uuid, action text, label text, changed_at timestamptz, changes bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not public.is_admin() then
    return;
  end if;
  return query
  with logged as (
    select distinct on (l.table_name, l.row_id)
      l.table_name, l.row_id,
      first_value(l.action) over by_row as first_action, l.action as last_action,
      coalesce(l.after, l.before) as row, l.created_at as changed_at,
      count(*) over (partition by l.table_name, l.row_id) as changes
    from public.audit_log l
    where l.created_at > built_at and l.table_name = any (private.published_tables())
    window by_row as (partition by l.table_name, l.row_id order by l.created_at, l.id)
    order by l.table_name, l.row_id, l.created_at desc, l.id desc
  ),
  found as (
    -- Made and thrown away since: nothing to renew.
    select
      logged.table_name, logged.row_id,
      case when last_action = 'delete' then 'delete' else first_action end as action,
      left(coalesce(
        row ->> 'title', row ->> 'name', row ->> 'key', row ->> 'platform', row ->> 'attribution_text', row ->> 'type', ''
      ), 200) as label,
      logged.changed_at, logged.changes
    from logged where not (first_action = 'insert' and last_action = 'delete')
    union all
    select 'blog_posts', p.id, 'published', p.title, p.published_at, 1
    from public.blog_posts p
    where p.is_published and p.published_at > built_at and p.published_at <= now()
      and not exists (select from logged where logged.table_name = 'blog_posts' and logged.row_id = p.id)
  )
  select * from found order by found.changed_at desc limit 200;
end
$$;

-- Asked by the publish function as the person who pressed the button: may they, and was it pressed a minute ago?
-- Gives {ok: true}; HTTP 403 for who is no administrator, HTTP 429 'rate_limited'.
create function public.begin_publish() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception using errcode = '42501', message = 'not_an_administrator';
  end if;
  perform private.hit_rate_limit('publish', 'studio', 1, interval '1 minute');
  return jsonb_build_object('ok', true);
end
$$;

revoke execute on function public.changes_since(timestamptz) from public, anon, authenticated;
revoke execute on function public.begin_publish() from public, anon, authenticated;
grant execute on function public.changes_since(timestamptz) to authenticated;
grant execute on function public.begin_publish() to authenticated;
