-- Limits on what anybody may call, counted in the database, since the API can be called without the page. A caller past
-- theirs is refused. Past the hour's figure for all callers together nobody is refused, but calls are only requested and
-- emails to unconfirmed addresses wait: the breaker is open, and the owner gets an alert and cleans the incident up.

-- Every figure, so that tests and scripts/bench replace them in one place.
create function private.limit_for(name text) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  figure constant integer := case name
    -- Submissions of one form by a caller in 10 minutes, of all forms in an hour (fewer than open the breaker, so that no
    -- single caller does) and in a day.
    when 'form by caller' then 30
    when 'all forms by caller in an hour' then 80
    when 'all forms by network in an hour' then 100
    when 'all forms by caller' then 300
    -- What everybody sends together: in number, and in bytes.
    when 'submissions an hour' then (private.setting('protection') ->> 'submissions_an_hour')::integer
    when 'bytes a day' then 50000000
    -- What a submission of no length takes, as npm run bench abuse measures it.
    when 'bytes of a row' then 2000
    -- Emails to addresses that have not confirmed; emails about calls to one that has.
    when 'mails an hour' then (private.setting('protection') ->> 'mails_an_hour')::integer
    when 'mails a day to a confirmed address' then 20
    when 'newsletters a minute' then (private.setting('newsletters') ->> 'a_minute')::integer
    -- How many times calls that nobody has confirmed may hold: of a day of 13 times (in proportion on a day with fewer),
    -- of one address or number, of one caller.
    when 'unconfirmed calls in a day' then 6
    when 'unconfirmed calls of a contact' then 1
    when 'unconfirmed calls of a caller' then 6
    -- So that one call of a clean-up ends within the statement timeout, however large the incident was.
    when 'rows of a clean-up' then 300
    -- How long an administrator's session holds, in all and without a refresh; as [auth.sessions] of config.toml.
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

-- Who tells the database whose call it is. Hosted, the platform's edge writes `cf-connecting-ip` over whatever a
-- caller sends. Behind a proxy of one's own: the header that the proxy writes, and which of its values, counted from
-- the right (1: the one that the nearest proxy has added).
create table private.deployment (
  id boolean primary key default true check (id),
  caller_header text not null default 'cf-connecting-ip' check (caller_header ~ '^[a-z0-9-]+$'),
  caller_hops integer not null default 1 check (caller_hops >= 1)
);

alter table private.deployment enable row level security;
insert into private.deployment default values;

-- Whom a call is counted for: an IPv4 address, or the /64 of an IPv6 address, which one household has whole. All calls
-- without the header count as one caller, so that a missing header lifts no limit.
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
  -- An IPv4 address as IPv6 writes it.
  seen := regexp_replace(seen, '^::ffff:([0-9.]+)$', '\1');
  if seen !~ ':' then
    return left(seen, 64);
  end if;
  return network(set_masklen(host(seen::inet)::inet, 64))::text;
exception
  -- No address: it counts as it is.
  when invalid_text_representation then
    return left(seen, 64);
end
$$;

-- The /48 of an IPv6 caller, since a rented server has one whole, and with it 65,536 callers; null for others.
create function private.caller_network() returns text
language sql stable set search_path = ''
as $$
  select network(set_masklen(host(caller::inet)::inet, 48))::text
  from private.caller_address() caller
  where caller like '%/64'
$$;

-- Swept by public.clear_expired.
create unlogged table private.rate_limits (
  bucket text not null,
  key text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  expires_at timestamptz not null,
  primary key (bucket, key, window_start)
);

alter table private.rate_limits enable row level security;

-- The beginning of the window of `length` that we are in; days begin at midnight in Malaysia.
create function private.window_start(length interval) returns timestamptz
language sql stable set search_path = ''
as $$ select date_bin(length, private.app_now(), timestamptz '2001-01-01 00:00+08') $$;

-- Adds `amount` to what `key` has used of `bucket` in this window of `length`, and gives the sum. The count stays for
-- `kept` after its window.
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

-- Counts one use of `bucket` by `key` and refuses the one after `max_hits` in a window of `length`:
-- sqlstate PT429 (HTTP 429), message 'rate_limited'.
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

-- The answer to a call that is refused although its count is to stay: an exception would undo the whole transaction,
-- with the count. PostgREST takes the status from `response.status`; the body is the one of an exception.
create function private.refusal(code text, message text, hint text) returns jsonb
language sql set search_path = ''
as $$
  select jsonb_build_object('code', code, 'message', message, 'details', null, 'hint', hint)
  from set_config('response.status', substr(code, 3), true)
$$;

-- Counts a call of a public form for its caller. Refuses with HTTP 429 'rate_limited'. What the studio sends is not
-- counted. A call that is refused after this is to stay counted: it is answered with private.refusal.
create function private.count_caller(form text) returns void
language sql security definer set search_path = ''
as $$
  select private.hit_rate_limit(bucket, key, private.limit_for(name), length)
  from (values
    (form || ' by caller', private.caller_address(), 'form by caller', interval '10 minutes'),
    ('all forms by caller in an hour', private.caller_address(), 'all forms by caller in an hour', '1 hour'),
    ('all forms by network in an hour', private.caller_network(), 'all forms by network in an hour', '1 hour'),
    ('all forms by caller', private.caller_address(), 'all forms by caller', '1 day')
  ) each (bucket, key, name, length)
  where not (select public.can_sell())
$$;

create table public.abuse_incidents (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  began_at timestamptz not null unique,
  last_at timestamptz not null,
  submissions integer not null check (submissions > 0),
  cleaned_at timestamptz
);

comment on table public.abuse_incidents is 'Too many submissions, for a day at most: a longer time is several incidents.';
comment on column public.abuse_incidents.began_at is 'The beginning of the hour in which there were too many.';
comment on column public.abuse_incidents.last_at is 'When there were last too many.';
comment on column public.abuse_incidents.submissions is 'All that came since it began, honest ones among them.';
comment on column public.abuse_incidents.cleaned_at is 'Null again when more came after that.';

alter table public.abuse_incidents enable row level security;
grant select on public.abuse_incidents to authenticated;
create policy "owners read" on public.abuse_incidents for select to authenticated
  using ((select public.is_admin()));

-- What all callers have used of a bucket in the windows from `since` on.
create function private.used_by_all(bucket text, since timestamptz) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(r.hits), 0) from private.rate_limits r
  where r.bucket = used_by_all.bucket and r.key = 'all' and r.window_start >= since
$$;

-- Whether there are too many submissions, in this hour or the one before.
create function private.is_breaker_open() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.rate_limits r
    where r.bucket = 'submissions' and r.key = 'all' and r.window_start >= private.window_start('1 hour') - interval '1 hour'
      and r.hits > private.limit_for('submissions an hour')
  )
$$;

-- Opens an incident or prolongs the one there is. Its opening is an alert by email, once a day.
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

-- Counts what a public form is about to store, for all callers together: refused calls do not open the breaker. Refuses
-- with HTTP 429 'inbox_full' past the day's bytes. What the studio sends is not counted.
create function private.count_submission(bytes integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if public.can_sell() then
    return;
  end if;
  -- A submission costs more than its text: indexes, counters, the email that is planned.
  bytes := bytes + private.limit_for('bytes of a row');
  if private.count_hit('bytes', 'all', '1 day', bytes) > private.limit_for('bytes a day') then
    raise exception using
      errcode = 'PT429', message = 'inbox_full',
      hint = 'Our inbox is full today. Please write to us on WhatsApp instead.';
  end if;
  -- Kept as long as an incident may last, which counts them.
  if private.count_hit('submissions', 'all', '1 hour', 1, '1 day') > private.limit_for('submissions an hour') then
    perform private.note_incident();
  end if;
end
$$;

-- Whether the studio has made a row, changed it, answered it, or written down something about it.
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

-- Takes away what an incident left, at most 'rows of a clean-up' of each kind in one call, and answers how many:
-- {bookings, requests, applications: cancelled or marked as spam; subscribers: deleted; mails: of those, cancelled;
-- more: whether to call again}. That is what visitors sent between its beginning and end, as far as no email's link has
-- confirmed it and the studio has not touched it. Bookings are cancelled without an email. Once there is no more, it
-- changes nothing. For owners. HTTP 404 'incident_not_found'.
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
  mails integer;
  more boolean;
begin
  perform private.require_admin('clean_up_incident');
  -- Not locked: submissions that prolong the incident would wait for it.
  select i.* into cleaned from public.abuse_incidents i where i.id = flood;
  if cleaned.id is null then
    raise exception using errcode = 'PT404', message = 'incident_not_found', hint = 'There is no such incident.';
  end if;

  calls := array(
    select b.id from public.booking_submissions b
    where b.created_at between cleaned.began_at and cleaned.last_at
      and b.status in ('booked', 'requested') and b.confirmed_at is null
      and not private.is_confirmed(b.email) and not private.is_touched('booking_submissions', b.id)
    limit most
  );
  people := array(
    select s.id from public.newsletter_subscribers s
    where s.created_at between cleaned.began_at and cleaned.last_at and s.is_active and s.confirmed_at is null
      and not private.is_confirmed(s.email) and not private.is_touched('newsletter_subscribers', s.id)
    limit most
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

  -- Before the calls, whose cancelling plans emails of its own, and after.
  update public.outbox d set status = 'cancelled'
  where d.status = 'pending' and (d.booking_id = any (calls) or d.subscriber_id = any (people));
  get diagnostics mails = row_count;
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
    'subscribers', cardinality(people), 'mails', mails, 'more', more
  );
end
$$;

grant execute on function public.clean_up_incident to authenticated;
