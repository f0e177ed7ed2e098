-- The dashboard says how far the newsletters are that are going out.
SET local check_function_bodies = off;

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
    'newsletters', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'subject', l.subject, 'recipients', l.recipients, 'sent', c.sent, 'waiting', c.waiting
      ) order by l.send_at, l.id), '[]')
      from public.newsletters l cross join lateral (
        select count(*) filter (where d.status = 'sent') as sent,
          count(*) filter (where d.status in ('pending', 'sending')) as waiting
        from public.outbox d where d.newsletter_id = l.id and d.kind = 'newsletter'
      ) c
      where owns and l.status = 'sending' and l.deleted_at is null
    ),
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
