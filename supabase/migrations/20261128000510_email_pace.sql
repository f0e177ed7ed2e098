-- Email keeps to what the provider takes in a second and in a day, and pauses when the provider asks for it. A message
-- that cannot be composed or begun three times has failed, and no text is too long to be sent.
SET local check_function_bodies = off;

DROP VIEW "private"."outbox_state";

ALTER TABLE "public"."outbox"
  DROP CONSTRAINT "outbox_body_html_check";

ALTER TABLE "public"."outbox"
  DROP CONSTRAINT "outbox_body_text_check";

ALTER TABLE "public"."outbox"
  DROP CONSTRAINT "outbox_subject_check";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "site_settings_check2";

DROP FUNCTION "public"."acknowledge_message"(uuid, integer, text, text);

DROP FUNCTION "public"."mark_sending"(uuid, integer, integer, text, text, text);

CREATE TABLE "private"."email_pause" (
  "id"     boolean                  NOT NULL DEFAULT true,
  "until"  timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp WITH time zone,
  "reason" text                     NOT NULL DEFAULT 'trouble'::text,
  "streak" integer                  NOT NULL DEFAULT 0,
  CONSTRAINT "email_pause_id_check" CHECK (id),
  CONSTRAINT "email_pause_pkey" PRIMARY KEY (id),
  CONSTRAINT "email_pause_reason_check" CHECK ((reason = ANY (ARRAY['rate'::text, 'quota'::text, 'trouble'::text]))),
  CONSTRAINT "email_pause_streak_check" CHECK ((streak >= 0))
);

insert into private.email_pause default values;

insert into private.settings (key, is_public, defaults) values ('email_pace', false, '{"a_second": 2, "reserve": 30}');

-- A studio that sends newsletters at more than 120 a minute has a provider that takes more than two emails a second.
insert into public.site_settings (key, value)
select 'email_pace', jsonb_build_object('a_second', least(ceil((s.value ->> 'a_minute')::numeric / 60), 7))
from public.site_settings s where s.key = 'newsletters' and (s.value ->> 'a_minute')::integer > 120;

update public.site_settings set value = value || '{"a_minute": 400}'
where key = 'newsletters' and (value ->> 'a_minute')::integer > 400;

ALTER TABLE "private"."email_pause"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."outbox"
  ADD COLUMN "provider" text;

ALTER TABLE "public"."outbox"
  ADD COLUMN "provider_message_id" text;

ALTER TABLE "public"."outbox"
  ADD COLUMN "failed_begins" integer NOT NULL DEFAULT 0;

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

CREATE OR REPLACE FUNCTION private.email_paused_until()
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select p.until from private.email_pause p where p.until > private.app_now() $function$;

CREATE OR REPLACE FUNCTION private.email_room_again (
  most integer
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(d.begun_at, d.claimed_at) + interval '24 hours' from public.outbox d
  where most > 0 and d.channel = 'email' and d.claimed_at > private.app_now() - interval '25 hours' and (
    d.status = 'sending' or (d.status <> 'pending' and d.begun_at > private.app_now() - interval '24 hours')
  )
  order by coalesce(d.begun_at, d.claimed_at) desc offset greatest(most - 1, 0) limit 1
$function$;

CREATE OR REPLACE FUNCTION private.email_state()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  pace constant jsonb := private.setting('email_pace');
  a_day constant integer := (pace ->> 'a_day')::integer;
  reserve constant integer := (pace ->> 'reserve')::integer;
  paused_until constant timestamptz := private.email_paused_until();
begin
  return jsonb_build_object(
    'paused_until', paused_until,
    'pause_reason', (select p.reason from private.email_pause p where paused_until is not null),
    'a_day', a_day,
    'reserve', case when a_day is not null then reserve end,
    'used', private.emails_in_a_day(),
    'next_at', greatest(paused_until, private.email_room_again(a_day)),
    'newsletters_next_at', greatest(paused_until, private.email_room_again(a_day - reserve)),
    'waiting', (
      select count(*) from public.outbox d
      where d.channel = 'email' and d.kind <> 'newsletter' and d.status = 'pending' and d.due_at <= private.app_now()
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.emails_in_a_day()
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select count(*) from public.outbox d
  where d.channel = 'email' and d.claimed_at > private.app_now() - interval '25 hours' and (
    d.status = 'sending' or (d.status <> 'pending' and d.begun_at > private.app_now() - interval '24 hours')
  )
$function$;

CREATE OR REPLACE FUNCTION private.emails_in_a_second()
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select count(*) from public.outbox d
  where d.channel = 'email' and d.claimed_at > private.app_now() - interval '15 seconds' and case
    when d.begun_at is null then d.status = 'sending' else d.begun_at > private.app_now() - interval '1.2 seconds'
  end
$function$;

CREATE OR REPLACE FUNCTION private.limit_for (
  name text
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  hourly constant integer := (private.setting('protection') ->> 'submissions_an_hour')::integer;
  figure constant integer := case name
    -- Submissions by one caller: of one form in 10 minutes, of all forms in an hour (an office of twenty needs 80) and
    -- in a day. They follow from the owner's limit for all.
    when 'form by caller' then 30
    when 'all forms by caller in an hour' then least(80, hourly * 2 / 3)
    when 'all forms by caller' then least(300, hourly * 5 / 2)
    when 'all forms by network in an hour' then least(100, hourly * 5 / 6)
    when 'all forms by network' then least(600, hourly * 5)
    -- How many of them count for the breaker, so that it takes four callers to open it and a dozen to hold it open for
    -- a day.
    when 'counted by caller in an hour' then hourly / 3
    when 'counted by caller' then hourly
    when 'counted by network in an hour' then hourly / 2
    when 'counted by network' then hourly * 2
    -- The limits for all callers together: the number of submissions, and their bytes.
    when 'submissions an hour' then hourly
    when 'bytes a day' then 50000000
    -- The size of a submission without its text, as measured by npm run bench abuse.
    when 'bytes of a row' then 2000
    -- Emails to unconfirmed addresses; emails about calls to one unconfirmed address.
    when 'emails an hour' then (private.setting('protection') ->> 'emails_an_hour')::integer
    when 'emails a day to a confirmed address' then 20
    when 'newsletters a minute' then (private.setting('newsletters') ->> 'a_minute')::integer
    -- Emails of any kind, as many as the provider takes.
    when 'emails a second' then (private.setting('email_pace') ->> 'a_second')::integer
    -- How many times unconfirmed calls may hold: on a day of 13 times (in proportion on a day with fewer), for one
    -- contact, for one caller.
    when 'unconfirmed calls in a day' then 6
    when 'unconfirmed calls of a contact' then 1
    when 'unconfirmed calls of a caller' then 6
    -- Future calls that hold a time: of a caller (offices share one address), of an IPv6 /48, and confirmed ones of a
    -- company or mailbox.
    when 'calls of a caller' then 10
    when 'calls of a network' then 20
    when 'confirmed calls of a party' then 5
    -- Limits one clean-up call, so that it ends within the statement timeout however large the incident was.
    when 'rows of a clean-up' then 300
    -- How long an admin session lasts, in total and without a refresh; the same values as [auth.sessions] in
    -- config.toml.
    when 'session days' then 14
    when 'session idle hours' then 24
  end;
begin
  if figure is null then
    raise exception using errcode = 'PT500', message = 'unknown_limit', hint = name;
  end if;
  return figure;
end
$function$;

CREATE OR REPLACE FUNCTION private.most_begins()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select 3 $function$;

CREATE OR REPLACE FUNCTION private.notice_facts (
  details jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select details || jsonb_build_object('leads', coalesce(jsonb_agg(jsonb_build_object(
    'place', e.place, 'event', e.event, 'was', e.was, 'table', e."table", 'lead', found.lead,
    'whatsapp', case when found.contact !~ '@' then private.contact_key(found.contact) end
  ) order by e.place), '[]'))
  from rows from (
    jsonb_to_recordset(details -> 'events') as ("table" text, id uuid, event text, was timestamptz)
  ) with ordinality as e ("table", id, event, was, place)
  join lateral (
    select to_jsonb(b) - private.secret_columns() as lead, b.contact, b.status
    from public.booking_submissions b where e."table" = 'booking_submissions' and b.id = e.id and b.deleted_at is null
    union all
    select to_jsonb(c), c.contact, c.status
    from public.contact_submissions c where e."table" = 'contact_submissions' and c.id = e.id and c.deleted_at is null
    union all
    select to_jsonb(w), w.contact_number, w.status
    from public.work_opportunities w where e."table" = 'work_opportunities' and w.id = e.id and w.deleted_at is null
    union all
    select jsonb_build_object(
      'id', o.id, 'name', o.customer_name, 'contact', o.customer_contact, 'order_number', o.order_number,
      'total_sen', q.content -> 'totals' -> 'total_sen', 'version', q.version, 'accepted_name', q.accepted_name
    ), o.customer_contact, o.status
    from public.orders o cross join lateral (
      select * from public.quotations a where a.order_id = o.id and a.status = 'accepted' order by a.version desc limit 1
    ) q
    where e."table" = 'orders' and o.id = e.id and o.deleted_at is null
  ) found on found.status <> 'spam' and (found.status = 'cancelled') = (e.event = 'cancelled')
  having count(*) > 0 or details ? 'test'
$function$;

CREATE OR REPLACE FUNCTION private.pause_email (
  p_reason  text,
  p_seconds integer
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  update private.email_pause p set
    reason = p_reason,
    streak = p.streak + (p.until <= private.app_now())::integer,
    until = greatest(p.until, private.app_now() + case
      when p_seconds > 0 then least(p_seconds, 86400) * interval '1 second'
      when p_reason = 'quota' then interval '1 hour'
      when p.until > private.app_now() then interval '0'
      else coalesce((array[1, 2, 5])[p.streak + 1], 10) * interval '1 minute'
    end)
  where p.id
$function$;

CREATE OR REPLACE FUNCTION private.purge_rows (
  of_table text,
  ids      uuid[]
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  purged integer;
  -- Once for all notices below: in the statement the array would be cast again for each of their events.
  written_ids constant text[] := ids::text[];
begin
  -- Locked before their messages, as a change of a booking does.
  execute format('select from public.%I where id = any ($1) order by id for update', of_table) using ids;
  if of_table not in ('lead_notes', 'follow_ups', 'outbox') then
    perform private.purge_rows('lead_notes', array(
      select n.id from public.lead_notes n where n.subject_table = of_table and n.subject_id = any (ids)
    ));
    perform private.purge_rows('follow_ups', array(
      select f.id from public.follow_ups f where f.lead_table = of_table and f.lead_id = any (ids)
    ));
    delete from public.outbox d
    where (of_table = 'booking_submissions' and d.booking_id = any (ids))
      or (d.lead_table = of_table and d.lead_id = any (ids));
    delete from public.outbox d using public.quotations q
    where of_table = 'orders' and q.order_id = any (ids)
      and d.kind = 'quotation' and d.details ->> 'quotation_id' = q.id::text;
    -- The notices to the studio that contain their data.
    update public.outbox d set subject = null, body_text = null, body_html = null
    where d.kind = 'owner_notice' and d.body_text is not null
      and exists (select from jsonb_array_elements(d.details -> 'events') e where e ->> 'id' = any (written_ids));
  end if;
  execute format('delete from public.%I where id = any ($1)', of_table) using ids;
  get diagnostics purged = row_count;
  -- Last, because the deletions above are logged too.
  delete from public.audit_log l where l.table_name = of_table and l.row_id = any (ids);
  return purged;
end
$function$;

CREATE OR REPLACE FUNCTION private.room_for_email()
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  a_day constant integer := (private.setting('email_pace') ->> 'a_day')::integer;
  pause private.email_pause;
begin
  select * into pause from private.email_pause;
  if pause.until > private.app_now() then
    return 0;
  end if;
  return greatest(0, least(
    case when pause.streak > 0 then 1 else private.limit_for('emails a second') end - private.emails_in_a_second(),
    a_day - private.emails_in_a_day()
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.room_for_newsletters()
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  pace constant jsonb := private.setting('email_pace');
begin
  return greatest(0, least(
    private.limit_for('newsletters a minute') - (
      select count(*) from public.outbox d
      -- The schedule may call a few seconds early.
      where d.claimed_at > private.app_now() - interval '50 seconds' and d.kind = 'newsletter'
    ),
    (pace ->> 'a_day')::integer - (pace ->> 'reserve')::integer - private.emails_in_a_day()
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.acknowledge_message (
  p_message_id          uuid,
  p_attempt             integer,
  p_outcome             text,
  p_error               text    DEFAULT NULL::text,
  p_provider            text    DEFAULT NULL::text,
  p_provider_message_id text    DEFAULT NULL::text,
  p_pause               text    DEFAULT NULL::text,
  p_pause_seconds       integer DEFAULT NULL::integer,
  p_repeat_minutes      integer DEFAULT 0
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."acknowledge_message"(uuid, integer, text, text, text, text, text, integer, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.admin_today()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  sells constant boolean := public.can_sell();
  writes constant boolean := public.can_write();
  owns constant boolean := public.is_admin();
  today constant date := private.today_in_malaysia();
  after_tomorrow constant timestamptz := (today + 2)::timestamp at time zone 'Asia/Kuala_Lumpur';
begin
  return jsonb_build_object(
    'waiting', (
      select jsonb_object_agg(k.kind, (
        select count(*) from public.inbox i where sells and i.waiting and i.kind = k.kind
      ))
      from unnest(array['call', 'enquiry', 'quote', 'application']) k (kind)
    ),
    'calls_outside', jsonb_array_length(public.calls_outside_hours()),
    'calls', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'name', c.name, 'starts_at', c.starts_at, 'preferred_time', c.preferred_time,
        'call_method', c.call_method
      ) order by c.starts_at), '[]')
      from (
        select b.*, count(*) filter (where b.starts_at >= after_tomorrow) over (order by b.starts_at) as later
        from public.booking_submissions b
        where sells and b.deleted_at is null and b.status = 'booked' and b.starts_at > now() - interval '30 minutes'
      ) c
      where c.later <= 3
    ),
    'follow_ups', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'contact' order by f.due_on, f.id), '[]') from (
        select * from public.follow_up_list u where sells and u.due_on <= today order by u.due_on, u.id limit 20
      ) f
    ),
    'overdue', (
      select jsonb_build_object('count', count(*), 'amount_sen', coalesce(sum(o.amount_sen), 0))
      from public.orders o
      where sells and o.deleted_at is null and o.status in ('sent', 'accepted', 'in_work') and o.due_date < today
    ),
    'drafts', (select count(*) from public.blog_posts p where writes and not p.is_published and p.deleted_at is null),
    'scheduled', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.published_at), '[]') from (
        select p.id, p.title, p.published_at from public.blog_posts p
        where writes and p.deleted_at is null and p.is_published and p.published_at > now()
        order by p.published_at limit 5
      ) p
    ),
    'failed_emails', (select count(*) from public.outbox d where owns and d.status in ('failed', 'unknown')),
    'health', case when owns then public.health() else '{"schedule": "running", "messages": "ok"}' end,
    'email', case when sells then private.email_state() end,
    'schedule_answered_at', (
      select b.answered_at from private.cron_heartbeats b where owns and b.job = 'send-due'
    ),
    'flood', (
      select jsonb_build_object('id', f.id, 'began_at', f.began_at, 'submissions', f.submissions)
      from public.abuse_incidents f where owns and f.cleaned_at is null
      order by f.last_at desc limit 1
    ),
    'stored_today_bytes', case when owns then private.used_by_all('bytes', private.window_start('1 day')) else 0 end,
    'stored_bytes_limit', case when owns then private.limit_for('bytes a day') else 0 end,
    'missing', (
      select coalesce(jsonb_agg(k.key), '[]') from unnest(array['ssm_number', 'sst_number']) k (key)
      where owns and not exists (
        select from public.company_info c where c.key = k.key and lower(btrim(c.value)) not in ('', 'pending')
      )
    ),
    -- A claim of the sample studio counts as confirmed once the owner has saved it, changed or not.
    'confirmed_claims', case when owns then (
      select coalesce(jsonb_agg(claim), '[]')
      from public.site_settings s cross join jsonb_object_keys(s.value) claim where s.key = 'claims'
    ) end,
    'unalerted', (
      select coalesce(jsonb_agg(k.kind order by k.place), '[]')
      from unnest(array['bookings', 'requests', 'applications']) with ordinality k (kind, place)
      where owns and not exists (select from private.alert_addresses(k.kind))
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.claim_due (
  p_channel text,
  p_limit   integer DEFAULT 20
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.claim_welcome (
  p_subscriber_id uuid,
  p_email         text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.clear_expired()
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  batch constant integer := 500;
  at constant timestamptz := private.app_now();
  cleared jsonb := '{}';
  of_table text;
  condition text;
  ids uuid[];
  is_done boolean := true;
begin
  -- The calls of two consecutive minutes may overlap.
  if not pg_try_advisory_xact_lock(hashtext('clear_expired')) or exists (
    select from private.rate_limits r where r.bucket = 'clear_expired' and r.expires_at > at
  ) then
    return cleared;
  end if;

  for of_table, condition in
    select e.of_table, e.condition from private.expired() e
    union all
    select t.name, $q$t.deleted_at + private.retention('deleted') < $1$q$ from private.tables t where t.deletable
  loop
    execute format(
      'select array_agg(found.id) from (select t.id from public.%I t where %s limit $2) found', of_table, condition
    ) into ids using at, batch;
    if ids is not null then
      cleared := cleared || jsonb_build_object(
        of_table, coalesce((cleared ->> of_table)::integer, 0) + private.purge_rows(of_table, ids)
      );
      is_done := is_done and cardinality(ids) < batch;
    end if;
  end loop;

  delete from private.confirmed_addresses a
  where a.confirmed_at + private.retention('calls and requests') < at
    and not exists (select from private.lead_contacts c where c.key = a.address);
  delete from private.blocked_senders s where s.created_at + private.retention('blocked senders') < at;
  -- The caller of a booking is only needed while it may hold a time.
  delete from private.booking_callers c using public.booking_submissions b
  where b.id = c.booking_id and (b.starts_at < at or b.status in ('cancelled', 'spam'));
  delete from private.rate_limits r where r.expires_at < at;

  if is_done then
    perform private.count_hit('clear_expired', 'studio', '1 hour');
  end if;
  return cleared;
end
$function$;

CREATE OR REPLACE FUNCTION public.email_state()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select case when public.can_sell() then private.email_state() end $function$;

REVOKE ALL ON FUNCTION "public"."email_state"() FROM PUBLIC, "anon";

CREATE OR REPLACE FUNCTION public.email_wait()
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  at constant timestamptz := private.app_now();
  newsletters constant boolean := private.room_for_newsletters() > 0;
  paused_until constant timestamptz := private.email_paused_until();
begin
  if private.room_for_email() > 0 or not (
    exists (
      select from public.outbox d
      where d.channel = 'email' and d.status in ('pending', 'sending') and d.kind <> 'newsletter'
        and d.status = 'pending' and d.due_at <= at and coalesce(d.retry_at <= at, true)
    ) or (newsletters and exists (
      select from public.outbox d
      where d.status in ('pending', 'sending') and d.kind = 'newsletter'
        and d.status = 'pending' and d.due_at <= at and coalesce(d.retry_at <= at, true)
    ))
  ) then
    return null;
  elsif paused_until is not null then
    return ceil(extract(epoch from paused_until - private.app_now()) * 1000);
  elsif private.emails_in_a_second() = 0 then
    -- The day's limit is reached.
    return null;
  end if;
  -- Until the first of this second is more than a second ago; an email that is still to be begun takes a moment.
  return coalesce((
    select greatest(50, 1200 - floor(extract(epoch from at - min(d.begun_at)) * 1000))
    from public.outbox d
    where d.channel = 'email' and d.claimed_at > at - interval '15 seconds' and d.begun_at > at - interval '1.2 seconds'
  ), 300);
end
$function$;

REVOKE ALL ON FUNCTION "public"."email_wait"() FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.health()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.mark_sending (
  p_message_id uuid,
  p_attempt    integer,
  p_sequence   integer,
  p_subject    text,
  p_body_text  text,
  p_body_html  text,
  p_listed     integer DEFAULT NULL::integer
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."mark_sending"(uuid, integer, integer, text, text, text, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.release_message (
  p_message_id uuid,
  p_attempt    integer,
  p_error      text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.outbox d set
    failed_begins = d.failed_begins + 1,
    status = case when d.failed_begins + 1 >= private.most_begins() then 'failed' else 'pending' end,
    retry_at = private.app_now() - interval '10 seconds' + (d.failed_begins + 1) * interval '1 minute',
    error = left(p_error, 1000)
  where d.id = p_message_id and d.attempts = p_attempt and d.status = 'sending' and d.begun_at is null
$function$;

REVOKE ALL ON FUNCTION "public"."release_message"(uuid, integer, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.retry_message (
  p_message_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE VIEW "private"."outbox_state" AS  SELECT d.id,
    d.created_at,
    d.updated_at,
    d.channel,
    d.kind,
    d.subscriber_id,
    d.booking_id,
    d.newsletter_id,
    d.lead_table,
    d.lead_id,
    d.recipient,
    d.recipient_key,
    d.details,
    d.due_at,
    d.minutes_before,
    d.status,
    d.attempts,
    d.error,
    d.claimed_at,
    d.begun_at,
    d.tried_since,
    d.retry_at,
    d.sent_at,
    d.caller,
    d.send_day,
    d.subject,
    d.body_text,
    d.body_html,
    d.provider,
    d.provider_message_id,
    d.failed_begins,
    t.trusted,
    COALESCE(e.cancelled, e.late) AS end_reason,
        CASE
            WHEN (e.cancelled IS NOT NULL) THEN 'cancelled'::text
            WHEN (e.late IS NOT NULL) THEN 'late'::text
            ELSE NULL::text
        END AS end_status,
    ((EXISTS ( SELECT
           FROM public.outbox o
          WHERE ((o.booking_id = d.booking_id) AND (o.kind = d.kind) AND (o.id <> d.id) AND (o.status = 'pending'::text) AND (d.kind <> 'booking_reminder'::text)))) OR (EXISTS ( SELECT
           FROM public.outbox o
          WHERE ((o.subscriber_id = d.subscriber_id) AND (o.id <> d.id) AND (o.status = ANY (ARRAY['pending'::text, 'sending'::text])) AND (d.kind = ANY (ARRAY['welcome'::text, 'unsubscribe_link'::text])) AND (o.kind = d.kind))))) AS superseded,
    COALESCE((l.status = 'stopped'::text), false) AS stopped
   FROM (((((((public.outbox d
     LEFT JOIN public.booking_submissions b ON (((b.id = d.booking_id) AND (b.deleted_at IS NULL))))
     LEFT JOIN public.newsletter_subscribers s ON ((s.id = d.subscriber_id)))
     LEFT JOIN public.newsletters l ON ((l.id = d.newsletter_id)))
     LEFT JOIN public.quotations q ON (((d.kind = 'quotation'::text) AND (q.id = ((d.details ->> 'quotation_id'::text))::uuid))))
     LEFT JOIN private.confirmed_addresses c ON ((c.address = d.recipient)))
     CROSS JOIN LATERAL ( SELECT (private.is_from_studio(d.kind) OR (b.confirmed_at IS NOT NULL) OR (c.address IS NOT NULL)) AS trusted) t)
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN (d.kind = ANY (ARRAY['newsletter'::text, 'unsubscribe_link'::text])) THEN
                    CASE
                        WHEN ((NOT s.is_active) OR ((d.kind = 'newsletter'::text) AND (s.confirmed_at IS NULL))) THEN 'The address has left the newsletter.'::text
                        ELSE NULL::text
                    END
                    WHEN (d.kind = 'welcome'::text) THEN
                    CASE
                        WHEN ((NOT s.is_active) AND (s.unsubscribed_at > d.created_at)) THEN 'The address has left the newsletter.'::text
                        ELSE NULL::text
                    END
                    WHEN (d.kind = 'quotation'::text) THEN
                    CASE
                        WHEN ((q.id IS NULL) OR (private.quotation_state(q.*) <> 'sent'::text)) THEN 'The quotation is no longer open.'::text
                        ELSE NULL::text
                    END
                    WHEN (d.booking_id IS NULL) THEN NULL::text
                    WHEN (b.id IS NULL) THEN 'The booking was deleted.'::text
                    WHEN (NOT b.notify_by_email) THEN 'The studio notifies the client itself.'::text
                    WHEN ((d.channel = 'sms'::text) AND (NOT private.sends_sms())) THEN 'Reminders by SMS are switched off.'::text
                    WHEN (b.status = 'spam'::text) THEN 'It is spam.'::text
                    WHEN (d.kind = 'booking_cancelled'::text) THEN
                    CASE
                        WHEN (b.status <> 'cancelled'::text) THEN 'The call was booked again.'::text
                        ELSE NULL::text
                    END
                    WHEN (b.status = 'cancelled'::text) THEN 'The call was cancelled.'::text
                    WHEN (d.kind = 'booking_request'::text) THEN
                    CASE
                        WHEN (b.status <> 'requested'::text) THEN 'The call was booked.'::text
                        ELSE NULL::text
                    END
                    WHEN (b.status = 'requested'::text) THEN 'The call is not booked.'::text
                    WHEN (b.status <> 'booked'::text) THEN 'The call is over.'::text
                    WHEN ((d.due_at + make_interval(mins => d.minutes_before)) <> b.starts_at) THEN 'The call was moved.'::text
                    WHEN ((d.kind = 'booking_moved'::text) AND (b.starts_at = ( SELECT ((o.details ->> 'starts_at'::text))::timestamp with time zone AS timestamptz
                       FROM public.outbox o
                      WHERE ((o.booking_id = d.booking_id) AND (o.details ? 'starts_at'::text) AND (o.status = ANY (ARRAY['sending'::text, 'sent'::text, 'unknown'::text])))
                      ORDER BY o.begun_at DESC
                     LIMIT 1))) THEN 'The call is back at the time of the last message.'::text
                    ELSE NULL::text
                END AS cancelled,
                CASE
                    WHEN ((d.kind ~~ 'booking%'::text) AND (d.kind <> 'booking_cancelled'::text) AND (b.starts_at <= private.app_now())) THEN 'The call had begun before it could be sent.'::text
                    WHEN ((d.kind = 'booking_reminder'::text) AND (EXISTS ( SELECT
                       FROM public.outbox o
                      WHERE ((o.booking_id = d.booking_id) AND (o.channel = d.channel) AND (o.kind = 'booking_reminder'::text) AND (o.minutes_before < d.minutes_before) AND (o.due_at > d.due_at) AND (o.due_at <= private.app_now()) AND (o.status <> 'cancelled'::text))))) THEN 'A nearer reminder took its place.'::text
                    WHEN ((NOT t.trusted) AND (COALESCE(d.tried_since, d.due_at) <= (private.app_now() - private.held_for()))) THEN 'It was held back for two days: the address is not confirmed.'::text
                    ELSE NULL::text
                END AS late) e);

CREATE INDEX outbox_by_provider_id ON public.outbox USING btree (provider_message_id)
  WHERE (provider_message_id IS NOT NULL);

REVOKE ALL ON FUNCTION "private"."email_paused_until"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."email_paused_until"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."email_paused_until"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."email_paused_until"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."email_room_again"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."email_room_again"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."email_room_again"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."email_room_again"(integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."email_state"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."email_state"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."email_state"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."email_state"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."emails_in_a_day"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."emails_in_a_day"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."emails_in_a_day"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."emails_in_a_day"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."emails_in_a_second"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."emails_in_a_second"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."emails_in_a_second"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."emails_in_a_second"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."most_begins"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_begins"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."most_begins"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."most_begins"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."pause_email"(text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pause_email"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pause_email"(text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."pause_email"(text, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."room_for_email"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."room_for_email"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_for_email"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_for_email"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."room_for_newsletters"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."room_for_newsletters"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_for_newsletters"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_for_newsletters"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."acknowledge_message"(uuid, integer, text, text, text, text, text, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."acknowledge_message"(uuid, integer, text, text, text, text, text, integer, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."acknowledge_message"(uuid, integer, text, text, text, text, text, integer, integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."email_state"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."email_state"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."email_state"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."email_state"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."email_wait"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."email_wait"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."email_wait"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."mark_sending"(uuid, integer, integer, text, text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_sending"(uuid, integer, integer, text, text, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_sending"(uuid, integer, integer, text, text, text, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."release_message"(uuid, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."release_message"(uuid, integer, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."release_message"(uuid, integer, text) TO "service_role";

ALTER TABLE "public"."site_settings"
  ADD CONSTRAINT "site_settings_check2" CHECK (((key <> 'newsletters'::text) OR private.is_whole((value -> 'a_minute'::text), 1, 400)));

ALTER TABLE "public"."site_settings"
  ADD CONSTRAINT "site_settings_check4" CHECK (((key <> 'email_pace'::text) OR
CASE
    WHEN
      (private.is_whole((value -> 'a_second'::text), 1, 50) AND private.is_whole((value -> 'a_day'::text), 50, 1000000) AND private.is_whole((value -> 'reserve'::text), 0,
      1000000)) THEN (COALESCE(((value ->> 'reserve'::text))::integer, 30) < COALESCE(((value ->> 'a_day'::text))::integer, 2000000))
    ELSE false
END));
