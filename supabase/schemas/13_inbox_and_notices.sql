-- How the studio learns of a new lead: by an email within a minute, and in the admin, where the inbox marks it as new
-- until it has been opened.

-- Who gets which emails. While the table is empty, every administrator gets all of them, so that no lead is missed.
create table public.alert_recipients (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  email text not null check (email is not distinct from private.clean_email(email) and email ~ '@.+[.].'),
  bookings boolean not null default true,
  requests boolean not null default true,
  applications boolean not null default true,
  -- When a customer moves, cancels or confirms a call, or accepts a quotation.
  changes boolean not null default true,
  -- When an email or SMS could not be sent, and when there are far more submissions than usual.
  problems boolean not null default true
);

create unique index alert_recipients_email_key on public.alert_recipients (email) where deleted_at is null;

alter table public.alert_recipients enable row level security;
grant select, insert, update on public.alert_recipients to authenticated;
create policy "owners do everything" on public.alert_recipients to authenticated
  using (deleted_at is null and (select public.is_admin()));

-- The addresses that get alerts of a kind ('bookings', 'requests', 'applications', 'changes' or 'problems'); without a
-- kind, those that get any alert. Suppressed addresses count as absent, so that their alerts go to the administrators.
create function private.alert_addresses(kind text default null) returns setof text
language sql stable security definer set search_path = ''
as $$
  with reachable as (
    select r.* from public.alert_recipients r
    where r.deleted_at is null and private.suppression_of(r.email) is null
  )
  select r.email from reachable r
  where case when kind is null
    then r.bookings or r.requests or r.applications or r.changes or r.problems
    else (to_jsonb(r) ->> kind)::boolean
  end
  union all
  select u.email::text from auth.users u
  where u.raw_app_meta_data::jsonb ->> 'role' = 'admin' and u.email is not null
    and private.suppression_of(u.email) is null and not exists (select from reachable)
$$;

-- Events that a recipient has not been emailed about yet. Rows are only inserted, so that visitors do not wait for each
-- other; claim_due turns them into emails.
create table private.owner_events (
  id bigint generated always as identity primary key,
  recipient text not null,
  table_name text not null references private.tables (name),
  row_id uuid not null,
  event text not null check (event in ('new', 'moved', 'cancelled', 'confirmed', 'accepted')),
  -- The original time of a moved call.
  was timestamptz
);

-- The change that a customer made to a call, for an event to the owner; null if there is none.
create function private.change_of_call(was public.booking_submissions, b public.booking_submissions) returns text
language sql immutable set search_path = ''
as $$
  select case
    when b.status = 'cancelled' and was.status <> 'cancelled' then 'cancelled'
    when (b.preferred_date, b.preferred_time) <> (was.preferred_date, was.preferred_time) then 'moved'
    when b.status = 'booked' and was.status = 'requested' then 'confirmed'
  end
$$;

-- A lead that the studio creates or changes is marked as seen.
create function private.keep_seen() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if public.can_sell() then
    new.seen_at := coalesce(new.seen_at, private.app_now());
  elsif tg_op = 'UPDATE' and tg_table_name = 'booking_submissions' then
    if private.change_of_call(old, new) is not null then
      new.seen_at := null;
    end if;
  end if;
  return new;
end
$$;

-- No event for changes by the studio, a migration or a restored backup, nor for spam. The argument is the kind of alert
-- for a new row.
create function private.note_owner_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  event text := 'new';
  was timestamptz;
begin
  if coalesce(auth.role(), '') = '' or public.can_sell() then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    event := private.change_of_call(old, new);
    was := case when event = 'moved' then old.starts_at end;
  end if;
  if event is not null and new.status <> 'spam' then
    insert into private.owner_events (recipient, table_name, row_id, event, was)
    select address, tg_table_name, new.id, event, was
    from private.alert_addresses(case event when 'new' then tg_argv[0] else 'changes' end) address;
  end if;
  return null;
end
$$;

create trigger keep_seen before insert or update on public.booking_submissions
  for each row execute function private.keep_seen();
create trigger keep_seen before insert or update on public.contact_submissions
  for each row execute function private.keep_seen();
create trigger keep_seen before insert or update on public.work_opportunities
  for each row execute function private.keep_seen();
create trigger note_owner_event after insert or update on public.booking_submissions
  for each row execute function private.note_owner_event('bookings');
create trigger note_owner_event after insert on public.contact_submissions
  for each row execute function private.note_owner_event('requests');
create trigger note_owner_event after insert on public.work_opportunities
  for each row execute function private.note_owner_event('applications');

create index outbox_owner_notices on public.outbox (created_at desc) where kind = 'owner_notice';

-- Combines all events since a recipient's last email into one: at once, but after six emails within an hour only every
-- five minutes, after ten every fifteen, and in a flood once an hour. It lists 20 leads and counts the rest.
create function private.plan_owner_notice(to_address text) returns void
language plpgsql set search_path = ''
as $$
declare
  most constant integer := 20;
  at constant timestamptz := private.app_now();
  recent timestamptz[];
  pause interval;
begin
  recent := array(
    select d.created_at from public.outbox d
    where d.kind = 'owner_notice' and d.recipient = to_address and d.details ? 'events'
      and d.created_at between at - interval '1 hour' and at
    order by d.created_at desc
  );
  pause := case
    when private.is_breaker_open() then interval '1 hour'
    when cardinality(recent) >= 10 then interval '15 minutes'
    when cardinality(recent) >= 6 then interval '5 minutes'
    else interval '0'
  end;
  if recent[1] > at - pause or exists (
    -- If the mail server does not respond, later events are sent together once it does.
    select from public.outbox d
    where d.kind = 'owner_notice' and d.recipient = to_address and d.status = 'pending'
  ) then
    return;
  end if;

  with taken as (
    delete from private.owner_events e where e.recipient = to_address returning e.*
  ), leads as (
    select t.table_name, t.row_id, min(t.id) as place, min(t.was) as was,
      -- A call that is booked and moved within a minute is reported as new.
      (array_agg(t.event order by t.event = 'cancelled' desc, t.event = 'new' desc, t.id desc))[1] as event
    from taken t
    group by t.table_name, t.row_id
  ), listed as (
    select jsonb_agg(
      jsonb_build_object('event', l.event, 'table', l.table_name, 'id', l.row_id, 'was', l.was) order by l.place
    ) as events
    from leads l
  )
  insert into public.outbox (kind, recipient, created_at, due_at, details)
  select 'owner_notice', to_address, at, at, jsonb_build_object(
    'events', jsonb_path_query_array(t.events, '$[0 to $last]', jsonb_build_object('last', most - 1)),
    'more', greatest(jsonb_array_length(t.events) - most, 0)
  )
  from listed t where t.events is not null;
end
$$;

-- The current content of a notice: {leads: [{place: its number among the events, event, was, table, lead: the row,
-- whatsapp: digits or null}], more}. Rows that were deleted, marked as spam or cancelled in the admin are left out; null
-- if none remain.
create function private.notice_facts(details jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select details || jsonb_build_object('leads', coalesce(jsonb_agg(jsonb_build_object(
    'place', e.place, 'event', e.event, 'was', e.was, 'table', e."table", 'lead', found.lead,
    'whatsapp', case when found.contact !~ '@' then private.contact_key(found.contact) end
  ) order by e.place), '[]'))
  from rows from (
    jsonb_to_recordset(details -> 'events') as ("table" text, id uuid, event text, was timestamptz)
  ) with ordinality as e ("table", id, event, was, place)
  join lateral (
    select to_jsonb(b) - private.secret_columns() as lead, b.contact, b.status
    from public.booking_submissions b where e."table" = 'booking_submissions' and b.id = e.id and b.deleted_at is null
    union all
    select to_jsonb(c), c.contact, c.status
    from public.contact_submissions c where e."table" = 'contact_submissions' and c.id = e.id and c.deleted_at is null
    union all
    select to_jsonb(w), w.contact_number, w.status
    from public.work_opportunities w where e."table" = 'work_opportunities' and w.id = e.id and w.deleted_at is null
    union all
    select jsonb_build_object(
      'id', o.id, 'name', o.customer_name, 'contact', o.customer_contact, 'order_number', o.order_number,
      'total_sen', q.content -> 'totals' -> 'total_sen', 'version', q.version, 'accepted_name', q.accepted_name
    ), o.customer_contact, o.status
    from public.orders o cross join lateral (
      select * from public.quotations a where a.order_id = o.id and a.status = 'accepted' order by a.version desc limit 1
    ) q
    where e."table" = 'orders' and o.id = e.id and o.deleted_at is null
  ) found on found.status <> 'spam' and (found.status = 'cancelled') = (e.event = 'cancelled')
  having count(*) > 0 or details ? 'test'
$$;

/* The inbox: calls, enquiries, quote requests and applications in one list. The list, the number beside it, the
   dashboard and the title of the tab all read the column `waiting` of this view, so they agree. */

-- A lead waits for the studio while it requires an action: an unanswered enquiry, an unprocessed application, and a
-- call that needs confirmation, has not been opened since it was booked or changed, or took place within the last seven
-- days and has no outcome yet.
-- `texts` is searched, in the fastest collation, and holds a number also as digits; `mark` is 'new' or 'changed' until somebody has opened the lead.
create view public.inbox with (security_invoker = true) as
select b.id, 'booking_submissions' as lead_table, 'call' as kind, b.created_at, b.name, b.contact, null::text as email,
  b.message, concat_ws(E'\n', b.name, b.contact, b.person_key, b.message) collate "C" as texts, b.project_type, b.package,
  null::text as budget_range, null::text as timeline, b.call_method, b.starts_at, b.status, b.source,
  case when b.seen_at is null and b.status <> 'spam' then case when b.sequence > 0 then 'changed' else 'new' end end
    as mark,
  b.status <> 'spam' and (
    b.seen_at is null
    or (b.status = 'requested' and b.starts_at > private.app_now())
    or (
      b.status = 'booked' and b.starts_at <= private.app_now() and b.starts_at > private.app_now() - interval '7 days'
    )
  ) as waiting
from public.booking_submissions b where b.deleted_at is null
union all
select c.id, 'contact_submissions', case c.kind when 'quote' then 'quote' else 'enquiry' end, c.created_at, c.name,
  c.contact, null, c.message, concat_ws(E'\n', c.name, c.contact, c.person_key, c.message), c.project_type, c.package,
  c.budget_range, c.timeline, null, null, c.status, c.source,
  case when c.seen_at is null and c.status <> 'spam' then 'new' end, c.status = 'new'
from public.contact_submissions c where c.deleted_at is null
union all
select w.id, 'work_opportunities', 'application', w.created_at, w.full_name, w.contact_number, w.email,
  w.area_of_expertise, concat_ws(E'\n', w.full_name, w.contact_number, regexp_replace(w.contact_number, '[^0-9]', '', 'g'),
  w.email, w.area_of_expertise), null, null, null, null, null, null, w.status, w.source,
  case when w.seen_at is null and w.status <> 'spam' then 'new' end, w.status = 'pending'
from public.work_opportunities w where w.deleted_at is null;

grant select on public.inbox to authenticated;
-- The view runs with the rights of its reader, so readers need this function.
grant execute on function private.app_now() to authenticated;

-- Open follow-ups, with the name and contact of their lead. Those of deleted leads are left out.
create view public.follow_up_list with (security_invoker = true) as
select u.id, u.lead_table, u.lead_id, u.due_on, u.note,
  coalesce(b.name, c.name, w.full_name, s.name, s.email, o.customer_name) as name,
  coalesce(b.contact, c.contact, w.contact_number, s.email, o.customer_contact) as contact,
  -- The digits of a number, for the search.
  coalesce(b.person_key, c.person_key, regexp_replace(w.contact_number, '[^0-9]', '', 'g'), o.person_key) as person_key
from public.follow_ups u
left join public.booking_submissions b
  on u.lead_table = 'booking_submissions' and b.id = u.lead_id and b.deleted_at is null
left join public.contact_submissions c
  on u.lead_table = 'contact_submissions' and c.id = u.lead_id and c.deleted_at is null
left join public.work_opportunities w
  on u.lead_table = 'work_opportunities' and w.id = u.lead_id and w.deleted_at is null
left join public.newsletter_subscribers s on u.lead_table = 'newsletter_subscribers' and s.id = u.lead_id
left join public.orders o on u.lead_table = 'orders' and o.id = u.lead_id and o.deleted_at is null
where u.done_at is null and coalesce(b.id, c.id, w.id, s.id, o.id) is not null;

grant select on public.follow_up_list to authenticated;

-- Plans a test email to every recipient of alerts. HTTP 403 unless the caller is an owner, HTTP 409 'no_address', HTTP
-- 429 'rate_limited': 5 in 10 minutes.
create function public.send_test_notice() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_right(public.is_admin());
  perform private.hit_rate_limit('test notice', 'studio', 5, interval '10 minutes');
  insert into public.outbox (kind, recipient, created_at, due_at, details)
  select 'owner_notice', address, private.app_now(), private.app_now(), '{"test": true}'
  from private.alert_addresses() address;
  if not found then
    raise exception using
      errcode = 'PT409', message = 'no_address', hint = 'Nobody gets alerts. Switch on at least one first.';
  end if;
end
$$;

-- The news that every open admin polls every few seconds: {waiting: how many leads wait for the studio, as the inbox
-- counts them; unseen: {<id>: 'new' or 'changed'} of the newest 200 unopened leads; accepted: [{id, order_number,
-- name}] of the last day, the newest 20}. Empty for a writer; null for a caller without a role.
create function public.admin_news() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.can_sell() then
    return case when public.can_write() then '{"waiting": 0, "unseen": {}, "accepted": []}'::jsonb end;
  end if;
  return jsonb_build_object(
    'waiting', (select count(*) from public.inbox i where i.waiting),
    'unseen', (
      select coalesce(jsonb_object_agg(u.id, u.mark), '{}')
      from (
        select i.id, i.mark from public.inbox i where i.mark is not null order by i.created_at desc limit 200
      ) u
    ),
    'accepted', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'order_number', a.content ->> 'number', 'name', a.accepted_name
      )), '[]')
      from (
        select * from public.quotations q where q.accepted_at > private.app_now() - interval '1 day'
        order by q.accepted_at desc limit 20
      ) a
    )
  );
end
$$;

grant execute on function public.send_test_notice, public.admin_news to authenticated;
