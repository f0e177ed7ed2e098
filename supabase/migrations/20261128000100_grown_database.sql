-- What took longer than its limit among three years of leads, orders, messages and log entries (npm run bench leads): the
-- functions below give the same answers in less time.

create or replace function public.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$ begin return coalesce(private.caller_role() = 'admin', false); end $$;

create or replace function public.can_sell() returns boolean
language plpgsql stable security definer set search_path = ''
as $$ begin return coalesce(private.caller_role() in ('admin', 'sales'), false); end $$;

create or replace function public.can_write() returns boolean
language plpgsql stable security definer set search_path = ''
as $$ begin return coalesce(private.caller_role() in ('admin', 'writer'), false); end $$;

create or replace function private.slot_time(slot text) returns time
language plpgsql immutable strict set search_path = ''
as $$
declare
  m constant text[] := regexp_match(slot, '^(1[0-2]|[1-9]):([0-5][05]) (AM|PM)$');
begin
  return make_time(m[1]::integer % 12 + case m[3] when 'PM' then 12 else 0 end, m[2]::integer, 0);
end
$$;

create or replace function private.contact_key(contact text) returns text
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
  digits := regexp_replace(reach, '[^0-9]', '', 'g');
  digits := regexp_replace(case
    when reach !~ '^[+]' and digits ~ '^00' then substr(digits, 3)
    when digits ~ '^0' then '6' || digits
    when reach !~ '^[+]' and digits ~ '^1[0-9]{8,9}$' then '60' || digits
    else digits
  end, '^600', '60');
  return case when digits ~ '^[1-9][0-9]{7,14}$' then digits end;
end
$$;

create or replace function private.normalized_contact(contact text) returns text
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

create or replace function private.contacts_in(content jsonb) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  found text[] := '{}';
  written text;
begin
  for written in
    select match[1]
    from jsonb_each_text(content) field
      cross join regexp_matches(
        field.value, '[^][[:space:],;:<>()"\\@]+@[^][[:space:],;:<>()"\\@]*[[:alnum:]]|[+]?[0-9(][0-9 ().-]{6,}[0-9]', 'g'
      ) match
  loop
    found := found || private.contact_key(written);
  end loop;
  return array(select distinct key from unnest(found) key where key is not null order by key);
end
$$;

create or replace function private.setting(of_key text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select d.defaults || coalesce(jsonb_strip_nulls(s.value), '{}')
    from private.settings d left join public.site_settings s on s.key = d.key
    where d.key = of_key
  );
end
$$;

create or replace function private.is_in_hours(day date, slot text) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  ranges constant jsonb := public.call_rules() -> to_char(day, 'FMday');
  starts constant time := private.slot_time(slot);
begin
  return exists (
    select from jsonb_array_elements(ranges) r (range)
    where starts between (r.range ->> 'from')::time and (r.range ->> 'to')::time - interval '30 minutes'
  ) and not exists (
    select from public.call_closures c
    where c.day = is_in_hours.day and c.deleted_at is null and private.closes(c, slot)
  );
end
$$;

drop index public.work_opportunities_by_number;
create index work_opportunities_by_number on public.work_opportunities (private.contact_key(contact_number) collate "C");
drop index public.outbox_of_a_newsletter;
create index outbox_of_a_newsletter on public.outbox (newsletter_id, status) where kind = 'newsletter';
-- Nine of ten messages are newsletters' and need no entry in these.
drop index public.outbox_of_a_booking;
create index outbox_of_a_booking on public.outbox (booking_id) where booking_id is not null;
create index outbox_of_sms on public.outbox (created_at desc, id) where channel = 'sms';
-- Nothing reads these.
drop index public.contact_submissions_by_kind;
drop index public.work_opportunities_newest;

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
  from public.orders o join public.contact_submissions c on c.id = o.contact_submission_id;

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
from public.orders o where o.deleted_at is null;

create or replace function public.newsletter_stats(p_newsletter_id uuid default null) returns table (
  newsletter_id uuid, status text, send_at timestamptz, recipients integer,
  sent bigint, waiting bigint, failed bigint, unknown bigint, cancelled bigint, unsubscribed bigint
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' set jit = off
as $$
#variable_conflict use_column
begin
  return query
    with leavers as (
      select last.newsletter_id, count(*) as people
      from public.newsletter_subscribers s
      cross join lateral (
        select d.newsletter_id from public.outbox d
        where d.subscriber_id = s.id and d.kind = 'newsletter' and d.begun_at <= s.unsubscribed_at
        order by d.begun_at desc limit 1
      ) last
      where s.unsubscribed_by = 'subscriber'
      group by last.newsletter_id
    )
    select l.id, l.status, l.send_at, l.recipients,
      coalesce(sum(d.messages) filter (where d.status = 'sent'), 0)::bigint,
      coalesce(sum(d.messages) filter (where d.status in ('pending', 'sending')), 0)::bigint,
      coalesce(sum(d.messages) filter (where d.status = 'failed'), 0)::bigint,
      coalesce(sum(d.messages) filter (where d.status = 'unknown'), 0)::bigint,
      coalesce(sum(d.messages) filter (where d.status = 'cancelled'), 0)::bigint,
      coalesce(max(v.people), 0)
    from public.newsletters l
    -- Counted by status first, in the order of an index that has both columns.
    left join (
      select o.newsletter_id, o.status, count(*) as messages
      from public.outbox o
      where o.kind = 'newsletter' and (p_newsletter_id is null or o.newsletter_id = p_newsletter_id)
      group by o.newsletter_id, o.status
    ) d on d.newsletter_id = l.id
    left join leavers v on v.newsletter_id = l.id
    where (p_newsletter_id is null or l.id = p_newsletter_id) and (select public.is_admin())
    group by l.id;
end
$$;

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
      select p.kind, p.id, private.contact_key(typed) collate "C" as key, p.name, p.contact_given as contact, p.at
      from public.person_leads(typed) p
    ),
    shown as materialized (
      select f.key from (select m.key, m.at from matching m union all select s.key, s.at from same s) f
      group by f.key
      order by max(f.at) desc, f.key
      limit 50 offset 50 * (place - 1)
    ),
    found as (
      select * from matching m where m.key = any (array(select shown.key from shown))
      union all
      select * from same s where s.key in (select shown.key from shown)
    )
    select f.key, (array_agg(f.name order by f.at desc) filter (where f.name is not null))[1],
      (array_agg(f.contact order by f.at desc))[1], array_agg(distinct f.kind),
      count(distinct f.id)::integer, max(f.at)
    from found f
    group by f.key
    order by max(f.at) desc, f.key;
end
$$;

create or replace function public.history_people() returns table (id uuid, email text)
language sql stable security definer set search_path = ''
as $$
  -- From one person to the next by the index of the log, because `distinct` would read all of it.
  with recursive people as (
    (select l.actor from public.audit_log l where l.actor is not null order by l.actor limit 1)
    union all
    select (select l.actor from public.audit_log l where l.actor > p.actor order by l.actor limit 1)
    from people p where p.actor is not null
  )
  select p.actor, coalesce(u.email::text, '')
  from people p left join auth.users u on u.id = p.actor
  where p.actor is not null and (select public.is_admin())
$$;

create or replace function private.entries_of(person text, until timestamptz default 'infinity') returns setof uuid
language sql stable set search_path = ''
as $$
  select l.id from (select * from public.audit_log a where a.contacts @> array[person] offset 0) l
  where l.created_at <= until and l.table_name in (select t.name from private.tables t where t.kind = 'lead')
$$;

create or replace function private.person_rows(person text, until timestamptz default 'infinity')
returns table (table_name text, row_id uuid)
language sql stable set search_path = ''
as $$
  with leads as materialized (
    select distinct c.table_name, c.row_id from private.lead_contacts c where c.key = person and c.created_at <= until
    union
    select 'newsletter_subscribers', s.id from public.newsletter_subscribers s
    where s.address_hash = (select private.hash_address(person)) and s.created_at <= until
  )
  select * from leads
  union
  select 'lead_notes', n.id from public.lead_notes n
  where n.created_at <= until
    and (n.contact_key = person or (n.subject_table, n.subject_id) in (select * from leads))
  union
  select 'follow_ups', f.id from public.follow_ups f
  where f.created_at <= until and (f.lead_table, f.lead_id) in (select * from leads)
  union
  select 'quotations', q.id from public.quotations q
  where q.created_at <= until and ('orders', q.order_id) in (select * from leads)
  union
  select 'outbox', d.id from leads join public.outbox d on d.subscriber_id = leads.row_id where d.created_at <= until
  union
  select 'outbox', d.id from leads join public.outbox d on d.booking_id = leads.row_id where d.created_at <= until
  union
  select 'outbox', d.id
  from leads join public.outbox d on d.lead_id = leads.row_id and d.lead_table = leads.table_name where d.created_at <= until
  union
  select 'outbox', d.id from public.outbox d
  where d.recipient_key = (select private.normalized_contact(person)) and private.contact_key(d.recipient) = person
    and d.created_at <= until
$$;

create or replace function private.other_contacts(person text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(distinct other.contact), '[]')
  from private.lead_contacts own
  -- `offset 0`: each row is looked up by its id.
  cross join lateral (
    select c.contact from private.lead_contacts c
    where c.table_name = own.table_name and c.row_id = own.row_id and c.key <> person offset 0
  ) other
  where own.key = person
$$;

create or replace function public.person_record(contact text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant text := private.contact_key(contact);
  rows jsonb := '{}';
  of_table text;
  ids uuid[];
  part jsonb;
begin
  perform private.require_right(public.is_admin());
  if person is null then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'contact';
  end if;
  for of_table, ids in
    select r.table_name, array_agg(r.row_id) from private.person_rows(person) r group by r.table_name
  loop
    execute format(
      'select jsonb_agg(to_jsonb(t) - $2 order by t.created_at, t.id) from public.%I t where t.id = any ($1)', of_table
    ) into part using ids, private.secret_columns();
    rows := rows || jsonb_build_object(of_table, part);
  end loop;
  select jsonb_agg(to_jsonb(l) - 'contacts' order by l.created_at, l.id) into part
  from public.audit_log l
  where l.id in (
    select of_row.id
    from private.person_rows(person) r
    join public.audit_log of_row on of_row.table_name = r.table_name and of_row.row_id = r.row_id
    union
    select private.entries_of(person)
  );
  return jsonb_build_object(
    'contact', person,
    'made_at', private.app_now(),
    'is_blocked', private.is_blocked(person),
    'confirmed_at', (
      select a.confirmed_at from private.confirmed_addresses a where a.address = person
    ),
    'other_contacts', private.other_contacts(person),
    'rows', rows || jsonb_strip_nulls(jsonb_build_object('audit_log', part))
  );
end
$$;

create or replace function private.purge_rows(of_table text, ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
declare
  purged integer;
  -- Once for all notices below: in the statement the array would be cast again for each of their events.
  written_ids constant text[] := ids::text[];
begin
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

create or replace function private.erase(person text, until timestamptz default 'infinity') returns jsonb
language plpgsql set search_path = ''
as $$
declare
  entries constant uuid[] := array(select private.entries_of(person, until));
  kept uuid[];
  erased jsonb := '{}';
  of_table text;
  ids uuid[];
  deleted integer;
begin
  kept := array(
    select o.id from private.person_rows(person, until) r join public.orders o on o.id = r.row_id
    where o.status in ('sent', 'accepted', 'in_work', 'paid')
  );
  -- Messages, notes and follow-ups first, so that they are counted before they are deleted with their row.
  for of_table, ids in
    select r.table_name, array_agg(r.row_id) from private.person_rows(person, until) r
    -- Quotations are kept or deleted with their order.
    where r.row_id <> all (kept) and r.table_name <> 'quotations'
    group by r.table_name order by r.table_name not in ('outbox', 'follow_ups', 'lead_notes'), r.table_name
  loop
    erased := erased || jsonb_build_object(of_table, private.purge_rows(of_table, ids));
  end loop;

  delete from public.audit_log l where l.id = any (entries) or (l.table_name = 'orders' and l.row_id = any (kept));
  get diagnostics deleted = row_count;
  erased := erased || jsonb_build_object('audit_log', deleted);
  delete from private.confirmed_addresses a where a.address = person and a.confirmed_at <= until;
  get diagnostics deleted = row_count;
  erased := erased || jsonb_build_object('confirmed_addresses', deleted);
  delete from private.blocked_senders s where s.contact_key = private.normalized_contact(person) and s.created_at <= until;

  return jsonb_build_object(
    'erased', (select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(erased) e where e.value <> '0'),
    'retained_orders', cardinality(kept)
  );
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
  -- The caller of a booking is only needed while it is unconfirmed.
  delete from private.booking_callers c using public.booking_submissions b
  where b.id = c.booking_id and (b.starts_at < at or b.confirmed_at is not null or b.status = 'cancelled');
  delete from private.rate_limits r where r.expires_at < at;

  if is_done then
    perform private.count_hit('clear_expired', 'studio', '1 hour');
  end if;
  return cleared;
end
$$;
