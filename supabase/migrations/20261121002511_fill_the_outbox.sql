-- What a booking, a move and a cancellation ask the outbox for, whoever makes them.

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

revoke execute on function private.wanted_reminders(public.booking_submissions, text)
  from public, anon, authenticated;
revoke execute on function private.plan_email_reminders(public.booking_submissions)
  from public, anon, authenticated;
revoke execute on function private.plan_sms_reminders(public.booking_submissions)
  from public, anon, authenticated;
revoke execute on function private.plan_notice(public.booking_submissions, text) from public, anon, authenticated;
revoke execute on function private.plan_deliveries() from public, anon, authenticated;

create trigger plan_deliveries after insert or update on public.booking_submissions
  for each row execute function private.plan_deliveries();
