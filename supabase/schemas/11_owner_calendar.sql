-- The owner's calendars: a feed of the studio's calls for their own program, and an external calendar with the times
-- when they are busy.

-- A single row. Both addresses are secret, so they cannot be settings, which the history would record.
create table private.owner_calendar (
  id boolean primary key default true check (id),
  feed_key text,
  feed_renewed_at timestamptz,
  busy_address text check (busy_address ~ '^https://\S+$' and char_length(busy_address) <= 2000),
  -- When the calendar was last tried, when it was last read, and why the latest attempts failed.
  busy_tried_at timestamptz,
  busy_read_at timestamptz,
  busy_problem text check (char_length(busy_problem) <= 300),
  -- The response headers of the version that was read: {"etag", "modified"}.
  busy_version jsonb not null default '{}',
  -- When the owner set the address.
  busy_set_at timestamptz
);

insert into private.owner_calendar default values;

-- The calendars for the admin: {feed_key, feed_renewed_at, busy_address, busy_tried_at, busy_read_at, busy_problem,
-- busy_times: the number of upcoming ones}. Null unless the caller is an owner.
create function public.owner_calendar() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(c) - '{id,busy_version,busy_set_at}'::text[] || jsonb_build_object(
    'busy_times', (select count(*) from private.busy_times b where b.ends_at > private.app_now())
  )
  from private.owner_calendar c where (select public.is_admin())
$$;

-- What sales must know of the owner's busy calendar: null without one, otherwise {tried_at, read_at, problem, late}. `late`:
-- it was not tried for half an hour, so the schedule does not call read-calendar.
create function public.busy_calendar_state() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_right(public.can_sell());
  return (
    select jsonb_build_object(
      'tried_at', c.busy_tried_at,
      'read_at', c.busy_read_at,
      'problem', c.busy_problem,
      'late', coalesce(c.busy_tried_at, c.busy_set_at) < private.app_now() - interval '30 minutes'
    )
    from private.owner_calendar c where c.busy_address is not null
  );
end
$$;

-- Gives the feed a new key and so a new URL; the previous one stops working.
create function public.renew_calendar_feed() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_right(public.is_admin());
  update private.owner_calendar
  set feed_key = encode(extensions.gen_random_bytes(32), 'hex'), feed_renewed_at = private.app_now() where id;
end
$$;

-- Sets the calendar of the owner's busy times and deletes the times of the previous one; null or '' for none. HTTP 400
-- 'address_invalid' unless the address begins with https:// or webcal://.
create function public.set_busy_calendar(address text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant text := nullif(regexp_replace(btrim(coalesce(address, '')), '^webcals?://', 'https://', 'i'), '');
begin
  perform private.require_right(public.is_admin());
  if wanted !~ '^https://\S+$' or char_length(wanted) > 2000 then
    raise exception using errcode = 'PT400', message = 'address_invalid',
      hint = 'Please enter an address that begins with https:// or webcal://';
  end if;
  update private.owner_calendar set
    busy_address = wanted, busy_tried_at = null, busy_read_at = null, busy_problem = null, busy_version = '{}',
    busy_set_at = private.app_now()
  where id and busy_address is distinct from wanted;
  if found then
    delete from private.busy_times where true;
  end if;
end
$$;

-- The owner's busy times between two moments, for sales.
create function public.busy_times(from_at timestamptz, until timestamptz)
returns table (starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_right(public.can_sell());
  return query select b.starts_at, b.ends_at from private.busy_times b
  where b.starts_at < until and b.ends_at > from_at order by b.starts_at;
end
$$;

/* For the functions. */

-- Held calls from 30 days ago on, for a calendar program with the feed's key: [{id, sequence, status, name, contact,
-- starts_at, call_method, project_type, message: its beginning, meeting_link}]. HTTP 404 'feed_unknown' for another
-- key, 429 past 60 in 10 minutes.
create function public.calendar_feed(key text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  -- Hashes are compared, so that the response time reveals nothing about the key.
  if not exists (
    select from private.owner_calendar c
    where extensions.digest(c.feed_key, 'sha256') = extensions.digest(key, 'sha256')
  ) then
    raise exception using errcode = 'PT404', message = 'feed_unknown', hint = 'This calendar address was replaced or never existed.';
  end if;
  perform private.hit_rate_limit('calendar feed', 'studio', 60, '10 minutes');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', b.id, 'sequence', b.sequence, 'status', b.status, 'name', b.name, 'contact', b.contact,
      'starts_at', b.starts_at, 'call_method', b.call_method, 'project_type', b.project_type,
      'message', left(b.message, 300), 'meeting_link', private.meeting_link(b)
    ) order by b.starts_at, b.id), '[]')
    from public.booking_submissions b
    where b.status in ('booked', 'completed', 'no_show') and b.deleted_at is null
      and b.starts_at > private.app_now() - interval '30 days'
  );
end
$$;

-- Whether the external calendar must be read now, every five minutes: {address, version, from, until}, with `from` and
-- `until` as the range to read. Null if it is too early or there is no calendar.
create function public.begin_busy_read() returns jsonb
language sql security definer set search_path = ''
as $$
  update private.owner_calendar c set busy_tried_at = private.app_now()
  where c.busy_address is not null
    and (c.busy_tried_at is null or c.busy_tried_at not between private.app_now() - interval '5 minutes' and private.app_now())
  returning jsonb_build_object(
    'address', c.busy_address, 'version', c.busy_version,
    'from', private.app_now(), 'until', private.app_now() + interval '400 days'
  )
$$;

-- Stores the result of reading `address`: `times` is [{starts_at, ends_at}], or null if nothing has changed; `version`
-- the response headers; `problem` why a part could not be read. Does nothing if the owner has set another address in
-- the meantime.
create function public.replace_busy_times(
  times jsonb, address text, version jsonb default '{}', problem text default null
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.owner_calendar c set
    busy_read_at = private.app_now(),
    busy_version = replace_busy_times.version,
    busy_problem = left(problem, 300)
  where c.busy_address = address;
  if found and times is not null then
    delete from private.busy_times where true;
    insert into private.busy_times (starts_at, ends_at)
    select t.starts_at, t.ends_at from jsonb_to_recordset(times) as t (starts_at timestamptz, ends_at timestamptz);
  end if;
end
$$;

-- Records why the calendar at `address` could not be read; the previous times are kept.
create function public.busy_read_failed(address text, problem text) returns void
language sql security definer set search_path = ''
as $$
  update private.owner_calendar c set busy_problem = left(problem, 300) where c.busy_address = address
$$;

grant execute on function
  public.owner_calendar, public.busy_calendar_state, public.renew_calendar_feed, public.set_busy_calendar, public.busy_times
  to authenticated;
