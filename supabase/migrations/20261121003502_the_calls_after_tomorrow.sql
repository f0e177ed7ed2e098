-- A studio whose next call is in three days was told 'None' and nothing else: the next three are told too.
-- Otherwise as in 20261121002802.

-- {requests, applications, bookings, failed_mails, drafts: how many;
--  calls: [{id, name, starts_at, preferred_time, call_method}] of today and tomorrow in Malaysia, from now on, and the next three;
--  scheduled: [{id, title, published_at}], the next five;
--  missing: the keys of company numbers that still say 'Pending'; overdue: {count, amount_sen}}.
-- A booking is new until somebody at the desk has changed something about it. Nothing of it for who is no
-- administrator.
create or replace function public.desk_today() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Asia/Kuala_Lumpur')::date;
  after_tomorrow constant timestamptz := (today + 2)::timestamp at time zone 'Asia/Kuala_Lumpur';
begin
  if not public.is_admin() then
    return jsonb_build_object(
      'requests', 0, 'applications', 0, 'bookings', 0, 'failed_mails', 0, 'drafts', 0, 'calls', '[]'::jsonb,
      'scheduled', '[]'::jsonb, 'missing', '[]'::jsonb, 'overdue', jsonb_build_object('count', 0, 'amount_sen', 0)
    );
  end if;
  return jsonb_build_object(
    'requests', (select count(*) from public.contact_submissions where status = 'new'),
    'applications', (select count(*) from public.work_opportunities where status = 'pending'),
    'bookings', (
      select count(*) from public.booking_submissions b
      where b.status = 'booked' and b.starts_at > now() and not exists (
        select from public.audit_log l
        where l.table_name = 'booking_submissions' and l.row_id = b.id and l.actor is not null
      )
    ),
    'failed_mails', (select count(*) from public.email_deliveries where status = 'failed'),
    'drafts', (select count(*) from public.blog_posts where not is_published),
    'calls', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.starts_at), '[]'::jsonb) from (
        select b.id, b.name, b.starts_at, b.preferred_time, b.call_method from public.booking_submissions b
        where b.status = 'booked' and b.starts_at > now() - interval '30 minutes'
          and (
            b.starts_at < after_tomorrow
            or b.id in (
              select n.id from public.booking_submissions n
              where n.status = 'booked' and n.starts_at >= after_tomorrow
              order by n.starts_at limit 3
            )
          )
      ) c
    ),
    'scheduled', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.published_at), '[]'::jsonb) from (
        select p.id, p.title, p.published_at from public.blog_posts p
        where p.is_published and p.published_at > now()
        order by p.published_at limit 5
      ) p
    ),
    'missing', (
      select coalesce(jsonb_agg(k.key order by k.place), '[]'::jsonb)
      from unnest(array['ssm_number', 'sst_number']) with ordinality k (key, place)
      where not exists (
        select from public.company_info c
        where c.key = k.key and btrim(c.value) <> '' and lower(btrim(c.value)) <> 'pending'
      )
    ),
    'overdue', (
      select jsonb_build_object('count', count(*), 'amount_sen', coalesce(sum(o.amount_sen), 0))
      from public.orders o where o.status in ('sent', 'accepted') and o.due_date < today
    )
  );
end
$$;
