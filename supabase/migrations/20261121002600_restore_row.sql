-- Taking a deletion or a change back, from what the audit log holds, and saying who changed a row last.

-- The tables whose rows can be restored. A migration that adds an audited table adds its name here.
create table private.restorable_tables (table_name text primary key);

revoke all on table private.restorable_tables from public, anon, authenticated;

insert into private.restorable_tables (table_name) values
  ('orders'), ('portfolio_categories'), ('portfolio_projects'), ('portfolio_settings'), ('blog_settings'),
  ('about_settings'), ('site_settings'), ('company_info'), ('blog_authors'), ('blog_posts'), ('blog_categories'),
  ('blog_topics'), ('niche_pages'), ('niche_testimonials'), ('booking_submissions'), ('contact_submissions'),
  ('work_opportunities'), ('legal_documents'), ('newsletter_subscribers'), ('social_links');

-- The columns of a table that can be written and that `kept` holds. Secrets are not in the log: a row that comes
-- back gets new ones from their defaults, and a row that is still there keeps its own.
create function private.writable_columns(of_table text, kept jsonb) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(a.attname::text order by a.attnum), '{}')
  from pg_catalog.pg_attribute a
  where a.attrelid = ('public.' || quote_ident(of_table))::regclass
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and kept ? a.attname::text
$$;

create function private.put_row_back(of_table text, kept jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  columns text;
begin
  select string_agg(quote_ident(c), ', ') into columns
  from unnest(private.writable_columns(of_table, kept)) c;
  -- An identity column keeps the number it had.
  execute format(
    'insert into public.%1$I (%2$s) overriding system value select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    of_table, columns
  ) using kept;
end
$$;

-- Writes `kept` over the row with its id; false when there is none. `chosen` names the columns, all when null.
create function private.set_row_back(of_table text, kept jsonb, chosen text[] default null) returns boolean
language plpgsql set search_path = ''
as $$
declare
  columns text;
  found_one integer;
begin
  select string_agg(quote_ident(c), ', ') into columns
  from unnest(private.writable_columns(of_table, kept)) c
  where c <> all (array['id', 'created_at', 'updated_at']) and (chosen is null or c = any (chosen))
    and not exists (
      select from pg_catalog.pg_attribute a
      where a.attrelid = ('public.' || quote_ident(of_table))::regclass and a.attname = c and a.attidentity = 'a'
    );
  if columns is null then
    return true;
  end if;
  execute format(
    'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2',
    of_table, columns
  ) using kept, (kept ->> 'id')::uuid;
  get diagnostics found_one = row_count;
  return found_one > 0;
end
$$;

revoke execute on function private.writable_columns(text, jsonb) from public, anon, authenticated;
revoke execute on function private.put_row_back(text, jsonb) from public, anon, authenticated;
revoke execute on function private.set_row_back(text, jsonb, text[]) from public, anon, authenticated;

-- Gives a row what it held before `change` (an audit_log row that tells of an update or a deletion) and returns the
-- row's id. The restoring is itself written to the log, so that it can be taken back in turn. With a deleted row
-- comes what its deletion took along: rows deleted with it, and references to it that were emptied.
create function public.restore_row(change uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
  mate public.audit_log;
begin
  if not (select public.is_admin()) then
    raise exception 'Only an administrator may restore.' using errcode = '42501';
  end if;
  select * into entry from public.audit_log where id = change;
  if entry.id is null then
    raise exception 'The history does not know that change.';
  end if;
  if not exists (select from private.restorable_tables where table_name = entry.table_name) then
    raise exception 'Rows of this kind cannot be restored.';
  end if;
  if entry.before is null then
    raise exception 'The row was made by that change: there is nothing before it to go back to.';
  end if;

  if entry.action = 'update' then
    if not private.set_row_back(entry.table_name, entry.before) then
      raise exception 'The row has been deleted since. Restore its deletion first.';
    end if;
    return entry.row_id;
  end if;

  perform private.put_row_back(entry.table_name, entry.before);
  for mate in
    select l.* from public.audit_log l
    join private.restorable_tables t on t.table_name = l.table_name
    where l.created_at = entry.created_at and l.id <> entry.id and l.actor is not distinct from entry.actor
      and l.before is not null
      and exists (select from jsonb_each_text(l.before) v where v.value = entry.row_id::text)
      and not exists (select from jsonb_each_text(coalesce(l.after, '{}')) v where v.value = entry.row_id::text)
  loop
    if mate.action = 'delete' then
      perform private.put_row_back(mate.table_name, mate.before);
    else
      perform private.set_row_back(mate.table_name, mate.before, (
        select array_agg(b.key) from jsonb_each_text(mate.before) b where b.value = entry.row_id::text
      ));
    end if;
  end loop;
  return entry.row_id;
exception
  when unique_violation then
    raise exception 'It cannot come back: the row is there already, or another one has taken its name or address.';
  when foreign_key_violation then
    raise exception 'It cannot come back: what it belonged to is gone. Restore that first.';
end
$$;

revoke execute on function public.restore_row(uuid) from public, anon, authenticated;
grant execute on function public.restore_row(uuid) to authenticated;

-- Who changed a row last, and when; no row for anybody but an administrator. The email is null for a visitor's or
-- the service's change.
create function public.last_change(of_table text, of_row uuid)
returns table (changed_at timestamptz, actor_email text)
language sql stable security definer set search_path = ''
as $$
  select l.created_at, u.email::text
  from public.audit_log l left join auth.users u on u.id = l.actor
  where (select public.is_admin()) and l.table_name = of_table and l.row_id = of_row
  order by l.created_at desc
  limit 1
$$;

revoke execute on function public.last_change(text, uuid) from public, anon, authenticated;
grant execute on function public.last_change(text, uuid) to authenticated;
