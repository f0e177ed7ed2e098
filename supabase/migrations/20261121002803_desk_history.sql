-- History: who changed what and when, read page by page from the audit log.

create index audit_log_of_a_table on public.audit_log (table_name, created_at desc, id);
create index audit_log_of_a_person on public.audit_log (actor, created_at desc, id);

-- Who has changed anything, for the filter: [{id, email}]. Leaps from one actor to the next in the index, so it
-- costs as much as there are people, not changes. Whose account is gone keeps an empty email.
create function public.history_people() returns table (id uuid, email text)
language sql stable security definer set search_path = ''
as $$
  with recursive people as (
    (select l.actor from public.audit_log l where l.actor is not null order by l.actor limit 1)
    union all
    select (select l.actor from public.audit_log l where l.actor > people.actor order by l.actor limit 1)
    from people where people.actor is not null
  )
  select people.actor, coalesce(u.email::text, '')
  from people left join auth.users u on u.id = people.actor
  where people.actor is not null and public.is_admin()
$$;

-- Changes, newest first, at most `page_size`, those older than `before_at` and `before_id`: the last entry shown.
-- `day` is one in Malaysia. `label` is what the row calls itself; `fields` what an update changed.
create function public.history(
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
    left(coalesce(
      r.row ->> 'title', r.row ->> 'name', r.row ->> 'full_name', r.row ->> 'order_number', r.row ->> 'email',
      r.row ->> 'key', r.row ->> 'platform', r.row ->> 'attribution_text', r.row ->> 'type', r.row ->> 'slug', ''
    ), 200),
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

revoke execute on function public.history_people() from public, anon, authenticated;
revoke execute on function public.history(text, uuid, uuid, date, timestamptz, uuid, integer)
  from public, anon, authenticated;
grant execute on function public.history_people() to authenticated;
grant execute on function public.history(text, uuid, uuid, date, timestamptz, uuid, integer) to authenticated;
