-- One row for each mail that was to be sent. A row is claimed before it is sent, so that many calls send one mail.

create table public.email_deliveries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null default 'welcome' check (kind in ('welcome')),
  subscriber_id uuid not null references public.newsletter_subscribers (id) on delete cascade,
  recipient text not null check (char_length(recipient) between 3 and 254),
  status text not null default 'pending' check (status in ('pending', 'sending', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  error text check (char_length(error) <= 1000),
  claimed_at timestamptz,
  sent_at timestamptz,
  send_day date not null default (now() at time zone 'Asia/Kuala_Lumpur')::date,
  unique (subscriber_id, kind, send_day)
);

comment on column public.email_deliveries.send_day is
  'The day in Malaysia on which it was asked for or, once claimed, sent.';

-- Never two on their way to one subscriber.
create unique index email_deliveries_one_open on public.email_deliveries (subscriber_id, kind)
  where status in ('pending', 'sending');
create index email_deliveries_newest on public.email_deliveries (created_at desc, id);
create index email_deliveries_by_status on public.email_deliveries (status, created_at desc);

create trigger set_updated_at before update on public.email_deliveries
  for each row execute function private.set_updated_at();

alter table public.email_deliveries enable row level security;

revoke all on table public.email_deliveries from anon, authenticated;
grant select on table public.email_deliveries to authenticated;
grant select, insert, update, delete on table public.email_deliveries to service_role;

create policy "administrators read email deliveries" on public.email_deliveries
  for select to authenticated using ((select public.is_admin()));
