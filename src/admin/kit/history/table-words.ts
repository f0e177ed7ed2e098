import { aboutSections } from '@/admin/content/about/about-sections'
import { isLegalType, legalNames } from '@/admin/content/legal/legal-names'
import { settingPlaces } from '@/admin/content/settings/setting-places'
import { capital } from '@/lib/written-text'

interface TableWords {
  one: string
  many: string
  /** Where a row of it is edited, by its id and the name the log has for it; absent: nowhere by itself. */
  to?: (id: string, label: string) => string | undefined
  /** What people call the row, where the log has a key of its own for it. */
  called?: (label: string) => string | undefined
}

const placeOf = (key: string) =>
  Object.hasOwn(settingPlaces, key) ? settingPlaces[key as keyof typeof settingPlaces] : undefined
const setting = {
  to: (_id: string, label: string) => {
    const place = placeOf(label)
    return place && `${place.at}/${place.address}`
  },
  called: (label: string) => placeOf(label)?.title,
}

/** What people call the tables, in the order of the filter. */
export const tableWords: Readonly<Record<string, TableWords>> = {
  blog_posts: { one: 'article', many: 'Articles', to: (id) => `/admin/blog/${id}` },
  blog_authors: { one: 'author', many: 'Authors', to: (id) => `/admin/blog/authors/${id}` },
  blog_categories: {
    one: 'blog category',
    many: 'Blog categories',
    to: (id) => `/admin/blog/categories/${id}`,
  },
  blog_topics: { one: 'topic', many: 'Topics', to: (id) => `/admin/blog/topics/${id}` },
  blog_settings: { one: 'blog setting', many: 'Blog settings', ...setting },
  portfolio_projects: { one: 'project', many: 'Projects', to: (id) => `/admin/portfolio/${id}` },
  portfolio_categories: {
    one: 'portfolio category',
    many: 'Portfolio categories',
    to: (id) => `/admin/portfolio/categories/${id}`,
  },
  portfolio_settings: { one: 'portfolio setting', many: 'Portfolio settings', ...setting },
  niche_pages: { one: 'niche page', many: 'Niche pages', to: (id) => `/admin/niches/${id}` },
  niche_testimonials: { one: 'testimonial', many: 'Testimonials', to: (id) => `/admin/testimonials/${id}` },
  about_settings: {
    one: 'section of the About page',
    many: 'About page',
    to: (_id, label) => `/admin/about/${aboutSections.find(({ key }) => key === label)?.address ?? ''}`,
    called: (label) => aboutSections.find(({ key }) => key === label)?.heading,
  },
  social_links: { one: 'social link', many: 'Social links', to: (id) => `/admin/social/${id}` },
  legal_documents: {
    one: 'legal document',
    many: 'Legal documents',
    to: (id) => `/admin/legal/${id}`,
    called: (label) => (isLegalType(label) ? legalNames[label] : undefined),
  },
  company_info: { one: 'company detail', many: 'Company details', ...setting },
  site_settings: { one: 'site setting', many: 'Site settings', ...setting },
  booking_submissions: { one: 'booking', many: 'Bookings', to: (id) => `/admin/bookings/${id}` },
  contact_submissions: { one: 'request', many: 'Requests', to: (id) => `/admin/requests/${id}` },
  work_opportunities: { one: 'application', many: 'Applications', to: (id) => `/admin/applications/${id}` },
  newsletter_subscribers: {
    one: 'subscriber',
    many: 'Subscribers',
    to: (id) => `/admin/subscribers/${id}`,
  },
  orders: { one: 'order', many: 'Orders', to: (id) => `/admin/orders/${id}` },
  lead_notes: { one: 'note', many: 'Notes' },
  pictures: { one: 'picture', many: 'Pictures', to: (id) => `/admin/pictures/${id}` },
}

/** What the desk's forms call these, where the column's own name says it badly. */
const known: Readonly<Record<string, string>> = {
  value: 'What it says',
  thumbnail_url: 'Picture',
  thumbnail_alt: 'What the picture shows',
  featured_image_url: 'Picture',
  featured_image_alt: 'What the picture shows',
  avatar_url: 'Portrait',
  'value.photo_url': 'Portrait',
  bolt_project_id: 'Bolt project',
  project_url: 'Address of the site',
  slug: 'Address',
}

/** 'is_published' as 'Published', 'thumbnail_url' as 'Picture', 'hero.ctaText' as 'Hero, cta text', a setting's 'value.tagline' as 'Tagline'. */
export function fieldWords(field: string): string {
  if (Object.hasOwn(known, field)) return known[field] as string
  const words = field
    .replace(/^is_|^value\./, '')
    .replace(/\.(\d+)/g, (_, index: string) => ` ${Number(index) + 1}`)
    .replaceAll('.', ', ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return capital(words)
}

export function wordsOf(table: string): TableWords {
  const plain = table.replaceAll('_', ' ')
  return Object.hasOwn(tableWords, table)
    ? (tableWords[table] as TableWords)
    : { one: plain, many: fieldWords(plain) }
}

/** What a row is called, in people's words where the log names it by a key: 'Figures of the blog' for 'blog_metrics'. */
export const nameOf = (table: string, label: string) => wordsOf(table).called?.(label) ?? label
