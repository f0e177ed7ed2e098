-- Orders as a board, and where leads come from and what becomes of them.

-- Of each status how many orders there are and what they come to, with the newest 30. It reads with the rights of its
-- caller: who may read no order gets no row.
create function public.order_board() returns table (status text, orders bigint, amount_sen bigint, newest jsonb)
language sql stable set search_path = ''
as $$
  select g.status, g.orders, g.amount_sen, (
    select jsonb_agg(to_jsonb(c) order by c.created_at desc, c.id)
    from (
      select o.id, o.created_at, o.order_number, o.customer_name, o.amount_sen, o.status, o.due_date, o.lost_reason
      from public.orders o where o.deleted_at is null and o.status = g.status
      order by o.created_at desc, o.id
      limit 30
    ) c
  )
  from (
    select o.status, count(*) as orders, sum(o.amount_sen)::bigint as amount_sen
    from public.orders o where o.deleted_at is null group by o.status
  ) g
$$;

grant execute on function public.order_board() to authenticated;

-- The leads of the last twelve months in Malaysia, by month and source: {month: its first day, kind: 'campaign',
-- 'website', 'direct', 'unknown' or 'other', name: of the first two}. A person counts once, in the month of their first
-- call, message or order and with its source. `won` counts those with an order that was accepted, is in work or is
-- paid; `won_sen` is what these orders come to. The 20 largest sources have rows of their own. For sales.
create function public.lead_report()
returns table (month date, kind text, name text, leads bigint, won bigint, won_sen bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  since constant timestamptz := (date_trunc('month', private.today_in_malaysia()::timestamp) - interval '11 months')
    at time zone 'Asia/Kuala_Lumpur';
begin
  perform private.require_sales('lead_report');
  return query
    with own_orders as (
      select coalesce(c.person_key, o.person_key, o.id::text) as person,
        o.created_at, case when o.status in ('accepted', 'in_work', 'paid') then o.amount_sen end as won_sen
      from public.orders o left join public.contact_submissions c on c.id = o.contact_submission_id
      where o.deleted_at is null
    ),
    came as (
      select coalesce(b.person_key, b.id::text) as person, b.created_at, b.source
      from public.booking_submissions b where b.deleted_at is null and b.status <> 'spam'
      union all
      select coalesce(c.person_key, c.id::text), c.created_at, c.source
      from public.contact_submissions c where c.deleted_at is null and c.status <> 'spam'
      union all
      select o.person, o.created_at, '{}' from own_orders o
    ),
    people as (
      select distinct on (person) person, created_at, source from came order by person, created_at
    ),
    bought as (
      select person, sum(won_sen) as won_sen from own_orders where won_sen is not null group by person
    ),
    by_source as (
      select date_trunc('month', p.created_at at time zone 'Asia/Kuala_Lumpur')::date as month,
        case
          when p.source ? 'campaign' then 'campaign'
          when p.source ? 'referrer' then 'website'
          when p.source ? 'page' then 'direct'
          else 'unknown'
        end as kind,
        coalesce(p.source ->> 'campaign', p.source ->> 'referrer', '') as name,
        count(*) as leads, count(b.person) as won, coalesce(sum(b.won_sen), 0) as won_sen
      from people p left join bought b on b.person = p.person
      where p.created_at >= since
      group by 1, 2, 3
    ),
    largest as (
      select kind, name from by_source group by kind, name order by sum(leads) desc, kind, name limit 20
    )
    select s.month, coalesce(l.kind, 'other'), coalesce(l.name, ''), sum(s.leads)::bigint, sum(s.won)::bigint,
      sum(s.won_sen)::bigint
    from by_source s left join largest l on l.kind = s.kind and l.name = s.name
    group by 1, 2, 3
    order by 1 desc, 4 desc, 2, 3;
end
$$;

grant execute on function public.lead_report() to authenticated;
