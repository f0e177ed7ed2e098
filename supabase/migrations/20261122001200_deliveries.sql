-- The outboxes: one row for each mail, and one for each SMS, that was to be sent. A row is claimed before it is sent,
-- so that many calls send one. Filled by the procedures of the newsletter and, about bookings, by a trigger; emptied
-- by the functions send-welcome-email and send-due.

create table public.email_deliveries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null default 'welcome' check (kind in (
    'welcome', 'booking_confirmation', 'booking_moved', 'booking_cancelled', 'booking_reminder'
  )),
  subscriber_id uuid references public.newsletter_subscribers (id) on delete cascade,
  booking_id uuid references public.booking_submissions (id) on delete cascade,
  recipient text not null check (char_length(recipient) between 3 and 254),
  due_at timestamptz not null default now(),
  minutes_before integer check (minutes_before between 1 and 10080),
  status text not null default 'pending' check (status in ('pending', 'sending', 'sent', 'failed', 'cancelled')),
  attempts integer not null default 0 check (attempts >= 0),
  error text check (char_length(error) <= 1000),
  claimed_at timestamptz,
  begun_at timestamptz,
  sent_at timestamptz,
  send_day date not null default (now() at time zone 'Asia/Kuala_Lumpur')::date,
  subject text check (char_length(subject) between 1 and 998),
  body_text text check (char_length(body_text) between 1 and 100000),
  body_html text check (char_length(body_html) between 1 and 200000),
  unique (subscriber_id, kind, send_day),
  constraint email_deliveries_about check (
    (kind = 'welcome') = (subscriber_id is not null) and (kind <> 'welcome') = (booking_id is not null)
  ),
  constraint email_deliveries_reminder check ((kind = 'booking_reminder') = (minutes_before is not null))
);

comment on column public.email_deliveries.due_at is
  'Not sent before. A reminder''s is so many minutes before the call as minutes_before says.';
comment on column public.email_deliveries.begun_at is
  'When it was handed to the mail server. Claimed and not begun, it has surely not been sent.';
comment on column public.email_deliveries.send_day is
  'The day in Malaysia on which it was asked for or, once claimed, sent.';
comment on column public.email_deliveries.error is 'Why it failed, or why it was not sent after all.';
comment on column public.email_deliveries.subject is 'What was sent, kept from the moment it was handed over.';
comment on column public.email_deliveries.body_text is
  'What was sent, kept from the moment it was handed over, without the token of its reader.';
comment on column public.email_deliveries.body_html is
  'What was sent, kept from the moment it was handed over, without the token of its reader.';

-- Never two on their way to one subscriber.
create unique index email_deliveries_one_open on public.email_deliveries (subscriber_id, kind)
  where status in ('pending', 'sending');
-- One reminder for a call at a time, however often the call is moved to and fro; one notice of a kind at a time.
create unique index email_deliveries_one_reminder on public.email_deliveries (booking_id, minutes_before, due_at)
  where kind = 'booking_reminder' and status <> 'cancelled';
create unique index email_deliveries_one_notice on public.email_deliveries (booking_id, kind)
  where kind not in ('welcome', 'booking_reminder') and status = 'pending';
create index email_deliveries_newest on public.email_deliveries (created_at desc, id);
create index email_deliveries_by_status on public.email_deliveries (status, created_at desc);
create index email_deliveries_of_a_booking on public.email_deliveries (booking_id);
create index email_deliveries_due on public.email_deliveries (due_at) where status = 'pending';
create index email_deliveries_on_their_way on public.email_deliveries (claimed_at) where status = 'sending';

call private.set_up_table('public.email_deliveries', admins_may => '{select}');

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

call private.set_up_table('public.sms_deliveries', admins_may => '{select}');

/* What a booking, a move and a cancellation ask the outboxes for, whoever makes them. */

-- The reminders that a booking wants by 'email' or 'sms' and that are still to come. What it does not understand of
-- the visitor's choice it leaves out; nobody gets an SMS the day before.
create function private.wanted_reminders(b public.booking_submissions, channel text)
returns table (minutes_before integer, due_at timestamptz)
language sql stable set search_path = ''
as $$
  select o.minutes, b.starts_at - make_interval(mins => o.minutes)
  from (values ('1 day', 1440), ('1 hour', 60), ('15 minutes', 15), ('5 minutes', 5)) as o (said, minutes)
  where b.status = 'booked'
    and case channel when 'email' then b.email is not null else b.phone is not null and o.minutes < 1440 end
    and b.reminders -> channel -> 'enabled' = 'true'::jsonb
    and b.reminders -> channel -> 'times' ? o.said
    and b.starts_at - make_interval(mins => o.minutes) > private.clock()
$$;

-- Waiting reminders move with the call, those it no longer wants are cancelled, missing ones are added. One that went
-- out, or is on its way, stays as it is: for the same call at the same time there is no second one.
create function private.plan_email_reminders(b public.booking_submissions) returns void
language sql set search_path = ''
as $$
  update public.email_deliveries d set due_at = w.due_at
  from private.wanted_reminders(b, 'email') w
  where d.booking_id = b.id and d.kind = 'booking_reminder' and d.status = 'pending'
    and d.minutes_before = w.minutes_before and d.due_at <> w.due_at
    and not exists (
      select from public.email_deliveries o
      where o.booking_id = b.id and o.minutes_before = w.minutes_before and o.due_at = w.due_at
        and o.status <> 'cancelled'
    );
  update public.email_deliveries d set status = 'cancelled'
  where d.booking_id = b.id and d.kind = 'booking_reminder' and d.status = 'pending'
    and (d.minutes_before, d.due_at) not in (
      select w.minutes_before, w.due_at from private.wanted_reminders(b, 'email') w
    );
  insert into public.email_deliveries (kind, booking_id, recipient, minutes_before, due_at)
  select 'booking_reminder', b.id, b.email, w.minutes_before, w.due_at
  from private.wanted_reminders(b, 'email') w
  on conflict do nothing;
$$;

create function private.plan_sms_reminders(b public.booking_submissions) returns void
language sql set search_path = ''
as $$
  update public.sms_deliveries d set due_at = w.due_at
  from private.wanted_reminders(b, 'sms') w
  where d.booking_id = b.id and d.status = 'pending'
    and d.minutes_before = w.minutes_before and d.due_at <> w.due_at
    and not exists (
      select from public.sms_deliveries o
      where o.booking_id = b.id and o.minutes_before = w.minutes_before and o.due_at = w.due_at
        and o.status <> 'cancelled'
    );
  update public.sms_deliveries d set status = 'cancelled'
  where d.booking_id = b.id and d.status = 'pending'
    and (d.minutes_before, d.due_at) not in (
      select w.minutes_before, w.due_at from private.wanted_reminders(b, 'sms') w
    );
  insert into public.sms_deliveries (booking_id, recipient, minutes_before, due_at)
  select b.id, b.phone, w.minutes_before, w.due_at
  from private.wanted_reminders(b, 'sms') w
  on conflict do nothing;
$$;

-- A mail about the booking itself, where an email was given and the call is still to come. One that waits is not asked
-- for twice: it will say how things stand when it goes out.
create function private.plan_notice(b public.booking_submissions, notice text) returns void
language sql set search_path = ''
as $$
  insert into public.email_deliveries (kind, booking_id, recipient, due_at)
  select notice, b.id, b.email, private.clock()
  where b.email is not null and b.starts_at > private.clock()
    and not (notice = 'booking_moved' and exists (
      select from public.email_deliveries o
      where o.booking_id = b.id and o.kind in ('booking_confirmation', 'booking_moved') and o.status = 'pending'
    ))
  on conflict do nothing
$$;

create function private.plan_deliveries() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.status is distinct from old.status then
      -- What waits was about how things stood before.
      update public.email_deliveries d set status = 'cancelled'
      where d.booking_id = new.id and d.kind <> 'booking_reminder' and d.status = 'pending';
    end if;
    if new.email is distinct from old.email then
      update public.email_deliveries d
      set recipient = coalesce(new.email, d.recipient),
        status = case when new.email is null then 'cancelled' else d.status end
      where d.booking_id = new.id and d.status = 'pending';
    end if;
    if new.phone is distinct from old.phone and new.phone is not null then
      update public.sms_deliveries d set recipient = new.phone where d.booking_id = new.id and d.status = 'pending';
    end if;
  end if;

  if new.status = 'booked' and (tg_op = 'INSERT' or old.status = 'cancelled') then
    perform private.plan_notice(new, 'booking_confirmation');
  elsif tg_op = 'UPDATE' and new.status = 'cancelled' and old.status = 'booked' then
    perform private.plan_notice(new, 'booking_cancelled');
  elsif new.status = 'booked' and new.starts_at is distinct from old.starts_at then
    perform private.plan_notice(new, 'booking_moved');
  end if;

  perform private.plan_email_reminders(new);
  perform private.plan_sms_reminders(new);
  return null;
end
$$;

create trigger plan_deliveries after insert or update on public.booking_submissions
  for each row execute function private.plan_deliveries();

/* The welcome mail: claimed, kept as it was sent, and what became of it. */

-- Takes the pending welcome mail of a subscriber, in one statement: of a hundred calls one gets the row. No row when
-- the id and the address do not belong together, the subscriber has left, nothing is pending, or one went out today.
create function public.claim_welcome_email(p_subscriber_id uuid, p_email text)
returns table (delivery_id uuid, email text, name text, unsubscribe_token uuid)
language sql security definer set search_path = ''
as $$
  update public.email_deliveries d set
    status = 'sending',
    attempts = d.attempts + 1,
    claimed_at = now(),
    recipient = s.email,
    send_day = private.today_in_malaysia()
  from public.newsletter_subscribers s
  where s.id = p_subscriber_id and s.email = private.clean_email(p_email) and s.is_active
    and d.subscriber_id = s.id and d.kind = 'welcome' and d.status = 'pending'
    and not exists (
      select from public.email_deliveries o
      where o.subscriber_id = s.id and o.kind = 'welcome' and o.id <> d.id
        and o.send_day = private.today_in_malaysia()
    )
  returning d.id, s.email, s.name, s.unsubscribe_token
$$;

-- What became of a claimed mail: sent, or failed with the reason. A mail that is not being sent is left alone.
create function public.record_email_result(p_delivery_id uuid, p_error text default null) returns void
language sql security definer set search_path = ''
as $$
  update public.email_deliveries d set
    status = case when p_error is null then 'sent' else 'failed' end,
    error = left(p_error, 1000),
    sent_at = case when p_error is null then now() end
  where d.id = p_delivery_id and d.status = 'sending'
$$;

-- What a welcome mail said, kept as the mails of bookings are. The subscriber's token is not in it: the function takes
-- it out before it calls.
create function public.keep_welcome_email(p_delivery_id uuid, p_subject text, p_text text, p_html text) returns void
language sql security definer set search_path = ''
as $$
  update public.email_deliveries
  set subject = left(p_subject, 998), body_text = left(p_text, 100000), body_html = left(p_html, 200000)
  where id = p_delivery_id and kind = 'welcome' and status = 'sending'
$$;

/* How a message about a booking leaves its outbox, at most once, by the same steps for mails and SMS:
     claim_due_…     takes what is due; whoever takes it has ten minutes.
     begin_…         just before it is handed over: is it still right? Keeps what is about to be sent.
     record_…        what became of it.
   Lost between the first two, it has not been sent and is taken again. Lost after the second, nobody knows whether it
   was sent: it has failed, and only an administrator sends it again. A claim is known by its number (attempts), so
   that one who comes back late neither sends nor spoils what another has taken since.
   `outbox` is one of the two tables, and comes from the procedures below and from nowhere else. */

create function private.claim_lease() returns interval
language sql immutable set search_path = ''
as $$ select interval '10 minutes' $$;

create function private.unknown_result() returns text
language sql immutable set search_path = ''
as $$ select 'It is not known whether it was sent: the program that was sending it stopped half-way.' $$;

-- What a mail or an SMS has to know about a booking, its token included; for the functions alone.
create function private.booking_facts(b public.booking_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'booking_id', b.id,
    'manage_token', b.manage_token,
    'sequence', b.sequence,
    'name', b.name,
    'preferred_date', b.preferred_date,
    'preferred_time', b.preferred_time,
    'starts_at', to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'call_method', b.call_method,
    'timezone', b.timezone
  )
$$;

-- Why a reminder must not go out (any more), or null.
create function private.why_no_reminder(
  b public.booking_submissions, minutes_before integer, due_at timestamptz, a_nearer_is_due boolean
) returns text
language sql stable set search_path = ''
as $$
  select case
    when b.status = 'cancelled' then 'The call was cancelled.'
    when b.status <> 'booked' then 'The call is over.'
    when due_at + make_interval(mins => minutes_before) <> b.starts_at then 'The call was moved.'
    when b.starts_at <= private.clock() then 'The call had begun before it could be sent.'
    when a_nearer_is_due then 'A nearer reminder took its place.'
  end
$$;

-- Why a mail must not go out (any more), or null.
create function private.why_no_email(d public.email_deliveries, b public.booking_submissions) returns text
language sql stable set search_path = ''
as $$
  select case
    when d.kind = 'booking_cancelled' then case when b.status <> 'cancelled' then 'The call was booked again.' end
    when d.kind = 'booking_reminder' then private.why_no_reminder(b, d.minutes_before, d.due_at, exists (
      select from public.email_deliveries o
      where o.booking_id = b.id and o.kind = 'booking_reminder' and o.minutes_before < d.minutes_before
        and o.due_at > d.due_at and o.due_at <= private.clock() and o.status <> 'cancelled'
    ))
    when b.status = 'cancelled' then 'The call was cancelled.'
    when b.status <> 'booked' or b.starts_at <= private.clock() then
      'The call had begun before it could be sent.'
  end
$$;

-- Why an SMS must not go out (any more), or null.
create function private.why_no_sms(d public.sms_deliveries, b public.booking_submissions) returns text
language sql stable set search_path = ''
as $$
  select private.why_no_reminder(b, d.minutes_before, d.due_at, exists (
    select from public.sms_deliveries o
    where o.booking_id = b.id and o.minutes_before < d.minutes_before
      and o.due_at > d.due_at and o.due_at <= private.clock() and o.status <> 'cancelled'
  ))
$$;

-- Why a message must not go out (any more), or null: of either table.
create function private.why_not(d public.email_deliveries, b public.booking_submissions) returns text
language sql stable set search_path = ''
as $$ select private.why_no_email(d, b) $$;

create function private.why_not(d public.sms_deliveries, b public.booking_submissions) returns text
language sql stable set search_path = ''
as $$ select private.why_no_sms(d, b) $$;

-- Claims whose ten minutes are over, and messages that came too late. Takes no row that somebody else works on.
create function private.settle_deliveries(outbox regclass) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format($query$
    with lost as (
      select d.id, d.begun_at is null and not exists (
        select from %1$s o
        where o.booking_id = d.booking_id and o.kind = d.kind and d.kind <> 'booking_reminder' and o.status = 'pending'
      ) as again
      from %1$s d join public.booking_submissions b on b.id = d.booking_id
      where d.status = 'sending' and d.claimed_at < private.clock() - private.claim_lease()
      for update of b, d skip locked
    )
    update %1$s d set
      status = case when lost.again then 'pending' when d.begun_at is null then 'cancelled' else 'failed' end,
      error = case when d.begun_at is not null then private.unknown_result() end
    from lost where d.id = lost.id
  $query$, outbox);

  execute format($query$
    with late as (
      select d.id, private.why_not(d, b) as reason
      from %1$s d join public.booking_submissions b on b.id = d.booking_id
      where d.status = 'pending' and d.due_at <= private.clock() and private.why_not(d, b) is not null
      for update of b, d skip locked
    )
    update %1$s d set status = 'cancelled', error = late.reason from late where d.id = late.id
  $query$, outbox);
end
$$;

-- Takes at most so many messages that are due, oldest first: [{delivery_id, attempt, kind, recipient, minutes_before,
-- booking}]. The booking is locked with its message, so that a cancellation comes before or after, never between; what
-- is locked already, or was tried less than a minute ago, is left to a later call.
create function private.claim_deliveries(outbox regclass, p_limit integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  claimed jsonb;
begin
  perform private.settle_deliveries(outbox);
  execute format($query$
    with due as (
      select d.id, private.booking_facts(b) as facts
      from %1$s d join public.booking_submissions b on b.id = d.booking_id
      where d.status = 'pending' and d.due_at <= private.clock() and private.why_not(d, b) is null
        and (d.claimed_at is null or d.claimed_at <= private.clock() - interval '50 seconds')
      order by d.due_at, d.created_at
      limit least(greatest($1, 0), 100)
      for update of b, d skip locked
    ), taken as (
      update %1$s d
      set status = 'sending', attempts = d.attempts + 1, claimed_at = private.clock(), begun_at = null, error = null
      from due where d.id = due.id
      returning d.*, due.facts
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'delivery_id', t.id, 'attempt', t.attempts, 'kind', t.kind, 'recipient', t.recipient,
      'minutes_before', t.minutes_before, 'booking', t.facts
    ) order by t.due_at, t.created_at), '[]') from taken t
  $query$, outbox) into claimed using p_limit;
  return claimed;
end
$$;

-- True when a claimed message, made for the booking as of `p_sequence`, may be handed over now. False otherwise: it is
-- cancelled, or waits to be made again where only the booking has changed.
create function private.begin_delivery(outbox regclass, p_delivery_id uuid, p_attempt integer, p_sequence integer)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  about uuid;
  booking public.booking_submissions;
  reason text;
  newer_waits boolean;
begin
  -- The booking first, then its message: in the order in which everybody else locks them.
  execute format('select d.booking_id from %s d where d.id = $1', outbox) into about using p_delivery_id;
  select b.* into booking from public.booking_submissions b where b.id = about for update;
  execute format($query$
    select d.booking_id from %s d
    where d.id = $1 and d.status = 'sending' and d.attempts = $2 and d.begun_at is null
    for update
  $query$, outbox) into about using p_delivery_id, p_attempt;
  if about is null then
    return false;
  end if;

  execute format($query$
    select private.why_not(d, $2), d.kind <> 'booking_reminder' and exists (
      select from %1$s o where o.booking_id = d.booking_id and o.kind = d.kind and o.status = 'pending'
    )
    from %1$s d where d.id = $1
  $query$, outbox) into reason, newer_waits using p_delivery_id, booking;
  if reason is null and booking.sequence = p_sequence then
    execute format('update %s set begun_at = private.clock() where id = $1', outbox) using p_delivery_id;
    return true;
  end if;
  if reason is null and newer_waits then
    reason := 'A newer mail took its place.';
  end if;
  execute format($query$
    update %s set status = case when $2 is null then 'pending' else 'cancelled' end, error = $2, claimed_at = null
    where id = $1
  $query$, outbox) using p_delivery_id, reason;
  return false;
end
$$;

-- What became of a claimed message: `p_outcome`, or failed with the reason. One that was surely not sent waits for the
-- next minute's round, three times in all. That it was sent is believed however late it is said, as long as nobody has
-- claimed it anew.
create function private.record_delivery(
  outbox regclass, p_delivery_id uuid, p_attempt integer, p_outcome text, p_error text, p_surely_not boolean
) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format($query$
    update %1$s d set
      status = case
        when $4 is null then $3
        when $5 and d.attempts < 3 and not exists (
          select from %1$s o
          where o.booking_id = d.booking_id and o.kind = d.kind and o.kind <> 'booking_reminder'
            and o.status = 'pending'
        ) then 'pending'
        else 'failed'
      end,
      error = left($4, 1000),
      sent_at = case when $4 is null and $3 = 'sent' then private.clock() end
    where d.id = $1 and d.attempts = $2 and d.kind <> 'welcome'
      and (d.status = 'sending' or ($4 is null and d.begun_at is not null and d.status in ('failed', 'pending')))
  $query$, outbox) using p_delivery_id, p_attempt, p_outcome, p_error, p_surely_not;
end
$$;

create function public.claim_due_emails(p_limit integer default 20) returns jsonb
language sql security definer set search_path = ''
as $$ select private.claim_deliveries('public.email_deliveries', p_limit) $$;

create function public.claim_due_sms(p_limit integer default 20) returns jsonb
language sql security definer set search_path = ''
as $$ select private.claim_deliveries('public.sms_deliveries', p_limit) $$;

-- As private.begin_delivery; what is about to be sent is kept.
create function public.begin_email(
  p_delivery_id uuid, p_attempt integer, p_sequence integer, p_subject text, p_body_text text, p_body_html text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.begin_delivery('public.email_deliveries', p_delivery_id, p_attempt, p_sequence) then
    return false;
  end if;
  update public.email_deliveries d
  set subject = p_subject, body_text = p_body_text, body_html = p_body_html
  where d.id = p_delivery_id;
  return true;
end
$$;

create function public.begin_sms(
  p_delivery_id uuid, p_attempt integer, p_sequence integer, p_body text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.begin_delivery('public.sms_deliveries', p_delivery_id, p_attempt, p_sequence) then
    return false;
  end if;
  update public.sms_deliveries d set body = p_body where d.id = p_delivery_id;
  return true;
end
$$;

create function public.record_email(
  p_delivery_id uuid, p_attempt integer, p_error text default null, p_surely_not boolean default false
) returns void
language sql security definer set search_path = ''
as $$
  select private.record_delivery('public.email_deliveries', p_delivery_id, p_attempt, 'sent', p_error, p_surely_not)
$$;

-- `p_outcome`: 'sent', or 'logged' where no provider is set up.
create function public.record_sms(
  p_delivery_id uuid,
  p_attempt integer,
  p_outcome text default 'sent',
  p_error text default null,
  p_surely_not boolean default false
) returns void
language sql security definer set search_path = ''
as $$
  select private.record_delivery(
    'public.sms_deliveries', p_delivery_id, p_attempt,
    case when p_outcome = 'logged' then 'logged' else 'sent' end, p_error, p_surely_not
  )
$$;

-- Makes a failed mail pending again, or one that was lost on its way. Refuses with HTTP 403 when the caller is no
-- administrator, with HTTP 409 'not_retryable' otherwise (the hint says why).
create function public.retry_email(p_delivery_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  booking public.booking_submissions;
  reason text := 'Only a failed mail can be sent again, and one a day.';
begin
  perform private.require_admin('retry_email');
  select b.* into booking
  from public.booking_submissions b
  where b.id = (select d.booking_id from public.email_deliveries d where d.id = p_delivery_id)
  for update;
  if booking.id is not null then
    select coalesce(private.why_no_email(d, booking), 'Only a failed mail can be sent again.') into reason
    from public.email_deliveries d where d.id = p_delivery_id;
  end if;

  update public.email_deliveries d set status = 'pending', error = null, claimed_at = null
  where d.id = p_delivery_id
    and (d.status = 'failed' or (d.status = 'sending' and d.claimed_at < private.clock() - private.claim_lease()))
    and (d.booking_id is null or private.why_no_email(d, booking) is null)
    and not exists (
      select from public.email_deliveries o
      where o.id <> d.id and o.kind = d.kind and case
        when d.kind = 'welcome' then o.subscriber_id = d.subscriber_id
          and (o.status in ('pending', 'sending') or o.send_day = private.today_in_malaysia())
        when d.kind = 'booking_reminder' then false
        else o.booking_id = d.booking_id and o.status in ('pending', 'sending')
      end
    );
  if not found then
    raise exception using errcode = 'PT409', message = 'not_retryable', hint = reason;
  end if;
end
$$;

-- As retry_email. One that was only logged can be sent once a provider is set up.
create function public.retry_sms(p_delivery_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  booking public.booking_submissions;
  reason text := 'Only a failed SMS can be sent again.';
begin
  perform private.require_admin('retry_sms');
  select b.* into booking
  from public.booking_submissions b
  where b.id = (select d.booking_id from public.sms_deliveries d where d.id = p_delivery_id)
  for update;
  select coalesce(private.why_no_sms(d, booking), reason) into reason
  from public.sms_deliveries d where d.id = p_delivery_id;

  update public.sms_deliveries d set status = 'pending', error = null, claimed_at = null
  where d.id = p_delivery_id and private.why_no_sms(d, booking) is null
    and (d.status in ('failed', 'logged')
      or (d.status = 'sending' and d.claimed_at < private.clock() - private.claim_lease()));
  if not found then
    raise exception using errcode = 'PT409', message = 'not_retryable', hint = reason;
  end if;
end
$$;

call private.allow_call('public.claim_welcome_email(uuid, text)', 'service_role');
call private.allow_call('public.keep_welcome_email(uuid, text, text, text)', 'service_role');
call private.allow_call('public.record_email_result(uuid, text)', 'service_role');
call private.allow_call('public.claim_due_emails(integer)', 'service_role');
call private.allow_call('public.begin_email(uuid, integer, integer, text, text, text)', 'service_role');
call private.allow_call('public.record_email(uuid, integer, text, boolean)', 'service_role');
call private.allow_call('public.retry_email(uuid)', 'authenticated');
call private.allow_call('public.claim_due_sms(integer)', 'service_role');
call private.allow_call('public.begin_sms(uuid, integer, integer, text)', 'service_role');
call private.allow_call('public.record_sms(uuid, integer, text, text, boolean)', 'service_role');
call private.allow_call('public.retry_sms(uuid)', 'authenticated');

revoke execute on all routines in schema private from public;
