-- Old clients come from the studio's own lists into People, beside those who sent something.

insert into private.tables (name, kind, role, deletable, ordered, ordered_within, search_kind)
values ('clients', 'lead', 'sales', true, false, null, 'client');

-- Clients whom the studio had before this website, from its own lists (add_clients). They are people beside those who
-- sent something; no email is sent to them by it. The same person is stored once: by the address, without one by the
-- number.
create table public.clients (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text check (char_length(btrim(name)) between 1 and 200 and name !~ '[<>[:cntrl:]]'),
  email text check (email is not distinct from private.clean_email(email)),
  phone text check (char_length(phone) <= 40 and coalesce(private.contact_key(phone) !~ '@', phone is null)),
  person_key text collate "C" generated always as (coalesce(email, private.contact_key(phone))) stored,
  company text check (char_length(btrim(company)) between 1 and 200 and company !~ '[<>[:cntrl:]]'),
  note text check (note ~ '\S' and char_length(note) <= 5000),
  constraint clients_reachable check (num_nonnulls(email, phone) > 0)
);

create unique index clients_email_key on public.clients (email) where deleted_at is null;
create unique index clients_phone_key on public.clients (private.contact_key(phone) collate "C")
  where email is null and deleted_at is null;
create index clients_by_contact on public.clients (person_key);
create index clients_by_number on public.clients (private.contact_key(phone) collate "C");

alter table public.clients enable row level security;
grant select, update (name, email, phone, company, note) on public.clients to authenticated;
create policy "sales read" on public.clients for select to authenticated
  using (deleted_at is null and (select public.can_sell()));
create policy "sales update" on public.clients for update to authenticated
  using (deleted_at is null and (select public.can_sell()));

/* Adds clients from a list of the studio: `people` is a list of at most 1,000 {name, email, phone, company, note}, each
   with an address or a number. Returns {added: how many, refused: [{index: in the list, from 0, reason}]}; a reason is
   'no_contact', 'invalid_email', 'invalid_phone', 'invalid_name', 'invalid_company', 'invalid_note', 'known' (a client
   with this address, or with this number where one of the two has no address) or 'erased' (they asked for it). No email
   is sent. For sales. HTTP 400 'invalid_input' for any other form of `people`. */
create function public.add_clients(people jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item jsonb;
  place integer := -1;
  given_name text;
  given_email text;
  given_phone text;
  given_company text;
  given_note text;
  number text;
  reason text;
  added integer := 0;
  refused jsonb := '[]';
begin
  perform private.require_right(public.can_sell());
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) > 1000 then
    raise exception using
      errcode = 'PT400', message = 'invalid_input', hint = 'Send a list of at most 1,000 people.';
  end if;
  for item in select e.value from jsonb_array_elements(people) with ordinality e (value, n) order by e.n loop
    place := place + 1;
    given_name := nullif(btrim(item ->> 'name'), '');
    given_email := nullif(lower(btrim(item ->> 'email')), '');
    given_phone := nullif(btrim(item ->> 'phone'), '');
    given_company := nullif(btrim(item ->> 'company'), '');
    given_note := nullif(btrim(item ->> 'note', E' \t\r\n'), '');
    number := private.contact_key(given_phone);
    reason := case
      when given_email is null and given_phone is null then 'no_contact'
      when not private.is_email(given_email) and given_email is not null then 'invalid_email'
      when given_phone is not null and (char_length(given_phone) > 40 or coalesce(number ~ '@', true)) then 'invalid_phone'
      when char_length(given_name) > 200 or given_name ~ '[<>[:cntrl:]]' then 'invalid_name'
      when char_length(given_company) > 200 or given_company ~ '[<>[:cntrl:]]' then 'invalid_company'
      when char_length(given_note) > 5000 or given_note !~ '\S' then 'invalid_note'
      when exists (select from public.clients c where c.email = given_email and c.deleted_at is null) then 'known'
      when exists (
        select from public.clients c
        where private.contact_key(c.phone) = number collate "C" and c.deleted_at is null
          and (c.email is null or given_email is null)
      ) then 'known'
      when private.was_erased(given_email) or private.was_erased(given_phone) then 'erased'
    end;
    if reason is null then
      insert into public.clients (created_at, updated_at, name, email, phone, company, note)
      values (private.app_now(), private.app_now(), given_name, given_email, given_phone, given_company, given_note)
      on conflict do nothing;
      -- Two people who add the same list at once.
      reason := case when not found then 'known' end;
    end if;
    if reason is null then
      added := added + 1;
    else
      refused := refused || jsonb_build_object('index', place, 'reason', reason);
    end if;
  end loop;
  return jsonb_build_object('added', added, 'refused', refused);
end
$$;

grant execute on function public.add_clients to authenticated;

select private.create_table_triggers();

-- Everything from `contact` in any spelling, newest first; orders also through the enquiry they were created from.
create or replace function public.person_leads(contact text) returns table (
  kind text, id uuid, at timestamptz, name text, contact_given text, other_contact text, status text,
  title text, summary text, starts_at timestamptz, amount_sen bigint, due_date date
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  person constant text := private.contact_key(person_leads.contact);
begin
  if person is null or not public.can_sell() then
    return;
  end if;
  return query
    select 'booking', b.id, b.created_at, b.name, b.contact, null::text, b.status,
      coalesce(b.project_type, b.package), left(b.message, 400), b.starts_at, null::bigint, null::date
    from public.booking_submissions b where b.person_key = person and b.deleted_at is null
    union all
    select c.kind, c.id, c.created_at, c.name, c.contact, null, c.status,
      coalesce(c.project_type, c.package), left(c.message, 400), null, null, null
    from public.contact_submissions c where c.person_key = person and c.deleted_at is null
    union all
    select 'application', w.id, w.created_at, w.full_name, w.email, w.contact_number, w.status,
      w.area_of_expertise, null, null, null, null
    from public.work_opportunities w
    where (w.email = person or private.contact_key(w.contact_number) = person collate "C") and w.deleted_at is null
    union all
    select 'subscriber', s.id, s.subscribed_at, s.name, s.email, null,
      case when not s.is_active then 'unsubscribed' when s.confirmed_at is null then 'unconfirmed' else 'active' end, null, null, null, null, null
    from public.newsletter_subscribers s where s.email = person
    union all
    select 'client', c.id, c.created_at, c.name, coalesce(c.email, c.phone), case when c.email is not null then c.phone end,
      'client', c.company, left(c.note, 400), null, null, null
    from public.clients c
    where (c.email = person or private.contact_key(c.phone) = person collate "C") and c.deleted_at is null
    union all
    select 'order', o.id, o.created_at, o.customer_name, o.customer_contact, null, o.status,
      o.order_number, left(o.description, 400), null, o.amount_sen, o.due_date
    from public.orders o
    where o.deleted_at is null and o.id in (
      select own.id from public.orders own where own.person_key = person
      union
      select made.id
      from public.orders made
      join public.contact_submissions c on c.id = made.contact_submission_id
      where c.person_key = person
    )
    order by 3 desc, 2
    limit 1000;
end
$$;

-- The leads of people as find_people reads them, with the key of their person as their table stores it.
create or replace view private.lead_texts as
select 'booking' as kind, b.id, b.person_key as key, b.name, b.contact, b.created_at as at,
  b.name || E'\n' || b.contact as texts
from public.booking_submissions b where b.deleted_at is null
union all
select c.kind, c.id, c.person_key, c.name, c.contact, c.created_at, c.name || E'\n' || c.contact
from public.contact_submissions c where c.deleted_at is null
union all
select 'application', w.id, w.email collate "C", w.full_name, w.email, w.created_at,
  w.full_name || E'\n' || w.email || E'\n' || w.contact_number
from public.work_opportunities w where w.deleted_at is null
union all
select 'subscriber', s.id, s.email collate "C", s.name, s.email, s.subscribed_at,
  coalesce(s.name, '') || E'\n' || s.email
from public.newsletter_subscribers s
union all
select 'order', o.id, o.person_key, o.customer_name, o.customer_contact, o.created_at,
  o.customer_name || E'\n' || o.customer_contact
from public.orders o where o.deleted_at is null
union all
-- When somebody added them says nothing about their last contact.
select 'client', c.id, c.person_key, c.name, coalesce(c.email, c.phone), null,
  concat_ws(E'\n', c.name, c.email, c.phone, c.company)
from public.clients c where c.deleted_at is null;

-- People whose name or contact contains `search`, or whose address or number equals it in another spelling; without a
-- text, those who wrote last. A number of four digits or more is found with any spacing on either side. One or two
-- letters or digits match only the start of a name's or contact's parts. Newest first, 50 on a page; `leads` counts the
-- matching leads of a person. A client who has sent nothing comes last, with no `last_at`.
create or replace function public.find_people(search text default '', page integer default 1) returns table (
  contact_key text, name text, contact text, kinds text[], leads integer, last_at timestamptz
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  typed constant text := btrim(regexp_replace(left(coalesce(search, ''), 200), '[[:cntrl:]]+', ' ', 'g'));
  pattern constant text := '%' || regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%';
  -- For an ASCII text the C collation gives the same result in half the time.
  is_ascii constant boolean := typed ~ '^[ -~]*$';
  number constant text := private.number_pattern(typed);
  place constant integer := least(greatest(coalesce(page, 1), 1), 1000);
begin
  if not public.can_sell() then
    return;
  end if;
  return query
    -- Read twice: the key and the time of all leads, then the rest of those on the page by the indexes of the key.
    with matching as not materialized (
      select l.kind, l.id, l.key, l.name, l.contact, l.at from private.lead_texts l
      where l.key is not null and case
        when typed = '' then true
        when typed ~ '^[A-Za-z0-9]{1,2}$' then l.texts ~* ('\m' || typed)
        when number is not null then l.texts ~ number
        when is_ascii then l.texts collate "C" ilike pattern
        else l.texts ilike pattern
      end
    ),
    same as materialized (
      select p.kind, p.id, private.contact_key(typed) collate "C" as key, p.name, p.contact_given as contact,
        case when p.kind <> 'client' then p.at end as at
      from public.person_leads(typed) p
    ),
    shown as materialized (
      select f.key from (select m.key, m.at from matching m union all select s.key, s.at from same s) f
      group by f.key
      order by max(f.at) desc nulls last, f.key
      limit 50 offset 50 * (place - 1)
    ),
    found as (
      select * from matching m where m.key = any (array(select shown.key from shown))
      union all
      select * from same s where s.key in (select shown.key from shown)
    )
    select f.key, (array_agg(f.name order by f.at desc nulls last) filter (where f.name is not null))[1],
      (array_agg(f.contact order by f.at desc nulls last))[1], array_agg(distinct f.kind),
      count(distinct f.id)::integer, max(f.at)
    from found f
    group by f.key
    order by max(f.at) desc nulls last, f.key;
end
$$;

-- What admin_search finds, by the kinds of private.tables; it matches any part of `texts`.
create or replace view private.searchable as
select 'article' as kind, p.id, p.title, case when p.is_published then coalesce(p.category, '') else 'Draft' end as detail,
  p.updated_at as at, concat_ws(E'\n', p.title, p.category, p.topic) as texts
from public.blog_posts p where p.deleted_at is null
union all
select 'author', a.id, a.name, a.title, a.created_at, concat_ws(E'\n', a.name, a.title)
from public.blog_authors a where a.deleted_at is null
union all
select 'project', p.id, p.title, p.package_type, p.created_at, concat_ws(E'\n', p.title, p.slug, p.package_type)
from public.portfolio_projects p where p.deleted_at is null
union all
select 'niche', n.id, n.name, '/services/' || n.slug, n.created_at,
  concat_ws(E'\n', n.name, n.slug, array_to_string(n.search_words, E'\n'))
from public.niche_pages n where n.deleted_at is null
union all
select 'booking', b.id, b.name, b.preferred_date || ', ' || b.preferred_time, b.created_at,
  concat_ws(E'\n', b.name, b.contact, b.message)
from public.booking_submissions b where b.deleted_at is null
union all
select 'request', c.id, c.name, c.contact, c.created_at, concat_ws(E'\n', c.name, c.contact, c.message)
from public.contact_submissions c where c.deleted_at is null
union all
select 'application', w.id, w.full_name, w.area_of_expertise, w.created_at,
  concat_ws(E'\n', w.full_name, w.email, w.contact_number)
from public.work_opportunities w where w.deleted_at is null
union all
select 'subscriber', s.id, s.email, coalesce(s.name, ''), s.subscribed_at, concat_ws(E'\n', s.email, s.name)
from public.newsletter_subscribers s
union all
select 'order', o.id, o.order_number, o.customer_name, o.created_at,
  concat_ws(E'\n', o.order_number, o.customer_name, o.customer_contact, o.description)
from public.orders o where o.deleted_at is null
union all
select 'client', c.id, coalesce(c.name, c.company, c.email, c.phone), concat_ws(', ', c.company, coalesce(c.email, c.phone)),
  c.created_at, concat_ws(E'\n', c.name, c.company, c.email, c.phone, c.note)
from public.clients c where c.deleted_at is null;

-- Each contact in a row, in the form of private.contact_key; an order also under the contact of its enquiry, as in
-- public.person_leads.
create or replace view private.lead_contacts as
  select 'booking_submissions' as table_name, b.id as row_id, b.created_at, b.deleted_at, b.name, b.contact,
    b.person_key as key
  from public.booking_submissions b
  union all
  select 'contact_submissions', c.id, c.created_at, c.deleted_at, c.name, c.contact, c.person_key
  from public.contact_submissions c
  union all
  select 'work_opportunities', w.id, w.created_at, w.deleted_at, w.full_name, w.email, w.email from public.work_opportunities w
  union all
  select 'work_opportunities', w.id, w.created_at, w.deleted_at, w.full_name, w.contact_number,
    private.contact_key(w.contact_number) collate "C"
  from public.work_opportunities w
  union all
  select 'newsletter_subscribers', s.id, s.created_at, null, s.name, s.email, s.email from public.newsletter_subscribers s
  union all
  select 'orders', o.id, o.created_at, o.deleted_at, o.customer_name, o.customer_contact, o.person_key
  from public.orders o
  union all
  select 'orders', o.id, o.created_at, o.deleted_at, c.name, c.contact, c.person_key
  from public.orders o join public.contact_submissions c on c.id = o.contact_submission_id
  union all
  select 'clients', c.id, c.created_at, c.deleted_at, c.name, c.email, c.email from public.clients c
  union all
  select 'clients', c.id, c.created_at, c.deleted_at, c.name, c.phone, private.contact_key(c.phone) collate "C"
  from public.clients c;

-- Which rows have reached the end of their retention, as a condition on the rows `t` of a table at the time $1. A
-- request is kept as long as its order, a client as long as anything else of the person. Notes, follow-ups and replies
-- are deleted with their lead, a note about a person once no other data about them is left.
create or replace function private.expired() returns table (of_table text, condition text)
language sql immutable set search_path = ''
as $$
  values
    ('orders', $q$
      case when t.status in ('sent', 'accepted', 'in_work', 'paid')
        then date_trunc('year', t.updated_at, 'Asia/Kuala_Lumpur') + interval '1 year' + private.retention('orders')
        else t.updated_at + private.retention('calls and requests') end < $1
    $q$),
    ('contact_submissions', $q$
      t.updated_at + case t.status
        when 'spam' then private.retention('spam') else private.retention('calls and requests') end < $1
      and not exists (select from public.orders o where o.contact_submission_id = t.id)
    $q$),
    ('booking_submissions', $q$
      case t.status when 'spam' then t.updated_at + private.retention('spam')
        else greatest(t.updated_at, t.starts_at) + private.retention('calls and requests') end < $1
    $q$),
    ('work_opportunities', $q$
      t.updated_at + case t.status
        when 'spam' then private.retention('spam') else private.retention('applications') end < $1
    $q$),
    ('clients', $q$
      t.updated_at + private.retention('calls and requests') < $1 and not exists (
        select from private.lead_contacts c
        where c.key in (t.email, private.contact_key(t.phone)) and c.table_name <> 'clients'
      )
    $q$),
    ('newsletter_subscribers', $q$
      t.is_active and t.confirmed_at is null
      and t.subscribed_at + private.retention('unconfirmed subscriptions') < $1
    $q$),
    ('lead_notes', $q$
      t.contact_key is not null and t.created_at + private.retention('calls and requests') < $1
      and not exists (select from private.lead_contacts c where c.key = t.contact_key)
    $q$),
    ('outbox', $q$
      t.updated_at + private.retention('emails') < $1 and t.status not in ('pending', 'sending') and t.kind <> 'reply'
    $q$),
    ('email_suppressions', $q$t.lifted_at + private.retention('history') < $1$q$),
    ('audit_log', $q$t.created_at < $1 - private.retention('history')$q$),
    ('abuse_incidents', $q$t.last_at + private.retention('history') < $1$q$)
$$;
