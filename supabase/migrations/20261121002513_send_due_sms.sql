-- How an SMS leaves the outbox: the same three steps as a mail (20261121002512).

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

create function private.settle_sms() returns void
language sql set search_path = ''
as $$
  with lost as (
    select d.id from public.sms_deliveries d
    where d.status = 'sending' and d.claimed_at < private.clock() - private.claim_lease()
    for update of d skip locked
  )
  update public.sms_deliveries d set
    status = case when d.begun_at is null then 'pending' else 'failed' end,
    error = case when d.begun_at is not null then private.unknown_result() end
  from lost where d.id = lost.id;

  with late as (
    select d.id, private.why_no_sms(d, b) as reason
    from public.sms_deliveries d join public.booking_submissions b on b.id = d.booking_id
    where d.status = 'pending' and d.due_at <= private.clock() and private.why_no_sms(d, b) is not null
    for update of b, d skip locked
  )
  update public.sms_deliveries d set status = 'cancelled', error = late.reason from late where d.id = late.id;
$$;

-- As claim_due_emails.
create function public.claim_due_sms(p_limit integer default 20) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  perform private.settle_sms();
  with due as (
    select d.id, private.booking_facts(b) as facts
    from public.sms_deliveries d join public.booking_submissions b on b.id = d.booking_id
    where d.status = 'pending' and d.due_at <= private.clock() and private.why_no_sms(d, b) is null
      and (d.claimed_at is null or d.claimed_at <= private.clock() - interval '50 seconds')
    order by d.due_at, d.created_at
    limit least(greatest(p_limit, 0), 100)
    for update of b, d skip locked
  ), taken as (
    update public.sms_deliveries d
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

-- As begin_email.
create function public.begin_sms(p_delivery_id uuid, p_attempt integer, p_sequence integer, p_body text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  booking public.booking_submissions;
  delivery public.sms_deliveries;
  reason text;
begin
  select b.* into booking
  from public.booking_submissions b
  where b.id = (select d.booking_id from public.sms_deliveries d where d.id = p_delivery_id)
  for update;
  select d.* into delivery from public.sms_deliveries d
  where d.id = p_delivery_id and d.status = 'sending' and d.attempts = p_attempt and d.begun_at is null
  for update;
  if delivery.id is null then
    return false;
  end if;

  reason := private.why_no_sms(delivery, booking);
  if reason is null and booking.sequence = p_sequence then
    update public.sms_deliveries d set begun_at = private.clock(), body = p_body where d.id = delivery.id;
    return true;
  end if;
  update public.sms_deliveries d
  set status = case when reason is null then 'pending' else 'cancelled' end, error = reason, claimed_at = null
  where d.id = delivery.id;
  return false;
end
$$;

-- What became of a claimed SMS: 'sent', 'logged' (no provider is set up), or as record_email where there is an error.
create function public.record_sms(
  p_delivery_id uuid,
  p_attempt integer,
  p_outcome text default 'sent',
  p_error text default null,
  p_surely_not boolean default false
) returns void
language sql security definer set search_path = ''
as $$
  update public.sms_deliveries d set
    status = case
      when p_error is null then case when p_outcome = 'logged' then 'logged' else 'sent' end
      when p_surely_not and d.attempts < 3 then 'pending'
      else 'failed'
    end,
    error = left(p_error, 1000),
    sent_at = case when p_error is null and p_outcome <> 'logged' then private.clock() end
  where d.id = p_delivery_id and d.attempts = p_attempt
    and (d.status = 'sending' or (p_error is null and d.begun_at is not null and d.status in ('failed', 'pending')))
$$;

-- As retry_email. One that was only logged can be sent once a provider is set up.
create function public.retry_sms(p_delivery_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  booking public.booking_submissions;
  reason text := 'Only a failed SMS can be sent again.';
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'permission denied for function retry_sms';
  end if;
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

revoke execute on function private.why_no_sms(public.sms_deliveries, public.booking_submissions)
  from public, anon, authenticated;
revoke execute on function private.settle_sms() from public, anon, authenticated;
revoke execute on function public.claim_due_sms(integer) from public, anon, authenticated;
revoke execute on function public.begin_sms(uuid, integer, integer, text) from public, anon, authenticated;
revoke execute on function public.record_sms(uuid, integer, text, text, boolean) from public, anon, authenticated;
revoke execute on function public.retry_sms(uuid) from public, anon, authenticated;
grant execute on function public.claim_due_sms(integer) to service_role;
grant execute on function public.begin_sms(uuid, integer, integer, text) to service_role;
grant execute on function public.record_sms(uuid, integer, text, text, boolean) to service_role;
grant execute on function public.retry_sms(uuid) to authenticated;
