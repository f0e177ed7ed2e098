-- Changing one's mind about a call: whoever has the booking's token sees it, moves it and cancels it.

-- The moment the booking's rules go by. One place, so that the simulations of tests/ and scripts/bench can put a clock
-- of their own in it; nobody who calls the API can.
create function private.clock() returns timestamptz
language sql stable set search_path = ''
as $$ select now() $$;

revoke execute on function private.clock() from public, anon, authenticated;

alter table public.booking_submissions
  add column sequence integer not null default 0 check (sequence >= 0);

comment on column public.booking_submissions.sequence is
  'How often what stands in a calendar has changed: SEQUENCE of the calendar file. Kept by a trigger.';

-- Whoever changes a booking, through a procedure or in the desk, its calendar file becomes a newer one.
create function private.count_booking_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.sequence := old.sequence + (
    (new.preferred_date, new.preferred_time, new.call_method, new.status = 'cancelled')
    is distinct from (old.preferred_date, old.preferred_time, old.call_method, old.status = 'cancelled')
  )::integer;
  return new;
end
$$;

revoke execute on function private.count_booking_change() from public, anon, authenticated;

create trigger count_booking_change before update on public.booking_submissions
  for each row execute function private.count_booking_change();

-- Refuses a slot that cannot be booked: HTTP 400 'slot_invalid' (not one of the 13 times, or over 90 days ahead) or
-- 'slot_in_past'. Whether it is free only the unique index can say.
create function private.assert_slot(day date, slot text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if day is null or slot is null or slot not in (
    '9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM',
    '2:00 PM', '2:30 PM', '3:00 PM', '3:30 PM', '4:00 PM', '4:30 PM', '5:00 PM'
  ) or day > private.today_in_malaysia() + 90 then
    raise exception using errcode = 'PT400', message = 'slot_invalid', hint = 'Please select one of the times offered.';
  end if;
  if day + slot::time <= private.clock() at time zone 'Asia/Kuala_Lumpur' then
    raise exception using errcode = 'PT400', message = 'slot_in_past', hint = 'Please select a time still to come.';
  end if;
end
$$;

-- The slot as the table spells it: the form's ' (MYT)' is left out.
create function private.clean_slot(slot text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(btrim(slot), ' \(MYT\)$', '') $$;

-- What the owner of a token is told: nothing that was typed but the name.
create function private.managed_view(b public.booking_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'booking_id', b.id,
    'name', b.name,
    'preferred_date', b.preferred_date,
    'preferred_time', b.preferred_time,
    'starts_at', to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'call_method', b.call_method,
    'timezone', b.timezone,
    'status', b.status,
    'sequence', b.sequence,
    'changeable', b.status = 'booked' and private.clock() <= b.starts_at - interval '2 hours'
  )
$$;

-- The booking of a token, locked until the transaction ends. Refuses with HTTP 404 'booking_not_found', and with
-- HTTP 429 'rate_limited': 30 changes in 10 minutes for a caller, 10 in an hour for a booking (each may send a mail).
create function private.lock_managed_booking(token uuid) returns public.booking_submissions
language plpgsql set search_path = ''
as $$
declare
  found_booking public.booking_submissions;
begin
  perform private.hit_rate_limit('booking change by caller', private.caller_address(), 30, interval '10 minutes');
  select * into found_booking from public.booking_submissions b where b.manage_token = token for update;
  if found_booking.id is null then
    raise exception using
      errcode = 'PT404', message = 'booking_not_found', hint = 'This link belongs to no booking.';
  end if;
  perform private.hit_rate_limit('booking change by booking', found_booking.id::text, 10, interval '1 hour');
  return found_booking;
end
$$;

-- Refuses a change less than 2 hours before the call, or after it: HTTP 409 'too_late'.
create function private.assert_changeable(b public.booking_submissions) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if b.status <> 'booked' or private.clock() > b.starts_at - interval '2 hours' then
    raise exception using
      errcode = 'PT409', message = 'too_late', hint = 'A call can be changed up to 2 hours before it begins.';
  end if;
end
$$;

-- The booking of a token, or null: {booking_id, name, preferred_date, preferred_time, starts_at (UTC), call_method,
-- timezone, status, sequence, changeable}. HTTP 429 'rate_limited': 120 in 10 minutes for a caller.
create function public.managed_booking(token uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.hit_rate_limit('booking read by caller', private.caller_address(), 120, interval '10 minutes');
  return (select private.managed_view(b) from public.booking_submissions b where b.manage_token = token);
end
$$;

-- Moves a call; gives what managed_booking gives. The slot it has already changes nothing. HTTP 404
-- 'booking_not_found'; 409 'booking_cancelled', 'too_late', 'slot_taken'; 400 'slot_invalid', 'slot_in_past';
-- 429 'rate_limited'.
create function public.reschedule_booking(token uuid, preferred_date date, preferred_time text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  slot constant text := private.clean_slot(preferred_time);
  booking public.booking_submissions := private.lock_managed_booking(token);
  broken text;
begin
  if booking.status = 'cancelled' then
    raise exception using errcode = 'PT409', message = 'booking_cancelled', hint = 'This call was cancelled.';
  end if;
  if booking.preferred_date = reschedule_booking.preferred_date and booking.preferred_time = slot then
    return private.managed_view(booking);
  end if;
  perform private.assert_changeable(booking);
  perform private.assert_slot(reschedule_booking.preferred_date, slot);

  begin
    update public.booking_submissions b
    set preferred_date = reschedule_booking.preferred_date, preferred_time = slot
    where b.id = booking.id
    returning b.* into booking;
  exception
    when unique_violation then
      get stacked diagnostics broken = constraint_name;
      if broken <> 'booking_submissions_one_per_slot' then
        raise;
      end if;
      raise exception using errcode = 'PT409', message = 'slot_taken', hint = 'Please select another time.';
    -- Two that ask for each other's slot at once wait for each other: both slots were held.
    when deadlock_detected then
      raise exception using errcode = 'PT409', message = 'slot_taken', hint = 'Please select another time.';
  end;
  return private.managed_view(booking);
end
$$;

-- Cancels a call and frees its slot; gives what managed_booking gives. Cancelling again changes nothing. HTTP 404
-- 'booking_not_found'; 409 'too_late'; 429 'rate_limited'.
create function public.cancel_booking(token uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  booking public.booking_submissions := private.lock_managed_booking(token);
begin
  if booking.status <> 'cancelled' then
    perform private.assert_changeable(booking);
    update public.booking_submissions b set status = 'cancelled' where b.id = booking.id returning b.* into booking;
  end if;
  return private.managed_view(booking);
end
$$;

-- Books a call of 30 minutes. Gives {booking_id, manage_token}; the same for every call with one idempotency_key.
-- HTTP 400: 'invalid_input' (the hint names the field; an email needs a dot after its @), 'slot_invalid' (not one of
-- the 13 times, or over 90 days ahead), 'slot_in_past'. HTTP 409: 'slot_taken'. HTTP 429: 'rate_limited': 20 in 10
-- minutes for a caller, 5 in an hour for a contact. preferred_time may end in ' (MYT)'; dates are days in Malaysia.
create or replace function public.submit_booking(
  name text,
  contact text,
  preferred_date date,
  preferred_time text,
  call_method text,
  message text,
  project_type text default null,
  package text default null,
  timezone text default 'Asia/Kuala_Lumpur',
  reminders jsonb default null,
  idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  slot constant text := private.clean_slot(preferred_time);
  reach constant text := btrim(contact);
  wrong text;
  booked jsonb;
begin
  wrong := case
    when name is null or char_length(btrim(name)) not between 1 and 200 or name ~ '[<>[:cntrl:]]' then 'name'
    when reach is null or char_length(reach) not between 3 and 254 or reach ~ '[<>[:cntrl:]]'
      or not (coalesce(private.clean_email(reach), '') ~ '@.+[.].' or reach ~ '^\+?[0-9 ()-]{10,}$') then 'contact'
    when preferred_date is null then 'preferred_date'
    when slot is null then 'preferred_time'
    when call_method is null or call_method not in ('video', 'voice') then 'call_method'
    when message is null or message !~ '\S' or char_length(message) > 5000 then 'message'
    when char_length(project_type) > 120 then 'project_type'
    when char_length(package) > 120 then 'package'
    when timezone !~ '^[A-Za-z0-9_+/-]{1,64}$' then 'timezone'
    when jsonb_typeof(reminders) <> 'object' or length(reminders::text) > 1000 then 'reminders'
  end;
  if wrong is not null then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = wrong;
  end if;

  select jsonb_build_object('booking_id', b.id, 'manage_token', b.manage_token) into booked
  from public.booking_submissions b where b.idempotency_key = submit_booking.idempotency_key;
  if booked is not null then
    return booked;
  end if;

  perform private.assert_slot(submit_booking.preferred_date, slot);
  perform private.hit_rate_limit('booking by caller', private.caller_address(), 20, interval '10 minutes');
  perform private.hit_rate_limit('booking by contact', reach, 5, interval '1 hour');

  insert into public.booking_submissions as b (
    name, contact, email, phone, preferred_date, preferred_time, call_method, project_type, package, message,
    timezone, reminders, idempotency_key
  ) values (
    btrim(submit_booking.name), reach, private.clean_email(reach), case when reach !~ '@' then reach end,
    submit_booking.preferred_date, slot, submit_booking.call_method, nullif(btrim(submit_booking.project_type), ''),
    nullif(btrim(submit_booking.package), ''), btrim(submit_booking.message, E' \t\r\n'),
    coalesce(submit_booking.timezone, 'Asia/Kuala_Lumpur'), coalesce(submit_booking.reminders, '{}'),
    submit_booking.idempotency_key
  )
  on conflict do nothing
  returning jsonb_build_object('booking_id', b.id, 'manage_token', b.manage_token) into booked;

  if booked is null then
    -- Held by somebody else, or by this very submission sent twice at once.
    select jsonb_build_object('booking_id', b.id, 'manage_token', b.manage_token) into booked
    from public.booking_submissions b where b.idempotency_key = submit_booking.idempotency_key;
  end if;
  if booked is null then
    raise exception using errcode = 'PT409', message = 'slot_taken', hint = 'Please select another time.';
  end if;
  return booked;
end
$$;

revoke execute on function private.assert_slot(date, text) from public, anon, authenticated;
revoke execute on function private.clean_slot(text) from public, anon, authenticated;
revoke execute on function private.managed_view(public.booking_submissions) from public, anon, authenticated;
revoke execute on function private.lock_managed_booking(uuid) from public, anon, authenticated;
revoke execute on function private.assert_changeable(public.booking_submissions) from public, anon, authenticated;
revoke execute on function public.managed_booking(uuid) from public, anon, authenticated;
revoke execute on function public.reschedule_booking(uuid, date, text) from public, anon, authenticated;
revoke execute on function public.cancel_booking(uuid) from public, anon, authenticated;
grant execute on function public.managed_booking(uuid) to anon, authenticated, service_role;
grant execute on function public.reschedule_booking(uuid, date, text) to anon, authenticated, service_role;
grant execute on function public.cancel_booking(uuid) to anon, authenticated, service_role;
