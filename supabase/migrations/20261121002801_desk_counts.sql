-- The dashboard's seven counts, exact and at once, however many rows there are: PostgreSQL counts a million rows in
-- 50 to 100 ms, and the dashboard counts seven times. So the figures are kept as rows come and go (decision 19).

-- Each count is spread over slots, so that two people who subscribe at once do not wait for one another.
create table private.row_counts (
  name text not null,
  slot smallint not null,
  amount bigint not null,
  primary key (name, slot)
);

alter table private.row_counts enable row level security;
revoke all on table private.row_counts from public, anon, authenticated;

-- What is counted: the table, and which of its rows. 'dated' are the articles that are out or will be.
create function private.counted() returns table (name text, source regclass, condition text)
language sql immutable set search_path = ''
as $$
  values
    ('articles', 'public.blog_posts'::regclass, 'true'),
    ('dated', 'public.blog_posts', 'is_published and published_at is not null'),
    ('drafts', 'public.blog_posts', 'not is_published'),
    ('bookings', 'public.booking_submissions', 'true'),
    ('subscribers', 'public.newsletter_subscribers', 'is_active'),
    ('authors', 'public.blog_authors', 'true'),
    ('orders', 'public.orders', 'true')
$$;

revoke execute on function private.counted() from public, anon, authenticated;

create function private.keep_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  c record;
  gone bigint := 0;
  came bigint := 0;
begin
  for c in select * from private.counted() where source = tg_relid loop
    if tg_op <> 'DELETE' then
      execute format('select count(*) from new_rows where %s', c.condition) into came;
    end if;
    if tg_op <> 'INSERT' then
      execute format('select count(*) from old_rows where %s', c.condition) into gone;
    end if;
    if came <> gone then
      insert into private.row_counts as r (name, slot, amount)
      values (c.name, pg_backend_pid() % 16, came - gone)
      on conflict on constraint row_counts_pkey do update set amount = r.amount + excluded.amount;
    end if;
  end loop;
  return null;
end
$$;

-- Counts everything anew: after a table was filled with its triggers off, or emptied by TRUNCATE.
create function private.recount() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  c record;
begin
  delete from private.row_counts where true;
  for c in select * from private.counted() loop
    execute format(
      'insert into private.row_counts (name, slot, amount) select %L, 0, count(*) from %s where %s',
      c.name, c.source, c.condition
    );
  end loop;
end
$$;

revoke execute on function private.keep_counts() from public, anon, authenticated;
revoke execute on function private.recount() from public, anon, authenticated;

do $$
declare
  counted_table regclass;
begin
  for counted_table in select distinct source from private.counted() loop
    -- A trigger that sees the changed rows as a table is of one kind of change only.
    execute format(
      'create trigger count_added after insert on %s referencing new table as new_rows
        for each statement execute function private.keep_counts()', counted_table);
    execute format(
      'create trigger count_changed after update on %s referencing old table as old_rows new table as new_rows
        for each statement execute function private.keep_counts()', counted_table);
    execute format(
      'create trigger count_removed after delete on %s referencing old table as old_rows
        for each statement execute function private.keep_counts()', counted_table);
  end loop;
end
$$;

select private.recount();

-- {articles, published, drafts, bookings, subscribers, authors, orders}: zeros for who is no administrator. A figure
-- that is not kept is null. Published are those whose time has come: all dated ones without the few still to come.
create function public.desk_counts() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with kept as (select name, sum(amount)::bigint as amount from private.row_counts group by name),
  scheduled as (select count(*) as amount from public.blog_posts where is_published and published_at > now()),
  figures as (
    select name, amount from kept where name <> 'dated'
    union all
    select 'published', kept.amount - scheduled.amount from kept, scheduled where kept.name = 'dated'
  ),
  names as (
    select unnest(array['articles', 'published', 'drafts', 'bookings', 'subscribers', 'authors', 'orders']) as name
  )
  select jsonb_object_agg(names.name, case when public.is_admin() then figures.amount else 0 end)
  from names left join figures on figures.name = names.name
$$;

revoke execute on function public.desk_counts() from public, anon, authenticated;
grant execute on function public.desk_counts() to authenticated;
