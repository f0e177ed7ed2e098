import type { LocalBackend } from '../../supabase/local/backend'
import { addParents, insertRow, type Row, type TableName, validRow } from '../../tests/support/database-rows'

const callToCome = '00000000-0000-4000-8000-00000000ca11'
const past = { created_at: '2026-02-03T02:00:00Z', updated_at: '2026-03-04T05:00:00Z' }

/** What a year leaves, beside the seed: each state that a row can be in, and what is still to come. */
const rows: Array<[TableName, ...Array<Partial<Row>>]> = [
  [
    'contact_submissions',
    ...['new', 'replied', 'closed', 'spam'].map((status) => ({ ...past, status })),
    { kind: 'quote', project_type: 'Bespoke', source: { page: '/pricing', campaign: 'newsletter' } },
  ],
  [
    'work_opportunities',
    ...['pending', 'reviewing', 'accepted', 'declined', 'spam'].map((status) => ({ ...past, status })),
  ],
  ['orders', ...['draft', 'sent', 'accepted', 'paid', 'cancelled'].map((status) => ({ ...past, status }))],
  [
    'booking_submissions',
    ...['completed', 'no_show', 'cancelled', 'spam', 'requested'].map((status, day) => ({
      ...past,
      status,
      preferred_date: `2026-03-0${day + 2}`,
      cancel_reason: status === 'cancelled' ? 'The studio was closed.' : null,
    })),
    { id: callToCome, email: 'to-come@example.test', reminders: { email: 1440 } },
    {
      status: 'booked',
      confirmed_at: past.updated_at,
      meeting_link: 'https://meet.example.test/a',
      name: '陈 美玲',
    },
  ],
  [
    'newsletter_subscribers',
    { ...past, confirmed_at: past.updated_at, name: 'Said "yes", \\ & 陈' },
    { ...past, is_active: false, unsubscribed_at: past.updated_at, unsubscribed_by: 'subscriber' },
    { ...past, consent: 'At the fair in Ipoh, on paper.' },
  ],
  [
    'newsletters',
    { ...past, status: 'draft' },
    ...['scheduled', 'sending', 'stopped', 'sent'].map((status) => ({
      ...past,
      status,
      send_at: '2026-03-05T01:00:00Z',
      readers: 12,
    })),
  ],
  [
    'outbox',
    { ...past, kind: 'welcome' },
    ...['pending', 'sending', 'sent', 'logged', 'failed', 'unknown', 'late', 'cancelled'].map(
      (status, n) => ({
        ...past,
        channel: status === 'logged' ? 'sms' : 'email',
        kind: 'booking_reminder',
        minutes_before: 10 + n,
        subscriber_id: null,
        booking_id: callToCome,
        status,
        subject: 'Your call',
        body_text: 'See you on Monday.',
        error: status === 'failed' ? '550 no such mailbox' : null,
      }),
    ),
  ],
  ['niche_pages', { status: 'live' }, { status: 'coming_soon' }],
  ['portfolio_projects', ...['live', 'in_progress', 'concept'].map((status) => ({ status }))],
  ['blog_posts', { is_published: false, published_at: null, title: 'A draft' }],
  ['blog_posts', { published_at: '2031-01-05T01:00:00Z', title: 'A scheduled article' }],
  ['follow_ups', {}, { done_at: past.updated_at }],
  ['audit_log'],
  ['call_closures', {}, { slot: '9:00 AM' }],
  ['erasure_log'],
  ['abuse_incidents', { cleaned_at: past.updated_at }],
  ['lead_notes'],
  ['pictures'],
  ['redirects'],
]

/** A row of each private table that nothing above has filled. */
const privateRows = `
  insert into private.rate_limits (bucket, key, window_start, expires_at)
  values ('contact by caller', '203.0.113.7', '2026-03-04 05:00Z', '2026-03-04 06:00Z');
  insert into private.confirmed_addresses (address) values ('reader@example.test');
  insert into private.blocked_senders (contact_key) values ('sender@example.test');
  insert into private.cron_heartbeats (job, answered_at) values ('send-due', '2026-03-04 05:00Z') on conflict do nothing;
  insert into private.order_counters (year, last_number) values (2025, 41) on conflict do nothing;
  insert into private.booking_callers (booking_id, caller)
  select id, '203.0.113.7' from public.booking_submissions limit 1;
  insert into private.deleted_bookings (booking_id, manage_token, mail_token)
  values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid());
  insert into private.busy_times (starts_at, ends_at) values ('2026-03-09 02:00Z', '2026-03-09 03:00Z');
  insert into private.owner_events (kind, table_name, row_id, event)
  values ('requests', 'contact_submissions', gen_random_uuid(), 'new');
  insert into private.preview_links (post_id, token_hash) select id, repeat('0', 64) from public.blog_posts limit 1;
`

/** Fills every table of a seeded studio with what a year of use leaves; all persons are invented. */
export async function addYearOfUse(backend: LocalBackend): Promise<void> {
  await addParents(backend)
  for (const [table, ...given] of rows) {
    // A letter gets on by procedures alone, and in time: here each is where it is at once.
    await backend.exec(`set session_replication_role = ${table === 'newsletters' ? 'replica' : 'origin'}`)
    for (const values of given.length > 0 ? given : [{}])
      await insertRow(backend, table, { ...validRow(table), ...values })
  }
  await backend.exec(privateRows)
  await backend.exec("delete from private.settings where key like 'spare%'")
}
