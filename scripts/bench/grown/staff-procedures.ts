import {
  changeable,
  first,
  people,
  draft,
  sending,
  sentNewsletter,
  article,
  member,
  nothing,
  type Sample,
} from './sample'

/** Calls of the procedures that only signed-in staff may call, as an owner. */
export const staffProcedures: Readonly<Record<string, readonly Sample[]>> = {
  add_clients: [
    {
      of: '1,000 people',
      args: {
        people: `(select jsonb_agg(jsonb_build_object('name', 'Old client ' || n, 'email', 'old' || n || '@example.test', 'phone', '+60 17-' || lpad(n::text, 7, '0'))) from generate_series(1, 1000) n)`,
      },
    },
  ],
  add_subscribers: [
    {
      of: '1,000 people',
      args: {
        people: `(select jsonb_agg(jsonb_build_object('email', 'imported' || n || '@example.test')) from generate_series(1, 1000) n)`,
        consent: `'Asked at a fair.'`,
      },
    },
  ],
  admin_counts: nothing,
  admin_news: nothing,
  admin_search: [
    { of: 'a name', args: { query: `'caller 77'` } },
    { of: 'a number', args: { query: `'013-0004001'` } },
    { of: 'a common word', args: { query: `'explains'` } },
    { of: 'no match', args: { query: `'zzyzx'` }, mayBeEmpty: true },
    { of: 'another script', args: { query: `'网站'` }, mayBeEmpty: true },
  ],
  admin_today: nothing,
  begin_publish: nothing,
  busy_calendar_state: [
    {
      before: `update private.owner_calendar set busy_address = 'https://calendar.example.test/a.ics'`,
    },
  ],
  busy_times: [{ args: { from_at: 'now()', until: `now() + interval '42 days'` } }],
  call_rules: nothing,
  calls_outside_hours: [{ mayBeEmpty: true }],
  change_role: [{ args: { person: member, role: `'writer'` } }],
  changes_since: [
    { of: 'a day', args: { built_at: `now() - interval '1 day'` }, mayBeEmpty: true },
    { of: 'a month', args: { built_at: `now() - interval '1 month'` } },
  ],
  clean_up_incident: [
    {
      of: 'a month long',
      args: { flood: `(select id from public.abuse_incidents order by began_at desc limit 1)` },
      before: `update public.abuse_incidents set began_at = now() - interval '30 days', last_at = now(), cleaned_at = null
        where id = (select id from public.abuse_incidents order by began_at desc limit 1)`,
    },
  ],
  email_state: nothing,
  end_preview_link: [{ args: { post: article } }],
  erase_lead: [
    { of: 'a call', args: { of_table: `'booking_submissions'`, row_id: first('booking_submissions') } },
    { of: 'an order', args: { of_table: `'orders'`, row_id: first('orders', `status = 'cancelled'`) } },
    {
      of: 'a subscriber',
      args: {
        of_table: `'newsletter_subscribers'`,
        row_id: first('newsletter_subscribers', 'confirmed_at is not null'),
      },
    },
  ],
  erase_person: [
    { of: 'an address', args: { contact: people.address } },
    { of: 'a number', args: { contact: people.number } },
    { of: 'a reader', args: { contact: `'reader4000@example.test'` } },
    { of: 'another person', args: { contact: `'nobody@example.test'` } },
  ],
  find_people: [
    { of: 'the newest' },
    { of: 'page 20', args: { page: '20' } },
    { of: 'a name', args: { search: `'caller 77'` } },
    { of: 'a common word, page 20', args: { search: `'person'`, page: '20' } },
    { of: 'two letters', args: { search: `'ca'` } },
    { of: 'a number', args: { search: `'013 0004'` } },
    { of: 'another script', args: { search: `'网站'` }, mayBeEmpty: true },
  ],
  grant_access: [{ args: { email: `'nobody@example.test'`, role: `'sales'` } }],
  history: [
    { of: 'the newest' },
    { of: 'a table', args: { of_table: `'orders'` } },
    { of: 'a row', args: { of_table: `'orders'`, of_rows: `array[${first('orders')}]` } },
    { of: 'a person', args: { of_person: `md5('staff3')::uuid` } },
    { of: 'a day', args: { day: `(current_date - 100)` } },
    { of: 'further back', args: { before_at: `now() - interval '200 days'` } },
    {
      of: 'a rare table of a person',
      args: { of_table: `'site_settings'`, of_person: `md5('staff3')::uuid` },
    },
    { of: 'no entry', args: { of_table: `'social_links'` }, mayBeEmpty: true },
  ],
  history_people: nothing,
  image_uses: [
    {
      of: 'a used one',
      args: {
        image: `(select split_part(featured_image_url, '/', 4)::uuid from public.blog_posts where slug = 'grown-7')`,
      },
    },
    {
      of: 'an unused one',
      args: {
        image: first(
          'images',
          `not exists (select from public.blog_posts b where b.featured_image_url = url)`,
        ),
      },
      mayBeEmpty: true,
    },
  ],
  is_admin: nothing,
  last_change: [{ args: { of_table: `'orders'`, of_row: first('orders') } }],
  lead_report: nothing,
  make_preview_link: [{ args: { post: article } }],
  mark_spam: [
    {
      args: {
        of_table: `'contact_submissions'`,
        row_id: first('contact_submissions', `status = 'new' and deleted_at is null`),
      },
    },
  ],
  newsletter_stats: [{ of: 'all' }, { of: 'one', args: { p_newsletter_id: sentNewsletter } }],
  order_board: nothing,
  order_quotations: [{ args: { of_order: first('orders', `status = 'sent'`) } }],
  order_rows: [
    {
      args: {
        list: `'portfolio_projects'`,
        was: `(select array_agg(id order by display_order, id) from public.portfolio_projects where deleted_at is null)`,
        wanted: `(select array_agg(id order by display_order desc, id) from public.portfolio_projects where deleted_at is null)`,
      },
    },
  ],
  owner_calendar: nothing,
  person_leads: [
    { of: 'an address', args: { contact: people.address } },
    { of: 'a number', args: { contact: people.number } },
  ],
  person_record: [
    { of: 'an address', args: { contact: people.address }, kind: 'other' },
    { of: 'a number', args: { contact: people.number }, kind: 'other' },
    { of: 'a reader', args: { contact: `'reader4000@example.test'` }, kind: 'other' },
  ],
  portfolio_builds: [{ mayBeEmpty: true }],
  preview_link_ends: [{ args: { post: article } }],
  published_site_problem: [
    {
      before: `update private.site_build_request set
        problem = 'It answers with a redirect.', problem_since = now() - interval '1 hour', checked_at = now()`,
    },
  ],
  renew_calendar_feed: nothing,
  resend_confirmation: [
    {
      args: {
        booking_id: first('booking_submissions', `status = 'booked' and email is not null and ${changeable}`),
      },
    },
  ],
  retry_message: [{ args: { p_message_id: first('outbox', `status = 'failed' and kind = 'owner_notice'`) } }],
  restore_change: [
    {
      args: { change: first('audit_log', `table_name = 'contact_submissions' and action = 'update'`) },
      mayBeEmpty: true,
    },
  ],
  revoke_access: [{ args: { person: member } }],
  send_newsletter: [{ args: { p_newsletter_id: draft } }],
  send_quotation: [
    {
      args: {
        order_id: first('orders', `status = 'draft' and items <> '[]' and customer_contact like '%@%'`),
      },
    },
  ],
  send_reply: [
    {
      args: {
        of_table: `'contact_submissions'`,
        row_id: first('contact_submissions', `contact like '%@%' and status = 'new' and deleted_at is null`),
        subject: `'Your site'`,
        body: `'Thank you.'`,
      },
    },
  ],
  send_test_newsletter: [{ args: { p_newsletter_id: draft } }],
  send_test_notice: nothing,
  session_state: nothing,
  set_busy_calendar: [{ args: { address: `'https://calendar.example.test/b.ics'` } }],
  set_deleted: [
    {
      of: 'leads',
      args: {
        of_table: `'contact_submissions'`,
        ids: `(select array_agg(id) from (select id from public.contact_submissions where deleted_at is null limit 25) c)`,
        deleted: 'true',
      },
    },
    {
      of: 'an article',
      args: { of_table: `'blog_posts'`, ids: `array[${first('blog_posts')}]`, deleted: 'true' },
    },
  ],
  staff: nothing,
  stop_newsletter: [{ args: { p_newsletter_id: sending } }],
}
