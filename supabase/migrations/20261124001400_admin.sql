-- The admin's tools: history and undo, unpublished changes, the dashboard, the order of lists, and staff.

-- The label of a row in the history and among unpublished changes: its name if it has one; an image's alt text, the
-- beginning of a note.
create function private.row_label(content jsonb) returns text
language sql immutable set search_path = ''
as $$
  select left(coalesce(
    content ->> 'name', content ->> 'title', content ->> 'full_name', content ->> 'order_number', content ->> 'email',
    content ->> 'key', content ->> 'platform', content ->> 'attribution_text', content ->> 'type', content ->> 'slug',
    content ->> 'alt', left(content ->> 'body', 80), content ->> 'day', content ->> 'note', ''
  ), 200)
$$;

-- Everybody who has changed a row, for the filter of the history: [{id, email}]. A deleted account has an empty email.
create function public.history_people() returns table (id uuid, email text)
language sql stable security definer set search_path = ''
as $$
  select l.actor, coalesce(u.email::text, '')
  from (select distinct actor from public.audit_log where actor is not null) l
  left join auth.users u on u.id = l.actor
  where (select public.is_admin())
$$;

-- Changes, newest first, at most `page_size`, older than `before_at` and `before_id` (the last entry shown). `day` is a
-- day in Malaysia. `label` names the row; `fields` are the columns that an update changed.
create function public.history(
  of_table text default null,
  of_rows uuid[] default null,
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
      and (of_rows is null or l.row_id = any (of_rows))
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

/* Deletes rows (hidden from everybody until the retention job removes them, 30 days later), or restores them. It is
   a function because no policy lets anybody read a deleted row. Returns the ids that changed; only its author can
   delete a note. HTTP 403 unless the caller works on the table, 400 'invalid_input' (hint 'of_table'), 404
   'row_not_found' if there is nothing to restore, 409 'place_taken' if another row has taken its name, URL or time. */
create function public.set_deleted(of_table text, ids uuid[], deleted boolean) returns uuid[]
language plpgsql security definer set search_path = ''
as $$
declare
  changed uuid[];
begin
  perform private.require_right(case
    -- Sales may delete closed times and notes; only an owner may delete orders and what people sent.
    when of_table in ('call_closures', 'lead_notes') then public.can_sell()
    when exists (select from private.tables t where t.name = of_table and t.role = 'writer') then public.can_write()
    else public.is_admin()
  end);
  if not exists (select from private.tables t where t.name = of_table and t.deletable) then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'of_table';
  end if;
  execute format(
    'with changed as (
       update public.%I set deleted_at = case when $2 then now() end
       where id = any ($1) and (deleted_at is null) = $2 %s
       returning id
     ) select array_agg(changed.id) from changed',
    of_table, case when of_table = 'lead_notes' then 'and author = auth.uid()' end
  ) into changed using ids, deleted;
  if changed is null and not deleted then
    raise exception using
      errcode = 'PT404', message = 'row_not_found', hint = 'It already exists, or it was deleted for good.';
  end if;
  return coalesce(changed, '{}');
exception
  when unique_violation or exclusion_violation then
    raise exception using
      errcode = 'PT409', message = 'place_taken', hint = 'Another one already uses its name, address or time.';
end
$$;

-- Sets the positions of rows, {<id>: place}. However many rows move, the log gets one entry, about the list and not a
-- row of it: {order: their names, one a line, places: as given here}.
create function private.place_rows(list text, places jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'update public.%I t set display_order = w.value::integer from jsonb_each_text($1) w
     where t.id = w.key::uuid and t.display_order <> w.value::integer',
    list
  ) using places;
  with moves as (
    delete from public.audit_log l
    where l.table_name = list and l.created_at = now() and l.actor is not distinct from auth.uid()
      and l.before - '{display_order,updated_at}'::text[] = l.after - '{display_order,updated_at}'::text[]
    returning l.actor, l.before, l.after
  )
  insert into public.audit_log (table_name, row_id, action, actor, before, after)
  select list, '00000000-0000-0000-0000-000000000000', 'update', m.actor,
    private.order_text(array_agg(m.before)), private.order_text(array_agg(m.after))
  from moves m group by m.actor;
end
$$;

create function private.order_text(rows jsonb[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'order', string_agg((r ->> 'display_order') || '. ' || private.row_label(r), E'\n' order by (r ->> 'display_order')::integer),
    'places', jsonb_object_agg(r ->> 'id', r -> 'display_order')
  )
  from unnest(rows) r
$$;

-- Restores the positions before a log entry about a reordered list. Only owners see the log: HTTP 403 for others, 404
-- 'change_not_found'.
create function public.restore_order(change uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  perform private.require_right(public.is_admin());
  select l.* into entry from public.audit_log l where l.id = change and l.before ? 'places';
  if entry.id is null then
    raise exception using
      errcode = 'PT404', message = 'change_not_found', hint = 'That change is not in the history.';
  end if;
  perform private.place_rows(entry.table_name, entry.before -> 'places');
end
$$;

-- Who last changed a row, and when; no row if the caller does not work on the table. The email is null for a change by
-- a visitor or the service.
create function public.last_change(of_table text, of_row uuid)
returns table (changed_at timestamptz, actor_email text)
language sql stable security definer set search_path = ''
as $$
  select l.created_at, u.email::text
  from public.audit_log l left join auth.users u on u.id = l.actor
  where (select private.works_on(of_table)) and l.table_name = of_table and l.row_id = of_row
  order by l.created_at desc
  limit 1
$$;

-- Changes since the site was built, one row for each changed item, newest first, at most 200; and articles scheduled
-- for a time after the build, with the action 'published'. 'restored': deleted before and restored since.
create function public.changes_since(built_at timestamptz)
returns table (table_name text, row_id uuid, action text, label text, changed_at timestamptz, changes bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not public.can_write() then
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
    where l.created_at > built_at and l.table_name in (select t.name from private.tables t where t.kind = 'published')
      and (l.table_name <> 'site_settings' or private.is_public_setting(coalesce(l.after, l.before) ->> 'key'))
    window by_row as (partition by l.table_name, l.row_id order by l.created_at, l.id)
    order by l.table_name, l.row_id, l.created_at desc, l.id desc
  ),
  found as (
    -- Added and deleted since the build: the site does not change.
    select
      logged.table_name, logged.row_id,
      case
        when last_action = 'delete' then 'delete' when first_action = 'delete' then 'restored' else first_action
      end as action,
      private.row_label(row) as label,
      logged.changed_at, logged.changes
    from logged where not (first_action = 'insert' and last_action = 'delete')
    union all
    select 'blog_posts', p.id, 'published', p.title, p.published_at, 1
    from public.blog_posts p
    where p.deleted_at is null and p.is_published and p.published_at > built_at and p.published_at <= now()
      and not exists (select from logged where logged.table_name = 'blog_posts' and logged.row_id = p.id)
  )
  select * from found order by found.changed_at desc limit 200;
end
$$;

-- The publish function calls it as the user who pressed the button: checks the right and allows one call a minute.
-- Returns {ok: true}; HTTP 403 unless the caller is a writer, HTTP 429 'rate_limited'.
create function public.begin_publish() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_right(public.can_write());
  perform private.hit_rate_limit('publish', 'studio', 1, interval '1 minute');
  return jsonb_build_object('ok', true);
end
$$;

-- Pages, feeds and the sitemap are files of a build. The function send-due compares the content versions in the
-- published site with the current ones, and requests a build from the host while they differ. So a change that was
-- committed late, a skipped run and a failed build are all retried.
create table private.site_build_request (
  id boolean primary key default true check (id),
  versions jsonb not null default '{}',
  requested_at timestamptz
);

insert into private.site_build_request default values;

-- Whether to request a build of these content versions now: at most once a minute for newer content, and again after
-- ten minutes if the published site still lacks it. True records the request, so that overlapping runs request it once.
create function public.begin_site_build(p_versions jsonb) returns boolean
language sql security definer set search_path = ''
as $$
  with requested as (
    update private.site_build_request r set versions = p_versions, requested_at = private.app_now()
    where r.id and coalesce(
      r.requested_at <= private.app_now()
        - case when r.versions = p_versions then interval '10 minutes' else interval '1 minute' end,
      true
    )
    returning 1
  )
  select exists (select from requested)
$$;

-- The host rejected the request, so the next run tries again.
create function public.site_build_refused() returns void
language sql security definer set search_path = ''
as $$ update private.site_build_request r set requested_at = null where r.id $$;

-- The dashboard's figures; zero for those that the caller's role may not see.
create function public.admin_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counts jsonb := '{"articles": 0, "published": 0, "drafts": 0, "bookings": 0, "subscribers": 0, "authors": 0, "orders": 0}';
begin
  if public.can_sell() then
    counts := counts || jsonb_build_object(
      'bookings', (select count(*) from public.booking_submissions where deleted_at is null),
      'subscribers', (
        select count(*) from public.newsletter_subscribers where is_active and confirmed_at is not null
      ),
      'orders', (select count(*) from public.orders where deleted_at is null)
    );
  end if;
  if public.can_write() then
    counts := counts || (
      select jsonb_build_object(
        'articles', count(*),
        'published', count(*) filter (where p.is_published and p.published_at <= now()),
        'drafts', count(*) filter (where not p.is_published),
        'authors', (select count(*) from public.blog_authors where deleted_at is null)
      )
      from public.blog_posts p where p.deleted_at is null
    );
  end if;
  return counts;
end
$$;

-- Today's tasks in one call:
-- {waiting: {call, enquiry, quote, application: how many of each wait for the studio, as the inbox counts them};
--  drafts: how many; failed_emails: emails and SMS that failed or may have failed;
--  health: as in health(); schedule_answered_at: when send-due last ran, or null;
--  flood: {id, began_at, submissions} of the last incident that is not cleaned up, or null;
--  stored_today_bytes, stored_bytes_limit: what visitors have submitted today, and the limit;
--  calls_outside: how many booked calls are now outside the owner's hours;
--  calls: [{id, name, starts_at, preferred_time, call_method}] of today and tomorrow in Malaysia, and the next three;
--  scheduled: [{id, title, published_at}], the next five;
--  follow_ups: [{id, lead_table, lead_id, name, due_on, note}], the first twenty that are due;
--  missing: the keys of company numbers that are still 'Pending'; confirmed_claims: the names of the figures about the
--  studio that the owner has saved, null for others; unalerted: the kinds of leads ('bookings',
--  'requests', 'applications') for which nobody gets an email; overdue: {count, amount_sen}}.
-- A requested call waits until its time. Each role gets its own part; the other parts are empty.
create function public.admin_today() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := private.today_in_malaysia();
  after_tomorrow constant timestamptz := (today + 2)::timestamp at time zone 'Asia/Kuala_Lumpur';
  parts jsonb := jsonb_build_object(
    'calls_outside', 0,
    'waiting', '{"call": 0, "enquiry": 0, "quote": 0, "application": 0}'::jsonb, 'failed_emails', 0, 'drafts', 0,
    'health', '{"schedule": "running", "messages": "ok"}'::jsonb, 'schedule_answered_at', null,
    'flood', null, 'stored_today_bytes', 0, 'stored_bytes_limit', 0, 'calls', '[]'::jsonb, 'scheduled', '[]'::jsonb,
    'follow_ups', '[]'::jsonb, 'missing', '[]'::jsonb, 'confirmed_claims', null, 'unalerted', '[]'::jsonb, 'overdue', jsonb_build_object('count', 0, 'amount_sen', 0)
  );
begin
  if public.can_sell() then
    parts := parts || jsonb_build_object(
      'waiting', (
        select jsonb_object_agg(k.kind, (select count(*) from public.inbox i where i.waiting and i.kind = k.kind))
        from unnest(array['call', 'enquiry', 'quote', 'application']) k (kind)
      ),
      'calls_outside', jsonb_array_length(public.calls_outside_hours()),
      'calls', (
        select coalesce(jsonb_agg(to_jsonb(c) order by c.starts_at), '[]'::jsonb) from (
          select b.id, b.name, b.starts_at, b.preferred_time, b.call_method from public.booking_submissions b
          where b.deleted_at is null and b.status = 'booked' and b.starts_at > now() - interval '30 minutes'
            and (
              b.starts_at < after_tomorrow
              or b.id in (
                select n.id from public.booking_submissions n
                where n.deleted_at is null and n.status = 'booked' and n.starts_at >= after_tomorrow
                order by n.starts_at limit 3
              )
            )
        ) c
      ),
      'follow_ups', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.due_on, f.id), '[]') from (
          select u.id, u.lead_table, u.lead_id, u.name, u.due_on, u.note
          from public.follow_up_list u where u.due_on <= today order by u.due_on, u.id limit 20
        ) f
      ),
      'overdue', (
        select jsonb_build_object('count', count(*), 'amount_sen', coalesce(sum(o.amount_sen), 0))
        from public.orders o
        where o.deleted_at is null and o.status in ('sent', 'accepted', 'in_work') and o.due_date < today
      )
    );
  end if;
  if public.can_write() then
    parts := parts || jsonb_build_object(
      'drafts', (select count(*) from public.blog_posts where not is_published and deleted_at is null),
      'scheduled', (
        select coalesce(jsonb_agg(to_jsonb(p) order by p.published_at), '[]'::jsonb) from (
          select p.id, p.title, p.published_at from public.blog_posts p
          where p.deleted_at is null and p.is_published and p.published_at > now()
          order by p.published_at limit 5
        ) p
      )
    );
  end if;
  if public.is_admin() then
    parts := parts || jsonb_build_object(
      'failed_emails', (select count(*) from public.outbox where status in ('failed', 'unknown')),
      'health', public.health(),
      'schedule_answered_at', (select b.answered_at from private.cron_heartbeats b where b.job = 'send-due'),
      'flood', (
        select jsonb_build_object('id', f.id, 'began_at', f.began_at, 'submissions', f.submissions)
        from public.abuse_incidents f where f.cleaned_at is null
        order by f.last_at desc limit 1
      ),
      'stored_today_bytes', private.used_by_all('bytes', private.window_start('1 day')),
      'stored_bytes_limit', private.limit_for('bytes a day'),
      'missing', (
        select coalesce(jsonb_agg(k.key order by k.place), '[]'::jsonb)
        from unnest(array['ssm_number', 'sst_number']) with ordinality k (key, place)
        where not exists (
          select from public.company_info c
          where c.key = k.key and lower(btrim(c.value)) not in ('', 'pending')
        )
      ),
      -- A claim of the sample studio counts as confirmed once the owner has saved it, changed or not.
      'confirmed_claims', (
        select coalesce(jsonb_agg(claim), '[]')
        from public.site_settings s cross join jsonb_object_keys(s.value) claim where s.key = 'claims'
      ),
      'unalerted', (
        select coalesce(jsonb_agg(k.kind order by k.place), '[]')
        from unnest(array['bookings', 'requests', 'applications']) with ordinality k (kind, place)
        where not exists (select from private.alert_addresses(k.kind))
      )
    );
  end if;
  return parts;
end
$$;

-- Saves the owner's order of a list, as a whole: `was` is the order on their screen, `wanted` the new one. If rows were
-- added, deleted or moved in the meantime, it refuses with HTTP 409 'order_changed', so that nobody's order is
-- overwritten unseen. A list is a whole table, or one part of it as defined in private.tables.
create function public.order_rows(list text, was uuid[], wanted uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  part text;
  present uuid[];
begin
  perform private.require_right(private.works_on(list));
  select t.ordered_within into part from private.tables t where t.name = list and t.ordered;
  if not found then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'list';
  end if;
  if (select array_agg(id order by id) from unnest(was) id)
    is distinct from (select array_agg(id order by id) from unnest(wanted) id) then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'wanted';
  end if;

  execute format(
    'select array_agg(locked.id order by locked.display_order, locked.id) from (
       select id, display_order from public.%1$I
       where deleted_at is null and %2$s order by id for update
     ) locked',
    list,
    case when part is null then 'true'
      else format('%1$I = (select %1$I from public.%2$I where id = $1[1])', part, list) end
  ) into present using was;
  if present is distinct from was then
    raise exception using errcode = 'PT409', message = 'order_changed';
  end if;

  perform private.place_rows(list, (
    select jsonb_object_agg(w.id, w.place) from unnest(wanted) with ordinality as w (id, place)
  ));
end
$$;

/* Who can sign in to the admin: users of the auth service with a role: 'admin' (an owner), 'sales' or 'writer'. The
   function `staff` makes that service email them; roles are granted and revoked here, in one transaction with the
   log ('staff'). */

-- The admin's name for the role in an account's app_metadata; null if there is none.
create function private.role_name(app_metadata jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case app_metadata ->> 'role' when 'admin' then 'owner' when 'sales' then 'sales' when 'writer' then 'writer' end
$$;

-- One row for each member of staff, by email: role ('owner', 'sales' or 'writer'), since when (from the log, otherwise
-- the account's creation), and their last sign-in: null while they are only invited. Empty unless the caller is an
-- owner.
create function public.staff()
returns table (id uuid, email text, role text, since timestamptz, last_sign_in_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select
    u.id, u.email::text, private.role_name(u.raw_app_meta_data::jsonb),
    coalesce((
      select max(l.created_at) from public.audit_log l
      where l.table_name = 'staff' and l.row_id = u.id and l.action = 'insert'
    ), u.created_at),
    u.last_sign_in_at
  from auth.users u
  where (select public.is_admin()) and private.role_name(u.raw_app_meta_data::jsonb) is not null
  order by u.email
$$;

-- The value in app_metadata for a role. Refuses an unknown role with HTTP 400 'invalid_input' (hint 'role').
create function private.role_value(role text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if role is null or role not in ('owner', 'sales', 'writer') then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'role';
  end if;
  return jsonb_build_object('role', case role when 'owner' then 'admin' else role end);
end
$$;

-- Changes of staff run one at a time, and the right is checked under the lock: if two owners revoke each other's access
-- at once, one remains.
create function private.lock_staff() returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('staff'));
  perform private.require_right(public.is_admin());
end
$$;

-- Another person's account, locked. HTTP 409 'own_access' for the caller's own, so that an owner always remains; 404
-- 'person_unknown' for an account without a role.
create function private.other_member(person uuid) returns auth.users
language plpgsql security definer set search_path = ''
as $$
declare
  found auth.users;
begin
  if person = auth.uid() then
    raise exception using errcode = 'PT409', message = 'own_access', hint = 'Only another owner can change your access.';
  end if;
  select u.* into found from auth.users u
  where u.id = person and private.role_name(u.raw_app_meta_data::jsonb) is not null for update;
  if found.id is null then
    raise exception using errcode = 'PT404', message = 'person_unknown', hint = 'They no longer have access.';
  end if;
  return found;
end
$$;

create function private.log_staff(person uuid, action text, before jsonb, after jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (table_name, row_id, action, actor, before, after)
  values ('staff', person, action, auth.uid(), before, after)
$$;

create function private.staff_facts(u auth.users) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', u.id, 'email', u.email, 'role', private.role_name(u.raw_app_meta_data::jsonb))
$$;

-- Gives the user with this address a role. Returns false if they have one already; HTTP 404 'person_unknown' if the
-- auth service has no such user, 400 'invalid_input' (hint 'role'), 403 unless the caller is an owner.
create function public.grant_access(email text, role text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person auth.users;
begin
  perform private.lock_staff();
  select u.* into person from auth.users u where u.email = lower(btrim(grant_access.email)) for update;
  if person.id is null then
    raise exception using errcode = 'PT404', message = 'person_unknown', hint = 'No account has this email address.';
  end if;
  if private.role_name(person.raw_app_meta_data::jsonb) is not null then
    return false;
  end if;
  update auth.users u
  set raw_app_meta_data = coalesce(u.raw_app_meta_data::jsonb, '{}') || private.role_value(grant_access.role)
  where u.id = person.id returning u.* into person;
  perform private.log_staff(person.id, 'insert', null, private.staff_facts(person));
  return true;
end
$$;

-- Changes the role of a member of staff, effective with their next request. HTTP 400 'invalid_input' (hint 'role'), 403
-- unless the caller is an owner, 404 'person_unknown', 409 'own_access'.
create function public.change_role(person uuid, role text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  was auth.users;
  is_now auth.users;
begin
  perform private.lock_staff();
  was := private.other_member(person);
  update auth.users u set raw_app_meta_data = u.raw_app_meta_data::jsonb || private.role_value(change_role.role)
  where u.id = person returning u.* into is_now;
  if private.staff_facts(was) <> private.staff_facts(is_now) then
    perform private.log_staff(person, 'update', private.staff_facts(was), private.staff_facts(is_now));
  end if;
end
$$;

-- Revokes a person's role, ends their sessions and deletes their second factor, effective with their next request. A
-- person who has lost their phone gets access again with grant_access and a new password by email. Returns whether they
-- ever signed in. HTTP 403 unless the caller is an owner, 404 'person_unknown', 409 'own_access'.
create function public.revoke_access(person uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  was auth.users;
begin
  perform private.lock_staff();
  was := private.other_member(person);
  update auth.users u set raw_app_meta_data = u.raw_app_meta_data::jsonb - 'role' where u.id = person;
  delete from auth.sessions s where s.user_id = person;
  delete from auth.mfa_factors f where f.user_id = person;
  perform private.log_staff(person, 'delete', private.staff_facts(was), null);
  return was.last_sign_in_at is not null;
end
$$;

grant execute on function
  public.set_deleted, public.history_people, public.history, public.last_change, public.restore_order,
  public.changes_since, public.begin_publish, public.admin_counts, public.admin_today, public.order_rows,
  public.staff, public.grant_access, public.change_role, public.revoke_access
  to authenticated;
