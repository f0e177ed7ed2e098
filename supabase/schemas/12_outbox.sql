-- The outbox: one row for each email and each SMS. A row is claimed before it is sent, so that concurrent programs
-- never send it twice. Procedures and triggers fill it; the functions send-due and send-welcome-email send it.

-- A keyed hash of the caller's address, so that messages caused by one caller do not delay those of others.
create function private.caller_hash() returns text
language plpgsql stable security definer set search_path = ''
as $$ begin return private.hash_address(private.caller_address()); end $$;

-- The addresses that no message goes to (private.outbox_state): the provider said that they do not exist, or that their
-- owner reported an email as spam. Written by record_email_events. The studio's owner lifts an entry by writing why;
-- otherwise it is kept until the person is erased.
create table public.email_suppressions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  address text not null check (address is not distinct from private.clean_email(address)),
  reason text not null check (reason in ('bounced', 'complained')),
  -- When the email came back or was reported.
  occurred_at timestamptz not null,
  -- The provider's words.
  detail text check (char_length(detail) between 1 and 1000),
  provider text not null check (provider ~ '^[a-z]{1,20}$'),
  -- The email that came back. Without a foreign key, because emails are kept for a shorter time.
  message_id uuid,
  lifted_at timestamptz,
  lift_reason text check (
    lift_reason ~ '\S' and lift_reason !~ '[[:cntrl:]]' and char_length(lift_reason) <= 300
  ),
  constraint email_suppressions_lift check ((lifted_at is null) = (lift_reason is null))
);

create unique index email_suppressions_address_key on public.email_suppressions (address) where lifted_at is null;
create index email_suppressions_of_an_address on public.email_suppressions (address);
create index email_suppressions_newest on public.email_suppressions (occurred_at desc, id);

alter table public.email_suppressions enable row level security;
grant select, update (lift_reason) on public.email_suppressions to authenticated;
create policy "sales read" on public.email_suppressions for select to authenticated
  using ((select public.can_sell()));
create policy "owners lift" on public.email_suppressions for update to authenticated
  using (lifted_at is null and (select public.is_admin())) with check ((select public.is_admin()));

-- Messages go to the address again; events from before do not suppress it again.
create function private.lift_suppression() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.lifted_at := private.app_now();
  return new;
end
$$;

create trigger lift_suppression before update of lift_reason on public.email_suppressions
  for each row when (old.lifted_at is null and new.lift_reason is not null)
  execute function private.lift_suppression();

-- Why no message goes to an address, for the reasons of email_suppressions; null for anything else.
create function private.suppression_text(reason text) returns text
language sql immutable set search_path = ''
as $$
  select case reason
    when 'bounced' then 'This address does not exist.'
    when 'complained' then 'An email to this address was reported as spam.'
  end
$$;

-- Why no message goes to this address; null if messages may.
create function private.suppression_of(address text) returns text
language sql stable security definer set search_path = ''
as $$
  select private.suppression_text(s.reason) from public.email_suppressions s
  where s.address = lower(btrim(suppression_of.address)) and s.lifted_at is null
$$;

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  channel text not null default 'email' check (channel in ('email', 'sms')),
  kind text not null check (kind in (
    'welcome', 'unsubscribe_link', 'newsletter', 'newsletter_test', 'owner_alert', 'owner_notice', 'password_changed',
    'booking_confirmation', 'booking_request', 'booking_moved', 'booking_cancelled', 'booking_reminder',
    'quotation', 'reply'
  )),
  subscriber_id uuid references public.newsletter_subscribers (id) on delete cascade,
  -- Without a foreign key, so that the record of what was sent stays when the booking is removed.
  booking_id uuid,
  newsletter_id uuid references public.newsletters (id) on delete cascade,
  lead_table text check (lead_table in ('booking_submissions', 'contact_submissions', 'work_opportunities', 'orders')),
  -- The lead that a reply answers. The reply is deleted with it.
  lead_id uuid,
  recipient text not null check (char_length(recipient) between 3 and 254),
  -- Counts messages by person; the message goes to `recipient`.
  recipient_key text generated always as (private.normalized_contact(recipient)) stored,
  -- An alert: its facts. A notice to the owner: {events, more}. An email about a call, once begun: {starts_at}; asked:
  -- true if the studio asked for it again. A quotation: {quotation_id}. A reply: {text, quote, quoted_at, language,
  -- author_email}; anyway: true if its author knew that the address is suppressed.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- Not sent before this time; a reminder's is `minutes_before` the call.
  due_at timestamptz not null default now(),
  minutes_before integer check (minutes_before between 1 and 10080),
  -- 'logged': not sent, because no SMS provider is set up. 'unknown': handed over with an unknown outcome, so it is
  -- never repeated automatically. 'late': its time was over before it could be sent.
  status text not null default 'pending' check (
    status in ('pending', 'sending', 'sent', 'logged', 'failed', 'unknown', 'late', 'cancelled')
  ),
  attempts integer not null default 0 check (attempts >= 0),
  -- Why it failed, or why it was not sent.
  error text check (char_length(error) <= 1000),
  claimed_at timestamptz,
  -- When it was last handed to the mail server. A message that is claimed but not begun has not been sent.
  begun_at timestamptz,
  -- When it was first handed over; a failing message is retried for two days.
  tried_since timestamptz,
  -- After a failed attempt: not retried before this time.
  retry_at timestamptz,
  sent_at timestamptz,
  -- A keyed hash of the network address of the visitor who caused it.
  caller text default private.caller_hash(),
  -- The day in Malaysia on which it was requested or, once claimed, sent.
  send_day date not null default (now() at time zone 'Asia/Kuala_Lumpur')::date,
  -- What was sent, without the recipient's token; stored when it is handed over. Newsletters keep their own text. No
  -- check limits them: what other people typed must not keep a message from going out.
  subject text,
  body_text text,
  body_html text,
  -- Who accepted it ('resend', 'postmark', 'sendgrid', 'mailgun', 'ses', 'brevo' or 'smtp'), and that provider's id of it.
  provider text,
  provider_message_id text,
  -- How many times in a row it was claimed and could not be composed or begun.
  failed_begins integer not null default 0,
  -- What the provider reports afterwards (record_email_events); null if it does not. A 'hard' bounce: the address does
  -- not exist.
  delivered_at timestamptz,
  bounced_at timestamptz,
  bounce text check (bounce in ('hard', 'soft')),
  bounce_reason text check (char_length(bounce_reason) <= 1000),
  complained_at timestamptz,
  -- A newsletter goes to each recipient only once.
  unique (subscriber_id, newsletter_id),
  constraint outbox_about check (
    (kind in ('welcome', 'unsubscribe_link', 'newsletter')) = (subscriber_id is not null)
    and (kind in ('newsletter', 'newsletter_test')) = (newsletter_id is not null)
    and (kind like 'booking%') = (booking_id is not null)
    and (kind = 'reply') = (lead_id is not null) and (lead_table is null) = (lead_id is null)
  ),
  constraint outbox_reminder check ((kind = 'booking_reminder') = (minutes_before is not null)),
  constraint outbox_sms check (channel = 'email' or kind = 'booking_reminder'),
  constraint outbox_bounce check ((bounced_at is null) = (bounce is null))
);

-- At most one welcome and one unsubscribe link a day, and never two waiting messages of one kind for one subscriber.
create unique index outbox_one_a_day on public.outbox (subscriber_id, kind, send_day)
  where kind in ('welcome', 'unsubscribe_link');
create unique index outbox_one_on_its_way on public.outbox (subscriber_id, kind)
  where kind in ('welcome', 'unsubscribe_link') and status in ('pending', 'sending');
-- One reminder for a call at one time, however often the call is moved back and forth; one waiting notice of each kind.
create unique index outbox_one_reminder on public.outbox (booking_id, channel, minutes_before, due_at)
  where kind = 'booking_reminder' and status <> 'cancelled';
create unique index outbox_one_notice on public.outbox (booking_id, kind)
  where booking_id is not null and kind <> 'booking_reminder' and status = 'pending';
create unique index outbox_one_newsletter_test on public.outbox (newsletter_id, recipient)
  where kind = 'newsletter_test' and status = 'pending';
create unique index outbox_one_quotation on public.outbox ((details ->> 'quotation_id'))
  where kind = 'quotation' and status = 'pending';
create index outbox_of_a_newsletter on public.outbox (newsletter_id, status) where kind = 'newsletter';
create index outbox_newest on public.outbox (created_at desc, id);
create index outbox_of_sms on public.outbox (created_at desc, id) where channel = 'sms';
create index outbox_by_status on public.outbox (status, created_at desc);
create index outbox_of_a_booking on public.outbox (booking_id) where booking_id is not null;
create index outbox_of_a_lead on public.outbox (lead_id) where lead_id is not null;
create index outbox_of_a_person on public.outbox (recipient_key, send_day);
create index outbox_due on public.outbox (channel, due_at) where status in ('pending', 'sending') and kind <> 'newsletter';
create index outbox_newsletters_due on public.outbox (due_at, id)
  where status in ('pending', 'sending') and kind = 'newsletter';
create index outbox_claimed on public.outbox (claimed_at);
create index outbox_by_provider_id on public.outbox (provider_message_id) where provider_message_id is not null;
create index outbox_newsletters_delivered on public.outbox (newsletter_id)
  where kind = 'newsletter' and delivered_at is not null and bounced_at is null;
create index outbox_newsletters_returned on public.outbox (newsletter_id)
  where kind = 'newsletter' and (bounced_at is not null or complained_at is not null);

alter table public.outbox enable row level security;
grant select on public.outbox to authenticated;
create policy "sales read" on public.outbox for select to authenticated
  using ((select public.can_sell()));

/* The messages that a new, moved or cancelled booking adds to the outbox. */

-- Whether the owner has switched SMS reminders on. While they are off none is planned and none is sent.
create function private.sends_sms() returns boolean
language sql stable set search_path = ''
as $$ select coalesce(private.setting('reminders') -> 'sms' = 'true', false) $$;

-- The reminders of a booking. Unknown choices of the visitor are ignored. SMS are not sent the day before, and only to
-- Malaysian mobile numbers, because a number abroad may cost any amount.
create function private.wanted_reminders(b public.booking_submissions)
returns table (channel text, recipient text, minutes_before integer, due_at timestamptz)
language sql stable set search_path = ''
as $$
  select c.channel, c.recipient, o.minutes, b.starts_at - make_interval(mins => o.minutes)
  from (values ('1 day', 1440), ('1 hour', 60), ('15 minutes', 15), ('5 minutes', 5)) as o (choice, minutes),
    (values ('email', b.email), ('sms', b.phone)) as c (channel, recipient)
  where b.status = 'booked' and b.notify_by_email and c.recipient is not null
    and (c.channel = 'email' or (
      o.minutes < 1440 and private.normalized_contact(b.phone) ~ '^601[0-9]{8,9}$'
      and private.sends_sms()
    ))
    and b.reminders -> c.channel -> 'enabled' = 'true'::jsonb
    and b.reminders -> c.channel -> 'times' ? o.choice
$$;

-- Waiting reminders move with the call, unwanted ones are cancelled, and missing ones are added while their time is in
-- the future. A reminder that was sent, or is being sent, stays: there is no second one for the same call at the same
-- time.
create function private.plan_reminders(b public.booking_submissions) returns void
language sql set search_path = ''
as $$
  update public.outbox d set due_at = w.due_at
  from private.wanted_reminders(b) w
  where d.booking_id = b.id and d.kind = 'booking_reminder' and d.status = 'pending'
    and (d.channel, d.minutes_before) = (w.channel, w.minutes_before) and d.due_at <> w.due_at
    and w.due_at > private.app_now()
    and not exists (
      select from public.outbox o
      where o.booking_id = b.id and o.kind = 'booking_reminder' and o.status <> 'cancelled'
        and (o.channel, o.minutes_before, o.due_at) = (w.channel, w.minutes_before, w.due_at)
    );
  update public.outbox d set status = 'cancelled'
  where d.booking_id = b.id and d.kind = 'booking_reminder' and d.status = 'pending'
    and (d.channel, d.minutes_before, d.due_at) not in (
      select w.channel, w.minutes_before, w.due_at from private.wanted_reminders(b) w
    );
  insert into public.outbox (channel, kind, booking_id, recipient, minutes_before, due_at)
  select w.channel, 'booking_reminder', b.id, w.recipient, w.minutes_before, w.due_at
  from private.wanted_reminders(b) w
  where w.due_at > private.app_now()
  on conflict do nothing;
$$;

-- Whether an email about a call has been sent, or may have been.
create function private.was_notified(booking uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.outbox o
    where o.booking_id = booking and o.channel = 'email'
      and (o.status in ('sent', 'unknown') or (o.status = 'sending' and o.begun_at is not null))
  )
$$;

-- Plans an email about the booking itself, if it has an email address and the call is in the future. A move or
-- cancellation is sent after two minutes without another, so that ten changes are one email. A waiting email is not
-- planned again, because it describes the state at its sending. A call is cancelled without an email if none was sent
-- about it before.
create function private.plan_notice(b public.booking_submissions, notice text) returns void
language plpgsql set search_path = ''
as $$
declare
  after_a_pause constant timestamptz := private.app_now() + interval '2 minutes';
begin
  if b.email is null or not b.notify_by_email or b.starts_at <= private.app_now() then
    return;
  end if;
  if notice = 'booking_cancelled' and not private.was_notified(b.id) then
    return;
  end if;
  if notice = 'booking_moved' then
    if exists (
      select from public.outbox o
      where o.booking_id = b.id and o.kind = 'booking_confirmation'
        and (o.status = 'pending' or (o.status = 'sending' and o.begun_at is null))
    ) then
      return;
    end if;
    update public.outbox d set due_at = after_a_pause
    where d.booking_id = b.id and d.kind = 'booking_moved' and d.status = 'pending';
  end if;
  insert into public.outbox (kind, booking_id, recipient, due_at)
  values (
    notice, b.id, b.email,
    case when notice in ('booking_moved', 'booking_cancelled') then after_a_pause else private.app_now() end
  )
  on conflict do nothing;
end
$$;

-- A corrected email address gets the confirmation, or the request to confirm. It has the current time, so a waiting
-- email about a move is not needed.
create function private.plan_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_corrected constant boolean := tg_op = 'UPDATE' and new.email is distinct from old.email;
  is_back constant boolean := tg_op = 'UPDATE' and old.deleted_at is not null;
  was constant text := case when tg_op = 'UPDATE' and not is_back then old.status else '' end;
begin
  if new.deleted_at is not null then
    update public.outbox d set status = 'cancelled', error = 'The booking was deleted.'
    where d.booking_id = new.id and d.status = 'pending';
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if new.status <> was then
      -- Waiting messages describe the previous status.
      update public.outbox d set status = 'cancelled'
      where d.booking_id = new.id and d.kind <> 'booking_reminder' and d.status = 'pending';
    end if;
    if (new.email, new.phone) is distinct from (old.email, old.phone) then
      update public.outbox d
      set recipient = coalesce(w.reach, d.recipient),
        status = case when w.reach is null then 'cancelled' else d.status end
      from (values ('email', new.email), ('sms', new.phone)) as w (channel, reach)
      where d.booking_id = new.id and d.status = 'pending' and d.channel = w.channel;
    end if;
    if is_corrected then
      update public.outbox d set status = 'cancelled'
      where d.booking_id = new.id and d.kind = 'booking_moved' and d.status = 'pending';
    end if;
  end if;

  if is_back and private.was_notified(new.id) then
    null;
  elsif new.status = 'booked' and (is_corrected or was in ('', 'cancelled', 'requested')) then
    perform private.plan_notice(new, 'booking_confirmation');
  elsif new.status = 'requested' and (is_corrected or was not in ('requested', 'spam')) then
    perform private.plan_notice(new, 'booking_request');
  elsif new.status = 'cancelled' and was in ('booked', 'requested') then
    perform private.plan_notice(new, 'booking_cancelled');
  elsif new.status = 'booked' and tg_op = 'UPDATE' and new.starts_at <> old.starts_at then
    perform private.plan_notice(new, 'booking_moved');
  end if;

  perform private.plan_reminders(new);
  return null;
end
$$;

create trigger plan_messages after insert or update on public.booking_submissions
  for each row execute function private.plan_messages();

/* How a message is sent at most once, in the same steps for every kind:
     claim_due, claim_welcome: claim due messages that may be sent; the claim lasts ten minutes.
     mark_sending: checks again just before sending, and stores the final text.
     acknowledge_message: records the outcome.
   A program that fails before mark_sending has sent nothing, so the message is claimed again, three times in all
   (release_message). If it fails after, nobody knows whether the message was sent: it becomes 'unknown', and only an administrator can send it again. A
   claim is identified by its number (attempts), so that a program that resumes late neither sends nor overwrites a
   message that another one has claimed since. */

create function private.claim_lease() returns interval
language sql immutable set search_path = ''
as $$ select interval '10 minutes' $$;

-- How long a failing message is retried, and how long a message to an unconfirmed address may wait.
create function private.held_for() returns interval
language sql immutable set search_path = ''
as $$ select interval '2 days' $$;

-- Messages from the studio to itself, to recipients who have agreed or to one client: the budget for unconfirmed
-- addresses does not limit them.
create function private.is_from_studio(kind text) returns boolean
language sql immutable set search_path = ''
as $$
  select kind in (
    'owner_alert', 'owner_notice', 'newsletter', 'newsletter_test', 'password_changed', 'quotation', 'reply'
  )
$$;

-- How many times a message may be claimed without being begun; then it has failed.
create function private.most_begins() returns integer
language sql immutable set search_path = ''
as $$ select 3 $$;

-- The state of each message under the current rules.
--   trusted: its recipient has confirmed the address or the call, or the studio sends it or asked for it, so no budget
--   limits it
--   end_status: 'cancelled' if it must not be sent any more, 'late' if its time is over; end_reason says why
--   superseded: another message of the same kind about the same thing is waiting
--   stopped: the newsletter was stopped, so the message waits until an administrator continues it
create view private.outbox_state as
select d.*, t.trusted, coalesce(e.cancelled, e.late) as end_reason,
  case when e.cancelled is not null then 'cancelled' when e.late is not null then 'late' end as end_status,
  exists (
    select from public.outbox o
    where o.booking_id = d.booking_id and o.kind = d.kind and o.id <> d.id and o.status = 'pending'
      and d.kind <> 'booking_reminder'
  ) or exists (
    select from public.outbox o
    where o.subscriber_id = d.subscriber_id and o.id <> d.id and o.status in ('pending', 'sending')
      and d.kind in ('welcome', 'unsubscribe_link') and o.kind = d.kind
  ) as superseded,
  coalesce(l.status = 'stopped', false) as stopped
from public.outbox d
left join public.booking_submissions b on b.id = d.booking_id and b.deleted_at is null
left join public.newsletter_subscribers s on s.id = d.subscriber_id
left join public.newsletters l on l.id = d.newsletter_id
left join public.quotations q on d.kind = 'quotation' and q.id = (d.details ->> 'quotation_id')::uuid
left join private.confirmed_addresses c on c.address = d.recipient
left join public.email_suppressions x on x.address = lower(d.recipient) and x.lifted_at is null
cross join lateral (
  select private.is_from_studio(d.kind) or b.confirmed_at is not null or c.address is not null or d.details ? 'asked'
    as trusted
) t
cross join lateral (
  select
    case
      -- For every kind, so that a new one is held too.
      when x.id is not null and not (d.kind = 'reply' and d.details ? 'anyway') then private.suppression_text(x.reason)
      when d.kind in ('newsletter', 'unsubscribe_link') then
        case when not s.is_active or (d.kind = 'newsletter' and s.confirmed_at is null) then
          'The address has left the newsletter.' end
      when d.kind = 'welcome' then
        case when not s.is_active and s.unsubscribed_at > d.created_at then 'The address has left the newsletter.' end
      when d.kind = 'quotation' then
        case when q.id is null or private.quotation_state(q) <> 'sent' then 'The quotation is no longer open.' end
      when d.booking_id is null then null
      when b.id is null then 'The booking was deleted.'
      when d.recipient is distinct from case d.channel when 'email' then b.email else b.phone end then
        'The contact was corrected.'
      when not b.notify_by_email then 'The studio notifies the client itself.'
      when d.channel = 'sms' and not private.sends_sms() then 'Reminders by SMS are switched off.'
      when b.status = 'spam' then 'It is spam.'
      when d.kind = 'booking_cancelled' then case when b.status <> 'cancelled' then 'The call was booked again.' end
      when b.status = 'cancelled' then 'The call was cancelled.'
      when d.kind = 'booking_request' then case when b.status <> 'requested' then 'The call was booked.' end
      when b.status = 'requested' then 'The call is not booked.'
      when b.status <> 'booked' then 'The call is over.'
      when d.due_at + make_interval(mins => d.minutes_before) <> b.starts_at then 'The call was moved.'
      when d.kind = 'booking_moved' and b.starts_at = (
        select (o.details ->> 'starts_at')::timestamptz from public.outbox o
        where o.booking_id = d.booking_id and o.details ? 'starts_at' and o.status in ('sending', 'sent', 'unknown')
        order by o.begun_at desc limit 1
      ) then 'The call is back at the time of the last message.'
    end as cancelled,
    case
      when d.kind like 'booking%' and d.kind <> 'booking_cancelled' and b.starts_at <= private.app_now() then
        'The call had begun before it could be sent.'
      when d.kind = 'booking_reminder' and exists (
        select from public.outbox o
        where o.booking_id = d.booking_id and o.channel = d.channel and o.kind = 'booking_reminder'
          and o.minutes_before < d.minutes_before and o.due_at > d.due_at and o.due_at <= private.app_now()
          and o.status <> 'cancelled'
      ) then 'A nearer reminder took its place.'
      when not t.trusted and coalesce(d.tried_since, d.due_at) <= private.app_now() - private.held_for() then
        'It was held back for two days: the address is not confirmed.'
    end as late
) e;

-- How many more messages to unconfirmed addresses may be sent in this hour.
create function private.room_for_unconfirmed() returns bigint
language sql set search_path = ''
as $$
  select case when private.is_breaker_open() then 0 else private.limit_for('emails an hour') - count(*) end
  from private.outbox_state o
  where o.claimed_at > private.app_now() - interval '1 hour' and o.status not in ('pending', 'cancelled', 'late')
    and not o.trusted
$$;

-- Whether a person may get this message today. Messages from the studio always pass and do not count. A confirmed
-- recipient gets a limited number of emails about calls. An unconfirmed one gets one welcome, or one unsubscribe link,
-- or the confirmation and reminders of one call, each once; changes are sent only after they have confirmed.
create function private.has_room_today(p_id uuid, trusted boolean) returns boolean
language sql set search_path = ''
as $$
  select private.is_from_studio(d.kind) or case
    when d.subscriber_id is not null and exists (
      select from public.outbox o
      where o.subscriber_id = d.subscriber_id and o.id <> d.id and o.send_day = private.today_in_malaysia()
        and o.kind = d.kind
    ) then false
    when trusted then d.subscriber_id is not null or private.limit_for('emails a day to a confirmed address') > (
      select count(*) from public.outbox o
      where o.recipient_key = d.recipient_key and o.send_day = private.today_in_malaysia()
        and o.booking_id is not null and o.status in ('sending', 'sent', 'logged', 'unknown')
    )
    else d.kind not in ('booking_moved', 'booking_cancelled') and not exists (
      select from public.outbox o
      where o.recipient_key = d.recipient_key and o.send_day = private.today_in_malaysia() and o.id <> d.id
        and o.status in ('sending', 'sent', 'logged', 'unknown') and not private.is_from_studio(o.kind)
        and (
          o.booking_id is distinct from d.booking_id
          or o.subscriber_id = d.subscriber_id
          or (o.kind = d.kind and o.minutes_before is not distinct from d.minutes_before)
        )
    )
  end
  from public.outbox d where d.id = p_id
$$;

-- The current facts of an alert.
create function private.alert_facts(details jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select details || case details ->> 'alert'
    when 'failures' then (
      select jsonb_build_object('failed', count(*)) from public.outbox d
      where d.status in ('failed', 'unknown') and d.kind <> 'owner_alert'
        and d.claimed_at > private.app_now() - interval '1 day'
    )
    when 'flood' then (
      select jsonb_build_object('submissions', i.submissions, 'began_at', i.began_at)
      from public.abuse_incidents i where i.id = (details ->> 'flood_id')::uuid
    )
    else '{}'
  end
$$;

-- Claims one message: ends it if the rules say so, or marks its outcome as unknown; otherwise claims it if `may_send`
-- and the day's limit allow it. Returns null if it was not claimed, otherwise {message_id, attempt, kind, recipient,
-- minutes_before, booking, unsubscribe_token, alert, notice, quotation, newsletter, reply}, the last seven null unless
-- the message is about them, and in a welcome confirm_token. It contains tokens, so only the functions may call it.
-- Input from visitors occurs only in the recipient, the leads in a notice and the quote in a reply. The booking may
-- change until mark_sending, which checks again.
create function private.claim_message(p_id uuid, may_send boolean) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  o private.outbox_state;
  ended_as text;
  reason text;
  notice jsonb;
  claimed jsonb;
begin
  perform from public.outbox d
  where d.id = p_id and (
    d.status = 'pending' or (d.status = 'sending' and d.claimed_at <= private.app_now() - private.claim_lease())
  )
  for update skip locked;
  if not found then
    return null;
  end if;
  select * into o from private.outbox_state where id = p_id;
  if o.status = 'sending' and o.begun_at is not null then
    ended_as := 'unknown';
    reason := 'It is not known whether it was sent: the program that was sending it stopped half-way.';
  elsif o.status = 'sending' and o.failed_begins + 1 >= private.most_begins() then
    ended_as := 'failed';
    reason := 'The program that was to send it stopped three times before it began.';
  elsif o.end_status is not null then
    ended_as := o.end_status;
    reason := o.end_reason;
  elsif o.status = 'sending' and o.superseded then
    ended_as := 'cancelled';
  elsif not may_send or o.stopped or not private.has_room_today(p_id, o.trusted) then
    return null;
  elsif o.kind = 'owner_notice' then
    notice := private.notice_facts(o.details);
    if notice is null then
      ended_as := 'cancelled';
      reason := 'Its leads were deleted, cancelled or marked as spam.';
    end if;
  end if;
  if ended_as is not null then
    update public.outbox d set
      status = ended_as, error = reason, failed_begins = d.failed_begins + (ended_as = 'failed')::integer
    where d.id = p_id;
    return null;
  end if;

  update public.outbox d set
    status = 'sending', attempts = d.attempts + 1, claimed_at = private.app_now(), begun_at = null, retry_at = null,
    error = null, send_day = private.today_in_malaysia(),
    failed_begins = d.failed_begins + (d.status = 'sending')::integer
  where d.id = p_id;
  select jsonb_build_object(
    'message_id', d.id, 'attempt', d.attempts, 'kind', d.kind, 'recipient', d.recipient,
    'minutes_before', d.minutes_before,
    'booking', case when b.id is not null then jsonb_build_object(
      'booking_id', b.id,
      'email_token', b.email_token,
      'sequence', b.sequence,
      'starts_at', to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'call_method', b.call_method,
      'timezone', b.timezone,
      'visitor_offset', b.visitor_offset,
      'visitor_offset_at', to_char(b.visitor_offset_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'confirmed', o.trusted,
      'meeting_link', private.meeting_link(b),
      'cancel_reason', b.cancel_reason,
      'language', b.language
    ) end,
    'unsubscribe_token', s.unsubscribe_token,
    'alert', case when d.kind in ('owner_alert', 'password_changed') then private.alert_facts(d.details) end,
    'notice', notice,
    'quotation', case when q.id is not null then private.quotation_view(q) || jsonb_build_object('token', q.token) end,
    'newsletter', case when l.id is not null then
      jsonb_build_object('subject', l.subject, 'preheader', l.preheader, 'body', l.body)
    end,
    'reply', case when d.kind = 'reply' then d.details || jsonb_build_object('subject', d.subject) end
  ) || case when d.kind = 'welcome' then jsonb_build_object('confirm_token', s.confirm_token) else '{}' end
  into claimed
  from public.outbox d
  left join public.booking_submissions b on b.id = d.booking_id
  left join public.newsletter_subscribers s on s.id = d.subscriber_id
  left join public.newsletters l on l.id = d.newsletter_id
  left join public.quotations q on d.kind = 'quotation' and q.id = (d.details ->> 'quotation_id')::uuid
  where d.id = p_id;
  return claimed;
end
$$;

-- When a scheduled program last did its work; no row if it never ran.
create table private.cron_heartbeats (
  job text primary key,
  answered_at timestamptz not null
);

-- Claims at most `p_limit` due messages of a channel ('email' or 'sms'): first those to confirmed people, then those to
-- unconfirmed addresses, newsletters last and at a limited pace. Among the unconfirmed, callers take turns, counted
-- over the last hour, so that a caller who floods the forms delays nobody else. The number of messages examined is
-- limited, and messages that must wait for budget are skipped, so that a claim stays fast with 20,000 waiting. Email
-- keeps to what the provider takes (private.room_for_email). Returns a list of results of private.claim_message.
create function public.claim_due(p_channel text, p_limit integer default 20) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  at constant timestamptz := private.app_now();
  wanted integer := least(greatest(p_limit, 0), 100);
  unconfirmed bigint;
  newsletters bigint;
  looked_at integer := 0;
  claims jsonb := '[]';
  claim jsonb;
  candidate record;
begin
  -- Claims run one after the other, so that no budget is exceeded.
  perform pg_advisory_xact_lock(hashtext('claim messages'));
  if p_channel = 'email' then
    insert into private.cron_heartbeats (job, answered_at) values ('send-due', at)
    on conflict (job) do update set answered_at = excluded.answered_at;
    perform private.plan_owner_notice(e.recipient) from (select distinct recipient from private.owner_events) e;
    wanted := least(wanted, private.room_for_email());
    newsletters := private.room_for_newsletters();
  end if;

  unconfirmed := private.room_for_unconfirmed();
  for candidate in
    select o.id, o.kind, n.needs_room, not o.trusted as last, o.due_at, o.created_at,
      case when not o.trusted then
        row_number() over (partition by o.trusted, o.caller order by o.due_at, o.created_at) + coalesce(recent.messages, 0)
      end as turn
    from private.outbox_state o
    cross join lateral (select not o.trusted and o.end_status is null and o.status = 'pending' as needs_room) n
    left join (
      select r.caller, count(*) as messages from public.outbox r
      where r.claimed_at > at - interval '1 hour' group by r.caller
    ) recent on recent.caller is not distinct from o.caller
    where o.channel = p_channel and o.kind <> 'newsletter' and o.status in ('pending', 'sending') and case o.status
      when 'sending' then o.claimed_at <= at - private.claim_lease()
      when 'pending' then o.due_at <= at and (o.end_status is not null or coalesce(o.retry_at <= at, true))
    end
      -- Moves and cancellations wait until their recipient has confirmed (private.has_room_today).
      and (not n.needs_room or (unconfirmed > 0 and o.kind not in ('booking_moved', 'booking_cancelled')))
    union all
    select n.* from (
      select d.id, d.kind, false, null::boolean, d.due_at, d.created_at, null::bigint
      from public.outbox d join public.newsletters l on l.id = d.newsletter_id
      where p_channel = 'email' and d.kind = 'newsletter' and d.status in ('pending', 'sending') and case d.status
        when 'sending' then d.claimed_at <= at - private.claim_lease()
        when 'pending' then d.due_at <= at and coalesce(d.retry_at <= at, true) and l.status = 'sending'
      end
      order by d.due_at, d.id limit 500
    ) n
    order by last, turn, due_at, created_at
  loop
    exit when jsonb_array_length(claims) >= wanted or looked_at >= 1000
      or (candidate.kind = 'newsletter' and newsletters <= 0);
    continue when candidate.needs_room and unconfirmed <= 0;
    looked_at := looked_at + 1;
    claim := private.claim_message(candidate.id, candidate.last is not true or unconfirmed > 0);
    if claim is not null then
      claims := claims || claim;
      unconfirmed := unconfirmed - (candidate.last is true)::integer;
      newsletters := newsletters - (candidate.kind = 'newsletter')::integer;
    end if;
  end loop;
  return claims;
end
$$;

-- Claims the waiting welcome email of a subscriber: a list of one, as from claim_due, or an empty list if the id and
-- the address do not belong together, nothing is waiting, it may not be sent yet, or the provider takes no more now.
create function public.claim_welcome(p_subscriber_id uuid, p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  welcome uuid;
  claim jsonb;
begin
  select d.id into welcome from public.outbox d
  where d.subscriber_id = p_subscriber_id and d.recipient = private.clean_email(p_email)
    and d.kind = 'welcome' and d.status = 'pending' and coalesce(d.retry_at <= private.app_now(), true);
  -- Anyone can call this, so a call with invented ids must not delay claims.
  if welcome is null then
    return '[]';
  end if;
  perform pg_advisory_xact_lock(hashtext('claim messages'));
  if private.room_for_email() <= 0 then
    return '[]';
  end if;
  claim := private.claim_message(welcome, private.is_confirmed(p_email) or private.room_for_unconfirmed() > 0);
  return case when claim is null then '[]' else jsonb_build_array(claim) end;
end
$$;

-- True if a claimed message, written for the booking at `p_sequence` (null if it is not about one), may be sent now;
-- its final text is stored. Otherwise false: the message is cancelled or late, or waits to be written again if only the
-- booking has changed or a pause has begun. `p_listed`: how many events of a notice to the owner its text covers; the
-- others go on in an email of their own. Null: all.
create function public.mark_sending(
  p_message_id uuid,
  p_attempt integer,
  p_sequence integer,
  p_subject text,
  p_body_text text,
  p_body_html text,
  p_listed integer default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  booking public.booking_submissions;
  o private.outbox_state;
  listed jsonb := '{}';
begin
  -- Locks the booking before its message, in the same order as a change of the booking does.
  select b.* into booking
  from public.booking_submissions b
  where b.id = (select d.booking_id from public.outbox d where d.id = p_message_id)
  for update;
  perform from public.outbox d
  where d.id = p_message_id and d.status = 'sending' and d.attempts = p_attempt and d.begun_at is null
  for update;
  if not found then
    return false;
  end if;

  select * into o from private.outbox_state where id = p_message_id;
  if o.end_status is not null or o.stopped or booking.sequence is distinct from p_sequence
    or (o.channel = 'email' and private.email_paused_until() is not null) then
    update public.outbox d set
      status = case when o.superseded then 'cancelled' else coalesce(o.end_status, 'pending') end,
      error = coalesce(o.end_reason, case when o.superseded then 'A newer email took its place.' end)
    where d.id = p_message_id;
    return false;
  end if;
  if o.kind = 'owner_notice' and jsonb_array_length(o.details -> 'events') > p_listed then
    insert into public.outbox (kind, recipient, created_at, due_at, details)
    values ('owner_notice', o.recipient, private.app_now(), private.app_now(), o.details || jsonb_build_object(
      'events', jsonb_path_query_array(o.details -> 'events', '$[$first to last]', jsonb_build_object('first', p_listed))
    ));
    listed := jsonb_build_object('more', 0, 'events', jsonb_path_query_array(
      o.details -> 'events', '$[0 to $last]', jsonb_build_object('last', p_listed - 1)
    ));
  end if;
  update public.outbox d set
    begun_at = private.app_now(), tried_since = coalesce(d.tried_since, private.app_now()), failed_begins = 0,
    subject = p_subject, body_text = p_body_text, body_html = p_body_html,
    details = d.details || listed || case
      when d.booking_id is not null and d.kind <> 'booking_reminder'
        then jsonb_build_object('starts_at', booking.starts_at)
      else '{}'
    end
  where d.id = p_message_id;
  return true;
end
$$;

-- Gives back a message that was claimed and could not be composed or begun; `p_error` says why. It is claimed again
-- after 1 and 2 minutes; the third time it has failed, so that the owner learns of it.
create function public.release_message(p_message_id uuid, p_attempt integer, p_error text) returns void
language sql security definer set search_path = ''
as $$
  update public.outbox d set
    failed_begins = d.failed_begins + 1,
    status = case when d.failed_begins + 1 >= private.most_begins() then 'failed' else 'pending' end,
    retry_at = private.app_now() - interval '10 seconds' + (d.failed_begins + 1) * interval '1 minute',
    error = left(p_error, 1000)
  where d.id = p_message_id and d.attempts = p_attempt and d.status = 'sending' and d.begun_at is null
$$;

-- Records the outcome of a message whose sending had started. 'sent' and 'logged' (no SMS provider) are final, with the
-- provider and its id of the message. 'retry': certainly not sent; it is tried again after 1, 2, 5, 15, 30 and 60
-- minutes, then every two hours, for two days. 'refused': certainly not sent and never will be, so it has failed.
-- 'unknown': only an administrator can send it again, unless the provider takes the same id only once in
-- `p_repeat_minutes`; within these it is handed over again. `p_pause` ('rate', 'quota' or 'trouble'): the failure concerns
-- the provider rather than the message, so all email pauses, for `p_pause_seconds` if the provider named them; the
-- message is tried again after ten minutes at most. A late 'sent' is accepted as long as no other program has claimed
-- the message since.
create function public.acknowledge_message(
  p_message_id uuid, p_attempt integer, p_outcome text, p_error text default null, p_provider text default null,
  p_provider_message_id text default null, p_pause text default null, p_pause_seconds integer default null,
  p_repeat_minutes integer default 0
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  at constant timestamptz := private.app_now();
  channel text;
begin
  update public.outbox d set
    status = case
      when p_outcome = 'refused' then 'failed'
      when p_outcome = 'unknown' and d.tried_since > at - p_repeat_minutes * interval '1 minute' then 'pending'
      when p_outcome <> 'retry' then p_outcome
      when o.superseded then 'cancelled'
      when d.tried_since <= at - private.held_for() then 'failed'
      else 'pending'
    end,
    -- The schedule may call a few seconds early.
    retry_at = at - interval '10 seconds' + least(
      coalesce((array[1, 2, 5, 15, 30, 60])[d.attempts], 120), case when p_pause is not null then 10 end
    ) * interval '1 minute',
    error = left(p_error, 1000),
    sent_at = case when p_outcome = 'sent' then at end,
    provider = coalesce(p_provider, d.provider),
    provider_message_id = coalesce(p_provider_message_id, d.provider_message_id)
  from private.outbox_state o
  where d.id = p_message_id and o.id = d.id and d.attempts = p_attempt and d.begun_at is not null
    and (d.status = 'sending' or (p_outcome = 'sent' and d.status in ('pending', 'unknown')))
  returning d.channel into channel;
  if channel is distinct from 'email' then
    return;
  elsif p_pause is not null then
    perform private.pause_email(p_pause, p_pause_seconds);
  elsif p_outcome = 'sent' then
    update private.email_pause p set streak = 0 where p.streak > 0 and p.until <= at;
  end if;
end
$$;

-- The state of the outbox in terms that are safe to publish:
--   schedule: 'running', 'stopped' (send-due has been silent for ten minutes) or 'not_set_up' (it was never called)
--   messages: 'failing' if for half an hour a message has failed, or waited although no rule delays it, and nothing has
--   been sent by that channel since; also for two days after a message could not be composed or begun, whatever else is
--   sent; otherwise 'ok'
create function public.health() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'schedule', coalesce((
      select case
        when b.answered_at >= private.app_now() - interval '10 minutes' then 'running' else 'stopped' end
      from private.cron_heartbeats b where b.job = 'send-due'
    ), 'not_set_up'),
    'messages', case when exists (
      select from public.outbox d
      join private.outbox_state o on o.id = d.id
      cross join lateral (select coalesce(d.tried_since, d.due_at) as since) w
      where d.status in ('pending', 'sending', 'failed', 'unknown')
        and w.since between private.app_now() - private.held_for() and private.app_now() - interval '30 minutes'
        and (d.tried_since is not null or (d.kind <> 'newsletter' and o.trusted and o.end_status is null))
        and not exists (
          select from public.outbox s
          where s.channel = d.channel and s.status = 'sent' and s.claimed_at > w.since - interval '1 minute'
        )
    ) or exists (
      select from public.outbox d
      where d.status = 'failed' and d.failed_begins >= private.most_begins()
        and d.claimed_at > private.app_now() - private.held_for()
    ) then 'failing' else 'ok' end
  )
$$;

-- Alerts the owner that a message could not be sent, at most once a day, by the day of the alert.
create function private.notify_of_failures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('owner alert'));
  insert into public.outbox (kind, recipient, details, due_at, send_day)
  select 'owner_alert', address, '{"alert": "failures"}', private.app_now(), private.today_in_malaysia()
  from private.alert_addresses('problems') address
  where not exists (
    select from public.outbox o
    where o.kind = 'owner_alert' and o.details ->> 'alert' = 'failures'
      and o.send_day = private.today_in_malaysia()
  );
  return null;
end
$$;

create index outbox_alerts on public.outbox (send_day) where kind = 'owner_alert';

create trigger notify_of_failures after update of status on public.outbox
  for each row when (
    new.status in ('failed', 'unknown') and old.status is distinct from new.status and new.kind <> 'owner_alert'
  )
  execute function private.notify_of_failures();

-- Emails the account's owner after every change of password. Setting the first one by invitation is not a change.
create function private.notify_of_new_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.outbox (kind, recipient, details, due_at, send_day)
  values (
    'password_changed', new.email, jsonb_build_object('alert', 'password_changed', 'changed_at', private.app_now()),
    private.app_now(), private.today_in_malaysia()
  );
  return null;
end
$$;

create trigger notify_of_new_password after update of encrypted_password on auth.users
  for each row when (
    old.encrypted_password <> '' and new.encrypted_password <> old.encrypted_password and new.email <> ''
  )
  execute function private.notify_of_new_password();

-- Puts an unsent message back into the queue: failed, unknown, late, logged, or lost while it was sent. Refuses with
-- HTTP 403 unless the caller is in sales, otherwise with HTTP 409 'not_retryable' (the hint says why).
create function public.retry_message(p_message_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  o private.outbox_state;
  reason text;
begin
  perform private.require_right(public.can_sell());
  perform from public.outbox d where d.id = p_message_id for update;
  select * into o from private.outbox_state where id = p_message_id;
  reason := case
    when o.id is null then 'There is no such message.'
    when o.status = 'sending' and o.claimed_at > private.app_now() - private.claim_lease() then 'It is being sent just now.'
    when o.status not in ('failed', 'unknown', 'late', 'logged', 'sending') then
      'Only a message that was not sent can be sent again.'
    when o.superseded then 'A newer one is waiting already.'
    when not private.has_room_today(p_message_id, true) then 'It has had its emails for today. Send it tomorrow.'
  end;
  if reason is null then
    update public.outbox d
    set status = 'pending', error = null, begun_at = null, retry_at = null, tried_since = private.app_now(),
      failed_begins = 0
    where d.id = p_message_id;
    select n.end_reason into reason from private.outbox_state n where n.id = p_message_id;
  end if;
  if reason is not null then
    raise exception using errcode = 'PT409', message = 'not_retryable', hint = reason;
  end if;
end
$$;

/* Answers a lead by email, at its own address and with its message quoted; `language`, 'en' or 'ms', applies to the
   line above the quote and to the footer. It counts as an answer, so a request or an application no longer waits for
   one. The same text to the same lead within ten minutes is one email, however often it is submitted. To a suppressed
   address it is sent only with `anyway`. Returns the id of the message. For sales. HTTP 400 'invalid_input' (the hint
   names the field), 404 'lead_not_found', 409 'lead_without_email', 409 'address_suppressed' (the hint says why). */
create function public.send_reply(
  of_table text, row_id uuid, subject text, body text, language text default 'en', anyway boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  heading constant text := btrim(send_reply.subject);
  written constant text := btrim(send_reply.body, E' \t\r\n');
  lead jsonb;
  address text;
  message uuid;
begin
  perform private.require_right(public.can_sell());
  if of_table is null or of_table not in (
    'booking_submissions', 'contact_submissions', 'work_opportunities', 'orders'
  ) then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'of_table';
  elsif heading is null or char_length(heading) not between 1 and 200 or heading ~ '[[:cntrl:]]' then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'subject';
  elsif written is null or char_length(written) not between 1 and 5000 then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'body';
  elsif send_reply.language is null or send_reply.language not in ('en', 'ms') then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'language';
  end if;

  -- Locked, so that of two simultaneous calls the second finds the first one's message.
  execute format('select to_jsonb(t) from public.%I t where t.id = $1 for update', of_table) into lead using row_id;
  if lead is null or lead ->> 'deleted_at' is not null then
    raise exception using errcode = 'PT404', message = 'lead_not_found', hint = 'It was already deleted.';
  end if;
  select private.clean_email(given) into address
  from unnest(array[lead ->> 'email', lead ->> 'contact', lead ->> 'customer_contact']) given
  where private.clean_email(given) ~ '@.+[.].' limit 1;
  if address is null then
    raise exception using
      errcode = 'PT409', message = 'lead_without_email', hint = 'There is no email address to write to.';
  elsif private.suppression_of(address) is not null and send_reply.anyway is not true then
    raise exception using
      errcode = 'PT409', message = 'address_suppressed', hint = private.suppression_of(address);
  end if;

  select d.id into message from public.outbox d
  where d.lead_id = row_id and d.status <> 'failed' and d.created_at > now() - interval '10 minutes'
    and (d.subject, d.details ->> 'text') = (heading, written);
  if message is not null then
    return message;
  end if;
  insert into public.outbox (kind, lead_table, lead_id, recipient, due_at, subject, details)
  select 'reply', of_table, row_id, address, private.app_now(), heading, jsonb_strip_nulls(jsonb_build_object(
    'text', written, 'language', send_reply.language, 'quote', lead ->> 'message', 'quoted_at', lead ->> 'created_at',
    'author_email', (select u.email from auth.users u where u.id = auth.uid()),
    'anyway', case when private.suppression_of(address) is not null then true end
  ))
  returning id into message;
  update public.contact_submissions c set status = 'replied'
  where of_table = 'contact_submissions' and c.id = row_id and c.status = 'new';
  update public.work_opportunities w set status = 'reviewing'
  where of_table = 'work_opportunities' and w.id = row_id and w.status = 'pending';
  return message;
end
$$;

-- Sends the email about a call again at once: the confirmation of a booked call, or the request to confirm a requested
-- one. Returns the address. For sales. HTTP 404 'lead_not_found', 409 'not_sendable' (the hint says why), 429
-- 'rate_limited': it was sent within the last minute.
create function public.resend_confirmation(booking_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  at constant timestamptz := private.app_now();
  b public.booking_submissions;
  wanted text;
  reason text;
begin
  perform private.require_right(public.can_sell());
  select o.* into b from public.booking_submissions o
  where o.id = resend_confirmation.booking_id and o.deleted_at is null for update;
  if b.id is null then
    raise exception using errcode = 'PT404', message = 'lead_not_found', hint = 'It was already deleted.';
  end if;
  wanted := case b.status when 'booked' then 'booking_confirmation' when 'requested' then 'booking_request' end;
  reason := case
    when b.email is null then 'There is no email address to write to.'
    when wanted is null then 'The call is not booked.'
    when b.starts_at <= at then 'The call has begun.'
    when not b.notify_by_email then 'The studio notifies the client itself.'
    else private.suppression_of(b.email)
  end;
  if reason is not null then
    raise exception using errcode = 'PT409', message = 'not_sendable', hint = reason;
  elsif exists (
    select from public.outbox d
    where d.booking_id = b.id and d.kind = wanted and d.recipient = b.email
      and (d.status = 'sending' or greatest(d.created_at, d.begun_at) > at - interval '1 minute')
  ) then
    raise exception using
      errcode = 'PT429', message = 'rate_limited', hint = 'It was sent a moment ago. Please wait a minute.';
  end if;
  -- One that waits for its turn or for the mail server goes now.
  update public.outbox d set due_at = at, retry_at = null, tried_since = null, details = d.details || '{"asked": true}'
  where d.booking_id = b.id and d.kind = wanted and d.status = 'pending';
  if not found then
    insert into public.outbox (kind, booking_id, recipient, created_at, due_at, details)
    values (wanted, b.id, b.email, at, at, '{"asked": true}');
  end if;
  return b.email;
end
$$;

/* What the provider reports about emails after it has taken them. Events may come twice, late and in any order; each
   value that they leave is the same in every order. */

-- Events that came before the message's provider_message_id was stored; a day later they belong to other emails of the
-- same account.
create table private.early_email_events (
  message_id text not null,
  event text not null check (event in ('delivered', 'hard', 'soft', 'complained')),
  occurred_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (message_id, event)
);

-- Stores an event in its message: the earliest delivery and complaint, and of the bounces the earliest hard one,
-- otherwise the earliest soft one. `event` as in private.early_email_events.
create function private.note_email_event(p_id uuid, event text, at timestamptz, reason text) returns void
language sql set search_path = ''
as $$
  update public.outbox d set
    delivered_at = case when event = 'delivered' then least(d.delivered_at, at) else d.delivered_at end,
    complained_at = case when event = 'complained' then least(d.complained_at, at) else d.complained_at end,
    bounced_at = case when n.newer then at else d.bounced_at end,
    bounce = case when n.newer then event else d.bounce end,
    bounce_reason = case when n.newer then left(reason, 1000) else d.bounce_reason end
  from public.outbox o
  cross join lateral (
    select event in ('hard', 'soft') and (
      o.bounce is null or (event, at, coalesce(reason, '')) < (o.bounce, o.bounced_at, coalesce(o.bounce_reason, ''))
    ) as newer
  ) n
  where d.id = p_id and o.id = d.id
$$;

-- No message goes to the address any more, and it leaves the newsletter. Of several events a complaint counts first,
-- then the earliest. An event from before an entry was lifted changes nothing.
create function private.suppress_address(
  p_address text, p_reason text, p_at timestamptz, p_detail text, p_provider text, p_message_id uuid
) returns void
language sql set search_path = ''
as $$
  insert into public.email_suppressions as s (created_at, address, reason, occurred_at, detail, provider, message_id)
  select private.app_now(), p_address, p_reason, p_at, p_detail, p_provider, p_message_id
  where not exists (select from public.email_suppressions l where l.address = p_address and l.lifted_at >= p_at)
  on conflict (address) where lifted_at is null do update set
    reason = excluded.reason, occurred_at = excluded.occurred_at, detail = excluded.detail,
    provider = excluded.provider, message_id = excluded.message_id
  where (excluded.reason = 'complained', s.occurred_at, coalesce(s.detail, ''))
    > (s.reason = 'complained', excluded.occurred_at, coalesce(excluded.detail, ''));
  update public.newsletter_subscribers n
  set is_active = false, unsubscribed_by = s.reason, unsubscribed_at = private.app_now()
  from public.email_suppressions s
  where n.email = p_address and n.is_active and s.address = p_address and s.lifted_at is null;
$$;

/* Stores what a provider reports: a list of {message_id: its name for the message or null, recipient, event:
   'delivered', 'bounced' or 'complained', bounce: 'hard', 'soft' or null, at: ISO or null (now), reason: text or null}.
   A hard bounce and a complaint suppress the address, also if the message is unknown here. For the function
   email-events. */
create function public.record_email_events(p_provider text, p_events jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  given record;
begin
  for given in
    select e.message_id, o.id as outbox_id, a.address, k.kind, least(e.at, private.app_now()) as at,
      nullif(btrim(left(e.reason, 1000)), '') as reason
    from jsonb_to_recordset(p_events) e (
      message_id text, recipient text, event text, bounce text, at timestamptz, reason text
    )
    cross join lateral (
      select case e.event when 'bounced' then coalesce(e.bounce, 'soft') else e.event end as kind
    ) k
    left join public.outbox o on o.provider_message_id = e.message_id
    cross join lateral (
      select coalesce(private.clean_email(e.recipient), private.clean_email(o.recipient)) as address
    ) a
    where k.kind in ('delivered', 'hard', 'soft', 'complained')
    -- Subscribers before messages, and in one order, as when somebody unsubscribes.
    order by k.kind not in ('hard', 'complained'), a.address, o.id, k.kind
  loop
    if given.kind in ('hard', 'complained') and given.address is not null then
      perform private.suppress_address(
        given.address, case given.kind when 'hard' then 'bounced' else 'complained' end, given.at, given.reason,
        p_provider, given.outbox_id
      );
    end if;
    if given.outbox_id is not null then
      perform private.note_email_event(given.outbox_id, given.kind, given.at, given.reason);
    elsif given.message_id <> '' then
      insert into private.early_email_events (message_id, event, occurred_at, created_at)
      values (left(given.message_id, 300), given.kind, given.at, private.app_now())
      on conflict on constraint early_email_events_pkey do update
      set occurred_at = least(early_email_events.occurred_at, excluded.occurred_at);
    end if;
  end loop;
end
$$;

create function private.take_early_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_email_event(new.id, e.event, e.occurred_at, null)
  from private.early_email_events e where e.message_id = new.provider_message_id
  order by e.event;
  delete from private.early_email_events e where e.message_id = new.provider_message_id;
  return null;
end
$$;

create trigger take_early_events after update of provider_message_id on public.outbox
  for each row when (
    new.provider_message_id is not null and new.provider_message_id is distinct from old.provider_message_id
  )
  execute function private.take_early_events();

grant execute on function public.retry_message, public.send_reply, public.resend_confirmation to authenticated;
