-- What everything below stands on: extensions, a schema the API does not expose, who is an administrator, the clock,
-- how contacts are spelled, and limits on what anybody may call.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Makes the substring search of articles an indexed one; without it the search is slower, never different.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm with schema extensions;
  end if;
end
$$;

-- Tables and functions that no caller of the API may reach (config.toml exposes "public" alone).
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

-- Nothing is granted by default: each table and each function says who may use it. The functions and the scheduled jobs
-- of the studio itself sign in as service_role.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public grant select, insert, update, delete on tables to service_role;

-- Whether the session that the caller's token was given for still holds: it is one of the auth service's sessions
-- (signing out deletes it, and so does a new password elsewhere), was refreshed within a day, and is two weeks old
-- at most. A token without a session holds nothing, and neither does one for which the account's second factor is still
-- to be given. That is read from the token: whoever has copied one from before the code gets nothing by it later.
create function private.session_holds() returns boolean
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
  ) and (
    coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
  );
end
$$;

-- An administrator is a user whose app_metadata.role is 'admin', in a session that still holds. Both are read from
-- the auth service's rows and not from the token, so that taking the role away and signing out work at once.
-- user_metadata is never asked: its owner may edit it.
-- In policies it is written `(select public.is_admin())`: asked once for a statement, not once for each row.
create function public.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.session_holds() and exists (
    select from auth.users u
    where u.id = (select auth.uid()) and u.raw_app_meta_data::jsonb ->> 'role' = 'admin'
  )
$$;

grant execute on function public.is_admin() to authenticated, service_role;

-- Why the caller is refused what administrators may do: 'ended' (the session no longer holds: sign in again),
-- 'no_admin' (it holds, and is no administrator's), 'ok' (nothing is refused).
create function public.session_state() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when not private.session_holds() then 'ended'
    when public.is_admin() then 'ok'
    else 'no_admin'
  end
$$;

grant execute on function public.session_state() to authenticated;

-- For functions that run as their owner. Refuses with HTTP 403 when the caller is no administrator.
create function private.require_admin(of_function text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'permission denied for function ' || of_function;
  end if;
end
$$;

-- The moment that the rules go by. One place, so that tests and scripts/bench can put a clock of their own in it;
-- nobody who calls the API can.
create function private.app_now() returns timestamptz
language sql stable set search_path = ''
as $$ select now() $$;

create function private.today_in_malaysia() returns date
language sql stable set search_path = ''
as $$ select (private.app_now() at time zone 'Asia/Kuala_Lumpur')::date $$;

-- The clock in ms since 1970 (UTC). A device's own may be wrong by a day: the booking page asks for this one, so that
-- it offers the days and times that submit_booking takes.
create function public.studio_clock() returns bigint
language sql stable security definer set search_path = ''
as $$ select floor(extract(epoch from private.app_now()) * 1000)::bigint $$;

grant execute on function public.studio_clock() to anon, authenticated, service_role;

-- A time of day as people here write it, '2:30 PM'; null for any other text, and between the steps of five minutes.
create function private.slot_time(slot text) returns time
language sql immutable strict set search_path = ''
as $$
  select make_time(m[1]::integer % 12 + case m[3] when 'PM' then 12 else 0 end, m[2]::integer, 0)
  from regexp_match(slot, '^(1[0-2]|[1-9]):([0-5][05]) (AM|PM)$') m
$$;

-- One address in small letters, with nothing a mail header could be built from; null when it is not one.
create function private.clean_email(email text) returns text
language sql immutable set search_path = ''
as $$
  select e from lower(btrim(email)) as e
  where char_length(e) <= 254 and e ~ '^[!-~]+$' and e !~ '[,;:<>()"\\[\]]' and e ~ '^[^@]+@[^@]+$'
$$;

-- Whether a visitor can be reached by what they typed: an email address or a phone number.
create function private.is_contact(contact text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    char_length(contact) between 3 and 254 and contact !~ '[<>[:cntrl:]]'
    and (coalesce(private.clean_email(contact), '') ~ '@.+[.].' or contact ~ '^\+?[0-9 ()-]{10,}$'),
    false
  )
$$;

-- Where a lead came from, as the page tells it: {page, referrer, campaign}, each a line of at most 200 characters that
-- may be missing. What else was sent is left out.
create function private.clean_source(source jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(jsonb_object_agg(said.key, said.line), '{}')
  from (
    select e.key, btrim(left(regexp_replace(e.value #>> '{}', '[[:cntrl:]]+', ' ', 'g'), 200)) as line
    from jsonb_each(case jsonb_typeof(source) when 'object' then source else '{}' end) e
    where e.key in ('page', 'referrer', 'campaign') and jsonb_typeof(e.value) = 'string'
  ) said
  where said.line <> ''
$$;

comment on function private.clean_source(jsonb) is
  'Granted to callers because a check asks for it when they write; the schema itself stays closed to them.';

-- One spelling for each way a person is reached: an email address in small letters, or a phone number's digits with
-- the country code first: '60123456789' for '012-345 6789', '+60 (0)12 345 6789' and '12-345 6789'. Null for a text
-- that is neither.
-- src/admin/leads/shared/person-key.ts says the same; tests/support/person-cases.ts holds both to one list.
create function private.contact_key(contact text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select case
    when reach ~ '^[!-~]+$' and reach ~ '^[^@]+@[^@]+$' and char_length(reach) <= 254 then lower(reach)
    when reach ~ '^[+]?[0-9 ().-]+$' then (
      select case when n ~ '^[1-9][0-9]{7,14}$' then n end
      from (
        select regexp_replace(case
          when reach !~ '^[+]' and d ~ '^00' then substr(d, 3)
          when d ~ '^0' then '6' || d
          when reach !~ '^[+]' and d ~ '^1[0-9]{8,9}$' then '60' || d
          else d
        end, '^600', '60') as n
        from (select regexp_replace(reach, '[^0-9]', '', 'g') as d) digits
      ) international
    )
  end
  from (select btrim(contact) as reach) trimmed
$$;

-- What a contact counts as: several spellings that reach one person have one key. An email address in small letters
-- without its +tag, Gmail's also without dots; a phone number as contact_key writes it. Null for what is neither.
-- Mails go to the address as it was given.
create function private.normalized_contact(contact text) returns text
language sql immutable strict parallel safe security definer set search_path = ''
as $$
  select case
    when reach !~ '@' then private.contact_key(reach)
    when reach ~ '^[!-~]+$' and reach ~ '^[^@]+@[^@]+$' and char_length(reach) <= 254 then (
      select case
        when domain in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
        else mailbox || '@' || domain
      end
      from (
        select
          regexp_replace(split_part(reach, '@', 1), '^([^+]+)[+].*$', '\1') as mailbox,
          rtrim(split_part(reach, '@', 2), '.') as domain
      ) parts
    )
  end
  from (select lower(btrim(contact)) as reach) trimmed
$$;

comment on function private.contact_key(text) is
  'Granted to callers because an index asks for it when they write; the schema itself stays closed to them.';
comment on function private.normalized_contact(text) is
  'Granted to callers because an index asks for it when they write; the schema itself stays closed to them.';

/* Limits on what anybody may call, counted in the database, since the API can be called without the page. */

-- Every figure, so that tests and scripts/bench replace them in one place. Three are the owner's (site_settings
-- 'protection' and 'newsletters') and stand here as long as the owner has said nothing.
create function private.limit_for(name text) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  figure integer := case name
    -- Submissions of one form by a caller in 10 minutes, of all forms in an hour (fewer than open the breaker, so that no
    -- single caller does) and in a day.
    when 'form by caller' then 30
    when 'all forms by caller in an hour' then 80
    when 'all forms by network in an hour' then 100
    when 'all forms by caller' then 300
    -- What everybody sends together: in number, and in bytes.
    when 'submissions an hour' then 120
    when 'bytes a day' then 50000000
    -- What a submission of no length takes, as npm run bench abuse measures it.
    when 'bytes of a row' then 2000
    -- Mails to addresses that have not confirmed; mails about calls to one that has.
    when 'mails an hour' then 30
    when 'mails a day to a confirmed address' then 20
    -- The pace at which a letter goes out.
    when 'newsletters a minute' then 60
    -- How many times calls that nobody has confirmed may hold: of a day of 13 times (in proportion on a day with fewer),
    -- of one address or number, of one caller.
    when 'unconfirmed calls in a day' then 6
    when 'unconfirmed calls of a contact' then 1
    when 'unconfirmed calls of a caller' then 6
    -- So that cleaning up after a flood ends in time, however large it was.
    when 'rows of a clean-up' then 2000
    -- How long an administrator's session holds, in all and without a refresh; as [auth.sessions] of config.toml.
    when 'session days' then 14
    when 'session idle hours' then 24
  end;
begin
  if figure is null then
    raise exception using errcode = 'PT500', message = 'unknown_limit', hint = name;
  end if;
  if name in ('submissions an hour', 'mails an hour') then
    figure := coalesce(
      (private.setting('site_settings', 'protection') ->> replace(name, ' ', '_'))::integer, figure
    );
  elsif name = 'newsletters a minute' then
    figure := coalesce((private.setting('site_settings', 'newsletters') ->> 'a_minute')::integer, figure);
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
  -- No address: it counts as it stands.
  when invalid_text_representation then
    return left(seen, 64);
end
$$;

-- The /48 of an IPv6 caller; null for others.
create function private.caller_network() returns text
language sql stable set search_path = ''
as $$
  select network(set_masklen(host(caller::inet)::inet, 48))::text
  from private.caller_address() caller
  where caller like '%/64'
$$;

create unlogged table private.rate_limits (
  bucket text not null,
  key text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  expires_at timestamptz not null,
  primary key (bucket, key, window_start)
);

create index rate_limits_expired on private.rate_limits (expires_at);

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
language plpgsql security definer set search_path = ''
as $$
declare
  began constant timestamptz := private.window_start(length);
  counted integer;
begin
  insert into private.rate_limits as r (bucket, key, window_start, hits, expires_at)
  values (bucket, left(lower(key), 254), began, amount, began + length + kept)
  on conflict on constraint rate_limits_pkey do update set hits = r.hits + excluded.hits
  returning r.hits into counted;

  -- Each new window takes a few old ones with it; locked ones are left to the next.
  if counted = amount then
    delete from private.rate_limits r
    where (r.bucket, r.key, r.window_start) in (
      select old.bucket, old.key, old.window_start from private.rate_limits old
      where old.expires_at < private.app_now()
      order by old.expires_at limit 20
      for update skip locked
    );
  end if;
  return counted;
end
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

-- Addresses that have proved that they are read: a link was used that only a mail to them carries.
create table private.confirmed_addresses (
  address text primary key check (address = lower(address) and char_length(address) <= 254),
  confirmed_at timestamptz not null default now()
);

alter table private.confirmed_addresses enable row level security;

create function private.confirm_address(address text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.confirmed_addresses (address, confirmed_at)
  select lower(btrim(confirm_address.address)), private.app_now() where confirm_address.address is not null
  on conflict do nothing
$$;

-- Exactly this address: that one with another +tag has confirmed says nothing of it.
create function private.is_confirmed(address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.confirmed_addresses c where c.address = lower(btrim(is_confirmed.address)))
$$;


grant execute on function private.clean_source(jsonb) to anon, authenticated, service_role;
grant execute on function private.contact_key(text) to anon, authenticated, service_role;
grant execute on function private.normalized_contact(text) to anon, authenticated, service_role;
