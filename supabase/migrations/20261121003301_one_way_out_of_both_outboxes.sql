-- Mails and SMS leave their outboxes by the same steps, which 20261121002512 and …13 wrote down twice. Here they are
-- once, over either table; what the function send-due calls keeps its names. `outbox` comes from the procedures below
-- and from nowhere else.

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

create or replace function public.claim_due_emails(p_limit integer default 20) returns jsonb
language sql security definer set search_path = ''
as $$ select private.claim_deliveries('public.email_deliveries', p_limit) $$;

create or replace function public.claim_due_sms(p_limit integer default 20) returns jsonb
language sql security definer set search_path = ''
as $$ select private.claim_deliveries('public.sms_deliveries', p_limit) $$;

-- As private.begin_delivery; what is about to be sent is kept.
create or replace function public.begin_email(
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

create or replace function public.begin_sms(
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

create or replace function public.record_email(
  p_delivery_id uuid, p_attempt integer, p_error text default null, p_surely_not boolean default false
) returns void
language sql security definer set search_path = ''
as $$
  select private.record_delivery('public.email_deliveries', p_delivery_id, p_attempt, 'sent', p_error, p_surely_not)
$$;

-- `p_outcome`: 'sent', or 'logged' where no provider is set up.
create or replace function public.record_sms(
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

drop function private.settle_emails();
drop function private.settle_sms();

revoke execute on function private.why_not(public.email_deliveries, public.booking_submissions)
  from public, anon, authenticated;
revoke execute on function private.why_not(public.sms_deliveries, public.booking_submissions)
  from public, anon, authenticated;
revoke execute on function private.settle_deliveries(regclass) from public, anon, authenticated;
revoke execute on function private.claim_deliveries(regclass, integer) from public, anon, authenticated;
revoke execute on function private.begin_delivery(regclass, uuid, integer, integer) from public, anon, authenticated;
revoke execute on function private.record_delivery(regclass, uuid, integer, text, text, boolean)
  from public, anon, authenticated;
