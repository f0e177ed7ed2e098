-- Calls that were booked. Written by submit_booking (20261121001800) and by administrators.

create table public.booking_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null check (char_length(btrim(name)) between 1 and 200 and name !~ '[<>[:cntrl:]]'),
  contact text not null check (char_length(btrim(contact)) between 3 and 254 and contact !~ '[<>[:cntrl:]]'),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 40),
  preferred_date date not null,
  preferred_time text not null check (preferred_time in (
    '9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM',
    '2:00 PM', '2:30 PM', '3:00 PM', '3:30 PM', '4:00 PM', '4:30 PM', '5:00 PM'
  )),
  starts_at timestamptz not null generated always as (
    (preferred_date + make_time(
      split_part(preferred_time, ':', 1)::integer % 12 + case when preferred_time like '%PM' then 12 else 0 end,
      left(split_part(preferred_time, ':', 2), 2)::integer,
      0
    )) at time zone 'Asia/Kuala_Lumpur'
  ) stored,
  call_method text not null check (call_method in ('video', 'voice')),
  project_type text check (char_length(project_type) <= 120),
  package text check (char_length(package) <= 120),
  message text not null check (message ~ '\S' and char_length(message) <= 5000),
  timezone text not null default 'Asia/Kuala_Lumpur' check (timezone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  reminders jsonb not null default '{}' check (jsonb_typeof(reminders) = 'object' and length(reminders::text) <= 1000),
  status text not null default 'booked' check (status in ('booked', 'completed', 'cancelled', 'no_show')),
  manage_token uuid not null unique default gen_random_uuid(),
  idempotency_key uuid unique
);

comment on column public.booking_submissions.starts_at is 'The moment of the slot, which is in Malaysian time.';
comment on column public.booking_submissions.timezone is 'Where the visitor was, for the reminders.';
comment on column public.booking_submissions.idempotency_key is
  'Made by the page for one submission, so that a retry books nothing twice.';

-- One call in a slot, however many ask for it at once.
create unique index booking_submissions_one_per_slot on public.booking_submissions (preferred_date, preferred_time)
  where status <> 'cancelled';
create index booking_submissions_by_start on public.booking_submissions (starts_at desc, id);
create index booking_submissions_newest on public.booking_submissions (created_at desc, id);

create trigger set_updated_at before update on public.booking_submissions
  for each row execute function private.set_updated_at('starts_at');
create trigger record_change after insert or update or delete on public.booking_submissions
  for each row execute function private.record_change();

alter table public.booking_submissions enable row level security;

revoke all on table public.booking_submissions from anon, authenticated;
grant select, insert, update, delete on table public.booking_submissions to authenticated, service_role;

create policy "administrators do everything with booking submissions" on public.booking_submissions
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
