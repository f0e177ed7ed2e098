import type { TableName } from './database-rows'

export type Action = 'select' | 'insert' | 'update' | 'delete'

/** The roles in the admin. */
export type Role = 'owner' | 'sales' | 'writer'

interface Access extends Record<Role, Action[]> {
  /** A visitor, or a signed-in user without a role. */
  visitor: Action[]
  /** The changes that hide a row from visitors; absent if they see all rows or none. */
  hiddenWhen?: Record<string, Record<string, unknown>>
}

const nothing: Action[] = []
const read: Action[] = ['select']
/** Rows are soft-deleted by set_deleted; only the service deletes them permanently. */
const written: Action[] = ['select', 'insert', 'update']

/** Published on pages: everybody can read it. */
const ofWriters = { visitor: read, sales: read, writer: written, owner: written }
const ofOwners = { visitor: read, sales: read, writer: read, owner: written }
/** Not public. */
const ofSales = { visitor: nothing, sales: written, writer: nothing, owner: written }
const internal = { visitor: nothing, sales: nothing, writer: nothing, owner: written }

const inactive = { inactive: { is_active: false } }
const unpublished = { unpublished: { is_published: false } }

/** The actions of each role, as tests/database/access.test.ts verifies them. */
export const accessTable: Record<TableName, Access> = {
  portfolio_projects: { ...ofWriters, hiddenWhen: inactive },
  portfolio_categories: { ...ofWriters, hiddenWhen: inactive },
  blog_categories: { ...ofWriters, hiddenWhen: inactive },
  blog_topics: { ...ofWriters, hiddenWhen: inactive },
  blog_posts: {
    ...ofWriters,
    hiddenWhen: {
      unpublished: { is_published: false },
      future: { published_at: '2199-01-01T00:00:00Z' },
    },
  },
  niche_pages: { ...ofWriters, hiddenWhen: unpublished },
  niche_testimonials: { ...ofWriters, hiddenWhen: unpublished },
  blog_authors: ofWriters,
  social_links: ofOwners,
  legal_documents: { ...ofWriters, writer: ['select', 'insert'], owner: ['select', 'insert'] },
  portfolio_settings: ofOwners,
  blog_settings: ofOwners,
  about_settings: ofWriters,
  site_settings: ofOwners,
  company_info: ofOwners,
  redirects: ofWriters,
  alert_recipients: internal,
  newsletter_subscribers: { ...ofSales, sales: ['select', 'update'], owner: ['select', 'update', 'delete'] },
  work_opportunities: ofSales,
  booking_submissions: ofSales,
  call_closures: ofSales,
  contact_submissions: ofSales,
  clients: { ...ofSales, sales: ['select', 'update'], owner: ['select', 'update'] },
  orders: ofSales,
  images: { ...internal, writer: [...written, 'delete'], owner: [...written, 'delete'] },
  outbox: { ...ofSales, sales: read, owner: read },
  email_suppressions: { ...ofSales, sales: read, owner: ['select', 'update'] },
  erasure_log: { ...internal, owner: read },
  quotations: { ...ofSales, sales: read, owner: read },
  abuse_incidents: { ...internal, owner: read },
  follow_ups: ofSales,
  lead_notes: { ...ofSales, sales: ['select', 'insert'], owner: ['select', 'insert'] },
  newsletters: internal,
  audit_log: { ...internal, owner: read },
}
