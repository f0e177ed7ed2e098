-- A person's stored data, its erasure on request, and the deletion of all data after its retention period.
-- private.tables lists the tables with data about people: all of kind 'lead', the outbox and the log.

-- Each contact in a row, in the form of private.contact_key; an order also under the contact of its enquiry, as in
-- public.person_leads.
create view private.lead_contacts as
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

-- Log entries about leads that contain an address or number, found through the index of contacts alone: `offset 0`
-- keeps the planner from reading the log up to `until` as well.
create function private.entries_of(person text, until timestamptz default 'infinity') returns setof uuid
language sql stable set search_path = ''
as $$
  select l.id from (select * from public.audit_log a where a.contacts @> array[person] offset 0) l
  where l.created_at <= until and l.table_name in (select t.name from private.tables t where t.kind = 'lead')
$$;

-- Every row about a person created up to `until`: their submissions with notes, follow-ups and messages. Messages are
-- found in one way after the other, because each has an index and a condition with `or` would read the whole outbox.
create function private.person_rows(person text, until timestamptz default 'infinity')
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
  union
  select 'email_suppressions', x.id from public.email_suppressions x
  where x.address = person and x.created_at <= until
$$;

-- Other addresses and numbers in the rows of a person: probably of the same person.
create function private.other_contacts(person text) returns jsonb
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

/* Everything that is stored about the person with this contact, so that they can get a copy: {contact: in its normal
   form, made_at, is_blocked: whether their submissions are stored as spam, confirmed_at: when the address was
   confirmed, other_contacts: [text], rows: {<table>: [row]} of every table with any, without the tokens of bookings
   and subscriptions}. For owners. HTTP 400 'invalid_input' (hint 'contact') unless it is an address or a number. */
create function public.person_record(contact text) returns jsonb
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

-- Deletes rows permanently, with their notes, follow-ups, messages, quotations and history. Returns the number of rows.
create function private.purge_rows(of_table text, ids uuid[]) returns integer
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

/* Erased people as keyed hashes, so that an older backup can be restored without them. No API caller can read the
   key; a database merged from two has the keys of both. */
create table private.erasure_keys (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  key bytea not null default extensions.gen_random_bytes(32)
);

insert into private.erasure_keys default values;

create table public.erasure_log (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  key_id uuid not null references private.erasure_keys (id),
  -- The hash of a contact, or of the id of a row that was erased individually.
  person_hash text not null check (person_hash ~ '^[0-9a-f]{64}$'),
  -- How many rows of each table were deleted.
  erased jsonb not null check (jsonb_typeof(erased) = 'object'),
  actor uuid,
  actor_email text check (char_length(actor_email) <= 254)
);

create index erasure_log_by_hash on public.erasure_log (person_hash);

alter table public.erasure_log enable row level security;
grant select on public.erasure_log to authenticated;
create policy "owners read" on public.erasure_log for select to authenticated
  using ((select public.is_admin()));

create function private.person_hash(person text, key bytea) returns text
language sql immutable strict set search_path = ''
as $$ select encode(extensions.hmac(convert_to(person, 'UTF8'), key, 'sha256'), 'hex') $$;

-- Whether the person with this contact was erased.
create function private.was_erased(contact text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.erasure_keys k
    join public.erasure_log e on e.key_id = k.id
    where e.person_hash = private.person_hash(private.contact_key(contact), k.key)
  )
$$;

-- Records the erasure of a person or a row. Also if nothing was deleted, because a backup may contain more; one such
-- record is enough.
create function private.log_erasure(person text, erased jsonb) returns void
language sql set search_path = ''
as $$
  insert into public.erasure_log (key_id, person_hash, erased, actor, actor_email)
  select k.id, hash, erased, auth.uid(), (select u.email from auth.users u where u.id = auth.uid())
  from (select * from private.erasure_keys order by created_at, id limit 1) k, private.person_hash(person, k.key) hash
  where erased <> '{}' or not exists (select from public.erasure_log e where e.person_hash = hash)
$$;

/* Deletes everything from a person up to `until`: {erased: {<table>: rows}, retained_orders}. Orders that were sent,
   accepted or paid are kept, as tax law requires, without their notes and their history. Of the log only entries
   about leads are deleted; the record of access, settings and pages is kept. */
create function private.erase(person text, until timestamptz default 'infinity') returns jsonb
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

-- A regular expression that matches exactly this text.
create function private.literal(given text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(given, '([.*+?^${}()|\[\]\\])', '\\\1', 'g') $$;

-- Rows of other people and of public pages whose text contains an address or number with any spacing, or on public
-- pages one of these names.
create function private.mentions(person text, names text[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  contact constant text := case
    when person ~ '@' then '(?<![A-Za-z0-9._%+-])' || private.literal(person) || '(?![A-Za-z0-9-]|[.][A-Za-z0-9])'
    else '(?<![0-9])((00)?60)?[ ().+-]*0?[ ().+-]*' || private.number_pattern(person) || '(?![0-9])'
  end;
  -- A name of one or two letters would match almost any text.
  named constant text := (
    select string_agg(case when name ~ '^[ -~]*$' then '\m' || private.literal(name) || '\M' else private.literal(name) end, '|')
    from unnest(names) given, btrim(given) name
    where octet_length(name) > 3
  );
  described private.tables;
  mentioned jsonb := '[]';
  part jsonb;
begin
  for described in select t.* from private.tables t where t.kind <> 'log' order by t.name loop
    execute format(
      $q$
      select jsonb_agg(jsonb_build_object('place', %1$L::text, 'id', t.id, 'title', private.row_label(to_jsonb(t))))
      from (select * from public.%1$I t where t::text ~* $2 limit 100) t
      where t.id not in (select c.row_id from private.lead_contacts c where c.key = $1)
      $q$, described.name
    ) into part using person, concat_ws('|', contact, case when described.kind <> 'lead' then named end);
    mentioned := mentioned || coalesce(part, '[]');
  end loop;
  return mentioned;
end
$$;

/* Erases the person with this contact permanently: their data with its notes, messages and history. Nothing can
   restore it, not even a backup (private.apply_erasures). Returns {erased: {<table>: rows}, retained_orders: sent,
   accepted and paid ones, kept for the tax office, other_contacts: [text] found in the same rows, which must be
   erased separately, mentions: [{place: table, id, title}], rows whose text contains the address, the number or, on
   public pages, the name: the owner must check these}. For owners. HTTP 400 'invalid_input' (hint 'contact'). */
create function public.erase_person(contact text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant text := private.contact_key(contact);
  names text[];
  others jsonb;
  done jsonb;
begin
  perform private.require_right(public.is_admin());
  if person is null then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'contact';
  end if;
  names := array(select distinct c.name from private.lead_contacts c where c.key = person and c.name is not null);
  others := private.other_contacts(person);
  done := private.erase(person);

  perform private.log_erasure(person, done -> 'erased');
  return done || jsonb_build_object('other_contacts', others, 'mentions', private.mentions(person, names));
end
$$;

/* Erases one lead permanently, with its notes, messages and history: for a lead whose contact is neither an address
   nor a number, which erase_person cannot find. Returns the number of deleted rows of each table. For owners. HTTP
   400 'invalid_input' (hint 'of_table'), 404 'lead_not_found', 409 'order_retained' for an order that was sent, accepted
   or paid, because tax law requires it to be kept. */
create function public.erase_lead(of_table text, row_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  erased jsonb;
begin
  perform private.require_right(public.is_admin());
  if of_table is null or of_table not in (
    'booking_submissions', 'contact_submissions', 'work_opportunities', 'newsletter_subscribers', 'orders'
  ) then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'of_table';
  end if;
  if exists (
    select from public.orders o
    where of_table = 'orders' and o.id = erase_lead.row_id and o.status in ('sent', 'accepted', 'in_work', 'paid')
  ) then
    raise exception using errcode = 'PT409', message = 'order_retained', hint = 'Tax law requires you to keep this order.';
  end if;
  erased := jsonb_build_object(of_table, private.purge_rows(of_table, array[row_id]));
  if erased ->> of_table = '0' then
    raise exception using errcode = 'PT404', message = 'lead_not_found', hint = 'It was already deleted.';
  end if;
  perform private.log_erasure(row_id::text, erased);
  return erased;
end
$$;

-- After a backup was restored: deletes the data of erased people again, up to their erasure, and the rows that were
-- erased individually. Later submissions are kept. Returns how many people and rows had reappeared.
create function private.apply_erasures() returns integer
language plpgsql set search_path = ''
as $$
declare
  erasure record;
  again integer := 0;
begin
  for erasure in
    with contacts as (
      select c.key from private.lead_contacts c
      union
      select unnest(l.contacts) from public.audit_log l
      union
      select n.contact_key from public.lead_notes n
      union
      select private.contact_key(d.recipient) from public.outbox d
      union
      select x.address from public.email_suppressions x
      union
      select private.contact_key(a.address) from private.confirmed_addresses a
    )
    select c.key as person, max(e.created_at) as until
    from contacts c cross join private.erasure_keys k
    join public.erasure_log e on e.key_id = k.id and e.person_hash = private.person_hash(c.key, k.key)
    group by c.key
  loop
    again := again + (private.erase(erasure.person, erasure.until) -> 'erased' <> '{}')::integer;
  end loop;
  for erasure in
    select distinct c.table_name, c.row_id from private.lead_contacts c cross join private.erasure_keys k
    join public.erasure_log e on e.key_id = k.id and e.person_hash = private.person_hash(c.row_id::text, k.key)
  loop
    again := again + private.purge_rows(erasure.table_name, array[erasure.row_id]);
  end loop;
  return again;
end
$$;

-- The retention periods of the privacy policy (supabase/seed/10_settings.sql), defined only here.
create function private.retention(what text) returns interval
language sql immutable set search_path = ''
as $$
  select case what
    -- After the last change; a call also after it took place.
    when 'calls and requests' then interval '24 months'
    when 'applications' then interval '12 months'
    when 'spam' then interval '30 days'
    -- Rows that an administrator has deleted and could restore.
    when 'deleted' then interval '30 days'
    -- Afterwards they are no longer blocked.
    when 'blocked senders' then interval '12 months'
    -- An unconfirmed address. The hash of a former subscriber is kept, so that the address stays off the list.
    when 'unconfirmed subscriptions' then interval '30 days'
    when 'emails' then interval '6 months'
    when 'history' then interval '12 months'
    -- Sent, accepted and paid orders, from the end of the year of their last change; others are deleted like requests.
    when 'orders' then interval '7 years'
  end
$$;

-- Which rows have reached the end of their retention, as a condition on the rows `t` of a table at the time $1. A
-- request is kept as long as its order, a client as long as anything else of the person. Notes, follow-ups and replies
-- are deleted with their lead, a note about a person once no other data about them is left.
create function private.expired() returns table (of_table text, condition text)
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

/* Deletes data past its retention, a few hundred rows of a table at a time. It is called every minute but runs once
   an hour, and continues until nothing is left. Returns the number of deleted rows of each table: {<table>: rows}.
   For the function send-due. */
create function public.clear_expired() returns jsonb
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
  delete from private.early_email_events e where e.created_at < at - interval '1 day';

  if is_done then
    perform private.count_hit('clear_expired', 'studio', '1 hour');
  end if;
  return cleared;
end
$$;

grant execute on function public.person_record, public.erase_person, public.erase_lead to authenticated;

-- All tables exist now.
select private.create_table_triggers();

-- No API role may use the schema private; row-level security is a second lock.
do $$
declare
  of_table regclass;
begin
  for of_table in
    select c.oid from pg_class c where c.relnamespace = 'private'::regnamespace and c.relkind = 'r'
  loop
    execute format('alter table %s enable row level security', of_table);
  end loop;
end
$$;
