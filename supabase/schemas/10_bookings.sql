-- Calls: when the studio takes them, how one is booked, and how a client sees, moves and cancels it with the booking's
-- token. Written by the procedures below and by administrators.

create table public.booking_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null check (char_length(btrim(name)) between 1 and 200 and name !~ '[<>[:cntrl:]]'),
  contact text not null check (char_length(btrim(contact)) between 3 and 254 and contact !~ '[<>[:cntrl:]]'),
  -- The person, stored so that the report over all leads need not compute it.
  person_key text collate "C" generated always as (private.contact_key(contact)) stored,
  email text generated always as (case when contact ~ '@.+[.].' then private.clean_email(contact) end) stored,
  phone text generated always as (
    case when contact !~ '@' and char_length(btrim(contact)) <= 40 then btrim(contact) end
  ) stored,
  preferred_date date not null,
  preferred_time text not null check (private.slot_time(preferred_time) is not null),
  -- The slot is in Malaysian time.
  starts_at timestamptz not null generated always as (
    (preferred_date + private.slot_time(preferred_time)) at time zone 'Asia/Kuala_Lumpur'
  ) stored,
  call_method text not null check (call_method in ('video', 'voice')),
  project_type text check (char_length(project_type) <= 120),
  package text check (char_length(package) <= 120),
  message text not null check (
    message ~ '\S' and char_length(message) <= 5000 and octet_length(message) <= 10000
  ),
  -- The visitor's time zone, for the emails.
  timezone text not null default 'Asia/Kuala_Lumpur' check (timezone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  reminders jsonb not null default '{}' check (jsonb_typeof(reminders) = 'object' and octet_length(reminders::text) <= 1000),
  -- 'requested' reserves no time until it is confirmed from its email or the studio books it.
  status text not null default 'booked' check (
    status in ('requested', 'booked', 'completed', 'cancelled', 'no_show', 'spam')
  ),
  -- When it was confirmed from its email, or the studio first changed it. Null: it may be invented.
  confirmed_at timestamptz,
  -- Null: the studio's permanent link (site_settings 'calls'), if there is one.
  meeting_link text check (meeting_link ~ '^https://[^[:space:][:cntrl:]<>"]+$' and char_length(meeting_link) <= 500),
  -- Why the studio cancelled; the client reads it.
  cancel_reason text check (
    cancel_reason ~ '\S' and cancel_reason !~ '[[:cntrl:]]' and char_length(cancel_reason) <= 300
  ),
  -- False: the studio notifies the client itself, so no email or SMS is sent.
  notify_by_email boolean not null default true,
  source jsonb not null default '{}' check (source = private.clean_source(source)),
  -- The language of its page, emails and SMS: 'ms' if it was booked from the page in Malay.
  language text not null default 'en' check (language in ('en', 'ms')),
  -- SEQUENCE of the calendar file, increased by a trigger.
  sequence integer not null default 0 check (sequence >= 0),
  -- Opens the booking; for the browser that made it.
  manage_token uuid not null unique default gen_random_uuid(),
  -- Opens and confirms the booking; only its emails contain it, so it proves that somebody reads them. It changes with
  -- the contact, so that the link in an email to a wrong address stops working.
  email_token uuid not null unique default gen_random_uuid(),
  -- Made by the page for one submission, so that a retry does not book twice.
  idempotency_key uuid unique,
  -- When somebody opened it in the admin; null again once the customer moves, cancels or confirms it.
  seen_at timestamptz,
  -- The studio keeps it although it is outside its hours.
  allow_outside_hours boolean not null default false,
  -- The visitor's offset from UTC in minutes as the page showed it, and the start that it showed it for: the functions'
  -- time zone data may be older than the browser's.
  visitor_offset smallint check (visitor_offset >= -720 and visitor_offset <= 840 and visitor_offset % 15 = 0),
  visitor_offset_at timestamptz check ((visitor_offset is null) = (visitor_offset_at is null)),
  -- A call lasts 30 minutes, and the database allows no two held calls to overlap, even under concurrent requests.
  constraint booking_submissions_starts_at_excl exclude using gist (
    tsrange(starts_at at time zone 'UTC', starts_at at time zone 'UTC' + interval '30 minutes') with &&
  ) where (status in ('booked', 'completed', 'no_show') and deleted_at is null)
);

create index booking_submissions_unconfirmed on public.booking_submissions (preferred_date)
  where confirmed_at is null and status = 'booked';
create index booking_submissions_unconfirmed_of_a_contact on public.booking_submissions (private.normalized_contact(contact))
  where confirmed_at is null and status = 'booked';
create index booking_submissions_by_start on public.booking_submissions (starts_at desc, id);
create index booking_submissions_newest on public.booking_submissions (created_at desc, id);
create index booking_submissions_by_status on public.booking_submissions (status, starts_at desc);
create index booking_submissions_by_contact on public.booking_submissions (person_key);

alter table public.booking_submissions enable row level security;
select private.grant_columns('public.booking_submissions', 'select', 'insert', 'update');
create policy "sales do everything" on public.booking_submissions to authenticated
  using (deleted_at is null and (select public.can_sell()));

-- Which visitor asked for a call, because one may hold only a few: keyed hashes of the caller and, for IPv6, of their
-- network. A call that the studio made has no row. The retention job deletes the row once the call is cancelled or over.
create table private.booking_callers (
  booking_id uuid primary key references public.booking_submissions (id) on delete cascade,
  caller text not null,
  network text
);

create trigger check_status_change before update of status on public.booking_submissions
  for each row when (old.status is distinct from new.status)
  execute function private.check_status_change(
    'requested-booked', 'requested-cancelled', 'booked-completed', 'booked-no_show', 'booked-cancelled',
    'completed-no_show', 'requested-spam', 'booked-spam', 'completed-spam', 'no_show-spam', 'cancelled-spam'
  );

-- The link of a booked video call: its own, otherwise the studio's permanent one. Null if there is neither.
create function private.meeting_link(b public.booking_submissions) returns text
language sql stable set search_path = ''
as $$
  select case when b.call_method = 'video' and b.status = 'booked' then
    coalesce(b.meeting_link, nullif(private.setting('calls') ->> 'meeting_link', ''))
  end
$$;

-- Days without calls (a holiday), and single times of one day without calls.
create table public.call_closures (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  day date not null,
  -- In Malaysian time; both null: the whole day.
  from_time time,
  to_time time,
  -- Visitors see it if the whole day is closed.
  reason text not null default '' check (char_length(reason) <= 100 and reason !~ '[<>[:cntrl:]]'),
  constraint call_closures_to_time_check check ((from_time is null) = (to_time is null) and from_time < to_time)
);

create unique index call_closures_day_times_key on public.call_closures (day, from_time, to_time)
  nulls not distinct where deleted_at is null;

alter table public.call_closures enable row level security;
grant select, insert, update on public.call_closures to authenticated;
create policy "sales do everything" on public.call_closures to authenticated
  using (deleted_at is null and (select public.can_sell()));

-- When the owner is busy, according to the external calendar in the settings.
create table private.busy_times (
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);

create index busy_times_by_start on private.busy_times (starts_at);

-- The setting 'call_hours', with the specification's hours as defaults.
create function public.call_rules() returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.setting('call_hours') $$;

-- Whether a closure of the same day overlaps a call of 30 minutes at that time.
create function private.closes(closure public.call_closures, slot text) returns boolean
language sql immutable set search_path = ''
as $$
  select closure.from_time is null or (
    closure.to_time > private.slot_time(slot)
    and closure.from_time::interval < private.slot_time(slot)::interval + interval '30 minutes'
  )
$$;

-- The call times within a weekday's ranges: every half hour from the start of each range, as long as a call ends within
-- it.
create function private.slots_of(ranges jsonb) returns table (slot text)
language sql stable rows 13 set search_path = ''
as $$
  select to_char(at, 'FMHH12:MI AM')
  from jsonb_array_elements(ranges) r (range)
    cross join generate_series(
      date '2000-01-01' + (r.range ->> 'from')::time,
      date '2000-01-01' + (r.range ->> 'to')::time - interval '30 minutes',
      interval '30 minutes'
    ) at
$$;

-- The call times of a day within the owner's hours, and which of them are closed. On a closed day every time is closed.
create function private.day_hours(day date) returns table (slot text, closed boolean)
language sql stable set search_path = ''
as $$
  select t.slot, exists (
    select from public.call_closures c
    where c.day = day_hours.day and c.deleted_at is null and private.closes(c, t.slot)
  )
  from private.slots_of(public.call_rules() -> to_char(day, 'FMday')) t
$$;

-- Whether a call at that time is within the owner's hours; it may start between the times that visitors can choose.
create function private.is_in_hours(day date, slot text) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  ranges constant jsonb := public.call_rules() -> to_char(day, 'FMday');
  starts constant time := private.slot_time(slot);
begin
  return exists (
    select from jsonb_array_elements(ranges) r (range)
    where starts between (r.range ->> 'from')::time and (r.range ->> 'to')::time - interval '30 minutes'
  ) and not exists (
    select from public.call_closures c
    where c.day = is_in_hours.day and c.deleted_at is null and private.closes(c, slot)
  );
end
$$;

-- The one rule for which times of these days can be booked: 'free', 'taken' (another call overlaps), 'past' or 'closed'
-- (a closure, too little notice, the owner is busy, within the pause around a call, or the daily limit is reached). In
-- order; no times past the booking window. A call that is being moved does not block its own new time.
create function private.slots_of_days(first date, last date, moving uuid default null)
returns table (day date, slot text, starts_at timestamptz, state text)
language sql stable set search_path = ''
as $$
  with rules as materialized (
    select r, make_interval(mins => 30 + (r ->> 'pause_minutes')::integer) as apart,
      private.app_now() + make_interval(hours => (r ->> 'notice_hours')::integer) as notice,
      (r ->> 'calls_a_day')::integer as calls_a_day
    from public.call_rules() r
  ),
  week as materialized (
    select w.weekday, s.slot, private.slot_time(s.slot) as at
    from rules
      cross join unnest('{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'::text[]) w (weekday)
      cross join lateral private.slots_of(r -> w.weekday) s
  ),
  hours as materialized (
    select each::date as day, w.slot, (each + w.at) at time zone 'Asia/Kuala_Lumpur' as starts_at, exists (
      select from public.call_closures c
      where c.day = each::date and c.deleted_at is null and private.closes(c, w.slot)
    ) as closed
    from rules
      cross join generate_series(
        first::timestamp, least(last, private.today_in_malaysia() + (r ->> 'window_days')::integer)::timestamp,
        interval '1 day'
      ) each
      join week w on w.weekday = to_char(each, 'FMday')
  ),
  -- Wider than the days, because the pause may cross midnight.
  held as materialized (
    select b.starts_at, b.preferred_date from public.booking_submissions b
    where b.status in ('booked', 'completed', 'no_show') and b.deleted_at is null and b.id is distinct from moving
      and b.starts_at > first::timestamp at time zone 'Asia/Kuala_Lumpur' - interval '5 hours'
      and b.starts_at < last::timestamp at time zone 'Asia/Kuala_Lumpur' + interval '29 hours'
  ),
  full_days as materialized (
    select h.preferred_date from held h cross join rules
    group by h.preferred_date, calls_a_day having count(*) >= calls_a_day
  ),
  -- The starts at which a call would overlap a held one, be within the pause around it, or overlap a time when the owner
  -- is busy. Multiranges, because they are searched by halves.
  refused as materialized (
    select
      (select range_agg(tstzrange(h.starts_at - interval '30 minutes', h.starts_at + interval '30 minutes', '()'))
        from held h) as taken,
      (select range_agg(tstzrange(h.starts_at - apart, h.starts_at + apart, '()')) from held h cross join rules) as pause,
      (select range_agg(tstzrange(u.starts_at - interval '30 minutes', u.ends_at, '()')) from private.busy_times u
        where u.ends_at > first::timestamp at time zone 'Asia/Kuala_Lumpur'
          and u.starts_at < (last + 2)::timestamp at time zone 'Asia/Kuala_Lumpur') as busy
  )
  select h.day, h.slot, h.starts_at, case
    when h.starts_at <= private.app_now() then 'past'
    when x.taken @> h.starts_at then 'taken'
    when h.closed or h.starts_at < notice or x.pause @> h.starts_at or x.busy @> h.starts_at
      or h.day in (select f.preferred_date from full_days f)
      then 'closed'
    else 'free'
  end
  from hours h cross join rules cross join refused x
  order by h.starts_at
$$;

-- The times of one day, as in private.slots_of_days.
create function private.call_slots(day date, moving uuid default null)
returns table (slot text, starts_at timestamptz, state text)
language sql stable rows 13 set search_path = ''
as $$ select s.slot, s.starts_at, s.state from private.slots_of_days(day, day, moving) s $$;

-- The call with this token, or for sales with this id.
create function private.call_of(key uuid) returns uuid
language sql stable set search_path = ''
as $$
  select b.id from public.booking_submissions b
  where b.deleted_at is null and (key in (b.manage_token, b.email_token) or (b.id = key and public.can_sell()))
$$;

-- The times of a day in Malaysia, without anything about who booked them: {first, last: the bookable days, times:
-- [{slot, state}] as in private.call_slots, closed: the reason why the whole day is closed, '' if none was given;
-- absent on an open day}. Without a day: every time that any weekday has. `moving` is the token (for sales the id) of a
-- call that is being moved, which does not block its own new time.
create function public.call_times(day date default null, moving uuid default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'first', private.today_in_malaysia(),
    'last', private.today_in_malaysia() + (r ->> 'window_days')::integer,
    'times', case when day is null then (
      select coalesce(jsonb_agg(jsonb_build_object('slot', t.slot, 'state', 'free') order by private.slot_time(t.slot)), '[]')
      from (
        select distinct s.slot
        from jsonb_each(r) each cross join lateral private.slots_of(each.value) s
        where jsonb_typeof(each.value) = 'array'
      ) t
    ) else (
      select coalesce(jsonb_agg(jsonb_build_object('slot', s.slot, 'state', s.state) order by s.starts_at), '[]')
      from private.call_slots(day, private.call_of(moving)) s
    ) end
  ) || coalesce(
    (
      select jsonb_build_object('closed', c.reason) from public.call_closures c
      where c.day = call_times.day and c.from_time is null and c.deleted_at is null
    ),
    case when r -> to_char(day, 'FMday') = '[]' then '{"closed": ""}'::jsonb end,
    '{}'
  )
  from public.call_rules() r
$$;

-- The times of a range of days in Malaysia, without anything about who booked them: {first, last: the bookable days,
-- days: [{date, free: [slot], taken: [slot], why, reason}]}. Without `first` or `last` the range begins or ends with the
-- bookable days; days outside them are absent. `taken` has the day's other times, except those that have passed. `why`
-- is there if no time is free: 'closed' (the studio takes no calls on that day; `reason` is what it wrote, or ''),
-- 'past' (every time has passed), 'soon' (the rest is sooner than the studio's notice) or 'full'. `moving` as in
-- call_times.
create function public.call_days(first date default null, last date default null, moving uuid default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with bounds as materialized (
    select private.today_in_malaysia() as opens,
      private.today_in_malaysia() + (r ->> 'window_days')::integer as ends,
      private.app_now() + make_interval(hours => (r ->> 'notice_hours')::integer) as notice
    from public.call_rules() r
  ),
  range as materialized (
    select greatest(b.opens, call_days.first) as opens, least(b.ends, call_days.last) as ends from bounds b
  ),
  times as materialized (
    select s.day, max(s.starts_at) as latest,
      jsonb_agg(s.slot order by s.starts_at) filter (where s.state = 'free') as free,
      jsonb_agg(s.slot order by s.starts_at) filter (where s.state in ('taken', 'closed')) as taken
    from range cross join lateral private.slots_of_days(range.opens, range.ends, private.call_of(moving)) s
    group by s.day
  )
  select jsonb_build_object('first', b.opens, 'last', b.ends, 'days', coalesce((
    select jsonb_agg(
      jsonb_build_object(
        'date', each::date, 'free', coalesce(t.free, '[]'), 'taken', coalesce(t.taken, '[]')
      ) || case
        when t.free is not null then '{}'
        when t.day is null or c.id is not null
          then jsonb_build_object('why', 'closed', 'reason', coalesce(c.reason, ''))
        when t.taken is null then '{"why": "past"}'
        when t.latest < b.notice then '{"why": "soon"}'
        else '{"why": "full"}'
      end
      order by each
    )
    from range
      cross join generate_series(range.opens::timestamp, range.ends::timestamp, interval '1 day') each
      left join times t on t.day = each::date
      left join public.call_closures c on c.day = each::date and c.from_time is null and c.deleted_at is null
  ), '[]'))
  from bounds b
$$;

-- The three free times nearest to a time of a day, without that time; without a time, the next three from that day on:
-- [{date, slot}] in order, fewer if the month around the day has fewer. `moving` as in call_times. HTTP 429
-- 'rate_limited': 300 in 10 minutes for a caller.
create function public.free_times(day date, slot text default null, moving uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  moved constant uuid := private.call_of(moving);
  wanted constant timestamptz :=
    (day + coalesce(private.slot_time(free_times.slot), '00:00')) at time zone 'Asia/Kuala_Lumpur';
  found timestamptz[] := '{}';
  first_day constant date := private.today_in_malaysia();
  last_day constant date := first_day + (public.call_rules() ->> 'window_days')::integer;
begin
  perform private.hit_rate_limit('free times by caller', private.caller_address(), 300, interval '10 minutes');
  -- Times of one day are nearer to each other than to those of the next day, so the search goes outwards day by day,
  -- within the bookable days.
  for ring in 0..31 loop
    found := found || array(
      select s.starts_at
      from (values (day + ring), (day - ring)) d (near) cross join lateral private.call_slots(d.near, moved) s
      where d.near between first_day and last_day and s.state = 'free' and s.starts_at <> wanted
        and (d.near > day or ring = 0 or free_times.slot is not null)
      group by s.starts_at
      order by abs(extract(epoch from s.starts_at - wanted))
    );
    exit when cardinality(found) >= 3;
  end loop;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'date', (at at time zone 'Asia/Kuala_Lumpur')::date,
      'slot', to_char(at at time zone 'Asia/Kuala_Lumpur', 'FMHH12:MI AM')
    ) order by at), '[]')
    from unnest(found[:3]) at
  );
end
$$;

-- Upcoming calls that are now outside the owner's hours and that nobody has marked as kept: [{id, name, contact,
-- preferred_date, preferred_time, starts_at, reason: of a closed day or time, if any}], soonest first. Empty unless the
-- caller is in sales.
create function public.calls_outside_hours() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', b.id, 'name', b.name, 'contact', b.contact, 'preferred_date', b.preferred_date,
    'preferred_time', b.preferred_time, 'starts_at', b.starts_at,
    'reason', coalesce((
      select c.reason from public.call_closures c
      where c.day = b.preferred_date and c.deleted_at is null and private.closes(c, b.preferred_time)
      order by c.from_time nulls first limit 1
    ), '')
  ) order by b.starts_at), '[]')
  from public.booking_submissions b
  where (select public.can_sell()) and b.status = 'booked' and b.deleted_at is null
    and b.starts_at > private.app_now() and not b.allow_outside_hours and not private.is_in_hours(b.preferred_date, b.preferred_time)
$$;

-- A call that the studio adds or changes is confirmed; marking it as seen (seen_at) is not a change. A time outside the
-- hours is allowed if the studio chose it. A change that is visible in a calendar increases the sequence of the
-- calendar file, and only a cancelled call keeps a reason.
create function private.complete_booking() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  by_studio constant boolean := public.can_sell();
  off constant text[] := '{cancelled,spam}';
begin
  if by_studio and (tg_op = 'INSERT' or new.seen_at is not distinct from old.seen_at) then
    new.confirmed_at := coalesce(new.confirmed_at, private.app_now());
  end if;
  if tg_op = 'INSERT' or (new.preferred_date, new.preferred_time) <> (old.preferred_date, old.preferred_time) then
    new.allow_outside_hours := by_studio and not private.is_in_hours(new.preferred_date, new.preferred_time);
  end if;
  if tg_op = 'UPDATE' then
    new.sequence := old.sequence + case
      when (new.preferred_date, new.preferred_time, new.call_method, new.meeting_link, new.status = any (off))
        is distinct from
        (old.preferred_date, old.preferred_time, old.call_method, old.meeting_link, old.status = any (off))
      then 1 else 0
    end;
    if private.contact_key(new.contact) is distinct from private.contact_key(old.contact) then
      new.email_token := gen_random_uuid();
    end if;
  end if;
  if new.status <> 'cancelled' then
    new.cancel_reason := null;
  end if;
  return new;
end
$$;

create trigger complete_booking before insert or update on public.booking_submissions
  for each row execute function private.complete_booking();

-- Locks the days of these times (in Malaysia), so that the result of private.call_slots stays valid until the
-- transaction ends; also the day before or after if the pause between calls crosses midnight. Days are always locked in
-- order, so that two calls moving between the same days cannot deadlock.
create function private.lock_days(variadic times timestamp[]) returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtext('calls of a day'), locked.day - date '2000-01-01')
  from (
    select distinct each::date as day
    from unnest(times) at
      cross join make_interval(mins => 30 + (public.call_rules() ->> 'pause_minutes')::integer) apart
      cross join generate_series((at - apart)::date, (at + apart)::date, interval '1 day') each
    where isfinite(at)
    order by day
  ) locked
$$;

-- Refuses a slot that cannot be booked: HTTP 400 'slot_invalid' (not offered on that day, or past the booking window)
-- or 'slot_in_past', HTTP 409 'slot_taken' or 'slot_closed'. The caller must hold the day's lock. The studio may book
-- outside its hours; the table's constraint still refuses an overlap.
create function private.assert_slot(day date, slot text, moving uuid default null) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  state text;
begin
  if public.can_sell() then
    state := case when (day + private.slot_time(slot)) at time zone 'Asia/Kuala_Lumpur' <= private.app_now() then 'past'
      when private.slot_time(slot) is not null then 'free' end;
  else
    select s.state into state from private.call_slots(day, moving) s where s.slot = assert_slot.slot;
  end if;
  case coalesce(state, 'invalid')
    when 'free' then
      return;
    when 'taken' then
      perform private.refuse_taken_slot();
    when 'closed' then
      raise exception using errcode = 'PT409', message = 'slot_closed', hint = 'We do not take calls at that time. Please select another one.';
    when 'past' then
      raise exception using errcode = 'PT400', message = 'slot_in_past', hint = 'Please select a time in the future.';
    else
      raise exception using
        errcode = 'PT400', message = 'slot_invalid', hint = 'Please select one of the times offered.';
  end case;
end
$$;

-- The slot as the table stores it: without the form's ' (MYT)'.
create function private.clean_slot(slot text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(btrim(slot), ' \(MYT\)$', '') $$;

create function private.refuse_taken_slot() returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'PT409', message = 'slot_taken', hint = 'Please select another time.';
end
$$;

create view private.unconfirmed_calls as
  select b.id, b.preferred_date, private.normalized_contact(b.contact) as contact_key
  from public.booking_submissions b
  where b.confirmed_at is null and b.status = 'booked' and b.deleted_at is null and b.starts_at > private.app_now();

-- Whether a day has reached its limit of unconfirmed calls: the limit is for a day of 13 times, and lower in proportion
-- on a day that offers fewer. The caller must hold the day's lock.
create function private.is_share_full(day date) returns boolean
language sql volatile set search_path = ''
as $$
  select (select count(*) from private.unconfirmed_calls u where u.preferred_date = day)
    >= least(most, ceil(most * (select count(*) from private.day_hours(day) h where not h.closed) / 13.0))
  from private.limit_for('unconfirmed calls in a day') most
$$;

-- The party behind a contact, so that invented addresses of one domain count as one: the registered domain
-- (shop.com.my of mail.shop.com.my). Addresses of a mail provider or a university belong to many people: there it is the
-- mailbox. Of a phone number, the number.
create function private.party_of(contact text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select case
    when key !~ '@' or domain ~ '(^|[.])(edu|ac|sch)([.][a-z]{2})?$'
      or domain ~ '^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|rocketmail|aol|gmx|yandex|zoho|zohomail)[.]((com?[.])?[a-z]{2}|com|net)$'
      or domain in (
        -- Of the world.
        'icloud.com', 'me.com', 'mac.com', 'appleid.com', 'proton.me', 'protonmail.com', 'pm.me', 'passmail.net',
        'tuta.com', 'tutanota.com', 'fastmail.com', 'hey.com', 'duck.com', 'mozmail.com', 'mail.com', 'email.com',
        'mail.ru', 'qq.com', 'foxmail.com', '163.com', '126.com', 'yeah.net', 'sina.com', 'sina.cn', 'naver.com',
        'hanmail.net', 'daum.net', 'rediffmail.com', 'web.de', 't-online.de', 'free.fr', 'orange.fr', 'laposte.net',
        'libero.it', 'btinternet.com', 'comcast.net', 'verizon.net', 'att.net', 'sbcglobal.net', 'bigpond.com',
        'optusnet.com.au', 'singnet.com.sg', 'starhub.net.sg',
        -- Of Malaysia's internet providers.
        'streamyx.com', 'unifi.my', 'tm.net.my', 'time.net.my', 'jaring.my', 'maxis.net.my', 'celcom.net.my'
      )
    then key
    else domain
  end
  from private.normalized_contact(contact) key
    cross join lateral split_part(key, '@', 2) host
    cross join lateral coalesce(
      substring(host from '[^.]+[.](?:(?:com?|net|org|edu|ac|sch|gov|mil|name|or|go|ne)[.][a-z]{2}|[^.]+)$'), host
    ) domain
$$;

-- Whether one more future call would be too many for a caller, their network or their party, besides the call
-- `besides`. Calls that the studio made don't count. Of a party only confirmed calls count, so that nobody uses up a
-- company's calls with invented addresses. Until the transaction ends, no other call of the same three is counted. It
-- comes after the locks of the days.
create function private.has_too_many_calls(caller text, network text, contact text, besides uuid default null)
returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  party constant text := private.party_of(contact);
begin
  perform pg_advisory_xact_lock(hashtextextended('calls of ' || each.key, 0))
  from (
    select distinct k.key from unnest(array[caller, network, party]) k (key) where k.key is not null order by k.key
  ) each;
  return (
    select count(*) filter (where c.caller = has_too_many_calls.caller) >= private.limit_for('calls of a caller')
      or count(*) filter (where c.network = has_too_many_calls.network) >= private.limit_for('calls of a network')
      or count(*) filter (where b.confirmed_at is not null and private.party_of(b.contact) = party)
        >= private.limit_for('confirmed calls of a party')
    from public.booking_submissions b join private.booking_callers c on c.booking_id = b.id
    where b.status = 'booked' and b.deleted_at is null and b.starts_at > private.app_now()
      and b.id is distinct from besides
  );
end
$$;

-- Whether the link of a call's email may confirm it. A call that is over, cancelled or confirmed already takes no place.
create function private.may_confirm(b public.booking_submissions) returns boolean
language sql volatile set search_path = ''
as $$
  select b.confirmed_at is not null or b.status not in ('booked', 'requested') or b.starts_at <= private.app_now()
    or not private.has_too_many_calls(
      (select c.caller from private.booking_callers c where c.booking_id = b.id),
      (select c.network from private.booking_callers c where c.booking_id = b.id), b.contact, b.id
    )
$$;

create function private.refuse_many_calls() returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using
    errcode = 'PT409', message = 'too_many_calls',
    hint = 'You, or others at your company or network, have several calls booked already. Please write to us on WhatsApp.';
end
$$;

-- Whether one more unconfirmed call may hold a time on a day: not while the breaker is open, nor past the limits of the
-- day, the contact and the caller. The caller must hold the day's lock.
create function private.may_hold(day date, contact text, caller text) returns boolean
language sql volatile set search_path = ''
as $$
  select not private.is_breaker_open() and not private.is_share_full(day)
    and (
      select count(*) from private.unconfirmed_calls u
      where u.contact_key = private.normalized_contact(may_hold.contact)
    ) < private.limit_for('unconfirmed calls of a contact')
    and (
      select count(*) from private.unconfirmed_calls u join private.booking_callers c on c.booking_id = u.id
      where c.caller = may_hold.caller
    ) < private.limit_for('unconfirmed calls of a caller')
$$;

-- The response does not reveal a block: a blocked sender only sees that no time is reserved.
create function private.booking_answer(b public.booking_submissions) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'booking_id', b.id, 'manage_token', b.manage_token,
    'status', case b.status when 'spam' then 'requested' else b.status end
  )
$$;

-- The offset from UTC in minutes that a page showed for a start, or null if it cannot be right: more than two hours from
-- the database's own for that zone. A zone that is newer than the database's data has none.
create function private.plausible_offset(visitor_offset integer, timezone text, starts timestamptz) returns smallint
language plpgsql stable set search_path = ''
as $$
declare
  own integer;
begin
  begin
    own := extract(epoch from (starts at time zone timezone) - (starts at time zone 'UTC')) / 60;
  exception when invalid_parameter_value then
    null;
  end;
  return case
    when visitor_offset between -720 and 840 and visitor_offset % 15 = 0
      and coalesce(abs(visitor_offset - own) <= 120, true)
    then visitor_offset
  end;
end
$$;

-- Books a call of 30 minutes. Returns {booking_id, manage_token, status}: 'booked', or 'requested' if it reserves no
-- time until it is confirmed from its email or the studio books it (docs/decisions/0022); the same booking for every
-- call with one idempotency_key, with its current status. HTTP 400: 'invalid_input' (the hint names the field; an email
-- needs a dot after its @), 'slot_invalid' (not a time of that day, or past the booking window), 'slot_in_past'. HTTP
-- 409: 'slot_taken', 'slot_closed', 'too_many_calls' (of one caller, network or party). HTTP 429: 'rate_limited',
-- 'inbox_full'. A message has at most 5,000 characters and 10,000 bytes. preferred_time may end in ' (MYT)'; dates are
-- days in Malaysia. `visitor_offset` is what the page showed as the offset of `timezone` from UTC at the start, in
-- minutes; one that cannot be right is left out. If the hidden field `website` is filled, the response is invented and
-- nothing is stored.
create function public.submit_booking(
  name text,
  contact text,
  preferred_date date,
  preferred_time text,
  call_method text,
  message text,
  project_type text default null,
  package text default null,
  timezone text default 'Asia/Kuala_Lumpur',
  reminders jsonb default null,
  idempotency_key uuid default null,
  website text default null,
  source jsonb default null,
  language text default 'en',
  visitor_offset integer default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  slot constant text := private.clean_slot(preferred_time);
  reach constant text := btrim(contact);
  by_studio constant boolean := public.can_sell();
  is_spam constant boolean := not by_studio and private.is_blocked(reach);
  came_from constant jsonb := private.clean_source(source);
  caller constant text := private.hash_address(private.caller_address());
  network constant text := private.hash_address(private.caller_network());
  held boolean;
  starts constant timestamptz :=
    (submit_booking.preferred_date + private.slot_time(slot)) at time zone 'Asia/Kuala_Lumpur';
  told constant smallint := private.plausible_offset(submit_booking.visitor_offset, submit_booking.timezone, starts);
  booking public.booking_submissions;
  refusal_hint text;
  refused_constraint text;
  empty_column text;
begin
  -- Of two simultaneous calls with one key the second waits and finds the first.
  perform pg_advisory_xact_lock(hashtextextended(submit_booking.idempotency_key::text, 0));
  select b.* into booking
  from public.booking_submissions b where b.idempotency_key = submit_booking.idempotency_key;
  if booking.id is not null then
    return private.booking_answer(booking);
  end if;
  if btrim(submit_booking.website) <> '' then
    return jsonb_build_object(
      'booking_id', gen_random_uuid(), 'manage_token', gen_random_uuid(), 'status', 'booked'
    );
  end if;

  -- A voice call needs a phone number; the studio may book one without, since it may know the number.
  if not private.is_contact(reach) or (not by_studio and call_method = 'voice' and position('@' in reach) > 0) then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'contact';
  end if;
  perform private.lock_days(submit_booking.preferred_date + private.slot_time(slot));
  -- After the day's lock, because a call waiting for a day must not hold counters that other forms need.
  perform private.count_caller('booking');

  begin
    perform private.assert_slot(submit_booking.preferred_date, slot);
    if not by_studio and not is_spam and private.has_too_many_calls(caller, network, reach) then
      perform private.refuse_many_calls();
    end if;
    perform private.count_submission(octet_length(concat(
      submit_booking.name, reach, submit_booking.message, submit_booking.project_type, submit_booking.package,
      submit_booking.timezone, submit_booking.reminders, came_from
    )));
    held := by_studio or (not is_spam and private.may_hold(submit_booking.preferred_date, reach, caller));
    insert into public.booking_submissions as b (
      name, contact, preferred_date, preferred_time, call_method, project_type, package, message, timezone, reminders,
      status, idempotency_key, created_at, source, language, visitor_offset, visitor_offset_at
    ) values (
      btrim(submit_booking.name), reach, submit_booking.preferred_date, slot, submit_booking.call_method,
      nullif(btrim(submit_booking.project_type), ''), nullif(btrim(submit_booking.package), ''),
      btrim(submit_booking.message, E' \t\r\n'), coalesce(submit_booking.timezone, 'Asia/Kuala_Lumpur'),
      coalesce(submit_booking.reminders, '{}'),
      case when held then 'booked' when is_spam then 'spam' else 'requested' end,
      submit_booking.idempotency_key, private.app_now(), came_from, coalesce(submit_booking.language, 'en'),
      told, case when told is not null then starts end
    )
    on conflict do nothing
    returning b.* into booking;
    if booking.id is null then
      perform private.refuse_taken_slot();
    end if;
    if not by_studio then
      insert into private.booking_callers (booking_id, caller, network) values (booking.id, caller, network);
    end if;
  exception
    when sqlstate 'PT400' or sqlstate 'PT409' then
      get stacked diagnostics refusal_hint = pg_exception_hint;
      return private.refusal(sqlstate, sqlerrm, refusal_hint);
    when check_violation or not_null_violation then
      get stacked diagnostics refused_constraint = constraint_name, empty_column = column_name;
      return private.refusal(
        'PT400', 'invalid_input', private.field_of('booking_submissions', refused_constraint, empty_column)
      );
  end;
  return private.booking_answer(booking);
end
$$;

-- A call can be changed until 2 hours before it starts.
create function private.is_changeable(b public.booking_submissions) returns boolean
language sql stable set search_path = ''
as $$ select b.status in ('booked', 'requested') and private.app_now() <= b.starts_at - interval '2 hours' $$;

-- What a token shows of its booking: of the visitor's input only the name. `confirmable`: confirm_booking with this
-- token would confirm it.
create function private.booking_view(b public.booking_submissions, token uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'booking_id', b.id,
    'name', b.name,
    'preferred_date', b.preferred_date,
    'preferred_time', b.preferred_time,
    'starts_at', to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'call_method', b.call_method,
    'timezone', b.timezone,
    'visitor_offset', b.visitor_offset,
    'visitor_offset_at', to_char(b.visitor_offset_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'language', b.language,
    'status', case b.status when 'spam' then 'cancelled' else b.status end,
    'confirmed', b.confirmed_at is not null,
    'confirmable', b.email_token = token and b.confirmed_at is null and b.status in ('booked', 'requested')
      and b.starts_at > private.app_now(),
    'by_email', b.email is not null and b.notify_by_email,
    -- The meeting link is only for people who have confirmed the call.
    'meeting_link', case when b.confirmed_at is not null then private.meeting_link(b) end,
    'cancel_reason', b.cancel_reason,
    'sequence', b.sequence,
    'changeable', private.is_changeable(b)
  )
$$;

-- Using the token from an email proves that the address is read: the booking and its address are confirmed, and a
-- requested call is booked if its time is free and in the future. The caller must hold the day's lock.
create function private.confirm_by_email(b public.booking_submissions) returns public.booking_submissions
language plpgsql set search_path = ''
as $$
begin
  if b.confirmed_at is null then
    perform private.confirm_address(b.email);
    update public.booking_submissions o set confirmed_at = private.app_now() where o.id = b.id returning o.* into b;
  end if;
  if b.status = 'requested' then
    if exists (
      select from private.call_slots(b.preferred_date) s where s.slot = b.preferred_time and s.state = 'free'
    ) then
      begin
        update public.booking_submissions o set status = 'booked' where o.id = b.id returning o.* into b;
      exception when exclusion_violation then
        null;
      end;
    end if;
  end if;
  return b;
end
$$;

create function private.assert_changeable(b public.booking_submissions) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_changeable(b) then
    raise exception using
      errcode = 'PT409', message = 'too_late', hint = 'A call can be changed up to 2 hours before it begins.';
  end if;
end
$$;

-- The booking of a token (manage_token or email_token), or null: {booking_id, name, preferred_date, preferred_time,
-- starts_at (UTC), call_method, timezone, visitor_offset (minutes), visitor_offset_at (UTC), language, status, confirmed, confirmable, by_email (whether it is notified by
-- email), meeting_link (of a booked and confirmed video call), cancel_reason, sequence, changeable}. It changes nothing,
-- so that an email scanner that opens the link does not confirm the call. HTTP 429 'rate_limited': 120 in 10 minutes for
-- a caller.
create function public.managed_booking(token uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  booking public.booking_submissions;
begin
  perform private.hit_rate_limit('booking read by caller', private.caller_address(), 120, interval '10 minutes');
  select * into booking from public.booking_submissions b
  where token in (b.manage_token, b.email_token) and b.deleted_at is null;
  return case when booking.id is not null then private.booking_view(booking, token) end;
end
$$;

-- Moves a locked booking. Moving it to its current slot changes nothing. `zone` and `visitor_offset` are what the page
-- showed the new time in; without them, the booking keeps its own.
create function private.move_booking(
  booking public.booking_submissions, day date, slot text, zone text, visitor_offset integer
) returns public.booking_submissions
language plpgsql set search_path = ''
as $$
declare
  shown_in constant text := case when zone ~ '^[A-Za-z0-9_+/-]{1,64}$' then zone else booking.timezone end;
  starts constant timestamptz := (day + private.slot_time(slot)) at time zone 'Asia/Kuala_Lumpur';
  told constant smallint := private.plausible_offset(move_booking.visitor_offset, shown_in, starts);
begin
  if booking.status in ('cancelled', 'spam') then
    raise exception using errcode = 'PT409', message = 'booking_cancelled', hint = 'This call was cancelled.';
  end if;
  if booking.preferred_date = day and booking.preferred_time = slot then
    return booking;
  end if;
  perform private.assert_changeable(booking);

  -- Checked before the slot, because on a full day no other time would help.
  if booking.confirmed_at is null and booking.status = 'booked' and booking.preferred_date <> day
    and private.is_share_full(day) then
    raise exception using
      errcode = 'PT409', message = 'confirm_first',
      hint = 'Please confirm the call from our email first, or select another day.';
  end if;
  perform private.assert_slot(day, slot, booking.id);
  update public.booking_submissions b
  set preferred_date = day, preferred_time = slot,
    status = case when b.confirmed_at is null then b.status else 'booked' end,
    timezone = shown_in,
    visitor_offset = case when told is not null or shown_in <> b.timezone then told else b.visitor_offset end,
    visitor_offset_at = case
      when told is not null then starts
      when shown_in = b.timezone then b.visitor_offset_at
    end
  where b.id = booking.id
  returning b.* into booking;
  return booking;
exception
  -- The studio has booked a call there at the same moment.
  when exclusion_violation then
    perform private.refuse_taken_slot();
end
$$;

-- The common part of the three procedures below. A refused change is rolled back but still counted: 30 in 10 minutes
-- for a caller and 10 in an hour for a booking (each may send an email), then HTTP 429 'rate_limited'.
create function private.change_booking(
  token uuid, change text, day date default null, slot text default null, zone text default null,
  visitor_offset integer default null
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  booking public.booking_submissions;
  refusal_hint text;
begin
  perform private.hit_rate_limit('booking change by caller', private.caller_address(), 30, interval '10 minutes');
  perform private.hit_rate_limit('booking change by booking', b.id::text, 10, interval '1 hour')
  from public.booking_submissions b
  where token in (b.manage_token, b.email_token) and b.deleted_at is null;

  begin
    -- Until the transaction ends the booking stays locked, and so do its day and the day that it moves to.
    select * into booking from public.booking_submissions b
    where token in (b.manage_token, b.email_token) and b.deleted_at is null for update;
    if booking.id is null then
      raise exception using
        errcode = 'PT404', message = 'booking_not_found', hint = 'This link belongs to no booking.';
    end if;
    perform private.lock_days(
      booking.preferred_date + private.slot_time(booking.preferred_time), day + private.slot_time(slot)
    );
    if booking.email_token = token then
      if private.may_confirm(booking) then
        booking := private.confirm_by_email(booking);
      elsif change = 'confirm' then
        perform private.refuse_many_calls();
      end if;
    end if;
    if change = 'move' then
      booking := private.move_booking(booking, day, slot, zone, change_booking.visitor_offset);
    elsif change = 'cancel' and booking.status not in ('cancelled', 'spam') then
      perform private.assert_changeable(booking);
      update public.booking_submissions b set status = 'cancelled' where b.id = booking.id returning b.* into booking;
    end if;
    return private.booking_view(booking, token);
  exception when sqlstate 'PT400' or sqlstate 'PT404' or sqlstate 'PT409' then
    get stacked diagnostics refusal_hint = pg_exception_hint;
    return private.refusal(sqlstate, sqlerrm, refusal_hint);
  end;
end
$$;

-- Confirms a booking with the token of its email; the other token changes nothing. Returns what managed_booking
-- returns. Confirming again changes nothing. HTTP 404 'booking_not_found'; 409 'too_many_calls' (of one caller, network
-- or party); 429 'rate_limited'.
create function public.confirm_booking(token uuid) returns jsonb
language sql security definer set search_path = ''
as $$ select private.change_booking(token, 'confirm') $$;

-- Moves a call; returns what managed_booking returns. Moving it to its current slot changes nothing. A confirmed
-- request is booked at the new time. HTTP 404 'booking_not_found'; 409 'booking_cancelled', 'too_late', 'slot_taken',
-- 'slot_closed', 'confirm_first' (that day has reached its limit of unconfirmed calls); 400 'slot_invalid',
-- 'slot_in_past'; 429 'rate_limited'. `timezone` and `visitor_offset` (minutes from UTC) are what the page showed the new
-- time in, for the emails.
create function public.reschedule_booking(
  token uuid, preferred_date date, preferred_time text, timezone text default null, visitor_offset integer default null
) returns jsonb
language sql security definer set search_path = ''
as $$
  select private.change_booking(
    token, 'move', preferred_date, private.clean_slot(preferred_time), timezone, visitor_offset
  )
$$;

-- Cancels a call and frees its slot; returns what managed_booking returns. Cancelling again changes nothing. HTTP 404
-- 'booking_not_found'; 409 'too_late'; 429 'rate_limited'.
create function public.cancel_booking(token uuid) returns jsonb
language sql security definer set search_path = ''
as $$ select private.change_booking(token, 'cancel') $$;

grant execute on function
  public.call_times, public.call_days, public.free_times, public.submit_booking, public.managed_booking,
  public.confirm_booking, public.reschedule_booking, public.cancel_booking
  to anon, authenticated;

grant execute on function public.call_rules, public.calls_outside_hours to authenticated;
