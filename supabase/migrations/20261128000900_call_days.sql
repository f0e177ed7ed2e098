-- The times of a range of days come in one answer, so that the booking page can begin with the choice of a time.

-- With the default of 1,000 rows, the planner would have the query below compiled, which takes seconds.
alter function private.slots_of rows 13;

-- The one rule for which times of these days can be booked: 'free', 'taken' (another call overlaps), 'past' or 'closed'
-- (a closure, too little notice, the owner is busy, within the pause around a call, or the daily limit is reached). In
-- order; no times past the booking window. A call that is being moved does not block its own new time.
create function private.slots_of_days(first date, last date, moving uuid default null)
returns table (day date, slot text, starts_at timestamptz, state text)
language sql stable set search_path = ''
as $$
  with rules as materialized (
    select r, make_interval(mins => 30 + (r ->> 'pause_minutes')::integer) as apart,
      private.app_now() + make_interval(hours => (r ->> 'notice_hours')::integer) as notice,
      (r ->> 'calls_a_day')::integer as calls_a_day
    from public.call_rules() r
  ),
  week as materialized (
    select w.weekday, s.slot, private.slot_time(s.slot) as at
    from rules
      cross join unnest('{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'::text[]) w (weekday)
      cross join lateral private.slots_of(r -> w.weekday) s
  ),
  hours as materialized (
    select each::date as day, w.slot, (each + w.at) at time zone 'Asia/Kuala_Lumpur' as starts_at, exists (
      select from public.call_closures c
      where c.day = each::date and c.deleted_at is null and private.closes(c, w.slot)
    ) as closed
    from rules
      cross join generate_series(
        first::timestamp, least(last, private.today_in_malaysia() + (r ->> 'window_days')::integer)::timestamp,
        interval '1 day'
      ) each
      join week w on w.weekday = to_char(each, 'FMday')
  ),
  -- Wider than the days, because the pause may cross midnight.
  held as materialized (
    select b.starts_at, b.preferred_date from public.booking_submissions b
    where b.status in ('booked', 'completed', 'no_show') and b.deleted_at is null and b.id is distinct from moving
      and b.starts_at > first::timestamp at time zone 'Asia/Kuala_Lumpur' - interval '5 hours'
      and b.starts_at < last::timestamp at time zone 'Asia/Kuala_Lumpur' + interval '29 hours'
  ),
  full_days as materialized (
    select h.preferred_date from held h cross join rules
    group by h.preferred_date, calls_a_day having count(*) >= calls_a_day
  ),
  -- The starts at which a call would overlap a held one, be within the pause around it, or overlap a time when the owner
  -- is busy. Multiranges, because they are searched by halves.
  refused as materialized (
    select
      (select range_agg(tstzrange(h.starts_at - interval '30 minutes', h.starts_at + interval '30 minutes', '()'))
        from held h) as taken,
      (select range_agg(tstzrange(h.starts_at - apart, h.starts_at + apart, '()')) from held h cross join rules) as pause,
      (select range_agg(tstzrange(u.starts_at - interval '30 minutes', u.ends_at, '()')) from private.busy_times u
        where u.ends_at > first::timestamp at time zone 'Asia/Kuala_Lumpur'
          and u.starts_at < (last + 2)::timestamp at time zone 'Asia/Kuala_Lumpur') as busy
  )
  select h.day, h.slot, h.starts_at, case
    when h.starts_at <= private.app_now() then 'past'
    when x.taken @> h.starts_at then 'taken'
    when h.closed or h.starts_at < notice or x.pause @> h.starts_at or x.busy @> h.starts_at
      or h.day in (select f.preferred_date from full_days f)
      then 'closed'
    else 'free'
  end
  from hours h cross join rules cross join refused x
  order by h.starts_at
$$;

-- The times of one day, as in private.slots_of_days.
create or replace function private.call_slots(day date, moving uuid default null)
returns table (slot text, starts_at timestamptz, state text)
language sql stable rows 13 set search_path = ''
as $$ select s.slot, s.starts_at, s.state from private.slots_of_days(day, day, moving) s $$;

-- The times of a range of days in Malaysia, without anything about who booked them: {first, last: the bookable days,
-- days: [{date, free: [slot], taken: [slot], why, reason}]}. Without `first` or `last` the range begins or ends with the
-- bookable days; days outside them are absent. `taken` has the day's other times, except those that have passed. `why`
-- is there if no time is free: 'closed' (the studio takes no calls on that day; `reason` is what it wrote, or ''),
-- 'past' (every time has passed), 'soon' (the rest is sooner than the studio's notice) or 'full'. `moving` as in
-- call_times.
create function public.call_days(first date default null, last date default null, moving uuid default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with bounds as materialized (
    select private.today_in_malaysia() as opens,
      private.today_in_malaysia() + (r ->> 'window_days')::integer as ends,
      private.app_now() + make_interval(hours => (r ->> 'notice_hours')::integer) as notice
    from public.call_rules() r
  ),
  range as materialized (
    select greatest(b.opens, call_days.first) as opens, least(b.ends, call_days.last) as ends from bounds b
  ),
  times as materialized (
    select s.day, max(s.starts_at) as latest,
      jsonb_agg(s.slot order by s.starts_at) filter (where s.state = 'free') as free,
      jsonb_agg(s.slot order by s.starts_at) filter (where s.state in ('taken', 'closed')) as taken
    from range cross join lateral private.slots_of_days(range.opens, range.ends, private.call_of(moving)) s
    group by s.day
  )
  select jsonb_build_object('first', b.opens, 'last', b.ends, 'days', coalesce((
    select jsonb_agg(
      jsonb_build_object(
        'date', each::date, 'free', coalesce(t.free, '[]'), 'taken', coalesce(t.taken, '[]')
      ) || case
        when t.free is not null then '{}'
        when t.day is null or c.id is not null
          then jsonb_build_object('why', 'closed', 'reason', coalesce(c.reason, ''))
        when t.taken is null then '{"why": "past"}'
        when t.latest < b.notice then '{"why": "soon"}'
        else '{"why": "full"}'
      end
      order by each
    )
    from range
      cross join generate_series(range.opens::timestamp, range.ends::timestamp, interval '1 day') each
      left join times t on t.day = each::date
      left join public.call_closures c on c.day = each::date and c.from_time is null and c.deleted_at is null
  ), '[]'))
  from bounds b
$$;

grant execute on function public.call_days to anon, authenticated;
