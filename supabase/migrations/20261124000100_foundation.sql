-- What everything below needs: extensions, a schema the API does not expose, who is of the studio, the clock, and how
-- contacts are spelled.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;

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
-- to be given. That is read from the token: one that was copied before the code was given is worth nothing later.
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

-- The role of the caller, who has one in app_metadata and a session that still holds; null for anybody else. 'admin' is
-- an owner. Both are read from the auth service's rows and not from the token, so that taking the role away and signing
-- out work at once. user_metadata is never asked: its owner may edit it.
create function private.caller_role() returns text
language sql stable security definer set search_path = ''
as $$
  select u.raw_app_meta_data::jsonb ->> 'role' from auth.users u
  where u.id = (select auth.uid()) and u.raw_app_meta_data::jsonb ->> 'role' in ('admin', 'sales', 'writer')
    and private.session_holds()
$$;

-- An owner, who may do everything.
-- In policies it is written `(select public.is_admin())`: asked once for a statement, not once for each row.
create function public.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce(private.caller_role() = 'admin', false) $$;

-- Who works on leads, calls, orders and people: an owner or sales.
create function public.can_sell() returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce(private.caller_role() in ('admin', 'sales'), false) $$;

-- Who works on articles, projects, pages and images: an owner or a writer.
create function public.can_write() returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce(private.caller_role() in ('admin', 'writer'), false) $$;

grant execute on function public.is_admin to authenticated, service_role;
grant execute on function public.can_sell to authenticated, service_role;
grant execute on function public.can_write to authenticated, service_role;

-- What the caller may do: 'owner', 'sales' or 'writer'; 'no_role' for a session without a role; 'ended' when the session
-- no longer holds: sign in again.
create function public.session_state() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when not private.session_holds() then 'ended'
    when public.is_admin() then 'owner'
    else coalesce(private.caller_role(), 'no_role')
  end
$$;

grant execute on function public.session_state to authenticated;

-- For functions that run as their owner: refuses with HTTP 403 a caller who is not allowed.
create function private.require_right(allowed boolean, of_function text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not allowed then
    raise insufficient_privilege using message = 'permission denied for function ' || of_function;
  end if;
end
$$;

create function private.require_admin(of_function text) returns void
language sql stable set search_path = ''
as $$ select private.require_right(public.is_admin(), of_function) $$;

create function private.require_sales(of_function text) returns void
language sql stable set search_path = ''
as $$ select private.require_right(public.can_sell(), of_function) $$;

create function private.require_writer(of_function text) returns void
language sql stable set search_path = ''
as $$ select private.require_right(public.can_write(), of_function) $$;

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

grant execute on function public.studio_clock to anon, authenticated, service_role;

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

-- Checks, indexes and generated columns are computed with the rights of the writer; the schema stays closed to them.
grant execute on function private.clean_source(jsonb) to anon, authenticated, service_role;
grant execute on function private.contact_key(text) to anon, authenticated, service_role;
grant execute on function private.normalized_contact(text) to anon, authenticated, service_role;
