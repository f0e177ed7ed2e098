-- History and 'what has changed since the build' called an author by the title of their post instead of by name, and
-- each had a list of its own. Here is the one list, names first.
create function private.row_label(content jsonb) returns text
language sql immutable set search_path = ''
as $$
  select left(coalesce(
    content ->> 'name', content ->> 'title', content ->> 'full_name', content ->> 'order_number', content ->> 'email',
    content ->> 'key', content ->> 'platform', content ->> 'attribution_text', content ->> 'type', content ->> 'slug', ''
  ), 200)
$$;

revoke execute on function private.row_label(jsonb) from public, anon, authenticated;

create or replace function public.history(
  of_table text default null,
  of_row uuid default null,
  of_person uuid default null,
  day date default null,
  before_at timestamptz default null,
  before_id uuid default null,
  page_size integer default 30
) returns table (
  id uuid, created_at timestamptz, table_name text, row_id uuid, action text, actor uuid, email text, label text,
  fields text[]
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
begin
  if not public.is_admin() then
    return;
  end if;
  return query
  with page as (
    select l.* from public.audit_log l
    where (of_table is null or l.table_name = of_table)
      and (of_row is null or l.row_id = of_row)
      and (of_person is null or l.actor = of_person)
      and (day is null or (
        l.created_at >= history.day::timestamp at time zone 'Asia/Kuala_Lumpur'
        and l.created_at < (history.day + 1)::timestamp at time zone 'Asia/Kuala_Lumpur'
      ))
      and (before_at is null or l.created_at <= before_at)
      and (before_at is null or (l.created_at, l.id) < (before_at, coalesce(before_id, l.id)))
    order by l.created_at desc, l.id desc
    limit least(greatest(coalesce(page_size, 30), 1), 100)
  )
  select
    p.id, p.created_at, p.table_name, p.row_id, p.action, p.actor, u.email::text,
    private.row_label(r.row),
    case when p.action = 'update' then array(
      select k from jsonb_object_keys(p.after || p.before) k
      where k <> 'updated_at' and p.before -> k is distinct from p.after -> k
      order by k
    ) else '{}' end
  from page p
  cross join lateral (select coalesce(p.after, p.before) as row) r
  left join auth.users u on u.id = p.actor
  order by p.created_at desc, p.id desc;
end
$$;

create or replace function public.changes_since(built_at timestamptz)
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
      private.row_label(row) as label,
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
