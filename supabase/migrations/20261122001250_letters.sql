-- How a letter goes out. Starting it writes a row of the outbox for each reader, once; from there on it is mail as any
-- other: claimed, begun and recorded, behind every other message, at a pace, and not at all to who has left meanwhile.

-- When the so-and-so-manieth of a letter's mails is due, at the owner's pace.
create function private.letter_turn(place bigint) returns timestamptz
language sql stable set search_path = ''
as $$ select private.clock() + (place - 1) * interval '1 minute' / private.limit_of('letters a minute') $$;

-- Begins to send a letter to everybody who is on the list and has confirmed. `due` is its moment.
create function private.begin_letter(p_letter_id uuid, due timestamptz) returns void
language sql set search_path = ''
as $$
  with planned as (
    insert into public.deliveries (kind, letter_id, subscriber_id, recipient, due_at)
    select 'letter', p_letter_id, s.id, s.email,
      private.letter_turn(row_number() over (order by s.subscribed_at, s.id))
    from public.newsletter_subscribers s
    where s.is_active and s.confirmed_at is not null
    on conflict do nothing
    returning id
  )
  update public.letters l set status = 'sending', send_at = due, readers = (select count(*) from planned)
  where l.id = p_letter_id
$$;

-- Asked with each claim: begins the letters whose time has come, and ends those of which nothing waits any more.
create function private.run_letters() returns void
language plpgsql set search_path = ''
as $$
declare
  letter public.letters;
begin
  for letter in
    select l.* from public.letters l
    where (l.status = 'scheduled' and l.send_at <= private.clock()) or (l.status = 'sending' and not exists (
      select from public.deliveries d
      where d.letter_id = l.id and d.kind = 'letter' and d.status in ('pending', 'sending')
    ))
    for update skip locked
  loop
    if letter.status = 'scheduled' then
      perform private.begin_letter(letter.id, letter.send_at);
    else
      update public.letters l set status = 'sent' where l.id = letter.id;
    end if;
  end loop;
end
$$;

-- The letter, locked. Refuses with HTTP 403 who is no administrator, with HTTP 404 'no_such_letter'.
create function private.letter_to_change(p_letter_id uuid, of_function text) returns public.letters
language plpgsql set search_path = ''
as $$
declare
  letter public.letters;
begin
  perform private.require_admin(of_function);
  select l.* into letter from public.letters l where l.id = p_letter_id for update;
  if letter.id is null then
    raise exception using errcode = 'PT404', message = 'no_such_letter', hint = 'There is no such letter any more.';
  end if;
  return letter;
end
$$;

-- Sends a letter to everybody who has confirmed, now or at `p_at`; a stopped one goes on, at once. Gives its status:
-- 'sending' or 'scheduled'. For administrators. HTTP 404 'no_such_letter', 409 'letter_started', 409 'letter_empty',
-- 409 'no_readers', 400 'time_is_over'.
create function public.start_letter(p_letter_id uuid, p_at timestamptz default null) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  letter constant public.letters := private.letter_to_change(p_letter_id, 'start_letter');
begin
  if letter.status in ('sending', 'sent') then
    raise exception using
      errcode = 'PT409', message = 'letter_started', hint = 'It is on its way already, or has been sent.';
  elsif letter.body !~ '\S' then
    raise exception using errcode = 'PT409', message = 'letter_empty', hint = 'Write the letter first.';
  elsif p_at <= private.clock() then
    raise exception using errcode = 'PT400', message = 'time_is_over', hint = 'That time is over. Choose a later one.';
  elsif letter.status = 'stopped' then
    update public.deliveries d set due_at = w.due_at
    from (
      select o.id, private.letter_turn(row_number() over (order by o.due_at, o.id)) as due_at
      from public.deliveries o
      where o.letter_id = letter.id and o.kind = 'letter' and o.status = 'pending'
    ) w
    where d.id = w.id;
    update public.letters l set status = 'sending' where l.id = letter.id;
  elsif p_at is not null then
    update public.letters l set status = 'scheduled', send_at = p_at where l.id = letter.id;
    return 'scheduled';
  elsif not exists (
    select from public.newsletter_subscribers s where s.is_active and s.confirmed_at is not null
  ) then
    raise exception using
      errcode = 'PT409', message = 'no_readers', hint = 'Nobody on the list has confirmed yet.';
  else
    perform private.begin_letter(letter.id, private.clock());
  end if;
  return 'sending';
end
$$;

-- Stops a letter: one that was to go out later is a draft again, one on its way waits until it is started again; what
-- was handed over has gone out. Gives its status: 'draft' or 'stopped'. For administrators. HTTP 404
-- 'no_such_letter', 409 'letter_not_under_way'.
create function public.stop_letter(p_letter_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  letter constant public.letters := private.letter_to_change(p_letter_id, 'stop_letter');
  stopped constant text := case letter.status when 'scheduled' then 'draft' when 'sending' then 'stopped' end;
begin
  if stopped is null then
    raise exception using
      errcode = 'PT409', message = 'letter_not_under_way', hint = 'It is not on its way: there is nothing to stop.';
  end if;
  update public.letters l set status = stopped, send_at = case when stopped = 'stopped' then l.send_at end
  where l.id = letter.id;
  return stopped;
end
$$;

-- Sends a letter, as it is stored, to the administrator who asks. Gives the address. For administrators. HTTP 404
-- 'no_such_letter', 409 'letter_empty'.
create function public.test_letter(p_letter_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  letter constant public.letters := private.letter_to_change(p_letter_id, 'test_letter');
  mine constant text := (select u.email from auth.users u where u.id = auth.uid());
begin
  if letter.body !~ '\S' then
    raise exception using errcode = 'PT409', message = 'letter_empty', hint = 'Write the letter first.';
  end if;
  insert into public.deliveries (kind, letter_id, recipient, due_at)
  values ('letter_test', letter.id, mine, private.clock())
  on conflict do nothing;
  return mine;
end
$$;

/* What became of one letter, or of every one: how many of its mails were sent, wait (those on their way among them),
   failed, are not known to have arrived, were called off since their reader had left; and how many readers left by
   themselves after it and before any later letter. Mails are kept six months and counted as long. For administrators;
   nothing for others. */
create function public.letter_figures(p_letter_id uuid default null) returns table (
  letter_id uuid, status text, send_at timestamptz, readers integer,
  sent bigint, waiting bigint, failed bigint, unknown bigint, cancelled bigint, unsubscribed bigint
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not public.is_admin() then
    return;
  end if;
  return query
    with counted as (
      select d.letter_id, d.status, count(*) as mails from public.deliveries d
      where d.kind = 'letter' and (p_letter_id is null or d.letter_id = p_letter_id)
      group by d.letter_id, d.status
    ),
    leavers as (
      select last.letter_id, count(*) as people
      from public.newsletter_subscribers s
      cross join lateral (
        select d.letter_id from public.deliveries d
        where d.subscriber_id = s.id and d.kind = 'letter' and d.begun_at <= s.unsubscribed_at
        order by d.begun_at desc limit 1
      ) last
      where s.unsubscribed_by = 'subscriber'
      group by last.letter_id
    )
    select l.id, l.status, l.send_at, l.readers,
      coalesce(sum(c.mails) filter (where c.status = 'sent'), 0)::bigint,
      coalesce(sum(c.mails) filter (where c.status in ('pending', 'sending')), 0)::bigint,
      coalesce(sum(c.mails) filter (where c.status = 'failed'), 0)::bigint,
      coalesce(sum(c.mails) filter (where c.status = 'unknown'), 0)::bigint,
      coalesce(sum(c.mails) filter (where c.status = 'cancelled'), 0)::bigint,
      coalesce(max(v.people), 0)
    from public.letters l
    left join counted c on c.letter_id = l.id
    left join leavers v on v.letter_id = l.id
    where p_letter_id is null or l.id = p_letter_id
    group by l.id;
end
$$;

call private.allow_call('public.start_letter(uuid, timestamptz)', 'authenticated');
call private.allow_call('public.stop_letter(uuid)', 'authenticated');
call private.allow_call('public.test_letter(uuid)', 'authenticated');
call private.allow_call('public.letter_figures(uuid)', 'authenticated');

revoke execute on all routines in schema private from public;
