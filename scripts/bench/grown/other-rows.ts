import { ago } from './lead-rows'

/** What is sent, logged and published in three busy years, as SQL by table. It refers to the leads. */
export const otherRows: Record<string, string> = {
  'public.newsletters': `insert into public.newsletters (subject, body, status, send_at, recipients, created_at)
    select 'News ' || n, repeat('What a site costs, and why. ', 200), case when n <= 148 then 'sent' else 'sending' end,
      now() - (149 - n) * interval '7 days', 6000, now() - (150 - n) * interval '7 days'
    from generate_series(1, 149) n
    union all select 'A draft', 'Hello.', 'draft', null, null, now() from generate_series(1, 5)`,
  'private.newsletter_queue': `insert into private.newsletter_queue (newsletter_id)
    select id from public.newsletters where status = 'sending'`,
  // Emails are kept for six months: a newsletter every week, and what calls, leads and orders caused.
  'public.outbox': `insert into public.outbox (
      kind, subscriber_id, newsletter_id, booking_id, lead_table, lead_id, recipient, details, minutes_before, due_at,
      created_at, updated_at, status, attempts, claimed_at, begun_at, tried_since, sent_at, send_day, caller, subject, body_text, body_html, provider_message_id
    )
    select m.kind, m.subscriber_id, m.newsletter_id, m.booking_id, m.lead_table, m.lead_id, m.recipient, m.details,
      m.minutes_before, m.at, m.at, m.at, s.status, (s.status <> 'pending')::integer, t.tried, t.tried, t.tried,
      case s.status when 'sent' then t.tried end, m.at::date,
      case when m.newsletter_id is null then md5('caller' || n % 3000) || md5('x' || n % 3000) end,
      case when m.newsletter_id is null then 'About your call' end,
      case when m.newsletter_id is null then repeat('We look forward to it. ', 30) end,
      case when m.newsletter_id is null then repeat('<p>We look forward to it.</p>', 80) end,
      case s.status when 'sent' then 'message-' || n end
    from (
      select m.*, row_number() over (order by at) as n from (
        select 'newsletter' as kind, s.id as subscriber_id, l.id as newsletter_id, null::uuid as booking_id,
          null::text as lead_table, null::uuid as lead_id, coalesce(s.email, 'former subscriber') as recipient, '{}'::jsonb as details,
          null::integer as minutes_before, l.send_at as at
        from public.newsletter_subscribers s cross join public.newsletters l
        where l.send_at > now() - interval '183 days' and (s.confirmed_at is not null or s.unsubscribed_at > l.send_at)
        union all
        select 'welcome', s.id, null, null, null, null, coalesce(s.email, 'former subscriber'), '{}', null, s.subscribed_at
        from public.newsletter_subscribers s where s.subscribed_at > now() - interval '183 days'
        union all
        select 'booking_confirmation', null, null, b.id, null, null, b.email, '{}', null, b.created_at
        from public.booking_submissions b where b.email is not null
        union all
        select 'booking_reminder', null, null, b.id, null, null, b.email, '{}', minutes, b.starts_at - minutes * interval '1 minute'
        from public.booking_submissions b cross join unnest(array[60, 1440]) minutes where b.email is not null
        union all
        select 'quotation', null, null, null, null, null, o.customer_contact, jsonb_build_object('quotation_id', q.id), null, q.created_at
        from public.quotations q join public.orders o on o.id = q.order_id
        where o.customer_contact like '%@%' and q.created_at > now() - interval '365 days'
        union all
        select 'reply', null, null, null, 'contact_submissions', c.id, c.contact, '{"text": "Thank you.", "language": "en"}', null,
          c.created_at + interval '2 hours'
        from public.contact_submissions c where c.status in ('replied', 'closed') and c.contact like '%@%'
        union all
        select 'owner_notice', null, null, null, null, null, 'admin@example.test', jsonb_build_object(
          'more', 0, 'events', jsonb_build_array(jsonb_build_object('event', 'new', 'table', 'contact_submissions', 'id', c.id))
        ), null, c.created_at
        from public.contact_submissions c where c.created_at > now() - interval '183 days'
      ) m
    ) m
    cross join lateral (select case
      when m.at > now() then 'pending' when m.kind = 'newsletter' and n % 50 = 0 then 'cancelled'
      when m.at < now() - interval '5 days' then (array['sent', 'failed', 'unknown', 'late'])[case when n % 400 < 4 then n % 4 + 1 else 1 end]
      else 'sent' end as status) s
    cross join lateral (select case when s.status in ('sent', 'failed', 'unknown') then least(now(), m.at + interval '1 minute') end
      as tried) t
    on conflict do nothing`,
  'public.alert_recipients': `insert into public.alert_recipients (email)
    select 'staff' || n || '@example.test' from generate_series(1, 5) n`,
  'private.owner_events': `insert into private.owner_events (recipient, table_name, row_id, event)
    select 'admin@example.test', 'contact_submissions', id, 'new' from public.contact_submissions order by created_at desc limit 40`,
  'public.email_suppressions': `insert into public.email_suppressions (address, reason, occurred_at, detail, provider)
    select 'gone' || n || '@example.test', (array['bounced', 'complained'])[n % 2 + 1], ${ago(1000)}, 'No such mailbox.', 'resend'
    from generate_series(1, 1500) n`,
  'private.early_email_events': `insert into private.early_email_events (message_id, event, occurred_at)
    select 'early-' || n, 'delivered', now() from generate_series(1, 500) n`,
  // The history keeps twelve months.
  'public.audit_log': `with rows as materialized (
      select *, row_number() over () - 1 as place from (
        select 'contact_submissions' as table_name, id,
          jsonb_build_object('id', id, 'name', name, 'contact', contact, 'message', message) as content, array[person_key] as contacts
        from public.contact_submissions
        union all
        select 'booking_submissions', id, jsonb_build_object('id', id, 'name', name, 'contact', contact), array[person_key]
        from public.booking_submissions
        union all
        select 'orders', id, jsonb_build_object('id', id, 'order_number', order_number, 'customer_contact', customer_contact),
          array[person_key]
        from public.orders
        union all
        select 'blog_posts', id, jsonb_build_object('id', id, 'title', title, 'is_published', true), '{}' from public.blog_posts
        union all
        select 'site_settings', id, jsonb_build_object('id', id, 'key', key), '{}' from public.site_settings
      ) each
    )
    insert into public.audit_log (created_at, table_name, row_id, action, actor, before, after, contacts)
    select now() - n * interval '150 seconds', r.table_name, r.id, case n % 11 when 0 then 'insert' else 'update' end,
      md5('staff' || n % 5)::uuid, case when n % 11 > 0 then r.content || '{"status": "new"}' end,
      r.content || jsonb_build_object('status', 'closed', 'seen', n), r.contacts
    from generate_series(1, 200000) n join rows r on r.place = n % (select count(*) from rows)`,
  'public.abuse_incidents': `insert into public.abuse_incidents (began_at, last_at, submissions, cleaned_at)
    select at, at + interval '40 minutes', 200, case when n > 1 then at end
    from generate_series(1, 60) n cross join lateral (select date_trunc('hour', now()) - n * interval '6 days' as at) t`,
  'private.rate_limits': `insert into private.rate_limits (bucket, key, window_start, hits, expires_at)
    select (array['contact by caller', 'booking by caller', 'all forms by caller'])[n % 3 + 1], '198.51.' || n / 250 || '.' || n % 250,
      date_bin('10 minutes', now(), '2001-01-01'), 1, now() + interval '1 hour' from generate_series(1, 20000) n`,
  'public.erasure_log': `insert into public.erasure_log (key_id, person_hash, erased, created_at)
    select (select id from private.erasure_keys limit 1), md5('p' || n) || md5('q' || n), '{"contact_submissions": 1}', ${ago(1000)}
    from generate_series(1, 500) n`,
  'private.busy_times': `insert into private.busy_times (starts_at, ends_at)
    select now() + n * interval '9 hours', now() + n * interval '9 hours' + interval '1 hour' from generate_series(1, 1000) n`,
  'public.images': `insert into public.images (id, url, width, height, alt, bytes, created_at)
    select id, 'https://media.example.test/' || id || '/800x600.webp', 800, 600, 'A shop front ' || n, 40000, ${ago(1000)}
    from (select n, md5('image' || n)::uuid as id from generate_series(1, 3000) n) i`,
  'public.blog_authors': `insert into public.blog_authors (slug, name, avatar_url)
    select 'author-' || n, 'Author ' || n, (select url from public.images order by id limit 1) from generate_series(1, 10) n`,
  'public.blog_categories': `insert into public.blog_categories (name, slug, display_order)
    select 'Category ' || n, 'category-' || n, 100 + n from generate_series(1, 10) n`,
  'public.blog_topics': `insert into public.blog_topics (name, slug, display_order)
    select 'Topic ' || n, 'topic-' || n, 100 + n from generate_series(1, 20) n`,
  'public.blog_posts': `insert into public.blog_posts (
      slug, title, excerpt, content, category, topic, is_published, published_at, featured_image_url, author_id, created_at, updated_at
    )
    select 'grown-' || n, 'What a site costs, part ' || n, a.excerpt, a.content, a.category, a.topic, n % 15 > 0, at, i.url, a.author_id, at, at
    from generate_series(1, 500) n
    join (select *, row_number() over (order by id) - 1 as place, count(*) over () as articles from public.blog_posts) a
      on n % a.articles = a.place
    cross join lateral (select now() - n * interval '2 days' as at) t
    join (select url, row_number() over (order by id) as place from public.images) i on i.place = n`,
  'private.preview_links': `insert into private.preview_links (post_id, token_hash)
    select id, encode(sha256(convert_to('token ' || row_number() over (order by id), 'UTF8')), 'hex')
    from public.blog_posts where not is_published and deleted_at is null`,
  'public.portfolio_projects': `insert into public.portfolio_projects (
      title, slug, package_type, description, thumbnail_url, display_order, niche_identifier, industry_category, created_at, is_active,
      project_detail_slug
    )
    select 'Project ' || n, 'grown-' || n, 'Bespoke', repeat('A site for a shop. ', 20), i.url, 100 + n, null, null, ${ago(1000)}, true, null
    from generate_series(1, 300) n
    join (select url, row_number() over (order by id desc) as place from public.images) i on i.place = n`,
  'public.portfolio_categories': `insert into public.portfolio_categories (type, name, slug, display_order)
    select 'industry', 'Industry ' || n, 'grown-' || n, 100 + n from generate_series(1, 30) n`,
  'public.niche_pages': `insert into public.niche_pages (slug, name, icon_name, display_order)
    select 'grown-' || n, 'Niche ' || n, 'Scale', 100 + n from generate_series(1, 40) n`,
  'public.niche_testimonials': `insert into public.niche_testimonials (niche_identifier, quote_text, attribution_text, display_order)
    select 'grown-' || n % 40 + 1, 'They answered within a day. ' || n, 'Client ' || n, n from generate_series(1, 300) n`,
  'public.legal_documents': `insert into public.legal_documents (type, content, last_updated, revision)
    select 'privacy_policy', repeat('We keep what you send us. ', 400), date '2023-01-01' + n * 20, n from generate_series(1, 40) n`,
  'public.redirects': `insert into public.redirects (from_path, to_path, deleted_at)
    select '/blog/old-' || n, '/blog/grown-' || n % 500 + 1, case when n % 9 = 0 then now() end from generate_series(1, 1000) n`,
}

/** Tables that three years do not fill, each with the reason. */
export const smallTables: Record<string, string> = {
  'private.tables': 'One row for each table of the API, written by migrations.',
  'private.settings': 'One row for each setting, written by migrations.',
  'private.deployment': 'A single row.',
  'private.email_pause': 'A single row.',
  'private.owner_calendar': 'A single row.',
  'private.site_build_request': 'A single row.',
  'private.cron_heartbeats': 'One row for each scheduled program.',
  'private.erasure_keys': 'One row, and one more for each other database that was merged into this one.',
  'public.about_settings': 'One row for each setting.',
  'public.blog_settings': 'One row for each setting.',
  'public.company_info': 'One row for each fact of the company.',
  'public.portfolio_settings': 'One row for each setting.',
  'public.site_settings': 'One row for each setting.',
  'public.social_links': 'One row for each account of the studio.',
}
