-- What people send the studio, the statuses it goes through, and the studio's notes and follow-ups.

-- Refuses a change of status that is not among the trigger's arguments ('draft-sent') with HTTP 409
-- 'status_not_allowed'. Each pair is allowed in both directions, because pressing the wrong button must be undone; a
-- pair that is left out is always a mistake (a draft that is paid, a paid order that is cancelled).
-- src/admin/leads/shared/lead-status.ts offers these pairs; tests/database/lead-status.test.ts compares all pairs of
-- both.
create function private.check_status_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not (old.status || '-' || new.status = any (tg_argv) or new.status || '-' || old.status = any (tg_argv)) then
    raise exception using
      errcode = 'PT409', message = 'status_not_allowed',
      hint = format('What is %s cannot become %s.', replace(old.status, '_', ' '), replace(new.status, '_', ' '));
  end if;
  return new;
end
$$;

-- Senders whose submissions are stored as spam, by private.normalized_contact, because one was marked as spam in the
-- admin.
create table private.blocked_senders (
  contact_key text primary key,
  created_at timestamptz not null default now()
);

create function private.is_blocked(variadic contacts text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.blocked_senders s
    where s.contact_key in (select private.normalized_contact(contact) from unnest(contacts) contact)
  )
$$;

-- The field that a table's check or NOT NULL constraint refused: each check is named after its field.
create function private.field_of(of_table text, refused_constraint text, empty_column text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(nullif(empty_column, ''), regexp_replace(refused_constraint, '^' || of_table || '_(.*)_check$', '\1'))
$$;

-- Messages and quote requests. Written by submit_contact and by administrators.
create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  kind text not null default 'contact' check (kind in ('contact', 'quote')),
  name text not null check (char_length(btrim(name)) between 1 and 200 and name !~ '[<>[:cntrl:]]'),
  contact text not null check (char_length(btrim(contact)) between 3 and 254 and contact !~ '[<>[:cntrl:]]'),
  -- The person, stored so that the report over all leads need not compute it.
  person_key text collate "C" generated always as (private.contact_key(contact)) stored,
  -- Other texts are limited only in characters, which have at most four bytes each.
  message text not null check (message ~ '\S' and char_length(message) <= 5000 and octet_length(message) <= 10000),
  project_type text check (char_length(project_type) <= 120),
  package text check (char_length(package) <= 120),
  budget_range text check (char_length(budget_range) <= 120),
  timeline text check (char_length(timeline) <= 120),
  status text not null default 'new' check (status in ('new', 'replied', 'closed', 'spam')),
  -- When somebody opened it in the admin.
  seen_at timestamptz,
  source jsonb not null default '{}' check (source = private.clean_source(source)),
  -- Made by the page for one message, so that a retry does not store it twice.
  idempotency_key uuid unique
);

create index contact_submissions_newest on public.contact_submissions (created_at desc, id);
create index contact_submissions_by_status on public.contact_submissions (status, created_at desc);
create index contact_submissions_by_contact on public.contact_submissions (person_key);

alter table public.contact_submissions enable row level security;
select private.grant_columns('public.contact_submissions', 'select', 'insert', 'update');
create policy "sales do everything" on public.contact_submissions to authenticated
  using (deleted_at is null and (select public.can_sell()));

create trigger check_status_change before update of status on public.contact_submissions
  for each row when (old.status is distinct from new.status)
  execute function private.check_status_change(
    'new-replied', 'new-closed', 'replied-closed', 'new-spam', 'replied-spam', 'closed-spam'
  );

-- Stores a message ('contact') or a quote request ('quote'), once for each idempotency_key. Returns {ok: true}. If the
-- hidden field `website` is filled, it returns the same and stores nothing. HTTP 400 'invalid_input' (the hint names the
-- field), HTTP 429 'rate_limited' or 'inbox_full'.
create function public.submit_contact(
  name text,
  contact text,
  message text,
  kind text default 'contact',
  project_type text default null,
  package text default null,
  budget_range text default null,
  timeline text default null,
  website text default null,
  source jsonb default null,
  idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  reach constant text := btrim(contact);
  came_from constant jsonb := private.clean_source(source);
  refused_constraint text;
  empty_column text;
begin
  if website <> '' then
    return jsonb_build_object('ok', true);
  end if;
  if not private.is_contact(reach) then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'contact';
  end if;
  perform private.count_caller(case kind when 'quote' then 'quote' else 'contact' end);

  begin
    perform private.count_submission(
      octet_length(concat(name, reach, message, project_type, package, budget_range, timeline, came_from))
    );
    insert into public.contact_submissions (
      created_at, kind, name, contact, message, project_type, package, budget_range, timeline, source, status,
      idempotency_key
    ) values (
      private.app_now(), submit_contact.kind, btrim(submit_contact.name), reach, btrim(submit_contact.message, E' \t\r\n'),
      nullif(btrim(submit_contact.project_type), ''), nullif(btrim(submit_contact.package), ''),
      nullif(btrim(submit_contact.budget_range), ''), nullif(btrim(submit_contact.timeline), ''), came_from,
      case when private.is_blocked(reach) then 'spam' else 'new' end, submit_contact.idempotency_key
    )
    on conflict (idempotency_key) do nothing;
  exception
    when check_violation or not_null_violation then
      get stacked diagnostics refused_constraint = constraint_name, empty_column = column_name;
      return private.refusal(
        'PT400', 'invalid_input', private.field_of('contact_submissions', refused_constraint, empty_column)
      );
  end;
  return jsonb_build_object('ok', true);
end
$$;

-- People who want to work with the studio. Written by submit_application and by administrators.
create table public.work_opportunities (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  full_name text not null check (char_length(btrim(full_name)) between 2 and 200 and full_name !~ '[<>[:cntrl:]]'),
  contact_number text not null check (
    char_length(contact_number) between 7 and 40 and contact_number !~ '[<>[:cntrl:]]'
    and regexp_replace(contact_number, '[ -]', '', 'g') ~ '^(([+]?6)?0[0-9]{8,9}|.{10,})$'
  ),
  email text not null check (email is not distinct from private.clean_email(email) and email ~ '@.+[.].'),
  area_of_expertise text not null check (area_of_expertise in (
    'Web Development', 'UI/UX Design', 'Digital Marketing', 'Content Creation', 'SEO Specialist',
    'Project Management', 'Business Development', 'Sales & Client Relations', 'Graphic Design', 'Video Production',
    'Social Media Management', 'Data Analytics', 'Other'
  )),
  work_link text check (work_link ~* '^https?://[^[:space:]<>"]+$' and char_length(work_link) <= 500),
  status text not null default 'pending' check (
    status in ('pending', 'reviewing', 'accepted', 'declined', 'spam')
  ),
  -- When somebody opened it in the admin.
  seen_at timestamptz,
  source jsonb not null default '{}' check (source = private.clean_source(source))
);

create unique index work_opportunities_email_key on public.work_opportunities (email) where deleted_at is null;

create index work_opportunities_by_status on public.work_opportunities (status, created_at desc);
create index work_opportunities_by_number on public.work_opportunities (private.contact_key(contact_number) collate "C");

alter table public.work_opportunities enable row level security;
grant select, insert, update on public.work_opportunities to authenticated;
create policy "sales do everything" on public.work_opportunities to authenticated
  using (deleted_at is null and (select public.can_sell()));

create trigger check_status_change before update of status on public.work_opportunities
  for each row when (old.status is distinct from new.status)
  execute function private.check_status_change(
    'pending-reviewing', 'pending-accepted', 'pending-declined', 'reviewing-accepted', 'reviewing-declined',
    'pending-spam', 'reviewing-spam', 'accepted-spam', 'declined-spam'
  );

-- Stores an application. Returns {ok: true}, or {ok: false, reason: 'already_applied'}: a normal response and no error,
-- so that probing for known addresses is still counted. If the hidden field `website` is filled, it returns {ok: true}
-- and stores nothing. HTTP 400 'invalid_input' (the hint names the field), HTTP 429 'rate_limited' or 'inbox_full'.
create function public.submit_application(
  full_name text,
  contact_number text,
  email text,
  area_of_expertise text,
  website text default null,
  source jsonb default null,
  work_link text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  applicant constant text := btrim(full_name);
  number constant text := btrim(contact_number);
  address constant text := private.clean_email(email);
  link constant text := nullif(btrim(work_link), '');
  came_from constant jsonb := private.clean_source(source);
  refused_constraint text;
  empty_column text;
begin
  if website <> '' then
    return jsonb_build_object('ok', true);
  end if;
  if not private.is_email(address) then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'email';
  end if;
  perform private.count_caller('application');
  begin
    perform private.count_submission(octet_length(concat(applicant, number, address, area_of_expertise, link, came_from)));
    insert into public.work_opportunities (
      created_at, full_name, contact_number, email, area_of_expertise, work_link, source, status
    ) values (
      private.app_now(), applicant, number, address, submit_application.area_of_expertise, link, came_from,
      case when private.is_blocked(number, address) then 'spam' else 'pending' end
    )
    on conflict (email) where deleted_at is null do nothing;
  exception
    when check_violation or not_null_violation then
      get stacked diagnostics refused_constraint = constraint_name, empty_column = column_name;
      return private.refusal(
        'PT400', 'invalid_input', private.field_of('work_opportunities', refused_constraint, empty_column)
      );
  end;
  if not found then
    return jsonb_build_object('ok', false, 'reason', 'already_applied');
  end if;
  return jsonb_build_object('ok', true);
end
$$;

-- Marks a booking, a request or an application as spam and blocks its sender: their later submissions are stored as
-- spam, which holds no time and sends no email. `is_spam` false undoes both: a request or an application is new again,
-- a call is requested again; with `was`, the row gets that status. For sales. HTTP 400 'invalid_input' (hint
-- 'of_table'), HTTP 404 'lead_not_found'.
create function public.mark_spam(of_table text, row_id uuid, is_spam boolean default true, was text default null)
  returns void
language plpgsql security definer set search_path = ''
as $$
declare
  again constant text := case of_table
    when 'booking_submissions' then 'requested' when 'contact_submissions' then 'new'
    when 'work_opportunities' then 'pending'
  end;
  lead jsonb;
  senders text[];
begin
  perform private.require_right(public.can_sell());
  if again is null then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'of_table';
  end if;
  execute format('select to_jsonb(t) from public.%I t where t.id = $1 and t.deleted_at is null for update', of_table) into lead using row_id;
  if lead is null then
    raise exception using errcode = 'PT404', message = 'lead_not_found', hint = 'It was already deleted.';
  end if;
  senders := array(
    select distinct key
    from unnest(array[lead ->> 'contact', lead ->> 'contact_number', lead ->> 'email']) reach,
      private.normalized_contact(reach) key
    where key is not null
  );
  if is_spam then
    insert into private.blocked_senders (contact_key, created_at)
    select key, private.app_now() from unnest(senders) key
    on conflict do nothing;
  else
    delete from private.blocked_senders s where s.contact_key = any (senders);
  end if;
  if (lead ->> 'status' = 'spam') <> is_spam then
    execute format('update public.%I set status = $2 where id = $1', of_table)
    using row_id, case when is_spam then 'spam' else coalesce(was, again) end;
  end if;
end
$$;

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

-- The studio's notes about a lead or a person. A note is never edited, only deleted by its author.
create table public.lead_notes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  subject_table text check (subject_table in (
    'booking_submissions', 'contact_submissions', 'work_opportunities', 'newsletter_subscribers', 'orders'
  )),
  subject_id uuid,
  -- As private.contact_key writes it, for a note about the person.
  contact_key text check (contact_key = private.contact_key(contact_key)),
  body text not null check (body ~ '\S' and char_length(body) <= 5000),
  author uuid,
  -- The author's address at that time, shown under the note.
  author_email text check (char_length(author_email) <= 254),
  constraint lead_notes_about_one_thing check (
    (subject_table is null) = (subject_id is null) and (subject_id is null) <> (contact_key is null)
  )
);

create index lead_notes_of_a_row on public.lead_notes (subject_id, created_at desc);
create index lead_notes_of_a_person on public.lead_notes (contact_key, created_at desc);

alter table public.lead_notes enable row level security;
grant select, insert on public.lead_notes to authenticated;
create policy "sales read" on public.lead_notes for select to authenticated
  using (deleted_at is null and (select public.can_sell()));
create policy "sales insert" on public.lead_notes for insert to authenticated
  with check ((select public.can_sell()));

-- The author comes from the session, not from the request.
create function private.sign_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.author := auth.uid();
  new.author_email := (select u.email from auth.users u where u.id = auth.uid());
  new.created_at := now();
  return new;
end
$$;

create trigger sign_note before insert on public.lead_notes
  for each row when (current_user = 'authenticated') execute function private.sign_note();

-- The studio's planned next steps for a lead, each with a date: 'ring on Tuesday'.
create table public.follow_ups (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lead_table text not null check (lead_table in (
    'booking_submissions', 'contact_submissions', 'work_opportunities', 'newsletter_subscribers', 'orders'
  )),
  -- Without a foreign key, because leads are in several tables.
  lead_id uuid not null,
  -- A day in Malaysia.
  due_on date not null,
  note text not null check (note ~ '\S' and char_length(note) <= 200),
  done_at timestamptz
);

create unique index follow_ups_one_open on public.follow_ups (lead_id) where done_at is null;
create index follow_ups_of_a_lead on public.follow_ups (lead_id);
create index follow_ups_due on public.follow_ups (due_on, id) where done_at is null;

alter table public.follow_ups enable row level security;
grant select, insert, update on public.follow_ups to authenticated;
create policy "sales do everything" on public.follow_ups to authenticated
  using ((select public.can_sell()));

grant execute on function public.submit_contact, public.submit_application to anon, authenticated;

grant execute on function public.mark_spam, public.add_clients to authenticated;
