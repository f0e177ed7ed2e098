-- The admin's tools: searches, history and undo, unpublished changes, the dashboard, the order of lists, and staff.

/* The searches: everything from one person, people, and any row by its text. They scan tables without an
   index: 20,000 rows take some 10 ms, and an index would slow down every new lead. A caller without the required role
   gets an empty result and no error, as in every list. */

-- Everything from `contact` in any spelling, newest first; orders also through the enquiry they were created from.
create function public.person_leads(contact text) returns table (
  kind text, id uuid, at timestamptz, name text, contact_given text, other_contact text, status text,
  title text, summary text, starts_at timestamptz, amount_sen bigint, due_date date
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  person constant text := private.contact_key(person_leads.contact);
begin
  if person is null or not public.can_sell() then
    return;
  end if;
  return query
    select 'booking', b.id, b.created_at, b.name, b.contact, null::text, b.status,
      coalesce(b.project_type, b.package), left(b.message, 400), b.starts_at, null::bigint, null::date
    from public.booking_submissions b where b.person_key = person and b.deleted_at is null
    union all
    select c.kind, c.id, c.created_at, c.name, c.contact, null, c.status,
      coalesce(c.project_type, c.package), left(c.message, 400), null, null, null
    from public.contact_submissions c where c.person_key = person and c.deleted_at is null
    union all
    select 'application', w.id, w.created_at, w.full_name, w.email, w.contact_number, w.status,
      w.area_of_expertise, null, null, null, null
    from public.work_opportunities w
    where (w.email = person or private.contact_key(w.contact_number) = person collate "C") and w.deleted_at is null
    union all
    select 'subscriber', s.id, s.subscribed_at, s.name, s.email, null,
      case when not s.is_active then 'unsubscribed' when s.confirmed_at is null then 'unconfirmed' else 'active' end, null, null, null, null, null
    from public.newsletter_subscribers s where s.email = person
    union all
    select 'client', c.id, c.created_at, c.name, coalesce(c.email, c.phone), case when c.email is not null then c.phone end,
      'client', c.company, left(c.note, 400), null, null, null
    from public.clients c
    where (c.email = person or private.contact_key(c.phone) = person collate "C") and c.deleted_at is null
    union all
    select 'order', o.id, o.created_at, o.customer_name, o.customer_contact, null, o.status,
      o.order_number, left(o.description, 400), null, o.amount_sen, o.due_date
    from public.orders o
    where o.deleted_at is null and o.id in (
      select own.id from public.orders own where own.person_key = person
      union
      select made.id
      from public.orders made
      join public.contact_submissions c on c.id = made.contact_submission_id
      where c.person_key = person
    )
    order by 3 desc, 2
    limit 1000;
end
$$;

-- A pattern that finds a number of four digits or more with any spacing; null for any other text.
create function private.number_pattern(typed text) returns text
language sql immutable set search_path = ''
as $$
  select case when typed ~ '^[0-9 ().+-]+$' and char_length(digits) >= 4 then
    regexp_replace(digits, '(.)', '\1[ ().+-]*', 'g')
  end
  from (
    select regexp_replace(regexp_replace(typed, '[^0-9]', '', 'g'), '^(60|0)', '') as digits
  ) national
$$;

-- The leads of people as find_people reads them, with the key of their person as their table stores it.
create view private.lead_texts as
select 'booking' as kind, b.id, b.person_key as key, b.name, b.contact, b.created_at as at,
  b.name || E'\n' || b.contact as texts
from public.booking_submissions b where b.deleted_at is null
union all
select c.kind, c.id, c.person_key, c.name, c.contact, c.created_at, c.name || E'\n' || c.contact
from public.contact_submissions c where c.deleted_at is null
union all
select 'application', w.id, w.email collate "C", w.full_name, w.email, w.created_at,
  w.full_name || E'\n' || w.email || E'\n' || w.contact_number
from public.work_opportunities w where w.deleted_at is null
union all
select 'subscriber', s.id, s.email collate "C", s.name, s.email, s.subscribed_at,
  coalesce(s.name, '') || E'\n' || s.email
from public.newsletter_subscribers s
union all
select 'order', o.id, o.person_key, o.customer_name, o.customer_contact, o.created_at,
  o.customer_name || E'\n' || o.customer_contact
from public.orders o where o.deleted_at is null
union all
-- When somebody added them says nothing about their last contact.
select 'client', c.id, c.person_key, c.name, coalesce(c.email, c.phone), null,
  concat_ws(E'\n', c.name, c.email, c.phone, c.company)
from public.clients c where c.deleted_at is null;

-- People whose name or contact contains `search`, or whose address or number equals it in another spelling; without a
-- text, those who wrote last. A number of four digits or more is found with any spacing on either side. One or two
-- letters or digits match only the start of a name's or contact's parts. Newest first, 50 on a page; `leads` counts the
-- matching leads of a person. A client who has sent nothing comes last, with no `last_at`.
create function public.find_people(search text default '', page integer default 1) returns table (
  contact_key text, name text, contact text, kinds text[], leads integer, last_at timestamptz
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  typed constant text := btrim(regexp_replace(left(coalesce(search, ''), 200), '[[:cntrl:]]+', ' ', 'g'));
  pattern constant text := '%' || regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%';
  -- For an ASCII text the C collation gives the same result in half the time.
  is_ascii constant boolean := typed ~ '^[ -~]*$';
  number constant text := private.number_pattern(typed);
  place constant integer := least(greatest(coalesce(page, 1), 1), 1000);
begin
  if not public.can_sell() then
    return;
  end if;
  return query
    -- Read twice: the key and the time of all leads, then the rest of those on the page by the indexes of the key.
    with matching as not materialized (
      select l.kind, l.id, l.key, l.name, l.contact, l.at from private.lead_texts l
      where l.key is not null and case
        when typed = '' then true
        when typed ~ '^[A-Za-z0-9]{1,2}$' then l.texts ~* ('\m' || typed)
        when number is not null then l.texts ~ number
        when is_ascii then l.texts collate "C" ilike pattern
        else l.texts ilike pattern
      end
    ),
    same as materialized (
      select p.kind, p.id, private.contact_key(typed) collate "C" as key, p.name, p.contact_given as contact,
        case when p.kind <> 'client' then p.at end as at
      from public.person_leads(typed) p
    ),
    shown as materialized (
      select f.key from (select m.key, m.at from matching m union all select s.key, s.at from same s) f
      group by f.key
      order by max(f.at) desc nulls last, f.key
      limit 50 offset 50 * (place - 1)
    ),
    found as (
      select * from matching m where m.key = any (array(select shown.key from shown))
      union all
      select * from same s where s.key in (select shown.key from shown)
    )
    select f.key, (array_agg(f.name order by f.at desc nulls last) filter (where f.name is not null))[1],
      (array_agg(f.contact order by f.at desc nulls last))[1], array_agg(distinct f.kind),
      count(distinct f.id)::integer, max(f.at)
    from found f
    group by f.key
    order by max(f.at) desc nulls last, f.key;
end
$$;

-- What admin_search finds, by the kinds of private.tables; it matches any part of `texts`.
create view private.searchable as
select 'article' as kind, p.id, p.title, case when p.is_published then coalesce(p.category, '') else 'Draft' end as detail,
  p.updated_at as at, concat_ws(E'\n', p.title, p.category, p.topic) as texts
from public.blog_posts p where p.deleted_at is null
union all
select 'author', a.id, a.name, a.title, a.created_at, concat_ws(E'\n', a.name, a.title)
from public.blog_authors a where a.deleted_at is null
union all
select 'project', p.id, p.title, p.package_type, p.created_at, concat_ws(E'\n', p.title, p.slug, p.package_type)
from public.portfolio_projects p where p.deleted_at is null
union all
select 'niche', n.id, n.name, '/services/' || n.slug, n.created_at,
  concat_ws(E'\n', n.name, n.slug, array_to_string(n.search_words, E'\n'))
from public.niche_pages n where n.deleted_at is null
union all
select 'booking', b.id, b.name, b.preferred_date || ', ' || b.preferred_time, b.created_at,
  concat_ws(E'\n', b.name, b.contact, b.message)
from public.booking_submissions b where b.deleted_at is null
union all
select 'request', c.id, c.name, c.contact, c.created_at, concat_ws(E'\n', c.name, c.contact, c.message)
from public.contact_submissions c where c.deleted_at is null
union all
select 'application', w.id, w.full_name, w.area_of_expertise, w.created_at,
  concat_ws(E'\n', w.full_name, w.email, w.contact_number)
from public.work_opportunities w where w.deleted_at is null
union all
select 'subscriber', s.id, s.email, coalesce(s.name, ''), s.subscribed_at, concat_ws(E'\n', s.email, s.name)
from public.newsletter_subscribers s
union all
select 'order', o.id, o.order_number, o.customer_name, o.created_at,
  concat_ws(E'\n', o.order_number, o.customer_name, o.customer_contact, o.description)
from public.orders o where o.deleted_at is null
union all
select 'client', c.id, coalesce(c.name, c.company, c.email, c.phone), concat_ws(', ', c.company, coalesce(c.email, c.phone)),
  c.created_at, concat_ws(E'\n', c.name, c.company, c.email, c.phone, c.note)
from public.clients c where c.deleted_at is null;

-- A result contains every term of `query`, in upper or lower case. Titles that begin with the longest term come first,
-- then the newest. Two letters match only the start of titles; fewer match nothing. At most five results of each kind,
-- and only from tables that the caller works on.
create function public.admin_search(query text)
returns table (kind text, id uuid, title text, detail text, at timestamptz)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  typed constant text := btrim(regexp_replace(left(coalesce(query, ''), 100), '[[:cntrl:][:space:]]+', ' ', 'g'));
  -- For an ASCII text the C collation gives the same result in half the time.
  is_ascii constant boolean := typed ~ '^[ -~]*$';
  number constant text := private.number_pattern(typed);
  words constant text[] := array(
    select regexp_replace(w, '([\\%_])', '\\\1', 'g') from unnest(string_to_array(typed, ' ')) w
    where w <> '' order by length(w) desc limit 6
  );
  patterns constant text[] := array(select '%' || w || '%' from unnest(words) w);
  kinds constant text[] := array(select t.search_kind from private.tables t where private.works_on(t.name));
begin
  -- At least two bytes: two letters, or one character of a script such as Chinese.
  if octet_length(words[1]) is null or octet_length(words[1]) < 2 then
    return;
  end if;
  return query
    select found.kind, found.id, found.title, found.detail, found.at
    from (
      select s.*, row_number() over (
        partition by s.kind order by s.title ilike words[1] || '%' desc, s.at desc, s.id
      ) as place
      from private.searchable s
      where s.kind = any (kinds) and (char_length(words[1]) > 2 or s.title ilike words[1] || '%') and case
        when number is not null then s.texts ~ number
        when is_ascii then s.texts collate "C" ilike all (patterns)
        else s.texts ilike all (patterns)
      end
    ) found
    where found.place <= 5
    order by found.kind, found.place;
end
$$;

-- The label of a row in the history and among unpublished changes: its name if it has one; an image's alt text, the
-- beginning of a note.
create function private.row_label(content jsonb) returns text
language sql immutable set search_path = ''
as $$
  select left(coalesce(
    content ->> 'name', content ->> 'title', content ->> 'full_name', content ->> 'order_number', content ->> 'email',
    content ->> 'key', content ->> 'platform', content ->> 'attribution_text', content ->> 'type', content ->> 'slug',
    content ->> 'alt', content ->> 'subject', left(content ->> 'body', 80), content ->> 'day', content ->> 'note', ''
  ), 200)
$$;

-- Everybody who has changed a row, for the filter of the history: [{id, email}]. A deleted account has an empty email.
create function public.history_people() returns table (id uuid, email text)
language sql stable security definer set search_path = ''
as $$
  -- From one person to the next by the index of the log, because `distinct` would read all of it.
  with recursive people as (
    (select l.actor from public.audit_log l where l.actor is not null order by l.actor limit 1)
    union all
    select (select l.actor from public.audit_log l where l.actor > p.actor order by l.actor limit 1)
    from people p where p.actor is not null
  )
  select p.actor, coalesce(u.email::text, '')
  from people p left join auth.users u on u.id = p.actor
  where p.actor is not null and (select public.is_admin())
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

-- Takes a row back to its state before a change of the log, with the rights of the caller. A deleted row is restored as
-- by set_deleted. Otherwise it writes the columns that the log keeps and the caller may write, except generated ones and
-- the time at which a visitor confirmed. HTTP 404 'change_unknown' if the caller does not see the change, 404
-- 'row_not_found' if the row has been deleted since or is not theirs to change, 400 'invalid_input' (hint 'change') if
-- the change added the row.
create function public.restore_change(change uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  entry public.audit_log;
  of_table regclass;
  written text;
  restored integer;
begin
  select * into entry from public.audit_log l where l.id = change;
  if entry.id is null then
    raise exception using
      errcode = 'PT404', message = 'change_unknown', hint = 'The change is no longer in the history.';
  elsif entry.action = 'delete' then
    perform public.set_deleted(entry.table_name, array[entry.row_id], false);
    return;
  end if;
  of_table := to_regclass(format('public.%I', entry.table_name));
  select string_agg(format('%I', a.attname), ', ' order by a.attnum) into written
  from pg_catalog.pg_attribute a
  where a.attrelid = of_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.attname not in ('id', 'updated_at', 'confirmed_at') and entry.before ? a.attname
    and has_column_privilege(of_table, a.attnum, 'update');
  if entry.action = 'insert' or written is null then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'change';
  end if;
  execute format(
    'update %1$s set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1)) where id = $2', of_table, written
  ) using entry.before, entry.row_id;
  get diagnostics restored = row_count;
  if restored = 0 then
    raise exception using
      errcode = 'PT404', message = 'row_not_found', hint = 'It has been deleted since. Restore it first.';
  end if;
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
  requested_at timestamptz,
  -- How many builds of these versions were requested, and since when.
  requests integer not null default 0,
  requested_since timestamptz,
  -- Whether the host refused the last request.
  refused boolean not null default false,
  -- When the published site was last looked at, why it could not be read (null if it could), and since when.
  checked_at timestamptz,
  problem text check (char_length(problem) <= 300),
  problem_since timestamptz
);

insert into private.site_build_request default values;

-- Whether to request a build of these content versions now: of newer content at most once a minute; again after ten
-- minutes while the published site still lacks it (one, if the host refused), then after twice as long each time, at
-- most a day. True records the request, so that overlapping runs request it once. After an hour in vain it alerts the
-- owner, at most once a day.
create function public.begin_site_build(p_versions jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  at constant timestamptz := private.app_now();
  request private.site_build_request;
begin
  update private.site_build_request r
  set versions = p_versions, requested_at = at, refused = false,
    requests = case when r.versions = p_versions then r.requests + 1 else 1 end,
    requested_since = case when r.versions = p_versions then coalesce(r.requested_since, at) else at end
  where r.id and coalesce(
    r.requested_at <= at - case when r.versions = p_versions then
      least(
        make_interval(mins => case when r.refused then 1 else 10 end) * power(2, least(greatest(r.requests, 1), 12) - 1),
        interval '1 day'
      )
      else interval '1 minute'
    end,
    true
  )
  returning r.* into request;
  if not found then
    return false;
  end if;
  if request.requested_since <= at - interval '1 hour' then
    insert into public.outbox (kind, recipient, details, due_at)
    select 'owner_alert', address, jsonb_build_object(
      'alert', 'builds', 'since', request.requested_since, 'problem', coalesce(request.problem, '')
    ), at
    from private.alert_addresses('problems') address
    where not exists (
      select from public.outbox d
      where d.kind = 'owner_alert' and d.details ->> 'alert' = 'builds' and d.due_at > at - interval '1 day'
    );
  end if;
  return true;
end
$$;

-- The host refused the request, so it is repeated sooner than a build that failed.
create function public.site_build_refused() returns void
language sql security definer set search_path = ''
as $$ update private.site_build_request r set refused = true where r.id $$;

-- Records that the published site was looked at: whether it has the current content, and why it could not be read, as
-- a sentence; null if it could. For the function send-due.
create function public.note_published_site(p_current boolean, p_problem text default null) returns void
language sql security definer set search_path = ''
as $$
  update private.site_build_request r
  set checked_at = private.app_now(), problem = left(p_problem, 300),
    problem_since = case when p_problem is not null then coalesce(r.problem_since, private.app_now()) end,
    requests = case when p_current then 0 else r.requests end,
    requested_since = case when not p_current then r.requested_since end
  where r.id
$$;

-- Why the published site cannot be read: {problem: a sentence, since}; null if it can, if that is known for less than
-- half an hour, or if nobody looks. For writers.
create function public.published_site_problem() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_right(public.can_write());
  return (
    select jsonb_build_object('problem', r.problem, 'since', r.problem_since)
    from private.site_build_request r
    where r.problem is not null and r.problem_since <= private.app_now() - interval '30 minutes'
      and r.checked_at > private.app_now() - interval '1 hour'
  );
end
$$;

grant execute on function public.published_site_problem to authenticated;

-- The dashboard's figures. It runs with the rights of the caller, who counts only the rows that they may see.
create function public.admin_counts() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'articles', count(*),
    'published', count(*) filter (where p.is_published and p.published_at <= now()),
    'drafts', count(*) filter (where not p.is_published),
    'authors', (select count(*) from public.blog_authors),
    'bookings', (select count(*) from public.booking_submissions),
    'orders', (select count(*) from public.orders),
    'subscribers', (
      select count(*) from public.newsletter_subscribers where is_active and confirmed_at is not null
    )
  )
  from public.blog_posts p
$$;

-- Today's tasks, as src/admin/tools/dashboard/today.ts reads them: calls of today and tomorrow in Malaysia and the next
-- three, follow-ups that are due, what failed, what is missing. Each role gets its own part; the rest is empty.
create function public.admin_today() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sells constant boolean := public.can_sell();
  writes constant boolean := public.can_write();
  owns constant boolean := public.is_admin();
  today constant date := private.today_in_malaysia();
  after_tomorrow constant timestamptz := (today + 2)::timestamp at time zone 'Asia/Kuala_Lumpur';
begin
  return jsonb_build_object(
    'waiting', (
      select jsonb_object_agg(k.kind, (
        select count(*) from public.inbox i where sells and i.waiting and i.kind = k.kind
      ))
      from unnest(array['call', 'enquiry', 'quote', 'application']) k (kind)
    ),
    'calls_outside', jsonb_array_length(public.calls_outside_hours()),
    'calls', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'name', c.name, 'starts_at', c.starts_at, 'preferred_time', c.preferred_time,
        'call_method', c.call_method
      ) order by c.starts_at), '[]')
      from (
        select b.*, count(*) filter (where b.starts_at >= after_tomorrow) over (order by b.starts_at) as later
        from public.booking_submissions b
        where sells and b.deleted_at is null and b.status = 'booked' and b.starts_at > now() - interval '30 minutes'
      ) c
      where c.later <= 3
    ),
    'follow_ups', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'contact' order by f.due_on, f.id), '[]') from (
        select * from public.follow_up_list u where sells and u.due_on <= today order by u.due_on, u.id limit 20
      ) f
    ),
    'overdue', (
      select jsonb_build_object('count', count(*), 'amount_sen', coalesce(sum(o.amount_sen), 0))
      from public.orders o
      where sells and o.deleted_at is null and o.status in ('sent', 'accepted', 'in_work') and o.due_date < today
    ),
    'drafts', (select count(*) from public.blog_posts p where writes and not p.is_published and p.deleted_at is null),
    'scheduled', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.published_at), '[]') from (
        select p.id, p.title, p.published_at from public.blog_posts p
        where writes and p.deleted_at is null and p.is_published and p.published_at > now()
        order by p.published_at limit 5
      ) p
    ),
    'failed_emails', (select count(*) from public.outbox d where owns and d.status in ('failed', 'unknown')),
    'health', case when owns then public.health() else '{"schedule": "running", "messages": "ok"}' end,
    'email', case when sells then private.email_state() end,
    'newsletters', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'subject', l.subject, 'recipients', l.recipients, 'sent', c.sent, 'waiting', c.waiting
      ) order by l.send_at, l.id), '[]')
      from public.newsletters l cross join lateral (
        select count(*) filter (where d.status = 'sent') as sent,
          count(*) filter (where d.status in ('pending', 'sending')) as waiting
        from public.outbox d where d.newsletter_id = l.id and d.kind = 'newsletter'
      ) c
      where owns and l.status = 'sending' and l.deleted_at is null
    ),
    'schedule_answered_at', (
      select b.answered_at from private.cron_heartbeats b where owns and b.job = 'send-due'
    ),
    'flood', (
      select jsonb_build_object('id', f.id, 'began_at', f.began_at, 'submissions', f.submissions)
      from public.abuse_incidents f where owns and f.cleaned_at is null
      order by f.last_at desc limit 1
    ),
    'stored_today_bytes', case when owns then private.used_by_all('bytes', private.window_start('1 day')) else 0 end,
    'stored_bytes_limit', case when owns then private.limit_for('bytes a day') else 0 end,
    'missing', (
      select coalesce(jsonb_agg(k.key), '[]') from unnest(array['ssm_number', 'sst_number']) k (key)
      where owns and not exists (
        select from public.company_info c where c.key = k.key and lower(btrim(c.value)) not in ('', 'pending')
      )
    ),
    -- A claim of the sample studio counts as confirmed once the owner has saved it, changed or not.
    'confirmed_claims', case when owns then (
      select coalesce(jsonb_agg(claim), '[]')
      from public.site_settings s cross join jsonb_object_keys(s.value) claim where s.key = 'claims'
    ) end,
    'unalerted', (
      select coalesce(jsonb_agg(k.kind order by k.place), '[]')
      from unnest(array['bookings', 'requests', 'applications']) with ordinality k (kind, place)
      where owns and not exists (select from private.alert_addresses(k.kind))
    )
  );
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

  execute format(
    'update public.%I t set display_order = w.place from unnest($1) with ordinality as w (id, place)
     where t.id = w.id and t.display_order <> w.place',
    list
  ) using wanted;
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
  public.person_leads, public.find_people, public.admin_search, public.set_deleted, public.history_people,
  public.history, public.last_change, public.restore_change, public.changes_since, public.begin_publish, public.admin_counts,
  public.admin_today, public.order_rows, public.staff, public.grant_access, public.change_role, public.revoke_access
  to authenticated;
