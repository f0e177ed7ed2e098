-- How fast email goes out: what the provider takes in a second and in a day, and the pauses it asks for. The limits are
-- counted here, over all functions that send, and only for email.

-- The pause in force. One row.
create table private.email_pause (
  id boolean primary key default true check (id),
  -- No email is handed over before this time.
  until timestamptz not null default '-infinity',
  -- 'rate': the provider asked for fewer emails. 'quota': it takes no more for now. 'trouble': it refused the key, could
  -- not be reached, or failed.
  reason text not null default 'trouble' check (reason in ('rate', 'quota', 'trouble')),
  -- Pauses since the provider last accepted an email. While it is above 0, one email at a time is tried.
  streak integer not null default 0 check (streak >= 0)
);

alter table private.email_pause enable row level security;
insert into private.email_pause default values;

-- Starts a pause: as long as the provider asks, in seconds, at most a day; otherwise an hour for a quota, and for the
-- rest 1, 2, 5, and then 10 minutes. Failures of emails that were on their way when it began only make it longer.
create function private.pause_email(p_reason text, p_seconds integer) returns void
language sql set search_path = ''
as $$
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
$$;

-- When the pause in force ends; null if there is none.
create function private.email_paused_until() returns timestamptz
language sql stable set search_path = ''
as $$ select p.until from private.email_pause p where p.until > private.app_now() $$;

-- How many emails were handed over, or may have been, in the last 24 hours, those being sent included. A provider whose
-- day begins at a fixed hour never gets more than its limit either.
create function private.emails_in_a_day() returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from public.outbox d
  where d.channel = 'email' and d.claimed_at > private.app_now() - interval '25 hours' and (
    d.status = 'sending' or (d.status <> 'pending' and d.begun_at > private.app_now() - interval '24 hours')
  )
$$;

-- How many emails were begun within the time that counts as a second, or are about to be. It is a little longer than a
-- second, because emails take different times to reach the provider.
create function private.emails_in_a_second() returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from public.outbox d
  where d.channel = 'email' and d.claimed_at > private.app_now() - interval '15 seconds' and case
    when d.begun_at is null then d.status = 'sending' else d.begun_at > private.app_now() - interval '1.2 seconds'
  end
$$;

-- How many emails may be claimed now: none in a pause, one at a time after it until the provider accepts one, and
-- otherwise what is left of a second and of a day.
create function private.room_for_email() returns bigint
language plpgsql stable set search_path = ''
as $$
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
$$;

-- How many newsletters may be claimed now: the reserve of a day is for other email, and the owner's pace applies.
create function private.room_for_newsletters() returns bigint
language plpgsql stable set search_path = ''
as $$
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
$$;

-- For how many milliseconds the function that sends should wait before it claims again, because of a pause or of the
-- limit of a second. Null if there is no such reason, or no email is due.
create function public.email_wait() returns integer
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- What holds email back, for the admin: {paused_until, pause_reason: 'rate', 'quota' or 'trouble', a_day: the
-- provider's limit, reserve: the part of it that newsletters leave, used: emails of the last 24 hours, next_at: when
-- email goes on, newsletters_next_at: when newsletters go on, waiting: emails that are due, newsletters left out}. The
-- times are null while nothing holds email back, a_day and reserve without a limit.
create function private.email_state() returns jsonb
language plpgsql stable set search_path = ''
as $$
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
$$;

-- When fewer than `most` emails will have gone out within 24 hours; null if that is so now, or `most` is null.
create function private.email_room_again(most integer) returns timestamptz
language sql stable set search_path = ''
as $$
  select coalesce(d.begun_at, d.claimed_at) + interval '24 hours' from public.outbox d
  where most > 0 and d.channel = 'email' and d.claimed_at > private.app_now() - interval '25 hours' and (
    d.status = 'sending' or (d.status <> 'pending' and d.begun_at > private.app_now() - interval '24 hours')
  )
  order by coalesce(d.begun_at, d.claimed_at) desc offset greatest(most - 1, 0) limit 1
$$;

-- The same for the admin's screens; null unless the caller is in sales.
create function public.email_state() returns jsonb
language sql stable security definer set search_path = ''
as $$ select case when public.can_sell() then private.email_state() end $$;

grant execute on function public.email_state to authenticated;
