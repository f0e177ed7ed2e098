-- The database takes rows back to their state before a change, and dates articles that are published without a date.

-- Takes a row back to its state before a change of the log, with the rights of the caller. A deleted row is restored as
-- by set_deleted. Otherwise it writes the columns that the log keeps and the caller may write, except generated ones and
-- the time at which a visitor confirmed. HTTP 404 'change_unknown' if the caller does not see the change, 404
-- 'row_not_found' if the row has been deleted since or is not theirs to change, 400 'invalid_input' (hint 'change') if
-- the change added the row.
create function public.restore_change(change uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  entry public.audit_log;
  of_table regclass;
  written text;
  restored integer;
begin
  select * into entry from public.audit_log l where l.id = change;
  if entry.id is null then
    raise exception using
      errcode = 'PT404', message = 'change_unknown', hint = 'The change is no longer in the history.';
  elsif entry.action = 'delete' then
    perform public.set_deleted(entry.table_name, array[entry.row_id], false);
    return;
  end if;
  of_table := to_regclass(format('public.%I', entry.table_name));
  select string_agg(format('%I', a.attname), ', ' order by a.attnum) into written
  from pg_catalog.pg_attribute a
  where a.attrelid = of_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.attname not in ('id', 'updated_at', 'confirmed_at') and entry.before ? a.attname
    and has_column_privilege(of_table, a.attnum, 'update');
  if entry.action = 'insert' or written is null then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'change';
  end if;
  execute format(
    'update %1$s set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1)) where id = $2', of_table, written
  ) using entry.before, entry.row_id;
  get diagnostics restored = row_count;
  if restored = 0 then
    raise exception using
      errcode = 'PT404', message = 'row_not_found', hint = 'It has been deleted since. Restore it first.';
  end if;
end
$$;

grant execute on function public.restore_change to authenticated;

-- An article that is published without a date gets the time of the server: a browser's clock may be wrong.
create function private.date_published_post() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.published_at := now();
  return new;
end
$$;

create trigger date_published_post before insert or update of is_published, published_at on public.blog_posts
  for each row when (new.is_published and new.published_at is null) execute function private.date_published_post();
