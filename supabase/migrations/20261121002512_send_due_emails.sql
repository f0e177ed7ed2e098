-- How a mail about a booking leaves the outbox, at most once:
--   claim_due_emails   takes what is due; whoever takes it has ten minutes.
--   begin_email        just before it is handed over: is it still right? Keeps what is about to be sent.
--   record_email       what became of it.
-- Lost between the first two, it has not been sent and is taken again. Lost after the second, nobody knows whether it
-- was sent: it has failed, and only an administrator sends it again. A claim is known by its number (attempts), so
-- that one who comes back late neither sends nor spoils what another has taken since.

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

-- Claims whose ten minutes are over, and mails that came too late. Takes no row that somebody else works on.
create function private.settle_emails() returns void
language sql set search_path = ''
as $$
  with lost as (
    select d.id, d.begun_at is null and not exists (
      select from public.email_deliveries o
      where o.booking_id = d.booking_id and o.kind = d.kind and d.kind <> 'booking_reminder' and o.status = 'pending'
    ) as again
    from public.email_deliveries d join public.booking_submissions b on b.id = d.booking_id
    where d.status = 'sending' and d.claimed_at < private.clock() - private.claim_lease()
    for update of b, d skip locked
  )
  update public.email_deliveries d set
    status = case when lost.again then 'pending' when d.begun_at is null then 'cancelled' else 'failed' end,
    error = case when d.begun_at is not null then private.unknown_result() end
  from lost where d.id = lost.id;

  with late as (
    select d.id, private.why_no_email(d, b) as reason
    from public.email_deliveries d join public.booking_submissions b on b.id = d.booking_id
    where d.status = 'pending' and d.due_at <= private.clock() and private.why_no_email(d, b) is not null
    for update of b, d skip locked
  )
  update public.email_deliveries d set status = 'cancelled', error = late.reason from late where d.id = late.id;
$$;

-- Takes at most so many mails about bookings that are due, oldest first: [{delivery_id, attempt, kind, recipient,
-- minutes_before, booking}]. The booking is locked with its mail, so that a cancellation comes before or after, never
-- between; what is locked already, or was tried less than a minute ago, is left to a later call.
create function public.claim_due_emails(p_limit integer default 20) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  perform private.settle_emails();
  with due as (
    select d.id, private.booking_facts(b) as facts
    from public.email_deliveries d join public.booking_submissions b on b.id = d.booking_id
    where d.status = 'pending' and d.due_at <= private.clock() and private.why_no_email(d, b) is null
      and (d.claimed_at is null or d.claimed_at <= private.clock() - interval '50 seconds')
    order by d.due_at, d.created_at
    limit least(greatest(p_limit, 0), 100)
    for update of b, d skip locked
  ), taken as (
    update public.email_deliveries d
    set status = 'sending', attempts = d.attempts + 1, claimed_at = private.clock(), begun_at = null, error = null
    from due where d.id = due.id
    returning d.*, due.facts
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'delivery_id', t.id, 'attempt', t.attempts, 'kind', t.kind, 'recipient', t.recipient,
    'minutes_before', t.minutes_before, 'booking', t.facts
  ) order by t.due_at, t.created_at), '[]') into claimed from taken t;
  return claimed;
end
$$;

-- True when a claimed mail, made for the booking as of `p_sequence`, may be handed over now; then what it says is kept.
-- False otherwise: it is cancelled, or waits to be made again where only the booking has changed.
create function public.begin_email(
  p_delivery_id uuid, p_attempt integer, p_sequence integer, p_subject text, p_body_text text, p_body_html text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  booking public.booking_submissions;
  delivery public.email_deliveries;
  reason text;
begin
  select b.* into booking
  from public.booking_submissions b
  where b.id = (select d.booking_id from public.email_deliveries d where d.id = p_delivery_id)
  for update;
  select d.* into delivery from public.email_deliveries d
  where d.id = p_delivery_id and d.status = 'sending' and d.attempts = p_attempt and d.begun_at is null
  for update;
  if delivery.id is null then
    return false;
  end if;

  reason := private.why_no_email(delivery, booking);
  if reason is null and booking.sequence = p_sequence then
    update public.email_deliveries d
    set begun_at = private.clock(), subject = p_subject, body_text = p_body_text, body_html = p_body_html
    where d.id = delivery.id;
    return true;
  end if;
  if reason is null and delivery.kind <> 'booking_reminder' and exists (
    select from public.email_deliveries o
    where o.booking_id = booking.id and o.kind = delivery.kind and o.status = 'pending'
  ) then
    reason := 'A newer mail took its place.';
  end if;
  update public.email_deliveries d
  set status = case when reason is null then 'pending' else 'cancelled' end, error = reason, claimed_at = null
  where d.id = delivery.id;
  return false;
end
$$;

-- What became of a claimed mail: sent, or failed with the reason. One that was surely not sent (`p_surely_not`) waits
-- for the next minute's round, three times in all. That it was sent is believed however late it is said, as long as nobody has
-- claimed it anew.
create function public.record_email(
  p_delivery_id uuid, p_attempt integer, p_error text default null, p_surely_not boolean default false
) returns void
language sql security definer set search_path = ''
as $$
  update public.email_deliveries d set
    status = case
      when p_error is null then 'sent'
      when p_surely_not and d.attempts < 3 and not exists (
        select from public.email_deliveries o
        where o.booking_id = d.booking_id and o.kind = d.kind and o.kind <> 'booking_reminder' and o.status = 'pending'
      ) then 'pending'
      else 'failed'
    end,
    error = left(p_error, 1000),
    sent_at = case when p_error is null then private.clock() end
  where d.id = p_delivery_id and d.attempts = p_attempt and d.kind <> 'welcome'
    and (d.status = 'sending' or (p_error is null and d.begun_at is not null and d.status in ('failed', 'pending')))
$$;

-- Makes a failed mail pending again, or one that was lost on its way. Refuses with HTTP 403 when the caller is no
-- administrator, with HTTP 409 'not_retryable' otherwise (the hint says why).
create or replace function public.retry_email(p_delivery_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  booking public.booking_submissions;
  reason text := 'Only a failed mail can be sent again, and one a day.';
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'permission denied for function retry_email';
  end if;
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
          and (o.status in ('pending', 'sending') or o.send_day = (now() at time zone 'Asia/Kuala_Lumpur')::date)
        when d.kind = 'booking_reminder' then false
        else o.booking_id = d.booking_id and o.status in ('pending', 'sending')
      end
    );
  if not found then
    raise exception using errcode = 'PT409', message = 'not_retryable', hint = reason;
  end if;
end
$$;

revoke execute on function private.claim_lease() from public, anon, authenticated;
revoke execute on function private.unknown_result() from public, anon, authenticated;
revoke execute on function private.booking_facts(public.booking_submissions) from public, anon, authenticated;
revoke execute on function
  private.why_no_reminder(public.booking_submissions, integer, timestamptz, boolean) from public, anon, authenticated;
revoke execute on function private.why_no_email(public.email_deliveries, public.booking_submissions)
  from public, anon, authenticated;
revoke execute on function private.settle_emails() from public, anon, authenticated;
revoke execute on function public.claim_due_emails(integer) from public, anon, authenticated;
revoke execute on function public.begin_email(uuid, integer, integer, text, text, text)
  from public, anon, authenticated;
revoke execute on function public.record_email(uuid, integer, text, boolean) from public, anon, authenticated;
grant execute on function public.claim_due_emails(integer) to service_role;
grant execute on function public.begin_email(uuid, integer, integer, text, text, text) to service_role;
grant execute on function public.record_email(uuid, integer, text, boolean) to service_role;
