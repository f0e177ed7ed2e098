-- The outbox: one row for each mail and each SMS that was to be sent. A row is claimed before it is sent, so that many
-- programs send one. Filled by the procedures of the newsletter, by triggers (bookings, failures) and by a flood;
-- emptied by the functions send-due and send-welcome-email.

create table public.deliveries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  channel text not null default 'email' check (channel in ('email', 'sms')),
  kind text not null check (kind in (
    'welcome', 'booking_confirmation', 'booking_request', 'booking_moved', 'booking_cancelled', 'booking_reminder',
    'owner_alert'
  )),
  subscriber_id uuid references public.newsletter_subscribers (id) on delete cascade,
  booking_id uuid references public.booking_submissions (id) on delete cascade,
  recipient text not null check (char_length(recipient) between 3 and 254),
  recipient_key text generated always as (private.counting_key(recipient)) stored,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  due_at timestamptz not null default now(),
  minutes_before integer check (minutes_before between 1 and 10080),
  status text not null default 'pending' check (
    status in ('pending', 'sending', 'sent', 'logged', 'failed', 'unknown', 'late', 'cancelled')
  ),
  attempts integer not null default 0 check (attempts >= 0),
  error text check (char_length(error) <= 1000),
  claimed_at timestamptz,
  begun_at timestamptz,
  tried_since timestamptz,
  sent_at timestamptz,
  send_day date not null default (now() at time zone 'Asia/Kuala_Lumpur')::date,
  subject text check (char_length(subject) between 1 and 998),
  body_text text check (char_length(body_text) between 1 and 100000),
  body_html text check (char_length(body_html) between 1 and 200000),
  unique (subscriber_id, kind, send_day),
  constraint deliveries_about check (
    (kind = 'welcome') = (subscriber_id is not null)
    and (kind not in ('welcome', 'owner_alert')) = (booking_id is not null)
  ),
  constraint deliveries_reminder check ((kind = 'booking_reminder') = (minutes_before is not null)),
  constraint deliveries_sms check (channel = 'email' or kind = 'booking_reminder')
);

comment on column public.deliveries.recipient_key is
  'The person behind the address or number, for counting alone: it is sent to the recipient as it was given.';
comment on column public.deliveries.details is
  'Of an alert, what it is about; of a notice that was begun, the time of the call that it told (starts_at).';
comment on column public.deliveries.due_at is
  'Not sent before. A reminder''s is so many minutes before the call as minutes_before says.';
comment on column public.deliveries.status is
  '''logged'': no SMS provider is set up, so it went to nobody. ''unknown'': handed over, and nobody knows what became of it; never repeated by itself. ''late'': its time was over before it could go.';
comment on column public.deliveries.begun_at is
  'When it was last handed to the mail server. Claimed and not begun, it has surely not been sent.';
comment on column public.deliveries.tried_since is 'When it was first handed over; a failing one is tried for two days.';
comment on column public.deliveries.send_day is
  'The day in Malaysia on which it was asked for or, once claimed, sent.';
comment on column public.deliveries.error is 'Why it failed, or why it was not sent after all.';
comment on column public.deliveries.subject is 'What was sent, kept from the moment it was handed over; null for an SMS.';
comment on column public.deliveries.body_text is
  'What was sent, kept from the moment it was handed over, without the token of its reader.';
comment on column public.deliveries.body_html is
  'What was sent, kept from the moment it was handed over, without the token of its reader; null for an SMS.';

-- Never two on their way to one subscriber.
create unique index deliveries_one_welcome on public.deliveries (subscriber_id)
  where kind = 'welcome' and status in ('pending', 'sending');
-- One reminder for a call at a time, however often the call is moved to and fro; one notice of a kind at a time.
create unique index deliveries_one_reminder on public.deliveries (booking_id, channel, minutes_before, due_at)
  where kind = 'booking_reminder' and status <> 'cancelled';
create unique index deliveries_one_notice on public.deliveries (booking_id, kind)
  where booking_id is not null and kind <> 'booking_reminder' and status = 'pending';
create index deliveries_newest on public.deliveries (created_at desc, id);
create index deliveries_by_status on public.deliveries (status, created_at desc);
create index deliveries_of_a_booking on public.deliveries (booking_id);
create index deliveries_of_a_person on public.deliveries (recipient_key, send_day);
create index deliveries_due on public.deliveries (channel, due_at) where status = 'pending';
create index deliveries_late on public.deliveries (due_at) where status = 'late';
create index deliveries_claimed on public.deliveries (claimed_at);

call private.set_up_table('public.deliveries', admins_may => '{select}');

