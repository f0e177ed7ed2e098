import { randomUUID } from 'node:crypto'
import type { Database } from '@/lib/database.types'
import type { LocalBackend } from '../../supabase/local/backend'

export type TableName = keyof Database['public']['Tables']
export type Row = Record<string, unknown> & { id: string }

/** A valid row of each table that conflicts with no other row. */
const valid: Record<TableName, (mark: string) => Record<string, unknown>> = {
  about_settings: () => ({ key: spareKey(), value: { title: 'Story' } }),
  alert_recipients: (mark) => ({ email: `${mark}@example.test` }),
  audit_log: () => ({ table_name: 'orders', row_id: randomUUID(), action: 'insert', after: {} }),
  blog_authors: (mark) => ({ slug: `author-${mark}`, name: 'An author' }),
  blog_categories: (mark) => ({ name: `Category ${mark}`, slug: `category-${mark}` }),
  blog_posts: (mark) => ({
    slug: `post-${mark}`,
    title: 'A post',
    is_published: true,
    published_at: '2026-01-05T01:00:00Z',
  }),
  blog_settings: () => ({ key: spareKey(), value: { expert_articles: '12+' } }),
  blog_topics: (mark) => ({ name: `Topic ${mark}`, slug: `topic-${mark}` }),
  booking_submissions: () => ({
    name: 'A caller',
    contact: 'caller@example.test',
    preferred_date: nextDate(),
    preferred_time: '9:00 AM',
    call_method: 'video',
    message: 'A site for my shop.',
  }),
  call_closures: () => ({ day: nextDate(), reason: 'Deepavali' }),
  company_info: () => ({ key: spareKey(), value: 'Pending' }),
  clients: (mark) => ({ email: `${mark}@example.test`, company: 'Kedai Mei' }),
  contact_submissions: () => ({ name: 'A writer', contact: 'writer@example.test', message: 'Hello.' }),
  outbox: () => ({
    kind: 'welcome',
    subscriber_id: parents.subscriber,
    recipient: 'parent@example.test',
    send_day: nextDate(),
    status: 'sent',
  }),
  email_suppressions: (mark) => ({
    address: `${mark}@example.test`,
    reason: 'bounced',
    occurred_at: '2026-11-20T01:00:00Z',
    provider: 'resend',
  }),
  erasure_log: () => ({ key_id: parents.erasureKey, person_hash: '0'.repeat(64), erased: {} }),
  abuse_incidents: () => ({
    began_at: `${nextDate()}T00:00:00Z`,
    last_at: `${nextDate()}T00:00:00Z`,
    submissions: 121,
  }),
  follow_ups: () => ({
    lead_table: 'orders',
    lead_id: randomUUID(),
    due_on: '2026-12-01',
    note: 'Ring about the deposit.',
  }),
  lead_notes: (mark) => ({
    contact_key: `${mark}@example.test`,
    body: 'Prefers a call after lunch.',
    author: '00000000-0000-4000-8000-00000000ad01',
  }),
  legal_documents: () => ({ type: 'privacy_policy', content: '# Privacy', last_updated: nextDate() }),
  newsletter_subscribers: (mark) => ({ email: `${mark}@example.test` }),
  newsletters: () => ({ subject: 'News', body: 'Hello.' }),
  niche_pages: (mark) => ({ slug: `niche-${mark}`, name: 'A niche', icon_name: 'Scale' }),
  niche_testimonials: (mark) => ({
    niche_identifier: parents.niche,
    quote_text: `Quote ${mark}`,
    attribution_text: 'A client',
  }),
  orders: (mark) => ({
    order_number: `ORD-${mark.toUpperCase()}`,
    customer_name: 'A customer',
    customer_contact: '012-345 6789',
    amount_sen: 250_000,
  }),
  images: (mark) => ({
    url: `/storage/v1/object/public/images/${mark}/800x600.webp`,
    width: 800,
    height: 600,
    alt: 'A shop front',
    bytes: 40_000,
  }),
  portfolio_categories: (mark) => ({ type: 'industry', name: 'An industry', slug: `industry-${mark}` }),
  portfolio_projects: (mark) => ({ title: 'A project', slug: `project-${mark}`, package_type: 'Bespoke' }),
  portfolio_settings: () => ({ key: spareKey(), value: { title: 'Intro' } }),
  quotations: () => ({ order_id: parents.order, version: nextVersion(), content: {} }),
  redirects: (mark) => ({ from_path: `/blog/old-${mark}`, to_path: `/blog/new-${mark}` }),
  site_settings: () => ({ key: spareKey(), value: { city: 'Melaka' } }),
  social_links: (mark) => ({
    platform: `Platform ${mark}`,
    url: 'https://social.example.test',
    icon: 'Github',
  }),
  work_opportunities: (mark) => ({
    full_name: 'An applicant',
    contact_number: '012-345 6789',
    email: `${mark}@example.test`,
    area_of_expertise: 'Web Development',
    status: 'pending',
  }),
}

/** A change that is valid on any row of the table. */
export const validChange: Record<TableName, Record<string, unknown>> = {
  about_settings: { value: { title: 'Changed' } },
  alert_recipients: { requests: false },
  audit_log: { table_name: 'changed' },
  blog_authors: { name: 'Changed' },
  blog_categories: { created_at: '2026-01-05T01:00:00+00:00' },
  blog_posts: { title: 'Changed' },
  blog_settings: { value: { expert_articles: '77+' } },
  blog_topics: { created_at: '2026-01-05T01:00:00+00:00' },
  booking_submissions: { status: 'completed' },
  call_closures: { reason: 'Changed' },
  company_info: { value: 'Changed' },
  clients: { company: 'Changed' },
  contact_submissions: { status: 'replied' },
  outbox: { error: 'Changed' },
  email_suppressions: { lift_reason: 'Changed' },
  erasure_log: { actor_email: 'changed@example.test' },
  abuse_incidents: { submissions: 122 },
  follow_ups: { note: 'Changed' },
  lead_notes: { body: 'Changed' },
  legal_documents: { content: '# Changed' },
  newsletters: { subject: 'Changed' },
  newsletter_subscribers: { name: 'Changed' },
  niche_pages: { name: 'Changed' },
  niche_testimonials: { attribution_text: 'Changed' },
  orders: { status: 'sent' },
  images: { alt: 'Changed' },
  portfolio_categories: { name: 'Changed' },
  portfolio_projects: { title: 'Changed' },
  portfolio_settings: { value: { title: 'Changed' } },
  quotations: { valid_until: '2031-01-01' },
  redirects: { to_path: '/blog/elsewhere' },
  site_settings: { value: { city: 'Ipoh' } },
  social_links: { url: 'https://changed.example.test' },
  work_opportunities: { status: 'accepted' },
}

const parents = {
  niche: 'parent-niche',
  subscriber: '00000000-0000-4000-8000-0000000050b5',
  order: '00000000-0000-4000-8000-00000000ade5',
  erasureKey: '00000000-0000-4000-8000-000000000e00',
}

/** The rows that other rows refer to. */
export const parentRows = (): Array<[TableName, Row]> => [
  ['niche_pages', { ...validRow('niche_pages'), slug: parents.niche }],
  ['newsletter_subscribers', { id: parents.subscriber, email: 'parent@example.test' }],
  ['orders', { ...validRow('orders'), id: parents.order }],
]

/** Adds the rows that other rows refer to, and settings that no page reads. */
export async function addParents(backend: LocalBackend): Promise<void> {
  await backend.query(
    `insert into private.settings (key, is_public)
    select 'spare_' || n, true from generate_series(1, $1::text::integer) n`,
    [String(spareKeys)],
  )
  for (const [table, row] of parentRows()) await insertRow(backend, table, row)
  await backend.query('insert into private.erasure_keys (id) values ($1::text::uuid)', [parents.erasureKey])
}

/** Keys of the settings that addParents adds, each returned once. */
const spareKeys = 400
let spare = 0
function spareKey(): string {
  spare += 1
  if (spare > spareKeys) throw new Error('addParents describes too few settings')
  return `spare_${spare}`
}

let versions = 0
const nextVersion = () => (versions += 1)

/** Days far from the seed's, each returned once. */
let days = 0
function nextDate(): string {
  days += 1
  return new Date(Date.UTC(2031, 0, days)).toISOString().slice(0, 10)
}

export function validRow(table: TableName): Row {
  return { id: randomUUID(), ...valid[table](randomUUID().slice(0, 8)) }
}

/** Inserts as superuser. */
export async function insertRow(backend: LocalBackend, table: TableName, row: Row): Promise<void> {
  const columns = Object.keys(row).join(', ')
  await backend.query(
    `insert into public.${table} (${columns})
    select ${columns} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)`,
    [JSON.stringify(row)],
  )
}

/** The whole row as text, read as superuser; undefined if it does not exist. */
export async function readRow(
  backend: LocalBackend,
  table: TableName,
  id: string,
): Promise<string | undefined> {
  const rows = await backend.query<{ row: string }>(
    `select t::text as row from public.${table} t where id = $1::text::uuid`,
    [id],
  )
  return rows[0]?.row
}

/** Changes a row as superuser. */
export async function updateRow(
  backend: LocalBackend,
  table: TableName,
  id: string,
  change: Record<string, unknown>,
): Promise<void> {
  const columns = Object.keys(change)
  await backend.query(
    `update public.${table} t set ${columns.map((column) => `${column} = c.${column}`).join(', ')}
    from jsonb_populate_record(null::public.${table}, $2::text::jsonb) c where t.id = $1::text::uuid`,
    [id, JSON.stringify(change)],
  )
}
