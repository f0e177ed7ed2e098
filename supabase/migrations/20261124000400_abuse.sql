-- What everybody sends together: counted in an hour and in bytes a day. Past the hour's figure nobody is refused, but
-- calls are only asked for and mails to addresses that have not confirmed wait: a flood, which the owner is told of and
-- cleans up.

create table public.abuse_incidents (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  began_at timestamptz not null unique,
  last_at timestamptz not null,
  submissions integer not null check (submissions > 0),
  cleaned_at timestamptz
);

comment on table public.abuse_incidents is 'A flood of submissions, of a day at most: a longer one is several.';
comment on column public.abuse_incidents.began_at is 'The beginning of the hour in which there were too many.';
comment on column public.abuse_incidents.last_at is 'When there were last too many, on ten seconds.';
comment on column public.abuse_incidents.submissions is 'All that came since it began, honest ones among them.';
comment on column public.abuse_incidents.cleaned_at is 'Null again when more came after that.';

create index abuse_incidents_newest on public.abuse_incidents (last_at desc, id);

alter table public.abuse_incidents enable row level security;
grant select on public.abuse_incidents to authenticated;
create policy "admins read" on public.abuse_incidents for select to authenticated
  using ((select public.is_admin()));

/* All submissions are counted on eight rows, one of them at random, so that many at once do not queue behind one. */

create function private.count_of_all(bucket text, length interval, amount integer, kept interval) returns bigint
language plpgsql set search_path = ''
as $$
begin
  perform private.count_hit(bucket, floor(random() * 8)::integer::text, length, amount, kept);
  return private.counted_of_all(bucket, private.window_start(length));
end
$$;

-- What all have used of a bucket in the windows from `since` on.
create function private.counted_of_all(bucket text, since timestamptz) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(r.hits), 0) from private.rate_limits r
  where r.bucket = counted_of_all.bucket and r.key in ('0', '1', '2', '3', '4', '5', '6', '7')
    and r.window_start >= since
$$;

-- Whether there are too many submissions, in this hour or the one before.
create function private.is_breaker_open() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.rate_limits r
    where r.bucket = 'all submissions' and r.key in ('0', '1', '2', '3', '4', '5', '6', '7')
      and r.window_start in (
        private.window_start('1 hour'), private.window_start('1 hour') - interval '1 hour'
      )
    group by r.window_start
    having sum(r.hits) > private.limit_for('submissions an hour')
  )
$$;

-- Opens a flood or prolongs the one there is. Its opening is an alert by email, once a day.
create function private.note_incident() returns void
language plpgsql set search_path = ''
as $$
declare
  at constant timestamptz := private.app_now();
  this_hour constant timestamptz := private.window_start('1 hour');
  open_flood public.abuse_incidents;
  opened uuid;
begin
  select f.* into open_flood from public.abuse_incidents f
  where f.last_at >= this_hour - interval '1 hour' and f.last_at <= at and f.began_at > at - interval '1 day'
  order by f.last_at desc limit 1;
  if found then
    -- Not each time: a flood must not queue behind this row.
    if open_flood.last_at < at - interval '10 seconds' then
      update public.abuse_incidents f set
        last_at = at, submissions = private.counted_of_all('all submissions', f.began_at), cleaned_at = null
      where f.id = open_flood.id and f.last_at < at - interval '10 seconds';
    end if;
    return;
  end if;

  insert into public.abuse_incidents (created_at, began_at, last_at, submissions)
  values (at, this_hour, at, private.counted_of_all('all submissions', this_hour))
  on conflict (began_at) do nothing
  returning id into opened;
  if opened is not null and not exists (
    select from public.outbox d
    where d.kind = 'owner_alert' and d.details ->> 'alert' = 'flood' and d.due_at > at - interval '1 day'
  ) then
    insert into public.outbox (channel, kind, recipient, details, due_at)
    select 'email', 'owner_alert', address, jsonb_build_object('alert', 'flood', 'flood_id', opened), at
    from private.alert_addresses('problems') address;
  end if;
end
$$;

-- Counts a call of a public form for its caller. Refuses with HTTP 429 'rate_limited'. What an administrator sends is not
-- counted. A call that is refused after this is to stay counted: it is answered with private.refusal.
create function private.count_caller(form text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant text := private.caller_address();
begin
  if public.is_admin() then
    return;
  end if;
  perform private.hit_rate_limit(form || ' by caller', caller, private.limit_for('form by caller'), '10 minutes');
  perform private.hit_rate_limit(
    'all forms by caller in an hour', caller, private.limit_for('all forms by caller in an hour'), '1 hour'
  );
  -- A rented server has a whole /48, and with it 65,536 callers by their /64.
  perform private.hit_rate_limit(
    'all forms by network in an hour', private.caller_network(), private.limit_for('all forms by network in an hour'),
    '1 hour'
  );
  perform private.hit_rate_limit('all forms by caller', caller, private.limit_for('all forms by caller'), '1 day');
end
$$;

-- Counts what a public form is about to store, for all callers together: refused calls do not open the breaker. Refuses
-- with HTTP 429 'inbox_full' past the day's bytes. What an administrator sends is not counted.
create function private.count_submission(bytes integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if public.is_admin() then
    return;
  end if;
  -- A submission costs more than its text: indexes, counters, the mail that is planned.
  bytes := bytes + private.limit_for('bytes of a row');
  if private.count_of_all('bytes', '1 day', bytes, '0') > private.limit_for('bytes a day') then
    raise exception using
      errcode = 'PT429', message = 'inbox_full',
      hint = 'Our inbox is full today. Please write to us on WhatsApp instead.';
  end if;
  -- Kept as long as a flood may last, whose sum they are.
  if private.count_of_all('all submissions', '1 hour', 1, '1 day') > private.limit_for('submissions an hour') then
    perform private.note_incident();
  end if;
end
$$;

-- Takes away what a flood left, at most 'rows of a clean-up' of each kind in one call, and answers how many:
-- {bookings, requests, applications: cancelled or marked as spam; subscribers: deleted; mails: of those, cancelled;
-- more: whether to call again}. That is what strangers sent between its beginning and end, as far as no mail's link has
-- confirmed it and the studio has not touched it. Bookings are cancelled without a mail. Once there is no more, it
-- changes nothing. HTTP 403 for who is no administrator, HTTP 404 'incident_not_found'.
create function public.clean_up_incident(flood uuid) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  most constant integer := private.limit_for('rows of a clean-up');
  cleaned public.abuse_incidents;
  until timestamptz;
  calls uuid[];
  people uuid[];
  requests uuid[];
  applications uuid[];
  mails integer;
  more boolean;
begin
  perform private.require_admin('clean_up_incident');
  select f.* into cleaned from public.abuse_incidents f where f.id = flood for update;
  if cleaned.id is null then
    raise exception using errcode = 'PT404', message = 'incident_not_found', hint = 'There is no such flood.';
  end if;
  until := cleaned.last_at + interval '10 seconds';

  calls := array(
    select b.id from public.booking_submissions b
    where b.created_at between cleaned.began_at and until
      and b.status in ('booked', 'requested') and b.confirmed_at is null
      and not private.is_confirmed(b.email) and not private.is_touched('booking_submissions', b.id)
    limit most
  );
  people := array(
    select s.id from public.newsletter_subscribers s
    where s.created_at between cleaned.began_at and until and s.is_active and s.confirmed_at is null
      and not private.is_confirmed(s.email) and not private.is_touched('newsletter_subscribers', s.id)
    limit most
  );
  requests := array(
    select c.id from public.contact_submissions c
    where c.created_at between cleaned.began_at and until and c.status = 'new'
      and not private.is_confirmed(c.contact) and not private.is_touched('contact_submissions', c.id)
    limit most
  );
  applications := array(
    select w.id from public.work_opportunities w
    where w.created_at between cleaned.began_at and until and w.status = 'pending'
      and not private.is_confirmed(w.email) and not private.is_touched('work_opportunities', w.id)
    limit most
  );

  -- Before the calls, whose cancelling plans mails of its own, and after.
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
    update public.abuse_incidents f set cleaned_at = private.app_now() where f.id = flood and f.cleaned_at is null;
  end if;
  return jsonb_build_object(
    'bookings', cardinality(calls), 'requests', cardinality(requests), 'applications', cardinality(applications),
    'subscribers', cardinality(people), 'mails', mails, 'more', more
  );
end
$$;

-- Whether an administrator has made a row, changed it, or written down something about it.
create function private.is_touched(of_table text, of_row uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from public.audit_log l where l.table_name = of_table and l.row_id = of_row and l.actor is not null
  ) or exists (
    select from public.lead_notes n where n.subject_table = of_table and n.subject_id = of_row
  ) or exists (select from public.follow_ups f where f.lead_table = of_table and f.lead_id = of_row);
end
$$;

grant execute on function public.clean_up_incident(uuid) to authenticated;
