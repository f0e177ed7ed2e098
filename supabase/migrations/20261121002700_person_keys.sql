-- One spelling for each way a person is reached, so that all that came from an address or a number is found by index.

-- An email address in small letters, or a phone number's digits with the country code first: '60123456789' for
-- '012-345 6789', '+60 (0)12 345 6789' and '12-345 6789'. Null for a text that is neither.
-- src/admin/people/person-key.ts says the same; tests/support/person-cases.ts holds both to one list.
create function private.person_key(contact text) returns text
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

comment on function private.person_key(text) is
  'Granted to callers because an index asks for it when they write; the schema itself stays closed to them.';

revoke execute on function private.person_key(text) from public, anon, authenticated;
grant execute on function private.person_key(text) to anon, authenticated, service_role;

-- Subscribers have an email alone, in small letters and unique: their key is that column.
create index booking_submissions_by_person on public.booking_submissions (private.person_key(contact));
create index contact_submissions_by_person on public.contact_submissions (private.person_key(contact));
create index work_opportunities_by_number on public.work_opportunities (private.person_key(contact_number));
create index orders_by_person on public.orders (private.person_key(customer_contact));
