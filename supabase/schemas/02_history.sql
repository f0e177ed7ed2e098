-- What the API tables have in common: a kind, the time of the last change, a history and an order.

/* The one list of all API tables. The kind of a table decides what else it has:
     'published': shown on public pages, so a change is logged and requires a build of the site;
     'lead': what people sent, and the studio's work on it; the studio's changes are logged;
     'image': only logged, because a deleted image's files cannot be restored;
     'log': written only by the database and the functions.
   The role says who works on the table besides the owner; the policies of each table must agree with it. */
create table private.tables (
  name text primary key,
  kind text not null check (kind in ('published', 'lead', 'image', 'log')),
  role text not null check (role in ('owner', 'sales', 'writer')),
  -- The table's role may delete its rows and restore them: it has a column deleted_at (public.set_deleted).
  deletable boolean not null default false,
  -- The owner can order its rows; `ordered_within` is the column that splits it into several lists.
  ordered boolean not null default false,
  ordered_within text check (ordered or ordered_within is null),
  -- The kind of its rows in admin_search; null if it is not searched.
  search_kind text unique
);

insert into private.tables (name, kind, role, deletable, ordered, ordered_within, search_kind) values
  ('about_settings', 'published', 'writer', false, false, null, null),
  ('blog_authors', 'published', 'writer', true, false, null, 'author'),
  ('blog_categories', 'published', 'writer', true, true, null, null),
  ('blog_posts', 'published', 'writer', true, false, null, 'article'),
  ('blog_settings', 'published', 'owner', false, false, null, null),
  ('blog_topics', 'published', 'writer', true, true, null, null),
  ('company_info', 'published', 'owner', false, false, null, null),
  ('legal_documents', 'published', 'writer', false, false, null, null),
  ('niche_pages', 'published', 'writer', true, true, null, 'niche'),
  ('niche_testimonials', 'published', 'writer', true, true, 'niche_identifier', null),
  ('portfolio_categories', 'published', 'writer', true, true, 'type', null),
  ('portfolio_projects', 'published', 'writer', true, true, null, 'project'),
  ('portfolio_settings', 'published', 'owner', false, false, null, null),
  ('redirects', 'published', 'writer', true, false, null, null),
  ('site_settings', 'published', 'owner', false, false, null, null),
  ('social_links', 'published', 'owner', true, true, null, null),
  ('alert_recipients', 'lead', 'owner', true, false, null, null),
  ('booking_submissions', 'lead', 'sales', true, false, null, 'booking'),
  ('call_closures', 'lead', 'sales', true, false, null, null),
  ('clients', 'lead', 'sales', true, false, null, 'client'),
  ('contact_submissions', 'lead', 'sales', true, false, null, 'request'),
  ('follow_ups', 'lead', 'sales', false, false, null, null),
  ('lead_notes', 'lead', 'sales', true, false, null, null),
  ('email_suppressions', 'lead', 'owner', false, false, null, null),
  ('newsletters', 'lead', 'owner', true, false, null, null),
  ('newsletter_subscribers', 'lead', 'sales', false, false, null, 'subscriber'),
  ('orders', 'lead', 'sales', true, false, null, 'order'),
  ('work_opportunities', 'lead', 'sales', true, false, null, 'application'),
  ('images', 'image', 'writer', false, false, null, null),
  ('audit_log', 'log', 'owner', false, false, null, null),
  ('outbox', 'log', 'sales', false, false, null, null),
  ('quotations', 'log', 'sales', false, false, null, null),
  ('erasure_log', 'log', 'owner', false, false, null, null),
  ('abuse_incidents', 'log', 'owner', false, false, null, null);

-- Whether the caller works on a table; for a name that is not a table, whether they are an owner.
create function private.works_on(of_table text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select case t.role when 'sales' then public.can_sell() when 'writer' then public.can_write() else public.is_admin() end
    from private.tables t where t.name = of_table
  ), public.is_admin())
$$;

-- updated_at changes only if another column does, so that running the seed again changes nothing; marking a row as seen
-- (seen_at) does not count, nor do the generated columns (the arguments), which a BEFORE trigger does not have yet.
create function private.set_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
declare
  ignored constant text[] := array['updated_at', 'seen_at'] || coalesce(tg_argv::text[], '{}');
begin
  if to_jsonb(new) - ignored is distinct from to_jsonb(old) - ignored then
    new.updated_at := now();
  else
    new.updated_at := old.updated_at;
  end if;
  return new;
end
$$;

-- The columns that give access to a person's subscription, booking or quotation: kept out of the log, of a person's
-- record and of what staff may read.
create function private.secret_columns() returns text[]
language sql immutable set search_path = ''
as $$ select array['unsubscribe_token', 'confirm_token', 'manage_token', 'email_token', 'idempotency_key', 'token'] $$;

-- Grants signed-in users these rights ('select', 'insert', 'update') on a table's columns, without its secret ones. It
-- is called again after a column is added.
create function private.grant_columns(of_table regclass, variadic rights text[]) returns void
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

-- Logs a change; the trigger's argument is the table's kind. A change made outside the API (a migration, the seed, the
-- SQL editor) has no caller and is not logged. Tokens never reach the log. Setting deleted_at is logged as a deletion
-- and clearing it as a restore; the final removal of a deleted row and a row's place in its list are not logged. The
-- log keeps no second copy of what a lead wrote: what a visitor adds or the service removes is not logged, a visitor's
-- change is logged with the changed columns and the row's name, and the studio's change without unchanged long texts.
create function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  never_logged constant text[] := private.secret_columns()
    || array['seen_at', 'deleted_at', 'display_order', 'search_vector', 'search_substrings', 'person_key'];
  named constant text[] := array['id', 'name', 'full_name', 'order_number', 'email'];
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  was_deleted constant boolean := was ->> 'deleted_at' is not null;
  is_deleted constant boolean := is_now ->> 'deleted_at' is not null;
  by_studio boolean;
  left_out text[];
begin
  if coalesce(auth.role(), '') = '' or (was_deleted and (is_now is null or is_deleted)) then
    return null;
  end if;
  was := case when not was_deleted then was - never_logged end;
  is_now := case when not is_deleted then is_now - never_logged end;
  if was - 'updated_at' = is_now - 'updated_at' then
    return null;
  end if;
  if tg_argv[0] = 'lead' then
    by_studio := public.can_sell();
    if (was is null or is_now is null) and not by_studio then
      return null;
    end if;
    if was is not null and is_now is not null then
      select array_agg(each.key) into left_out
      from jsonb_each_text(was) each
      where was -> each.key = is_now -> each.key
        and case when by_studio then char_length(each.value) > 200 else each.key <> all (named) end;
      was := was - coalesce(left_out, '{}');
      is_now := is_now - coalesce(left_out, '{}');
    end if;
  end if;
  insert into public.audit_log (table_name, row_id, action, actor, before, after, contacts)
  values (
    tg_table_name, (coalesce(is_now, was) ->> 'id')::uuid,
    case when was is null then 'insert' when is_now is null then 'delete' else 'update' end,
    auth.uid(), was, is_now,
    case when tg_argv[0] = 'lead' then private.contacts_in(was) || private.contacts_in(is_now) else '{}' end
  );
  return null;
end
$$;

-- A new row comes last until the owner moves it. The argument names the column that splits the list.
create function private.place_last() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.display_order = 0 then
    execute format(
      'select coalesce(max(display_order), 0) + 1 from public.%I where %s',
      tg_table_name,
      case when tg_nargs = 0 then 'true' else format('%1$I = $1 ->> %1$L', tg_argv[0]) end
    ) into new.display_order using to_jsonb(new);
  end if;
  return new;
end
$$;

-- The email addresses and phone numbers in the texts of a row, in the form of private.contact_key.
create function private.contacts_in(content jsonb) returns text[]
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

-- Who changed which row, before and after. Written by record_change, read by owners, never edited.
create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  table_name text not null check (char_length(table_name) between 1 and 63),
  row_id uuid not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  -- The signed-in user; null for a visitor (through a procedure) and for the service.
  actor uuid,
  before jsonb,
  after jsonb,
  -- In entries about leads: finds a person's entries when they are erased.
  contacts text[] not null default '{}'
);

create index audit_log_by_contact on public.audit_log using gin (contacts);
create index audit_log_newest on public.audit_log (created_at desc);
create index audit_log_of_a_row on public.audit_log (table_name, row_id, created_at desc);
create index audit_log_of_a_table on public.audit_log (table_name, created_at desc, id);
create index audit_log_of_a_person on public.audit_log (actor, created_at desc, id);

alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated;
create policy "owners read" on public.audit_log for select to authenticated
  using ((select public.is_admin()));

-- A draft saves itself every few seconds while it is edited, and an entry for each save would bury the history. So
-- changes by one person to one draft within 15 minutes are one entry: before is the first state, after the latest.
create function private.join_draft_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.audit_log;
begin
  if new.table_name <> 'blog_posts' or new.action <> 'update'
    or new.before ->> 'is_published' <> 'false' or new.after ->> 'is_published' <> 'false' then
    return new;
  end if;
  select * into earlier from public.audit_log
  where table_name = new.table_name and row_id = new.row_id
  order by created_at desc limit 1;
  if earlier.action = 'update' and earlier.actor is not distinct from new.actor
    and earlier.created_at > now() - interval '15 minutes'
    and earlier.before ->> 'is_published' = 'false' and earlier.after ->> 'is_published' = 'false'
    and earlier.after - 'updated_at' = new.before - 'updated_at' then
    update public.audit_log set after = new.after where id = earlier.id;
    return null;
  end if;
  return new;
end
$$;

create trigger join_draft_changes before insert on public.audit_log
  for each row execute function private.join_draft_changes();

-- Gives each table of private.tables its triggers. Called when all tables exist; a later migration that adds a table
-- calls it again.
create function private.create_table_triggers() returns void
language plpgsql set search_path = ''
as $$
declare
  described record;
begin
  for described in
    select t.*, exists (
      select from pg_attribute a where a.attrelid = r.oid and a.attname = 'updated_at'
    ) as has_updated_at, (
      select string_agg(quote_literal(a.attname), ', ') from pg_attribute a
      where a.attrelid = r.oid and a.attgenerated <> ''
    ) as generated
    from private.tables t join pg_class r on r.relname = t.name and r.relnamespace = 'public'::regnamespace
  loop
    if described.has_updated_at then
      execute format(
        'create or replace trigger set_updated_at before update on public.%I
         for each row execute function private.set_updated_at(%s)', described.name, described.generated
      );
    end if;
    if described.kind <> 'log' then
      execute format(
        'create or replace trigger record_change after insert or update or delete on public.%I
         for each row execute function private.record_change(%L)', described.name, described.kind
      );
    end if;
    if described.ordered then
      execute format(
        'create or replace trigger place_last before insert on public.%I
         for each row execute function private.place_last(%s)',
        described.name, quote_literal(described.ordered_within)
      );
    end if;
  end loop;
end
$$;
