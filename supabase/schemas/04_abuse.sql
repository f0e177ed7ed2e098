-- Rate limits on public calls, counted in the database because the API can be called without the page. A caller past
-- their own limit is refused. Past the hourly limit for all callers together nobody is refused; instead the breaker
-- opens: calls are only requested, emails to unconfirmed addresses wait, and the owner gets an alert and can clean up
-- the incident.

-- Every limit in one place, so that tests and scripts/bench can replace it.
create function private.limit_for(name text) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  hourly constant integer := (private.setting('protection') ->> 'submissions_an_hour')::integer;
  figure constant integer := case name
    -- Submissions by one caller: of one form in 10 minutes, of all forms in an hour (an office of twenty needs 80) and
    -- in a day. They follow from the owner's limit for all.
    when 'form by caller' then 30
    when 'all forms by caller in an hour' then least(80, hourly * 2 / 3)
    when 'all forms by caller' then least(300, hourly * 5 / 2)
    when 'all forms by network in an hour' then least(100, hourly * 5 / 6)
    when 'all forms by network' then least(600, hourly * 5)
    -- How many of them count for the breaker, so that it takes four callers to open it and a dozen to hold it open for
    -- a day.
    when 'counted by caller in an hour' then hourly / 3
    when 'counted by caller' then hourly
    when 'counted by network in an hour' then hourly / 2
    when 'counted by network' then hourly * 2
    -- The limits for all callers together: the number of submissions, and their bytes.
    when 'submissions an hour' then hourly
    when 'bytes a day' then 50000000
    -- The size of a submission without its text, as measured by npm run bench abuse.
    when 'bytes of a row' then 2000
    -- Emails to unconfirmed addresses; emails about calls to one unconfirmed address.
    when 'emails an hour' then (private.setting('protection') ->> 'emails_an_hour')::integer
    when 'emails a day to a confirmed address' then 20
    when 'newsletters a minute' then (private.setting('newsletters') ->> 'a_minute')::integer
    -- Emails of any kind, as many as the provider takes.
    when 'emails a second' then (private.setting('email_pace') ->> 'a_second')::integer
    -- How many times unconfirmed calls may hold: on a day of 13 times (in proportion on a day with fewer), for one
    -- contact, for one caller.
    when 'unconfirmed calls in a day' then 6
    when 'unconfirmed calls of a contact' then 1
    when 'unconfirmed calls of a caller' then 6
    -- Future calls that hold a time: of a caller (offices share one address), of an IPv6 /48, and confirmed ones of a
    -- company or mailbox.
    when 'calls of a caller' then 10
    when 'calls of a network' then 20
    when 'confirmed calls of a party' then 5
    -- Limits one clean-up call, so that it ends within the statement timeout however large the incident was.
    when 'rows of a clean-up' then 300
    -- How long an admin session lasts, in total and without a refresh; the same values as [auth.sessions] in
    -- config.toml.
    when 'session days' then 14
    when 'session idle hours' then 24
  end;
begin
  if figure is null then
    raise exception using errcode = 'PT500', message = 'unknown_limit', hint = name;
  end if;
  return figure;
end
$$;

-- Which request header identifies the caller. On the hosted platform the edge overwrites any `cf-connecting-ip` that a
-- caller sends. Behind your own proxy: the header that the proxy writes, and which of its values to use, counted from
-- the right (1: the value added by the nearest proxy).
create table private.deployment (
  id boolean primary key default true check (id),
  caller_header text not null default 'cf-connecting-ip' check (caller_header ~ '^[a-z0-9-]+$'),
  caller_hops integer not null default 1 check (caller_hops >= 1)
);

insert into private.deployment default values;

-- The key that identifies a caller in limits: an IPv4 address, or the /64 of an IPv6 address, since a household has a
-- whole /64. All calls without the header count as one caller, so that a missing header lifts no limit.
create function private.caller_address() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  here private.deployment;
  hops text[];
  seen text;
begin
  select d.* into here from private.deployment d;
  hops := string_to_array(nullif(current_setting('request.headers', true), '')::jsonb ->> here.caller_header, ',');
  seen := lower(coalesce(nullif(btrim(hops[cardinality(hops) + 1 - here.caller_hops]), ''), 'unknown'));
  -- An IPv4 address in IPv6 notation.
  seen := regexp_replace(seen, '^::ffff:([0-9.]+)$', '\1');
  if seen !~ ':' then
    return left(seen, 64);
  end if;
  return network(set_masklen(host(seen::inet)::inet, 64))::text;
exception
  -- Not an IP address: the text itself is the key.
  when invalid_text_representation then
    return left(seen, 64);
end
$$;

-- The /48 of an IPv6 caller, because a rented server has a whole /48 and with it 65,536 callers; null for IPv4.
create function private.caller_network() returns text
language sql stable set search_path = ''
as $$
  select network(set_masklen(host(caller::inet)::inet, 48))::text
  from private.caller_address() caller
  where caller like '%/64'
$$;

-- public.clear_expired deletes expired rows.
create unlogged table private.rate_limits (
  bucket text not null,
  key text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  expires_at timestamptz not null,
  primary key (bucket, key, window_start)
);

-- The start of the current window of `length`; days begin at midnight in Malaysia.
create function private.window_start(length interval) returns timestamptz
language sql stable set search_path = ''
as $$ select date_bin(length, private.app_now(), timestamptz '2001-01-01 00:00+08') $$;

-- Adds `amount` to the use of `bucket` by `key` in the current window of `length` and returns the sum. The count is
-- kept for `kept` after its window.
create function private.count_hit(
  bucket text, key text, length interval, amount integer default 1, kept interval default '0'
) returns integer
language sql security definer set search_path = ''
as $$
  insert into private.rate_limits as r (bucket, key, window_start, hits, expires_at)
  select bucket, left(lower(key), 254), began, amount, began + length + kept from private.window_start(length) began
  on conflict on constraint rate_limits_pkey do update set hits = r.hits + excluded.hits
  returning r.hits
$$;

-- Counts one use of `bucket` by `key` and refuses more than `max_hits` in a window of `length` with sqlstate PT429
-- (HTTP 429), message 'rate_limited'.
create function private.hit_rate_limit(bucket text, key text, max_hits integer, length interval) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if key is not null and private.count_hit(bucket, key, length) > max_hits then
    raise exception using
      errcode = 'PT429', message = 'rate_limited', hint = 'Please wait a few minutes and try again.';
  end if;
end
$$;

-- The response to a refused call whose count must be kept: an exception would roll back the whole transaction with the
-- count. PostgREST takes the status from `response.status`; the body has the form of an exception's.
create function private.refusal(code text, message text, hint text) returns jsonb
language sql set search_path = ''
as $$
  select jsonb_build_object('code', code, 'message', message, 'details', null, 'hint', hint)
  from set_config('response.status', substr(code, 3), true)
$$;

-- Counts a call of a public form for its caller. Refuses with HTTP 429 'rate_limited'. Calls by the studio are not
-- counted. A refusal after this must keep the count, so it is returned with private.refusal.
create function private.count_caller(form text) returns void
language sql security definer set search_path = ''
as $$
  select private.hit_rate_limit(bucket, key, private.limit_for(name), length)
  from (values
    (form || ' by caller', private.caller_address(), 'form by caller', interval '10 minutes'),
    ('all forms by caller in an hour', private.caller_address(), 'all forms by caller in an hour', '1 hour'),
    ('all forms by network in an hour', private.caller_network(), 'all forms by network in an hour', '1 hour'),
    ('all forms by caller', private.caller_address(), 'all forms by caller', '1 day'),
    ('all forms by network', private.caller_network(), 'all forms by network', '1 day')
  ) each (bucket, key, name, length)
  where not (select public.can_sell())
$$;

-- Too many submissions, for a day at most: a longer time is several incidents.
create table public.abuse_incidents (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- The beginning of the hour in which there were too many.
  began_at timestamptz not null unique,
  last_at timestamptz not null,
  -- The counted submissions since it began, real ones included.
  submissions integer not null check (submissions > 0),
  -- Null again if more came later.
  cleaned_at timestamptz
);

alter table public.abuse_incidents enable row level security;
grant select on public.abuse_incidents to authenticated;
create policy "owners read" on public.abuse_incidents for select to authenticated
  using ((select public.is_admin()));

-- The use of a bucket by all callers in the windows since `since`.
create function private.used_by_all(bucket text, since timestamptz) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(r.hits), 0) from private.rate_limits r
  where r.bucket = used_by_all.bucket and r.key = 'all' and r.window_start >= since
$$;

-- Whether the breaker is open: too many submissions in this hour or the one before.
create function private.is_breaker_open() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.rate_limits r
    where r.bucket = 'submissions' and r.key = 'all' and r.window_start >= private.window_start('1 hour') - interval '1 hour'
      and r.hits > private.limit_for('submissions an hour')
  )
$$;

-- Opens an incident or extends the current one. A new incident alerts the owner by email, at most once a day.
create function private.note_incident() returns void
language plpgsql set search_path = ''
as $$
declare
  at constant timestamptz := private.app_now();
  this_hour constant timestamptz := private.window_start('1 hour');
  opened uuid;
begin
  update public.abuse_incidents i
  set last_at = greatest(i.last_at, at), submissions = private.used_by_all('submissions', i.began_at), cleaned_at = null
  where i.id = (
    select latest.id from public.abuse_incidents latest
    where latest.last_at >= this_hour - interval '1 hour' and latest.began_at > at - interval '1 day'
    order by latest.last_at desc limit 1
  );
  if found then
    return;
  end if;

  insert into public.abuse_incidents (created_at, began_at, last_at, submissions)
  values (at, this_hour, at, private.used_by_all('submissions', this_hour))
  on conflict (began_at) do nothing
  returning id into opened;
  insert into public.outbox (kind, recipient, details, due_at)
  select 'owner_alert', address, jsonb_build_object('alert', 'flood', 'flood_id', opened), at
  from private.alert_addresses('problems') address
  where opened is not null and not exists (
    select from public.outbox d
    where d.kind = 'owner_alert' and d.details ->> 'alert' = 'flood' and d.due_at > at - interval '1 day'
  );
end
$$;

-- Whether one more submission of the caller counts for the breaker. private.count_caller has counted it already.
create function private.is_counted() returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from (values
      ('all forms by caller in an hour', private.caller_address(), 'counted by caller in an hour', interval '1 hour'),
      ('all forms by caller', private.caller_address(), 'counted by caller', '1 day'),
      ('all forms by network in an hour', private.caller_network(), 'counted by network in an hour', '1 hour'),
      ('all forms by network', private.caller_network(), 'counted by network', '1 day')
    ) each (bucket, key, name, length)
    join private.rate_limits r
      on r.bucket = each.bucket and r.key = left(lower(each.key), 254) and r.window_start = private.window_start(each.length)
    where r.hits > private.limit_for(each.name)
  )
$$;

-- Counts what a public form is about to store, for all callers together: refused calls do not open the breaker, and of
-- one caller only a share counts. Refuses with HTTP 429 'inbox_full' past the day's bytes. Submissions by the studio
-- are not counted.
create function private.count_submission(bytes integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if public.can_sell() then
    return;
  end if;
  -- A submission costs more than its text: indexes, counters and the planned email.
  bytes := bytes + private.limit_for('bytes of a row');
  if private.count_hit('bytes', 'all', '1 day', bytes) > private.limit_for('bytes a day') then
    raise exception using
      errcode = 'PT429', message = 'inbox_full',
      hint = 'Our inbox is full today. Please write to us on WhatsApp instead.';
  end if;
  -- Kept for the longest duration of an incident, since an incident sums these counts.
  if private.is_counted() and private.count_hit('submissions', 'all', '1 hour', 1, '1 day') > private.limit_for('submissions an hour') then
    perform private.note_incident();
  end if;
end
$$;

-- Whether the studio has created, changed or answered a row, or added a note or follow-up to it.
create function private.is_touched(of_table text, of_row uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from public.audit_log l where l.table_name = of_table and l.row_id = of_row and l.actor is not null
  ) or exists (
    select from public.lead_notes n where n.subject_table = of_table and n.subject_id = of_row
  ) or exists (
    select from public.follow_ups f where f.lead_table = of_table and f.lead_id = of_row
  ) or exists (select from public.outbox d where d.lead_table = of_table and d.lead_id = of_row);
end
$$;

-- Removes what an incident left, at most 'rows of a clean-up' of each kind in one call, and returns how many:
-- {bookings, requests, applications: cancelled or marked as spam; subscribers: deleted; emails: cancelled emails about
-- them; more: whether to call again}. It removes what visitors sent between the incident's start and end, unless it was
-- confirmed by an email's link or the studio has worked on it. Bookings are cancelled without an email. With nothing
-- left it changes nothing. For owners. HTTP 404 'incident_not_found'.
create function public.clean_up_incident(flood uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := private.limit_for('rows of a clean-up');
  cleaned public.abuse_incidents;
  calls uuid[];
  people uuid[];
  requests uuid[];
  applications uuid[];
  emails integer;
  more boolean;
begin
  perform private.require_right(public.is_admin());
  -- The incident is not locked, because submissions that extend it would wait. Rows are locked before their messages,
  -- as a change of a booking or a subscription does.
  select i.* into cleaned from public.abuse_incidents i where i.id = flood;
  if cleaned.id is null then
    raise exception using errcode = 'PT404', message = 'incident_not_found', hint = 'This incident does not exist.';
  end if;

  calls := array(
    select b.id from public.booking_submissions b
    where b.created_at between cleaned.began_at and cleaned.last_at
      and b.status in ('booked', 'requested') and b.confirmed_at is null
      and not private.is_confirmed(b.email) and not private.is_touched('booking_submissions', b.id)
    limit most for update
  );
  people := array(
    select s.id from public.newsletter_subscribers s
    where s.created_at between cleaned.began_at and cleaned.last_at and s.is_active and s.confirmed_at is null
      and not private.is_confirmed(s.email) and not private.is_touched('newsletter_subscribers', s.id)
    limit most for update
  );
  requests := array(
    select c.id from public.contact_submissions c
    where c.created_at between cleaned.began_at and cleaned.last_at and c.status = 'new'
      and not private.is_confirmed(c.contact) and not private.is_touched('contact_submissions', c.id)
    limit most
  );
  applications := array(
    select w.id from public.work_opportunities w
    where w.created_at between cleaned.began_at and cleaned.last_at and w.status = 'pending'
      and not private.is_confirmed(w.email) and not private.is_touched('work_opportunities', w.id)
    limit most
  );

  -- Cancelled before the calls are, and again after, because cancelling a call plans emails of its own.
  update public.outbox d set status = 'cancelled'
  where d.status = 'pending' and (d.booking_id = any (calls) or d.subscriber_id = any (people));
  get diagnostics emails = row_count;
  update public.booking_submissions b set status = 'cancelled' where b.id = any (calls);
  update public.outbox d set status = 'cancelled' where d.status = 'pending' and d.booking_id = any (calls);
  delete from public.newsletter_subscribers s where s.id = any (people);
  update public.contact_submissions c set status = 'spam' where c.id = any (requests);
  update public.work_opportunities w set status = 'spam' where w.id = any (applications);

  more := most in (cardinality(calls), cardinality(people), cardinality(requests), cardinality(applications));
  if not more then
    update public.abuse_incidents i set cleaned_at = private.app_now()
    where i.id = flood and i.last_at = cleaned.last_at and i.cleaned_at is null;
  end if;
  return jsonb_build_object(
    'bookings', cardinality(calls), 'requests', cardinality(requests), 'applications', cardinality(applications),
    'subscribers', cardinality(people), 'emails', emails, 'more', more
  );
end
$$;

grant execute on function public.clean_up_incident to authenticated;
