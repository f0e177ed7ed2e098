interface TableWords {
  one: string
  many: string
  /** Where a row of it is edited; absent: nowhere by itself. */
  to?: (id: string) => string
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
  blog_settings: { one: 'blog setting', many: 'Blog settings' },
  portfolio_projects: { one: 'project', many: 'Projects', to: (id) => `/admin/portfolio/${id}` },
  portfolio_categories: { one: 'portfolio category', many: 'Portfolio categories' },
  portfolio_settings: { one: 'portfolio setting', many: 'Portfolio settings' },
  niche_pages: { one: 'niche page', many: 'Niche pages', to: (id) => `/admin/niches/${id}` },
  niche_testimonials: { one: 'testimonial', many: 'Testimonials' },
  about_settings: { one: 'section of the About page', many: 'About page', to: () => '/admin/about' },
  social_links: { one: 'social link', many: 'Social links' },
  legal_documents: { one: 'legal document', many: 'Legal documents' },
  company_info: { one: 'company detail', many: 'Company details' },
  site_settings: { one: 'site setting', many: 'Site settings' },
  booking_submissions: { one: 'booking', many: 'Bookings', to: (id) => `/admin/bookings/${id}` },
  contact_submissions: { one: 'request', many: 'Requests', to: (id) => `/admin/requests/${id}` },
  work_opportunities: { one: 'application', many: 'Applications', to: (id) => `/admin/applications/${id}` },
  newsletter_subscribers: { one: 'subscriber', many: 'Subscribers' },
  orders: { one: 'order', many: 'Orders', to: (id) => `/admin/orders/${id}` },
}

/** 'is_published' as 'Published', 'featured_image_url' as 'Featured image url', 'hero.ctaText' as 'Hero, cta text'. */
export function fieldWords(field: string): string {
  const words = field
    .replace(/^is_/, '')
    .replace(/\.(\d+)/g, (_, index: string) => ` ${Number(index) + 1}`)
    .replaceAll('.', ', ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function wordsOf(table: string): TableWords {
  const plain = table.replaceAll('_', ' ')
  return Object.hasOwn(tableWords, table)
    ? (tableWords[table] as TableWords)
    : { one: plain, many: fieldWords(plain) }
}
