-- Subscribing, unsubscribing, and what the function that sends the welcome mail asks for.

-- Stores an address, or takes it back after it had left, and asks for at most one welcome mail for it on a day in
-- Malaysia. A new, a known and a returning address take the same statements and get the same answer:
-- {subscriber_id}. A name already known is kept: whoever subscribes is not proven to own the address.
-- Refuses with HTTP 400 'invalid_email' or 'invalid_input', with HTTP 429 'rate_limited'. Limits: 20 in 10 minutes
-- for a caller (an office may share one address), 5 in an hour for an email.
create function public.subscribe_with_welcome_email(subscriber_email text, subscriber_name text default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := private.clean_email(subscriber_email);
  given_name constant text := nullif(btrim(subscriber_name), '');
  today constant date := (now() at time zone 'Asia/Kuala_Lumpur')::date;
  subscriber uuid;
begin
  if address is null then
    raise exception using
      errcode = 'PT400', message = 'invalid_email', hint = 'Please enter a valid email address';
  end if;
  if char_length(given_name) > 200 or given_name ~ '[<>[:cntrl:]]' then
    raise exception using
      errcode = 'PT400', message = 'invalid_input', hint = 'A name has at most 200 characters and no markup.';
  end if;
  perform private.hit_rate_limit('subscribe by caller', private.caller_address(), 20, interval '10 minutes');
  perform private.hit_rate_limit('subscribe by email', address, 5, interval '1 hour');

  insert into public.newsletter_subscribers as s (email, name)
  values (address, given_name)
  on conflict (email) do update set
    name = coalesce(s.name, excluded.name),
    subscribed_at = case when s.is_active then s.subscribed_at else now() end,
    unsubscribed_at = null,
    is_active = true
  returning s.id into subscriber;

  insert into public.email_deliveries (kind, subscriber_id, recipient, send_day)
  values ('welcome', subscriber, address, today)
  on conflict do nothing;
  -- Today's mail that could not be sent gets another try.
  update public.email_deliveries d set status = 'pending', error = null
  where d.subscriber_id = subscriber and d.kind = 'welcome' and d.send_day = today and d.status = 'failed'
    and not exists (
      select from public.email_deliveries o
      where o.subscriber_id = subscriber and o.kind = 'welcome' and o.status in ('pending', 'sending')
    );

  return jsonb_build_object('subscriber_id', subscriber);
end
$$;

-- Answers {ok: true} whatever the token, so that it tells nobody who is subscribed. Calling it again changes nothing.
create function public.unsubscribe(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if token ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    update public.newsletter_subscribers s set is_active = false, unsubscribed_at = now()
    where s.unsubscribe_token = token::uuid and s.is_active;
  end if;
  return jsonb_build_object('ok', true);
end
$$;

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
    send_day = (now() at time zone 'Asia/Kuala_Lumpur')::date
  from public.newsletter_subscribers s
  where s.id = p_subscriber_id and s.email = private.clean_email(p_email) and s.is_active
    and d.subscriber_id = s.id and d.kind = 'welcome' and d.status = 'pending'
    and not exists (
      select from public.email_deliveries o
      where o.subscriber_id = s.id and o.kind = 'welcome' and o.id <> d.id
        and o.send_day = (now() at time zone 'Asia/Kuala_Lumpur')::date
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

-- Makes a failed mail pending again, or one that has been on its way for ten minutes and so was lost.
-- Refuses with HTTP 403 when the caller is no administrator, with HTTP 409 'not_retryable' otherwise.
create function public.retry_email(p_delivery_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'permission denied for function retry_email';
  end if;
  update public.email_deliveries d set status = 'pending', error = null
  where d.id = p_delivery_id
    and (d.status = 'failed' or (d.status = 'sending' and d.claimed_at < now() - interval '10 minutes'))
    and not exists (
      select from public.email_deliveries o
      where o.subscriber_id = d.subscriber_id and o.kind = d.kind and o.id <> d.id
        and (o.status in ('pending', 'sending') or o.send_day = (now() at time zone 'Asia/Kuala_Lumpur')::date)
    );
  if not found then
    raise exception using
      errcode = 'PT409', message = 'not_retryable', hint = 'Only a failed mail can be sent again, and one a day.';
  end if;
end
$$;

revoke execute on function public.subscribe_with_welcome_email(text, text) from public, anon, authenticated;
revoke execute on function public.unsubscribe(text) from public, anon, authenticated;
revoke execute on function public.claim_welcome_email(uuid, text) from public, anon, authenticated;
revoke execute on function public.record_email_result(uuid, text) from public, anon, authenticated;
revoke execute on function public.retry_email(uuid) from public, anon, authenticated;
grant execute on function public.subscribe_with_welcome_email(text, text) to anon, authenticated, service_role;
grant execute on function public.unsubscribe(text) to anon, authenticated, service_role;
grant execute on function public.claim_welcome_email(uuid, text) to service_role;
grant execute on function public.record_email_result(uuid, text) to service_role;
grant execute on function public.retry_email(uuid) to authenticated;
