-- Quotes that became work, for administrators. Money is in sen.

-- Orders number themselves: RS-2026-0001, counted anew in each Malaysian year.
create table private.order_counters (
  year integer primary key,
  last_number integer not null
);

alter table private.order_counters enable row level security;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  order_number text not null unique check (order_number ~ '^[A-Z0-9-]{3,40}$'),
  contact_submission_id uuid references public.contact_submissions (id) on delete set null,
  customer_name text not null check (customer_name ~ '\S' and char_length(customer_name) <= 200),
  customer_contact text not null check (char_length(btrim(customer_contact)) between 3 and 254),
  description text not null default '' check (char_length(description) <= 5000),
  -- Ten thousand million sen and more is a slip of the keyboard.
  amount_sen bigint not null check (amount_sen >= 0)
    constraint orders_amount_within_reason check (amount_sen < 10000000000),
  currency text not null default 'MYR' check (currency = 'MYR'),
  status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'paid', 'cancelled')),
  due_date date
);

create index orders_newest on public.orders (created_at desc, id);
create index orders_by_status on public.orders (status, created_at desc);
create index orders_of_an_enquiry on public.orders (contact_submission_id);
create index orders_by_contact on public.orders (private.contact_key(customer_contact));

call private.set_up_table('public.orders');

-- The next free number. Its counter is locked until the order is stored, so two at once never get the same one, and
-- a number whose order was refused is given again. Numbers written by hand are stepped over.
create function private.next_order_number() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  this_year constant integer := extract(year from private.today_in_malaysia())::integer;
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

-- A column's default is worked out as the caller; the schema itself stays closed to them.
grant execute on function private.next_order_number() to authenticated, service_role;
alter table public.orders alter column order_number set default private.next_order_number();

create trigger check_status_change before update of status on public.orders
  for each row when (old.status is distinct from new.status)
  execute function private.check_status_change(
    'draft-sent', 'draft-accepted', 'draft-cancelled', 'sent-accepted', 'sent-paid', 'sent-cancelled',
    'accepted-paid', 'accepted-cancelled'
  );

revoke execute on all routines in schema private from public;
