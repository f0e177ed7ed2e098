import type { TableName } from './database-rows'

export type Action = 'select' | 'insert' | 'update' | 'delete'

interface Access {
  /** A visitor, and just the same a signed-in person who is no administrator. */
  visitor: Action[]
  administrator: Action[]
  /** What makes a row one that visitors do not see, one entry for each way; absent: they see all or none. */
  hiddenWhen?: Record<string, Record<string, unknown>>
}

const nothing: Action[] = []
const read: Action[] = ['select']
/** Rows are deleted by the function set_deleted, and removed for good by the service alone. */
const written: Action[] = ['select', 'insert', 'update']

const published = { visitor: read, administrator: written }
const internal = { visitor: nothing, administrator: written }

const inactive = { inactive: { is_active: false } }
const unpublished = { unpublished: { is_published: false } }

/** Who may do what, as tests/database/access.test.ts proves it. */
export const accessTable: Record<TableName, Access> = {
  portfolio_projects: { ...published, hiddenWhen: inactive },
  portfolio_categories: { ...published, hiddenWhen: inactive },
  blog_categories: { ...published, hiddenWhen: inactive },
  blog_topics: { ...published, hiddenWhen: inactive },
  blog_posts: {
    ...published,
    hiddenWhen: {
      unpublished: { is_published: false },
      future: { published_at: '2199-01-01T00:00:00Z' },
      undated: { published_at: null },
    },
  },
  niche_pages: { ...published, hiddenWhen: unpublished },
  niche_testimonials: { ...published, hiddenWhen: unpublished },
  blog_authors: published,
  social_links: published,
  legal_documents: { visitor: read, administrator: ['select', 'insert'] },
  portfolio_settings: published,
  blog_settings: published,
  about_settings: published,
  site_settings: published,
  company_info: published,
  redirects: published,
  alert_recipients: internal,
  newsletter_subscribers: { visitor: nothing, administrator: ['select', 'update', 'delete'] },
  work_opportunities: internal,
  booking_submissions: internal,
  call_closures: internal,
  contact_submissions: internal,
  orders: internal,
  pictures: { visitor: nothing, administrator: [...written, 'delete'] },
  outbox: { visitor: nothing, administrator: read },
  erasure_log: { visitor: nothing, administrator: read },
  quotations: { visitor: nothing, administrator: read },
  abuse_incidents: { visitor: nothing, administrator: read },
  follow_ups: internal,
  lead_notes: { visitor: nothing, administrator: ['select', 'insert'] },
  newsletters: internal,
  audit_log: { visitor: nothing, administrator: read },
}
