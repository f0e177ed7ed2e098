/** What visitors and the studio's work with them leave in three busy years, as SQL by table. */

/** A moment `days` ago at most, spread evenly over the rows `n`. */
export const ago = (days: number) =>
  `now() - (n * 7919 % ${days}) * interval '1 day' - n % 1440 * interval '1 minute'`

/** Of 9,000 people, every second with an email address; many write several times. */
const contact = `case when n % 2 = 0 then 'person' || n % 9000 || '@example.test'
  else '+60 13-' || lpad((n % 9000)::text, 7, '0') end`

const source = `case n % 5
    when 0 then '{}' when 1 then '{"page":"/"}' when 2 then '{"page":"/pricing","referrer":"www.google.com"}'
    else jsonb_build_object('page', '/', 'campaign', 'instagram / post ' || n % 40)
  end::jsonb`

const words = (mark: string) =>
  `'We sell ' || md5('${mark}' || n) || repeat(' and would like a site that explains it.', n % 9)`

/** 13 times a day: the calls of about two years that took place, and of the next 90 days. */
const slot = `(array['9:00 AM','9:30 AM','10:00 AM','10:30 AM','11:00 AM','11:30 AM','2:00 PM','2:30 PM','3:00 PM',
  '3:30 PM','4:00 PM','4:30 PM','5:00 PM'])[n % 13 + 1]`

/** The subject of each note, follow-up and reply: leads of every kind. */
const someLeads = `(
  select 'booking_submissions' as lead_table, id, row_number() over (order by created_at desc, id) as place from public.booking_submissions
  union all select 'contact_submissions', id, row_number() over (order by created_at desc, id) from public.contact_submissions
  union all select 'work_opportunities', id, row_number() over (order by created_at desc, id) from public.work_opportunities
  union all select 'orders', id, row_number() over (order by created_at desc, id) from public.orders
)`

export const leadRows: Record<string, string> = {
  'public.booking_submissions': `insert into public.booking_submissions (
      name, contact, preferred_date, preferred_time, call_method, message, status, source, created_at, updated_at,
      confirmed_at, seen_at, deleted_at, reminders, idempotency_key
    )
    select 'Caller ' || n, ${contact}, day, ${slot}, case n % 3 when 0 then 'voice' else 'video' end, ${words('c')},
      case
        when day >= current_date then (array['booked', 'requested', 'cancelled', 'booked'])[n % 4 + 1]
        else (array['completed', 'completed', 'completed', 'no_show', 'cancelled', 'spam', 'completed'])[n % 7 + 1]
      end,
      ${source}, asked, asked,
      case when n % 5 > 0 then asked end, case when n < 7900 then now() end,
      case when n % 97 = 0 then now() - n % 30 * interval '1 day' end,
      '{"email": {"enabled": true, "times": ["1 day", "1 hour"]}}', gen_random_uuid()
    from generate_series(1, 8000) n cross join lateral (select current_date + 60 - (8000 - n) / 10 as day) d
    cross join lateral (select least(now() - (n % 500 + 2) * interval '1 hour', (day - n % 20)::timestamptz) as asked) t`,
  'private.booking_callers': `insert into private.booking_callers (booking_id, caller)
    select id, '203.0.113.' || row_number() over () % 250 from public.booking_submissions
    where confirmed_at is null and starts_at > now()`,
  'public.contact_submissions': `insert into public.contact_submissions (
      kind, name, contact, message, status, source, created_at, updated_at, seen_at, deleted_at, budget_range, idempotency_key
    )
    select case n % 3 when 0 then 'quote' else 'contact' end, 'Asker ' || n, ${contact}, ${words('w')},
      case when n > 8900 then 'new' else (array['replied', 'closed', 'closed', 'closed', 'spam'])[n % 5 + 1] end, ${source},
      at, at, case when n < 8950 then at end, case when n % 97 = 0 then now() - n % 30 * interval '1 day' end,
      case n % 3 when 0 then 'RM 5,000 – 10,000' end, gen_random_uuid()
    from generate_series(1, 9000) n cross join lateral (select now() - (9000 - n) * interval '110 minutes' as at) t`,
  'public.work_opportunities': `insert into public.work_opportunities
      (full_name, contact_number, email, area_of_expertise, status, source, created_at, updated_at, seen_at)
    select 'Applicant ' || n, '01' || lpad(n::text, 8, '0'), 'applicant' || n || '@example.test', 'Other',
      case when n > 2950 then 'pending' else (array['reviewing', 'declined', 'declined', 'accepted', 'spam'])[n % 5 + 1] end,
      ${source}, at, at, case when n < 2970 then at end
    from generate_series(1, 3000) n cross join lateral (select now() - (3000 - n) * interval '170 minutes' as at) t`,
  'public.orders': `insert into public.orders (
      order_number, customer_name, customer_contact, amount_sen, status, due_date, created_at, updated_at, items,
      valid_until, description, contact_submission_id
    )
    select 'RS-' || extract(year from at) || '-' || lpad(n::text, 4, '0'), 'Customer ' || n, ${contact}, n % 900 * 10000 + 10000,
      (array['draft', 'sent', 'accepted', 'in_work', 'paid', 'paid', 'paid', 'cancelled'])[n % 8 + 1], (at + interval '60 days')::date,
      at, at, jsonb_build_array(jsonb_build_object('text', 'A site', 'quantity', 1, 'unit_sen', n % 900 * 10000 + 10000)),
      (now() + interval '30 days')::date, ${words('o')}, c.id
    from generate_series(1, 5000) n
    cross join lateral (select now() - (5000 - n) * interval '310 minutes' as at) t
    left join (select id, row_number() over (order by id) as place from public.contact_submissions) c
      on c.place = n and n % 2 = 0`,
  'public.clients': `insert into public.clients (name, email, phone, company, note, created_at, updated_at)
    select 'Client ' || n, case when n % 2 = 0 then 'person' || n || '@example.test' end,
      case when n % 2 = 1 then '+60 13-' || lpad(n::text, 7, '0') end, 'Shop ' || n, ${words('k')}, at, at
    from generate_series(1, 5000) n cross join lateral (select ${ago(1000)} as at) t`,
  'private.order_counters': `insert into private.order_counters (year, last_number)
    select year, 5000 from generate_series(2024, 2029) year on conflict (year) do nothing`,
  'public.quotations': `insert into public.quotations
      (order_id, version, content, valid_until, status, accepted_at, accepted_name, created_at)
    select o.id, v, jsonb_build_object('number', o.order_number, 'customer_name', o.customer_name, 'items', o.items, 'terms',
        repeat('Half of it before the work begins. ', 10)),
      o.valid_until, s.status, case s.status when 'accepted' then o.created_at + interval '1 day' end,
      case s.status when 'accepted' then o.customer_name end, o.created_at
    from public.orders o cross join generate_series(1, 2) v
    cross join lateral (select case when v = 1 then 'superseded' when o.status in ('accepted', 'in_work', 'paid') then 'accepted'
      else 'sent' end as status) s
    where o.status <> 'draft' and (v = 2 or length(o.customer_name) % 2 = 0)`,
  'public.lead_notes': `insert into public.lead_notes (subject_table, subject_id, contact_key, body, author, author_email, created_at)
    select lead_table, id, null, 'Prefers a call after lunch, and asked about the shop.', null::uuid, 'sales@example.test', ${ago(1000)}
    from (select l.*, place as n from ${someLeads} l where place % 4 = 0) l
    union all
    select null, null, 'person' || n * 2 || '@example.test', 'Pays on time.', null, 'sales@example.test', ${ago(1000)}
    from generate_series(1, 1000) n`,
  'public.follow_ups': `insert into public.follow_ups (lead_table, lead_id, due_on, note, done_at, created_at)
    select lead_table, id, (now() + (n % 400 - 300) * interval '1 day')::date, 'Ring about the shop.',
      case when n % 400 < 280 then now() end, ${ago(1000)}
    from (select l.*, place as n from ${someLeads} l where place % 3 = 0) l`,
  'public.call_closures': `insert into public.call_closures (day, from_time, to_time, reason, created_at)
    select (now() + (n - 300) * interval '3 days')::date, case when n % 2 = 0 then time '09:00' end,
      case when n % 2 = 0 then time '10:00' end, 'Holiday', ${ago(1000)}
    from generate_series(1, 330) n on conflict do nothing`,
  'public.newsletter_subscribers': `insert into public.newsletter_subscribers (
      email, name, confirmed_at, consent, is_active, address_hash, unsubscribed_at, unsubscribed_by, source, created_at, subscribed_at
    )
    select case when n % 9 > 0 then 'reader' || n || '@example.test' end, case when n % 9 > 0 then 'Reader ' || n end,
      case when n % 9 > 0 and n % 13 > 0 then at end, case when n % 9 > 0 and n % 4 = 0 then 'Asked at a fair.' end, n % 9 > 0,
      case when n % 9 = 0 then md5('a' || n) || md5('b' || n) end, case when n % 9 = 0 then at + interval '90 days' end,
      case when n % 9 = 0 then (array['subscriber', 'admin'])[n % 2 + 1] end,
      case when n % 9 > 0 then ${source} else '{}' end, at, at
    from generate_series(1, 8000) n cross join lateral (select ${ago(1000)} as at) t`,
  'private.confirmed_addresses': `insert into private.confirmed_addresses (address, confirmed_at)
    select email, confirmed_at from public.newsletter_subscribers where confirmed_at is not null and consent is null
    union select email, min(confirmed_at) from public.booking_submissions where confirmed_at is not null and email is not null
    group by email`,
  'private.blocked_senders': `insert into private.blocked_senders (contact_key, created_at)
    select 'spammer' || n || '@example.test', ${ago(365)} from generate_series(1, 2000) n`,
}
