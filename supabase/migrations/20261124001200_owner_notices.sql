-- How the owner hears of what came in: by a mail within a minute, and at the open desk, where it stays marked until
-- somebody has opened it.

comment on column public.booking_submissions.seen_at is
  'When somebody opened it at the desk; null again once the customer moves, cancels or confirms it.';
comment on column public.contact_submissions.seen_at is 'When somebody opened it at the desk.';
comment on column public.work_opportunities.seen_at is 'When somebody opened it at the desk.';

create index booking_submissions_unseen on public.booking_submissions (created_at desc)
  where seen_at is null and status <> 'spam';
create index contact_submissions_unseen on public.contact_submissions (created_at desc)
  where seen_at is null and status <> 'spam';
create index work_opportunities_unseen on public.work_opportunities (created_at desc)
  where seen_at is null and status <> 'spam';

-- What happened that the owner has not been written about. Rows are only added, so that no visitor waits for another;
-- claim_due makes mails of them.
create table private.owner_events (
  id bigint generated always as identity primary key,
  -- The switch in the setting owner_notices.
  kind text not null check (kind in ('bookings', 'requests', 'applications', 'changes')),
  table_name text not null references private.tables (name),
  row_id uuid not null,
  event text not null check (event in ('new', 'moved', 'cancelled', 'confirmed')),
  -- Of a move: when the call was to be.
  was timestamptz
);

alter table private.owner_events enable row level security;

-- What a customer has done to a call that the owner should know; null for nothing.
create function private.change_of_call(was public.booking_submissions, b public.booking_submissions) returns text
language sql immutable set search_path = ''
as $$
  select case
    when b.status = 'cancelled' and was.status <> 'cancelled' then 'cancelled'
    when (b.preferred_date, b.preferred_time) <> (was.preferred_date, was.preferred_time) then 'moved'
    when b.status = 'booked' and was.status = 'requested' then 'confirmed'
  end
$$;

-- What the desk makes or changes it has seen.
create function private.keep_seen() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if public.is_admin() then
    new.seen_at := coalesce(new.seen_at, private.app_now());
  elsif tg_op = 'UPDATE' and tg_table_name = 'booking_submissions' then
    if private.change_of_call(old, new) is not null then
      new.seen_at := null;
    end if;
  end if;
  return new;
end
$$;

-- What the desk does the owner knows; what a migration or a restored backup writes is no news, nor is spam. The
-- argument is the kind of a new row.
create function private.note_owner_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  event text := 'new';
  was timestamptz;
begin
  if coalesce(auth.role(), '') = '' or public.is_admin() then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    event := private.change_of_call(old, new);
    was := case when event = 'moved' then old.starts_at end;
  end if;
  if event is not null and new.status <> 'spam' then
    insert into private.owner_events (kind, table_name, row_id, event, was)
    values (case event when 'new' then tg_argv[0] else 'changes' end, tg_table_name, new.id, event, was);
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

-- Makes one mail of all that has happened since the last: at once, but after six within the hour only every five
-- minutes, after ten every fifteen, and in a flood once an hour. It names 20 leads and counts the rest.
create function private.plan_owner_notice() returns void
language plpgsql set search_path = ''
as $$
declare
  most constant integer := 20;
  at constant timestamptz := private.app_now();
  wanted constant jsonb := coalesce(private.setting('site_settings', 'owner_notices'), '{}');
  owner constant text := private.owner_address();
  recent timestamptz[];
  pause interval;
  events jsonb;
begin
  if not exists (select from private.owner_events) or not pg_try_advisory_xact_lock(hashtext('owner notice')) then
    return;
  end if;
  recent := array(
    select d.created_at from public.outbox d
    where d.kind = 'owner_notice' and d.details ? 'events' and d.created_at between at - interval '1 hour' and at
    order by d.created_at desc
  );
  pause := case
    when private.is_breaker_open() then interval '1 hour'
    when cardinality(recent) >= 10 then interval '15 minutes'
    when cardinality(recent) >= 6 then interval '5 minutes'
    else interval '0'
  end;
  if recent[1] > at - pause or exists (
    -- The mail server does not answer: what comes meanwhile goes out together, once it does.
    select from public.outbox d where d.kind = 'owner_notice' and d.status = 'pending'
  ) then
    return;
  end if;

  with taken as (
    -- Hosted projects refuse a DELETE without WHERE (safeupdate).
    delete from private.owner_events e where true returning e.*
  ), leads as (
    select t.table_name, t.row_id, min(t.id) as place, min(t.was) as was,
      -- Booked and moved within the minute, it is a new call.
      (array_agg(t.event order by t.event = 'cancelled' desc, t.event = 'new' desc, t.id desc))[1] as event
    from taken t
    where coalesce((wanted ->> t.kind)::boolean, true)
    group by t.table_name, t.row_id
  )
  select jsonb_agg(
    jsonb_build_object('event', l.event, 'table', l.table_name, 'id', l.row_id, 'was', l.was) order by l.place
  ) into events
  from leads l;
  if owner is not null and events is not null then
    insert into public.outbox (kind, recipient, created_at, due_at, details)
    values ('owner_notice', owner, at, at, jsonb_build_object(
      'events', jsonb_path_query_array(events, '$[0 to $last]', jsonb_build_object('last', most - 1)),
      'more', greatest(jsonb_array_length(events) - most, 0)
    ));
  end if;
end
$$;

-- What a notice tells, as things stand: {leads: [{event, was, table, lead: the row, whatsapp: digits or null}], more}.
-- Rows that are gone, are spam or were cancelled at the desk are left out; null when nothing is left.
create function private.notice_facts(details jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select details || jsonb_build_object('leads', coalesce(jsonb_agg(jsonb_build_object(
    'event', e.event, 'was', e.was, 'table', e."table", 'lead', found.lead,
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
  ) found on found.status <> 'spam' and (found.status = 'cancelled') = (e.event = 'cancelled')
  having count(*) > 0 or details ? 'test'
$$;

-- Plans a mail to the address in the settings that says that notices arrive there. HTTP 403 for who is no
-- administrator, HTTP 409 'no_address', HTTP 429 'rate_limited': 5 in 10 minutes.
create function public.send_test_notice() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant text := private.owner_address();
begin
  perform private.require_admin('send_test_notice');
  if owner is null then
    raise exception using
      errcode = 'PT409', message = 'no_address', hint = 'Save the address first that it should go to.';
  end if;
  perform private.hit_rate_limit('test notice', 'studio', 5, interval '10 minutes');
  insert into public.outbox (kind, recipient, created_at, due_at, details)
  values ('owner_notice', owner, private.app_now(), private.app_now(), '{"test": true}');
end
$$;

-- Somebody has opened a lead at the desk. What was seen stays as it was, and no other column moves. HTTP 403 for who is
-- no administrator, HTTP 400 'invalid_input' (hint 'of_table').
create function public.mark_seen(of_table text, row_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin('mark_seen');
  if (of_table = any (array['booking_submissions', 'contact_submissions', 'work_opportunities'])) is not true then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'of_table';
  end if;
  execute format('update public.%I set seen_at = private.app_now() where id = $1 and seen_at is null', of_table)
    using row_id;
end
$$;

-- What nobody has opened, asked by every open desk each few seconds: {bookings, requests, applications: how many are
-- new; changes: calls that their customer has moved, cancelled or confirmed since; requested: calls to come that wait
-- for the studio, seen or not; unseen: {<table>: {<id>: 'new' or 'changed'}}}. At most 200 of each, the newest. Null for
-- who is no administrator.
create function public.admin_news() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 200;
begin
  if not public.is_admin() then
    return null;
  end if;
  return (
    with unseen as materialized (
      (
        select 'booking_submissions' as name, b.id, b.status = 'requested' as is_request, b.sequence > 0 as changed
        from public.booking_submissions b where b.seen_at is null and b.status <> 'spam' and b.deleted_at is null
        order by b.created_at desc limit most
      )
      union all
      (
        select 'contact_submissions', c.id, false, false
        from public.contact_submissions c where c.seen_at is null and c.status <> 'spam' and c.deleted_at is null
        order by c.created_at desc limit most
      )
      union all
      (
        select 'work_opportunities', w.id, false, false
        from public.work_opportunities w where w.seen_at is null and w.status <> 'spam' and w.deleted_at is null
        order by w.created_at desc limit most
      )
    )
    select jsonb_build_object(
      'bookings', count(*) filter (where u.name = 'booking_submissions' and not u.changed and not u.is_request),
      'changes', count(*) filter (where u.changed),
      'requests', count(*) filter (where u.name = 'contact_submissions'),
      'applications', count(*) filter (where u.name = 'work_opportunities'),
      'requested', (
        select count(*) from (
          select from public.booking_submissions b
          where b.status = 'requested' and b.deleted_at is null and b.starts_at > private.app_now() limit most
        ) waiting
      ),
      'unseen', (
        select jsonb_object_agg(t.name, (
          select coalesce(jsonb_object_agg(u.id, case when u.changed then 'changed' else 'new' end), '{}')
          from unseen u where u.name = t.name
        ))
        from unnest(array['booking_submissions', 'contact_submissions', 'work_opportunities']) t (name)
      )
    )
    from unseen u
  );
end
$$;

grant execute on function public.send_test_notice() to authenticated;
grant execute on function public.mark_seen(text, uuid) to authenticated;
grant execute on function public.admin_news() to authenticated;
