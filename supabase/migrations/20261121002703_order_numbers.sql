-- Orders number themselves: RS-2026-0001, counted anew in each Malaysian year.

create table private.order_counters (
  year integer primary key,
  last_number integer not null
);

alter table private.order_counters enable row level security;
revoke all on table private.order_counters from public, anon, authenticated;

-- The next free number. Its counter is locked until the order is stored, so two at once never get the same one, and
-- a number whose order was refused is given again. Numbers written by hand are stepped over.
create function private.next_order_number() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  this_year constant integer := extract(year from now() at time zone 'Asia/Kuala_Lumpur')::integer;
  candidate text;
begin
  loop
    insert into private.order_counters as c (year, last_number) values (this_year, 1)
    on conflict (year) do update set last_number = c.last_number + 1
    returning format('RS-%s-%s', c.year, lpad(c.last_number::text, greatest(4, length(c.last_number::text)), '0'))
    into candidate;
    exit when not exists (select from public.orders o where o.order_number = candidate);
  end loop;
  return candidate;
end
$$;

revoke execute on function private.next_order_number() from public, anon, authenticated;
-- A column's default is worked out as the caller; the schema itself stays closed to them.
grant execute on function private.next_order_number() to authenticated, service_role;

alter table public.orders alter column order_number set default private.next_order_number();
-- Ten thousand million sen and more is a slip of the keyboard.
alter table public.orders add constraint orders_amount_within_reason check (amount_sen < 10000000000);
