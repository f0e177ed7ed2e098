-- What a page showed as the time of a call is kept for the emails, and what is wrong with the busy calendar is shown.

SET local check_function_bodies = off;

DROP FUNCTION "private"."change_booking"(uuid, text, date, text);

DROP FUNCTION "private"."move_booking"(public.booking_submissions, date, text);

DROP FUNCTION "public"."reschedule_booking"(uuid, date, text);

DROP FUNCTION "public"."submit_booking"(text, text, date, text, text, text, text, text, text, jsonb, uuid, text, jsonb, text);

ALTER TABLE "private"."owner_calendar"
  ADD COLUMN "busy_set_at" timestamp WITH time zone;

ALTER TABLE "public"."booking_submissions"
  ADD COLUMN "visitor_offset" smallint;

ALTER TABLE "public"."booking_submissions"
  ADD COLUMN "visitor_offset_at" timestamp WITH time zone;

CREATE OR REPLACE FUNCTION private.booking_view (
  b     public.booking_submissions,
  token uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'booking_id', b.id,
    'name', b.name,
    'preferred_date', b.preferred_date,
    'preferred_time', b.preferred_time,
    'starts_at', to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'call_method', b.call_method,
    'timezone', b.timezone,
    'visitor_offset', b.visitor_offset,
    'visitor_offset_at', to_char(b.visitor_offset_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'language', b.language,
    'status', case b.status when 'spam' then 'cancelled' else b.status end,
    'confirmed', b.confirmed_at is not null,
    'confirmable', b.email_token = token and b.confirmed_at is null and b.status in ('booked', 'requested')
      and b.starts_at > private.app_now(),
    'by_email', b.email is not null and b.notify_by_email,
    -- The meeting link is only for people who have confirmed the call.
    'meeting_link', case when b.confirmed_at is not null then private.meeting_link(b) end,
    'cancel_reason', b.cancel_reason,
    'sequence', b.sequence,
    'changeable', private.is_changeable(b)
  )
$function$;

CREATE OR REPLACE FUNCTION private.change_booking (
  token          uuid,
  change         text,
  day            date    DEFAULT NULL::date,
  slot           text    DEFAULT NULL::text,
  zone           text    DEFAULT NULL::text,
  visitor_offset integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  booking public.booking_submissions;
  refusal_hint text;
begin
  perform private.hit_rate_limit('booking change by caller', private.caller_address(), 30, interval '10 minutes');
  perform private.hit_rate_limit('booking change by booking', b.id::text, 10, interval '1 hour')
  from public.booking_submissions b
  where token in (b.manage_token, b.email_token) and b.deleted_at is null;

  begin
    -- Until the transaction ends the booking stays locked, and so do its day and the day that it moves to.
    select * into booking from public.booking_submissions b
    where token in (b.manage_token, b.email_token) and b.deleted_at is null for update;
    if booking.id is null then
      raise exception using
        errcode = 'PT404', message = 'booking_not_found', hint = 'This link belongs to no booking.';
    end if;
    perform private.lock_days(
      booking.preferred_date + private.slot_time(booking.preferred_time), day + private.slot_time(slot)
    );
    if booking.email_token = token then
      if private.may_confirm(booking) then
        booking := private.confirm_by_email(booking);
      elsif change = 'confirm' then
        perform private.refuse_many_calls();
      end if;
    end if;
    if change = 'move' then
      booking := private.move_booking(booking, day, slot, zone, change_booking.visitor_offset);
    elsif change = 'cancel' and booking.status not in ('cancelled', 'spam') then
      perform private.assert_changeable(booking);
      update public.booking_submissions b set status = 'cancelled' where b.id = booking.id returning b.* into booking;
    end if;
    return private.booking_view(booking, token);
  exception when sqlstate 'PT400' or sqlstate 'PT404' or sqlstate 'PT409' then
    get stacked diagnostics refusal_hint = pg_exception_hint;
    return private.refusal(sqlstate, sqlerrm, refusal_hint);
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.claim_message (
  p_id     uuid,
  may_send boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
  ) into claimed
  from public.outbox d
  left join public.booking_submissions b on b.id = d.booking_id
  left join public.newsletter_subscribers s on s.id = d.subscriber_id
  left join public.newsletters l on l.id = d.newsletter_id
  left join public.quotations q on d.kind = 'quotation' and q.id = (d.details ->> 'quotation_id')::uuid
  where d.id = p_id;
  return claimed;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_booking (
  booking        public.booking_submissions,
  day            date,
  slot           text,
  zone           text,
  visitor_offset integer
)
  RETURNS public.booking_submissions
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  shown_in constant text := case when zone ~ '^[A-Za-z0-9_+/-]{1,64}$' then zone else booking.timezone end;
  starts constant timestamptz := (day + private.slot_time(slot)) at time zone 'Asia/Kuala_Lumpur';
  told constant smallint := private.plausible_offset(move_booking.visitor_offset, shown_in, starts);
begin
  if booking.status in ('cancelled', 'spam') then
    raise exception using errcode = 'PT409', message = 'booking_cancelled', hint = 'This call was cancelled.';
  end if;
  if booking.preferred_date = day and booking.preferred_time = slot then
    return booking;
  end if;
  perform private.assert_changeable(booking);

  -- Checked before the slot, because on a full day no other time would help.
  if booking.confirmed_at is null and booking.status = 'booked' and booking.preferred_date <> day
    and private.is_share_full(day) then
    raise exception using
      errcode = 'PT409', message = 'confirm_first',
      hint = 'Please confirm the call from our email first, or select another day.';
  end if;
  perform private.assert_slot(day, slot, booking.id);
  update public.booking_submissions b
  set preferred_date = day, preferred_time = slot,
    status = case when b.confirmed_at is null then b.status else 'booked' end,
    timezone = shown_in,
    visitor_offset = case when told is not null or shown_in <> b.timezone then told else b.visitor_offset end,
    visitor_offset_at = case
      when told is not null then starts
      when shown_in = b.timezone then b.visitor_offset_at
    end
  where b.id = booking.id
  returning b.* into booking;
  return booking;
exception
  -- The studio has booked a call there at the same moment.
  when exclusion_violation then
    perform private.refuse_taken_slot();
end
$function$;

CREATE OR REPLACE FUNCTION private.plausible_offset (
  visitor_offset integer,
  timezone       text,
  starts         timestamp with time zone
)
  RETURNS smallint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  own integer;
begin
  begin
    own := extract(epoch from (starts at time zone timezone) - (starts at time zone 'UTC')) / 60;
  exception when invalid_parameter_value then
    null;
  end;
  return case
    when visitor_offset between -720 and 840 and visitor_offset % 15 = 0
      and coalesce(abs(visitor_offset - own) <= 120, true)
    then visitor_offset
  end;
end
$function$;

CREATE OR REPLACE FUNCTION public.busy_calendar_state()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_right(public.can_sell());
  return (
    select jsonb_build_object(
      'tried_at', c.busy_tried_at,
      'read_at', c.busy_read_at,
      'problem', c.busy_problem,
      'late', coalesce(c.busy_tried_at, c.busy_set_at) < private.app_now() - interval '30 minutes'
    )
    from private.owner_calendar c where c.busy_address is not null
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.owner_calendar()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select to_jsonb(c) - '{id,busy_version,busy_set_at}'::text[] || jsonb_build_object(
    'busy_times', (select count(*) from private.busy_times b where b.ends_at > private.app_now())
  )
  from private.owner_calendar c where (select public.is_admin())
$function$;

CREATE OR REPLACE FUNCTION public.reschedule_booking (
  token          uuid,
  preferred_date date,
  preferred_time text,
  timezone       text    DEFAULT NULL::text,
  visitor_offset integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.change_booking(
    token, 'move', preferred_date, private.clean_slot(preferred_time), timezone, visitor_offset
  )
$function$;

CREATE OR REPLACE FUNCTION public.set_busy_calendar (
  address text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  wanted constant text := nullif(regexp_replace(btrim(coalesce(address, '')), '^webcals?://', 'https://', 'i'), '');
begin
  perform private.require_right(public.is_admin());
  if wanted !~ '^https://\S+$' or char_length(wanted) > 2000 then
    raise exception using errcode = 'PT400', message = 'address_invalid',
      hint = 'Please enter an address that begins with https:// or webcal://';
  end if;
  update private.owner_calendar set
    busy_address = wanted, busy_tried_at = null, busy_read_at = null, busy_problem = null, busy_version = '{}',
    busy_set_at = private.app_now()
  where id and busy_address is distinct from wanted;
  if found then
    delete from private.busy_times where true;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.submit_booking (
  name            text,
  contact         text,
  preferred_date  date,
  preferred_time  text,
  call_method     text,
  message         text,
  project_type    text    DEFAULT NULL::text,
  package         text    DEFAULT NULL::text,
  timezone        text    DEFAULT 'Asia/Kuala_Lumpur'::text,
  reminders       jsonb   DEFAULT NULL::jsonb,
  idempotency_key uuid    DEFAULT NULL::uuid,
  website         text    DEFAULT NULL::text,
  source          jsonb   DEFAULT NULL::jsonb,
  language        text    DEFAULT 'en'::text,
  visitor_offset  integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  slot constant text := private.clean_slot(preferred_time);
  reach constant text := btrim(contact);
  by_studio constant boolean := public.can_sell();
  is_spam constant boolean := not by_studio and private.is_blocked(reach);
  came_from constant jsonb := private.clean_source(source);
  caller constant text := private.hash_address(private.caller_address());
  network constant text := private.hash_address(private.caller_network());
  held boolean;
  starts constant timestamptz :=
    (submit_booking.preferred_date + private.slot_time(slot)) at time zone 'Asia/Kuala_Lumpur';
  told constant smallint := private.plausible_offset(submit_booking.visitor_offset, submit_booking.timezone, starts);
  booking public.booking_submissions;
  refusal_hint text;
  refused_constraint text;
  empty_column text;
begin
  -- Of two simultaneous calls with one key the second waits and finds the first.
  perform pg_advisory_xact_lock(hashtextextended(submit_booking.idempotency_key::text, 0));
  select b.* into booking
  from public.booking_submissions b where b.idempotency_key = submit_booking.idempotency_key;
  if booking.id is not null then
    return private.booking_answer(booking);
  end if;
  if btrim(submit_booking.website) <> '' then
    return jsonb_build_object(
      'booking_id', gen_random_uuid(), 'manage_token', gen_random_uuid(), 'status', 'booked'
    );
  end if;

  -- A voice call needs a phone number; the studio may book one without, since it may know the number.
  if not private.is_contact(reach) or (not by_studio and call_method = 'voice' and position('@' in reach) > 0) then
    raise exception using errcode = 'PT400', message = 'invalid_input', hint = 'contact';
  end if;
  perform private.lock_days(submit_booking.preferred_date + private.slot_time(slot));
  -- After the day's lock, because a call waiting for a day must not hold counters that other forms need.
  perform private.count_caller('booking');

  begin
    perform private.assert_slot(submit_booking.preferred_date, slot);
    if not by_studio and not is_spam and private.has_too_many_calls(caller, network, reach) then
      perform private.refuse_many_calls();
    end if;
    perform private.count_submission(octet_length(concat(
      submit_booking.name, reach, submit_booking.message, submit_booking.project_type, submit_booking.package,
      submit_booking.timezone, submit_booking.reminders, came_from
    )));
    held := by_studio or (not is_spam and private.may_hold(submit_booking.preferred_date, reach, caller));
    insert into public.booking_submissions as b (
      name, contact, preferred_date, preferred_time, call_method, project_type, package, message, timezone, reminders,
      status, idempotency_key, created_at, source, language, visitor_offset, visitor_offset_at
    ) values (
      btrim(submit_booking.name), reach, submit_booking.preferred_date, slot, submit_booking.call_method,
      nullif(btrim(submit_booking.project_type), ''), nullif(btrim(submit_booking.package), ''),
      btrim(submit_booking.message, E' \t\r\n'), coalesce(submit_booking.timezone, 'Asia/Kuala_Lumpur'),
      coalesce(submit_booking.reminders, '{}'),
      case when held then 'booked' when is_spam then 'spam' else 'requested' end,
      submit_booking.idempotency_key, private.app_now(), came_from, coalesce(submit_booking.language, 'en'),
      told, case when told is not null then starts end
    )
    on conflict do nothing
    returning b.* into booking;
    if booking.id is null then
      perform private.refuse_taken_slot();
    end if;
    if not by_studio then
      insert into private.booking_callers (booking_id, caller, network) values (booking.id, caller, network);
    end if;
  exception
    when sqlstate 'PT400' or sqlstate 'PT409' then
      get stacked diagnostics refusal_hint = pg_exception_hint;
      return private.refusal(sqlstate, sqlerrm, refusal_hint);
    when check_violation or not_null_violation then
      get stacked diagnostics refused_constraint = constraint_name, empty_column = column_name;
      return private.refusal(
        'PT400', 'invalid_input', private.field_of('booking_submissions', refused_constraint, empty_column)
      );
  end;
  return private.booking_answer(booking);
end
$function$;

ALTER TABLE "public"."booking_submissions"
  ADD CONSTRAINT "booking_submissions_check" CHECK (((visitor_offset IS NULL) = (visitor_offset_at IS NULL)));

ALTER TABLE "public"."booking_submissions"
  ADD CONSTRAINT "booking_submissions_visitor_offset_check" CHECK (visitor_offset >= -720 AND visitor_offset <= 840 AND visitor_offset % 15 = 0);

GRANT EXECUTE ON FUNCTION "public"."busy_calendar_state"() TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."reschedule_booking"(uuid, date, text, text, integer) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."submit_booking"(text, text, date, text, text, text, text, text, text, jsonb, uuid, text, jsonb, text, integer) TO "anon", "authenticated";

GRANT INSERT ("visitor_offset_at"), SELECT ("visitor_offset_at"), UPDATE ("visitor_offset_at") ON TABLE "public"."booking_submissions" TO "authenticated";

GRANT INSERT ("visitor_offset"), SELECT ("visitor_offset"), UPDATE ("visitor_offset") ON TABLE "public"."booking_submissions" TO "authenticated";
