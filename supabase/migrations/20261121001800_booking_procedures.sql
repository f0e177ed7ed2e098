-- What a visitor may do about a call: see which times of a day are held, and book one.

create function private.today_in_malaysia() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'Asia/Kuala_Lumpur')::date $$;

revoke execute on function private.today_in_malaysia() from public, anon, authenticated;

-- The times held on a day, and nothing about who holds them.
create function public.taken_slots(day date) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(b.preferred_time order by b.starts_at), '{}')
  from public.booking_submissions b
  where b.preferred_date = day and b.status <> 'cancelled'
$$;

-- Books a call of 30 minutes. Gives {booking_id, manage_token}; the same for every call with one idempotency_key.
-- HTTP 400: 'invalid_input' (the hint names the field), 'slot_invalid' (not one of the 13 times, or over 90 days
-- ahead), 'slot_in_past'. HTTP 409: 'slot_taken'. HTTP 429: 'rate_limited': 20 in 10 minutes for a caller, 5 in an
-- hour for a contact. preferred_time may end in ' (MYT)'; dates are days in Malaysia.
create function public.submit_booking(
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
  slot constant text := regexp_replace(btrim(preferred_time), ' \(MYT\)$', '');
  reach constant text := btrim(contact);
  wrong text;
  booked jsonb;
begin
  wrong := case
    when name is null or char_length(btrim(name)) not between 1 and 200 or name ~ '[<>[:cntrl:]]' then 'name'
    when reach is null or char_length(reach) not between 3 and 254 or reach ~ '[<>[:cntrl:]]'
      or not (private.clean_email(reach) is not null or reach ~ '^\+?[0-9 ()-]{10,}$') then 'contact'
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
  if slot not in (
    '9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM',
    '2:00 PM', '2:30 PM', '3:00 PM', '3:30 PM', '4:00 PM', '4:30 PM', '5:00 PM'
  ) or preferred_date > private.today_in_malaysia() + 90 then
    raise exception using errcode = 'PT400', message = 'slot_invalid', hint = 'Please select one of the times offered.';
  end if;

  select jsonb_build_object('booking_id', b.id, 'manage_token', b.manage_token) into booked
  from public.booking_submissions b where b.idempotency_key = submit_booking.idempotency_key;
  if booked is not null then
    return booked;
  end if;

  if preferred_date + slot::time <= now() at time zone 'Asia/Kuala_Lumpur' then
    raise exception using errcode = 'PT400', message = 'slot_in_past', hint = 'Please select a time still to come.';
  end if;
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

revoke execute on function public.taken_slots(date) from public, anon, authenticated;
revoke execute on function
  public.submit_booking(text, text, date, text, text, text, text, text, text, jsonb, uuid)
  from public, anon, authenticated;
grant execute on function public.taken_slots(date) to anon, authenticated, service_role;
grant execute on function
  public.submit_booking(text, text, date, text, text, text, text, text, text, jsonb, uuid)
  to anon, authenticated, service_role;
