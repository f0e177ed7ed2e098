-- The outbox: one row for each mail and each SMS that is to go out about a booking. It is filled by the database when
-- a booking is made, moved or cancelled (20261121002511) and emptied by the function send-due (20261121002512, …13).

-- An address and a number are read from what was typed as contact, whoever types it.
create function private.read_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.contact is distinct from old.contact then
    new.email := case when new.contact ~ '@.+[.].' then private.clean_email(new.contact) end;
    new.phone := case when new.contact !~ '@' and char_length(btrim(new.contact)) <= 40 then btrim(new.contact) end;
  end if;
  return new;
end
$$;

revoke execute on function private.read_contact() from public, anon, authenticated;

create trigger read_contact before insert or update on public.booking_submissions
  for each row execute function private.read_contact();

alter table public.email_deliveries
  drop constraint email_deliveries_kind_check,
  drop constraint email_deliveries_status_check,
  alter column subscriber_id drop not null,
  add column booking_id uuid references public.booking_submissions (id) on delete cascade,
  add column due_at timestamptz not null default now(),
  add column minutes_before integer check (minutes_before between 1 and 10080),
  add column begun_at timestamptz,
  add column subject text check (char_length(subject) between 1 and 998),
  add column body_text text check (char_length(body_text) between 1 and 100000),
  add column body_html text check (char_length(body_html) between 1 and 200000),
  add constraint email_deliveries_kind_check check (kind in (
    'welcome', 'booking_confirmation', 'booking_moved', 'booking_cancelled', 'booking_reminder'
  )),
  add constraint email_deliveries_status_check check (
    status in ('pending', 'sending', 'sent', 'failed', 'cancelled')
  ),
  add constraint email_deliveries_about check (
    (kind = 'welcome') = (subscriber_id is not null) and (kind <> 'welcome') = (booking_id is not null)
  ),
  add constraint email_deliveries_reminder check ((kind = 'booking_reminder') = (minutes_before is not null));

comment on column public.email_deliveries.due_at is
  'Not sent before. A reminder''s is so many minutes before the call as minutes_before says.';
comment on column public.email_deliveries.begun_at is
  'When it was handed to the mail server. Claimed and not begun, it has surely not been sent.';
comment on column public.email_deliveries.subject is 'What was sent, kept from the moment it was handed over.';
comment on column public.email_deliveries.error is 'Why it failed, or why it was not sent after all.';

-- One reminder for a call at a time, however often the call is moved to and fro; one notice of a kind at a time.
create unique index email_deliveries_one_reminder on public.email_deliveries (booking_id, minutes_before, due_at)
  where kind = 'booking_reminder' and status <> 'cancelled';
create unique index email_deliveries_one_notice on public.email_deliveries (booking_id, kind)
  where kind not in ('welcome', 'booking_reminder') and status = 'pending';
create index email_deliveries_of_a_booking on public.email_deliveries (booking_id);
create index email_deliveries_due on public.email_deliveries (due_at) where status = 'pending';
create index email_deliveries_on_their_way on public.email_deliveries (claimed_at) where status = 'sending';

create table public.sms_deliveries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null default 'booking_reminder' check (kind in ('booking_reminder')),
  booking_id uuid not null references public.booking_submissions (id) on delete cascade,
  recipient text not null check (char_length(recipient) between 3 and 40),
  due_at timestamptz not null default now(),
  minutes_before integer not null check (minutes_before between 1 and 10080),
  status text not null default 'pending' check (
    status in ('pending', 'sending', 'sent', 'logged', 'failed', 'cancelled')
  ),
  attempts integer not null default 0 check (attempts >= 0),
  error text check (char_length(error) <= 1000),
  claimed_at timestamptz,
  begun_at timestamptz,
  sent_at timestamptz,
  body text check (char_length(body) between 1 and 1600)
);

comment on column public.sms_deliveries.status is
  '''logged'': no SMS provider is set up, so it was written to the log and went to nobody.';

create unique index sms_deliveries_one_reminder on public.sms_deliveries (booking_id, minutes_before, due_at)
  where status <> 'cancelled';
create index sms_deliveries_of_a_booking on public.sms_deliveries (booking_id);
create index sms_deliveries_newest on public.sms_deliveries (created_at desc, id);
create index sms_deliveries_by_status on public.sms_deliveries (status, created_at desc);
create index sms_deliveries_due on public.sms_deliveries (due_at) where status = 'pending';
create index sms_deliveries_on_their_way on public.sms_deliveries (claimed_at) where status = 'sending';

create trigger set_updated_at before update on public.sms_deliveries
  for each row execute function private.set_updated_at();

alter table public.sms_deliveries enable row level security;

revoke all on table public.sms_deliveries from anon, authenticated;
grant select on table public.sms_deliveries to authenticated;
grant select, insert, update, delete on table public.sms_deliveries to service_role;

create policy "administrators read SMS deliveries" on public.sms_deliveries
  for select to authenticated using ((select public.is_admin()));
