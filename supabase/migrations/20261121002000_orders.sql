-- Quotes that became work, for administrators. Money is in sen.

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  order_number text not null unique check (order_number ~ '^[A-Z0-9-]{3,40}$'),
  contact_submission_id uuid references public.contact_submissions (id) on delete set null,
  customer_name text not null check (customer_name ~ '\S' and char_length(customer_name) <= 200),
  customer_contact text not null check (char_length(btrim(customer_contact)) between 3 and 254),
  description text not null default '' check (char_length(description) <= 5000),
  amount_sen bigint not null check (amount_sen >= 0),
  currency text not null default 'MYR' check (currency = 'MYR'),
  status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'paid', 'cancelled')),
  due_date date
);

create index orders_newest on public.orders (created_at desc, id);
create index orders_of_a_request on public.orders (contact_submission_id);
create index orders_by_status on public.orders (status, created_at desc);

create trigger set_updated_at before update on public.orders
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.orders
  for each row execute function private.record_change();

alter table public.orders enable row level security;

revoke all on table public.orders from anon, authenticated;
grant select, insert, update, delete on table public.orders to authenticated, service_role;

create policy "administrators do everything with orders" on public.orders
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
