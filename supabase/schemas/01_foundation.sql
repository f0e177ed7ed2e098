-- What every later migration needs: extensions, a schema the API does not expose, roles and sessions, the clock, and
-- the normal form of contacts.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- Tables and functions that no API caller can reach (config.toml exposes "public" alone).
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

-- Visitors and signed-in users get nothing by default: each table and each function grants its own access. The edge
-- functions and the scheduled jobs sign in as service_role.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public grant select, insert, update, delete on tables to service_role;
alter default privileges in schema public, private grant execute on functions to service_role;

-- Whether the session of the caller's token is still valid: it exists among the auth service's sessions (signing out
-- deletes it, and so does changing the password elsewhere), was refreshed within a day, and is at most two weeks old. A
-- token without a session is refused, and so is one of a banned or deleted account, which keeps its sessions. A token
-- whose account still owes its second factor is refused too. That is read from the token, so a token copied before the
-- code was entered stays worthless.
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
  ) and exists (
    select from auth.users u
    where u.id = auth.uid() and coalesce(u.banned_until <= now(), true) and u.deleted_at is null
  ) and (
    coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
  );
end
$$;

-- The role in the caller's app_metadata while their session is valid, otherwise null. 'admin' is an owner. Both are
-- read from the auth service's rows and not from the token, so that revoking a role and signing out take effect at
-- once. user_metadata is never used, because users can edit their own.
create function private.caller_role() returns text
language sql stable security definer set search_path = ''
as $$
  select u.raw_app_meta_data::jsonb ->> 'role' from auth.users u
  where u.id = (select auth.uid()) and u.raw_app_meta_data::jsonb ->> 'role' in ('admin', 'sales', 'writer')
    and private.session_holds()
$$;

-- An owner, who may do everything. Policies write `(select public.is_admin())`, so that it runs once for a statement
-- and not once for each row.
create function public.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$ begin return coalesce(private.caller_role() = 'admin', false); end $$;

-- Whether the caller works on leads, calls, orders and people: an owner or sales.
create function public.can_sell() returns boolean
language plpgsql stable security definer set search_path = ''
as $$ begin return coalesce(private.caller_role() in ('admin', 'sales'), false); end $$;

-- Whether the caller works on articles, projects, pages and images: an owner or a writer.
create function public.can_write() returns boolean
language plpgsql stable security definer set search_path = ''
as $$ begin return coalesce(private.caller_role() in ('admin', 'writer'), false); end $$;

-- The caller's rights: 'owner', 'sales' or 'writer'; 'no_role' for a session without a role; 'ended' if the session is
-- no longer valid and the caller must sign in again.
create function public.session_state() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when not private.session_holds() then 'ended'
    when public.is_admin() then 'owner'
    else coalesce(private.caller_role(), 'no_role')
  end
$$;

-- For security definer functions: refuses a caller without the right with HTTP 403.
create function private.require_right(allowed boolean) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not allowed then
    raise insufficient_privilege using message = 'permission denied for this function';
  end if;
end
$$;

-- The current time for all rules. It is one function so that tests and scripts/bench can replace the clock; API callers
-- cannot.
create function private.app_now() returns timestamptz
language sql stable set search_path = ''
as $$ select now() $$;

create function private.today_in_malaysia() returns date
language sql stable set search_path = ''
as $$ select (private.app_now() at time zone 'Asia/Kuala_Lumpur')::date $$;

-- The server's clock in ms since 1970 (UTC). A device's clock may be wrong by a day, so the booking page uses this one
-- to offer the days and times that submit_booking accepts.
create function public.studio_clock() returns bigint
language sql stable security definer set search_path = ''
as $$ select floor(extract(epoch from private.app_now()) * 1000)::bigint $$;

-- A time of day in the 12-hour form, '2:30 PM'; null for any other text and for minutes that are no multiple of five.
create function private.slot_time(slot text) returns time
language plpgsql immutable strict set search_path = ''
as $$
declare
  m constant text[] := regexp_match(slot, '^(1[0-2]|[1-9]):([0-5][05]) (AM|PM)$');
begin
  return make_time(m[1]::integer % 12 + case m[3] when 'PM' then 12 else 0 end, m[2]::integer, 0);
end
$$;

-- An email address in lower case, without characters that could inject an email header; null if the text is not one
-- address.
create function private.clean_email(email text) returns text
language sql immutable set search_path = ''
as $$
  select e from lower(btrim(email)) as e
  where char_length(e) <= 254 and e ~ '^[!-~]+$' and e !~ '[,;:<>()"\\[\]]' and e ~ '^[^@]+@[^@]+$'
$$;

-- Whether a text is an email address that can exist: RFC 5321 without quotes, with a dot in its domain, and without dots at
-- the start, at the end or side by side. It is asked where an address is typed; what is stored was checked by the rule of
-- its time. src/lib/contact-detail.ts implements the same rule; tests/support/email-cases.ts tests both with one list.
create function private.is_email(email text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(
    char_length(e) <= 254 and position('@' in e) <= 65
    and e ~ '^[a-z0-9!#$%&''*+/=?^_`{|}~-]+([.][a-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?[.])+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$',
    false
  )
  from lower(btrim(email)) as e
$$;

-- Where a lead came from, as sent by the page: {page, referrer, campaign}, each an optional line of at most 200
-- characters. Any other key is dropped.
create function private.clean_source(source jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(jsonb_object_agg(field.key, field.line), '{}')
  from (
    select e.key, btrim(left(regexp_replace(e.value #>> '{}', '[[:cntrl:]]+', ' ', 'g'), 200)) as line
    from jsonb_each(case jsonb_typeof(source) when 'object' then source else '{}' end) e
    where e.key in ('page', 'referrer', 'campaign') and jsonb_typeof(e.value) = 'string'
  ) field
  where field.line <> ''
$$;

-- The normal form of a contact: an email address in lower case, or a phone number's digits with the country code first:
-- '60123456789' for '012-345 6789', '+60 (0)12 345 6789' and '12-345 6789'. '(0)' behind a country code is not dialled
-- from abroad, so it does not count. Null for any other text.
-- src/admin/leads/shared/person-key.ts implements the same rule; tests/support/person-cases.ts tests both with one
-- list. It and the functions below that many rows or triggers call are in plpgsql, which keeps a plan between calls: a SQL
-- function with a search_path is never inlined and is planned again by every statement.
create function private.contact_key(contact text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  reach constant text := btrim(contact);
  digits text;
begin
  if reach ~ '^[!-~]+$' and reach ~ '^[^@]+@[^@]+$' and char_length(reach) <= 254 then
    return lower(reach);
  elsif reach !~ '^[+]?[0-9 ().-]+$' then
    return null;
  end if;
  digits := regexp_replace(regexp_replace(reach, '^([+]|00)([0-9 ]+)[(]0[)]', '\1\2'), '[^0-9]', '', 'g');
  digits := regexp_replace(case
    when reach !~ '^[+]' and digits ~ '^00' then substr(digits, 3)
    when digits ~ '^0' then '6' || digits
    when reach !~ '^[+]' and digits ~ '^1[0-9]{8,9}$' then '60' || digits
    else digits
  end, '^600', '60');
  return case when digits ~ '^[1-9][0-9]{7,14}$' then digits end;
end
$$;

-- Whether the text of a visitor is a contact: an email address, or a phone number of at least 10 characters; Malaysian
-- numbers outside 03 have nine digits.
create function private.is_contact(contact text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    char_length(contact) between 3 and 254 and contact !~ '[<>[:cntrl:]]'
    and (
      private.is_email(contact)
      or (contact ~ '^[+]?[0-9 ()-]+$' and private.contact_key(contact) ~ case
        when char_length(contact) < 10 then '^60[4-9][0-9]{7}$' else '' end)
    ),
    false
  )
$$;

-- The key that identifies the person behind a contact, so that several spellings share one key: as contact_key, but an
-- email address without its +tag and a final dot, for Gmail also without dots. Emails are sent to the address as it was
-- entered.
create function private.normalized_contact(contact text) returns text
language plpgsql immutable strict parallel safe security definer set search_path = ''
as $$
declare
  key constant text := private.contact_key(contact);
  mailbox text;
  domain text;
begin
  if key is null or position('@' in key) = 0 then
    return key;
  end if;
  mailbox := regexp_replace(split_part(key, '@', 1), '(.)[+].*', '\1');
  domain := rtrim(split_part(key, '@', 2), '.');
  if domain in ('gmail.com', 'googlemail.com') then
    return replace(mailbox, '.', '') || '@gmail.com';
  end if;
  return mailbox || '@' || domain;
end
$$;

-- The address of an image: a path of this website, https, or http of this machine, where a local API has a port of its
-- own. supabase/functions/_shared/markdown/image-address.ts has the same rule.
create function private.is_image_address(address text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select address ~ '^(https://|http://(localhost|127[.]0[.]0[.]1)(:[0-9]{1,5})?/|/(?![/\\]))\S+$' and char_length(address) <= 500
$$;

-- Addresses proven to be read, because a link was used that only an email to them contains.
create table private.confirmed_addresses (
  address text primary key check (address = lower(address) and char_length(address) <= 254),
  confirmed_at timestamptz not null default now()
);

create function private.confirm_address(address text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.confirmed_addresses (address, confirmed_at)
  select lower(btrim(confirm_address.address)), private.app_now() where confirm_address.address is not null
  on conflict do nothing
$$;

-- The exact address: a confirmation of the same mailbox with another +tag does not count.
create function private.is_confirmed(address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.confirmed_addresses c where c.address = lower(btrim(is_confirmed.address)))
$$;

-- Checks, indexes and generated columns run with the rights of the writer, who has no access to the private schema.
grant execute on function
  private.clean_source, private.clean_email, private.contact_key, private.normalized_contact, private.slot_time,
  private.is_image_address
  to authenticated;

-- Policies for visitors and staff in one ask for both roles.
grant execute on function public.can_sell, public.can_write, public.studio_clock to anon, authenticated;

grant execute on function public.is_admin, public.session_state to authenticated;
