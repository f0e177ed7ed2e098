-- What strangers can do: future calls are limited for a caller, their network and their party; a caller's limits follow
-- from the owner's; rows are locked before their messages; staff read no tokens; a banned account has no role.

-- Whether the session of the caller's token is still valid: it exists among the auth service's sessions (signing out
-- deletes it, and so does changing the password elsewhere), was refreshed within a day, and is at most two weeks old. A
-- token without a session is refused, and so is one of a banned or deleted account, which keeps its sessions. A token
-- whose account still owes its second factor is refused too. That is read from the token, so a token copied before the
-- code was entered stays worthless.
create or replace function private.session_holds() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now())
      and s.created_at > now() - make_interval(days => private.limit_for('session days'))
      and coalesce(s.refreshed_at at time zone 'UTC', s.updated_at, s.created_at)
        > now() - make_interval(hours => private.limit_for('session idle hours'))
  ) and exists (
    select from auth.users u
    where u.id = auth.uid() and coalesce(u.banned_until <= now(), true) and u.deleted_at is null
  ) and (
    coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
  );
end
$$;

-- The address of an image: a path of this website, https, or http of this machine, where a local API has a port of its
-- own. supabase/functions/_shared/markdown/image-address.ts has the same rule.
create or replace function private.is_image_address(address text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select address ~ '^(https://|http://(localhost|127[.]0[.]0[.]1)(:[0-9]{1,5})?/|/(?![/\\]))\S+$' and char_length(address) <= 500
$$;

-- Checks run with the rights of the writer, who has no access to the private schema.
grant execute on function private.is_image_address to authenticated;

alter table public.portfolio_projects
  drop constraint portfolio_projects_thumbnail_url_check,
  add constraint portfolio_projects_thumbnail_url_check check (private.is_image_address(thumbnail_url)),
  drop constraint portfolio_projects_project_thumbnail_url_check,
  add constraint portfolio_projects_project_thumbnail_url_check check (private.is_image_address(project_thumbnail_url));

alter table public.blog_authors
  drop constraint blog_authors_avatar_url_check,
  add constraint blog_authors_avatar_url_check check (private.is_image_address(avatar_url));

alter table public.blog_posts
  drop constraint blog_posts_featured_image_url_check,
  add constraint blog_posts_featured_image_url_check check (private.is_image_address(featured_image_url));

alter table public.images
  drop constraint images_url_check,
  add constraint images_url_check check (
    private.is_image_address(url) and url ~ '^[^\s"<>]+/[1-9][0-9]*x[1-9][0-9]*\.(webp|jpg)$'
  );

-- Grants signed-in users these rights ('select', 'insert', 'update') on a table's columns, without its secret ones. It
-- is called again after a column is added.
create or replace function private.grant_columns(of_table regclass, variadic rights text[]) returns void
language plpgsql set search_path = ''
as $$
declare
  column_list text;
  wanted text;
begin
  select string_agg(format('%I', a.attname), ', ' order by a.attnum) into column_list
  from pg_catalog.pg_attribute a
  where a.attrelid = of_table and a.attnum > 0 and not a.attisdropped and a.attname <> all (private.secret_columns());
  foreach wanted in array rights loop
    execute format('revoke %s on %s from authenticated', wanted, of_table);
    execute format('grant %s (%s) on %s to authenticated', wanted, column_list, of_table);
  end loop;
end
$$;

select private.grant_columns('public.booking_submissions', 'select', 'insert', 'update');
select private.grant_columns('public.contact_submissions', 'select', 'insert', 'update');
select private.grant_columns('public.newsletter_subscribers', 'select');
select private.grant_columns('public.quotations', 'select');

-- The versions of an order's quotation with the tokens of their links, which sales send to the client; newest first.
-- Empty for a deleted order. HTTP 403 unless the caller is in sales.
create or replace function public.order_quotations(of_order uuid) returns table (
  id uuid, created_at timestamptz, version integer, token uuid, status text, valid_until date, accepted_at timestamptz,
  accepted_name text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_right(public.can_sell());
  return query
    select q.id, q.created_at, q.version, q.token, q.status, q.valid_until, q.accepted_at, q.accepted_name
    from public.quotations q join public.orders o on o.id = q.order_id
    where q.order_id = of_order and o.deleted_at is null
    order by q.version desc;
end
$$;

grant execute on function public.order_quotations to authenticated;

-- Every limit in one place, so that tests and scripts/bench can replace it.
create or replace function private.limit_for(name text) returns integer
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

-- Counts a call of a public form for its caller. Refuses with HTTP 429 'rate_limited'. Calls by the studio are not
-- counted. A refusal after this must keep the count, so it is returned with private.refusal.
create or replace function private.count_caller(form text) returns void
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

-- Whether one more submission of the caller counts for the breaker. private.count_caller has counted it already.
create or replace function private.is_counted() returns boolean
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
create or replace function private.count_submission(bytes integer) returns void
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

-- Removes what an incident left, at most 'rows of a clean-up' of each kind in one call, and returns how many:
-- {bookings, requests, applications: cancelled or marked as spam; subscribers: deleted; emails: cancelled emails about
-- them; more: whether to call again}. It removes what visitors sent between the incident's start and end, unless it was
-- confirmed by an email's link or the studio has worked on it. Bookings are cancelled without an email. With nothing
-- left it changes nothing. For owners. HTTP 404 'incident_not_found'.
create or replace function public.clean_up_incident(flood uuid) returns jsonb
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

alter table private.booking_callers add column network text;
update private.booking_callers c set caller = private.hash_address(c.caller) where c.booking_id is not null;

-- The party behind a contact, so that invented addresses of one domain count as one: the registered domain
-- (shop.com.my of mail.shop.com.my). Addresses of a mail provider or a university belong to many people: there it is the
-- mailbox. Of a phone number, the number.
create or replace function private.party_of(contact text) returns text
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
create or replace function private.has_too_many_calls(caller text, network text, contact text, besides uuid default null)
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
create or replace function private.may_confirm(b public.booking_submissions) returns boolean
language sql volatile set search_path = ''
as $$
  select b.confirmed_at is not null or b.status not in ('booked', 'requested') or b.starts_at <= private.app_now()
    or not private.has_too_many_calls(
      (select c.caller from private.booking_callers c where c.booking_id = b.id),
      (select c.network from private.booking_callers c where c.booking_id = b.id), b.contact, b.id
    )
$$;

create or replace function private.refuse_many_calls() returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using
    errcode = 'PT409', message = 'too_many_calls',
    hint = 'You, or others at your company or network, have several calls booked already. Please write to us on WhatsApp.';
end
$$;

-- Books a call of 30 minutes. Returns {booking_id, manage_token, status}: 'booked', or 'requested' if it reserves no
-- time until it is confirmed from its email or the studio books it (docs/decisions/0022); the same booking for every
-- call with one idempotency_key, with its current status. HTTP 400: 'invalid_input' (the hint names the field; an email
-- needs a dot after its @), 'slot_invalid' (not a time of that day, or past the booking window), 'slot_in_past'. HTTP
-- 409: 'slot_taken', 'slot_closed', 'too_many_calls' (of one caller, network or party). HTTP 429: 'rate_limited',
-- 'inbox_full'. A message has at most 5,000 characters and 10,000 bytes. preferred_time may end in ' (MYT)'; dates are
-- days in Malaysia. If the hidden field `website` is filled, the response is invented and nothing is stored.
create or replace function public.submit_booking(
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
  language text default 'en'
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
      status, idempotency_key, created_at, source, language
    ) values (
      btrim(submit_booking.name), reach, submit_booking.preferred_date, slot, submit_booking.call_method,
      nullif(btrim(submit_booking.project_type), ''), nullif(btrim(submit_booking.package), ''),
      btrim(submit_booking.message, E' \t\r\n'), coalesce(submit_booking.timezone, 'Asia/Kuala_Lumpur'),
      coalesce(submit_booking.reminders, '{}'),
      case when held then 'booked' when is_spam then 'spam' else 'requested' end,
      submit_booking.idempotency_key, private.app_now(), came_from, coalesce(submit_booking.language, 'en')
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

-- The common part of the three procedures below. A refused change is rolled back but still counted: 30 in 10 minutes
-- for a caller and 10 in an hour for a booking (each may send an email), then HTTP 429 'rate_limited'.
create or replace function private.change_booking(token uuid, change text, day date default null, slot text default null)
returns jsonb
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
      booking := private.move_booking(booking, day, slot);
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

-- Claims the waiting welcome email of a subscriber: a list of one, as from claim_due, or an empty list if the id and
-- the address do not belong together, nothing is waiting, or it may not be sent yet.
create or replace function public.claim_welcome(p_subscriber_id uuid, p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  welcome uuid;
  claim jsonb;
begin
  select d.id into welcome from public.outbox d
  where d.subscriber_id = p_subscriber_id and d.recipient = private.clean_email(p_email)
    and d.kind = 'welcome' and d.status = 'pending' and coalesce(d.retry_at <= private.app_now(), true);
  -- Anyone can call this, so a call with invented ids must not delay claims.
  if welcome is null then
    return '[]';
  end if;
  perform pg_advisory_xact_lock(hashtext('claim messages'));
  claim := private.claim_message(welcome, private.is_confirmed(p_email) or private.room_for_unconfirmed() > 0);
  return case when claim is null then '[]' else jsonb_build_array(claim) end;
end
$$;

-- Deletes rows permanently, with their notes, follow-ups, messages, quotations and history. Returns the number of rows.
create or replace function private.purge_rows(of_table text, ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
declare
  purged integer;
  -- Once for all notices below: in the statement the array would be cast again for each of their events.
  written_ids constant text[] := ids::text[];
begin
  -- Locked before their messages, as a change of a booking does.
  execute format('select from public.%I where id = any ($1) order by id for update', of_table) using ids;
  if of_table not in ('lead_notes', 'follow_ups', 'outbox') then
    perform private.purge_rows('lead_notes', array(
      select n.id from public.lead_notes n where n.subject_table = of_table and n.subject_id = any (ids)
    ));
    perform private.purge_rows('follow_ups', array(
      select f.id from public.follow_ups f where f.lead_table = of_table and f.lead_id = any (ids)
    ));
    delete from public.outbox d
    where (of_table = 'booking_submissions' and d.booking_id = any (ids))
      or (d.lead_table = of_table and d.lead_id = any (ids));
    delete from public.outbox d using public.quotations q
    where of_table = 'orders' and q.order_id = any (ids)
      and d.kind = 'quotation' and d.details ->> 'quotation_id' = q.id::text;
    -- The notices to the studio that contain their data.
    update public.outbox d set subject = null, body_text = null, body_html = null
    where d.kind = 'owner_notice' and d.body_text is not null
      and exists (select from jsonb_array_elements(d.details -> 'events') e where e ->> 'id' = any (written_ids));
  end if;
  execute format('delete from public.%I where id = any ($1)', of_table) using ids;
  get diagnostics purged = row_count;
  -- Last, because the deletions above are logged too.
  delete from public.audit_log l where l.table_name = of_table and l.row_id = any (ids);
  return purged;
end
$$;

create or replace function public.clear_expired() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  batch constant integer := 500;
  at constant timestamptz := private.app_now();
  cleared jsonb := '{}';
  of_table text;
  condition text;
  ids uuid[];
  is_done boolean := true;
begin
  -- The calls of two consecutive minutes may overlap.
  if not pg_try_advisory_xact_lock(hashtext('clear_expired')) or exists (
    select from private.rate_limits r where r.bucket = 'clear_expired' and r.expires_at > at
  ) then
    return cleared;
  end if;

  for of_table, condition in
    select e.of_table, e.condition from private.expired() e
    union all
    select t.name, $q$t.deleted_at + private.retention('deleted') < $1$q$ from private.tables t where t.deletable
  loop
    execute format(
      'select array_agg(found.id) from (select t.id from public.%I t where %s limit $2) found', of_table, condition
    ) into ids using at, batch;
    if ids is not null then
      cleared := cleared || jsonb_build_object(
        of_table, coalesce((cleared ->> of_table)::integer, 0) + private.purge_rows(of_table, ids)
      );
      is_done := is_done and cardinality(ids) < batch;
    end if;
  end loop;

  delete from private.confirmed_addresses a
  where a.confirmed_at + private.retention('calls and requests') < at
    and not exists (select from private.lead_contacts c where c.key = a.address);
  delete from private.blocked_senders s where s.created_at + private.retention('blocked senders') < at;
  -- The caller of a booking is only needed while it may hold a time.
  delete from private.booking_callers c using public.booking_submissions b
  where b.id = c.booking_id and (b.starts_at < at or b.status in ('cancelled', 'spam'));
  delete from private.rate_limits r where r.expires_at < at;

  if is_done then
    perform private.count_hit('clear_expired', 'studio', '1 hour');
  end if;
  return cleared;
end
$$;
