-- What needs doing today, in one call.

create index contact_submissions_unanswered on public.contact_submissions (created_at) where status = 'new';
create index work_opportunities_unanswered on public.work_opportunities (created_at) where status = 'pending';
create index booking_submissions_to_come on public.booking_submissions (starts_at) where status = 'booked';
create index blog_posts_drafts on public.blog_posts (updated_at desc) where not is_published;

-- {requests, applications, bookings, failed_mails, drafts: how many;
--  calls: [{id, name, starts_at, preferred_time, call_method}] of today and tomorrow in Malaysia, from now on;
--  scheduled: [{id, title, published_at}], the next five;
--  missing: the keys of company numbers that still say 'Pending'; overdue: {count, amount_sen}}.
-- A booking is new until somebody at the desk has changed something about it. Nothing of it for who is no
-- administrator.
create function public.desk_today() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Asia/Kuala_Lumpur')::date;
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
          and b.starts_at < (today + 2)::timestamp at time zone 'Asia/Kuala_Lumpur'
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

revoke execute on function public.desk_today() from public, anon, authenticated;
grant execute on function public.desk_today() to authenticated;
