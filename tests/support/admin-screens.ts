/** A visit to an admin screen: its heading, and the value of the parameter in its URL. */
interface AdminVisit {
  title: string | RegExp
  /**
   * The last part of the URL, or `table?query` for the id of the first row of that query: the oldest is from
   * the seed, which no other test deletes.
   */
  one?: string
  /** A text that appears only once the content is loaded. */
  shows?: string
}

type Visits = Readonly<Record<string, AdminVisit>>

/** Leads and the work on them. Rows with `=mark` are made by the test. */
export const leadVisits: Visits = {
  '/admin': { title: 'Dashboard', shows: 'Calls today' },
  '/admin/inbox': { title: 'Inbox', shows: 'Upcoming calls' },
  '/admin/bookings': { title: 'Inbox', shows: 'New enquiry' },
  '/admin/bookings/new': { title: 'New call' },
  '/admin/bookings/:id': { title: /./, one: 'booking_submissions?name=mark', shows: 'Emails and SMS' },
  '/admin/hours': { title: 'Calls and hours', shows: 'The week' },
  '/admin/requests': { title: 'Inbox', shows: 'Export CSV' },
  '/admin/requests/new': { title: 'New enquiry' },
  '/admin/requests/:id': { title: /./, one: 'contact_submissions?name=mark', shows: 'Budget' },
  '/admin/orders': { title: 'Orders', shows: 'Export CSV' },
  '/admin/orders/board': { title: 'Board of orders', shows: 'Talking' },
  '/admin/orders/sources': { title: 'Leads by source', shows: 'Win rate' },
  '/admin/follow-ups': { title: 'Follow-ups', shows: 'Overdue' },
  '/admin/orders/new': { title: 'New order' },
  '/admin/orders/:id': { title: /./, one: 'orders?customer_name=mark', shows: 'Delete order' },
  '/admin/applications': { title: 'Inbox', shows: 'Export CSV' },
  '/admin/applications/:id': {
    title: /./,
    one: 'work_opportunities?full_name=mark',
    shows: 'Area of expertise',
  },
  '/admin/subscribers': { title: 'Subscribers', shows: 'Export CSV' },
  '/admin/subscribers/:id': { title: /./, one: 'newsletter_subscribers?name=mark', shows: 'Unsubscribe' },
  '/admin/subscribers/new': { title: 'Add subscribers', shows: 'Or type them' },
  '/admin/newsletters': { title: 'Newsletters', shows: 'New newsletter' },
  '/admin/newsletters/new': { title: 'New newsletter' },
  '/admin/newsletters/:id': { title: /./, one: 'newsletters?subject=mark', shows: 'Send a test to me' },
  '/admin/people': { title: 'People', shows: 'Last contact' },
  '/admin/people/:contact': { title: /./, one: 'contact', shows: 'First contact' },
  '/admin/clients': { title: 'Clients from lists', shows: 'Add clients' },
  '/admin/clients/new': { title: 'Add clients', shows: 'Or type them' },
  '/admin/clients/:id': { title: /./, one: 'clients?name=mark', shows: 'Their messages and orders' },
  '/admin/emails': { title: 'Emails and texts', shows: 'Requested' },
  '/admin/emails/:id': { title: /./, one: 'outbox?booking_id=booking', shows: 'Booking confirmed' },
  '/admin/emails/stopped': { title: 'Stopped addresses', shows: 'Search address' },
  '/admin/emails/stopped/:id': {
    title: /./,
    one: 'email_suppressions?address=mark',
    shows: 'Send email again',
  },
  '/admin/history': { title: 'History', shows: 'Everybody' },
  '/admin/calendar': { title: 'Calendar', shows: 'Block time' },
  '/admin/calendar/sync': { title: 'Calendar sync', shows: 'When you are busy' },
  '/admin/staff': { title: 'Staff', shows: 'Last sign-in' },
  '/admin/account': { title: 'Account', shows: 'Current password' },
}

/** The blog and the texts of the studio's pages. */
export const wordVisits: Visits = {
  '/admin/blog': { title: 'Articles', shows: 'New article' },
  '/admin/blog/new': { title: 'New article' },
  '/admin/blog/:id': {
    title: /./,
    one: 'blog_posts?is_published=is.true&order=created_at,id',
    shows: 'Delete article',
  },
  '/admin/blog/authors': { title: 'Authors', shows: 'New author' },
  '/admin/blog/authors/new': { title: 'New author' },
  '/admin/blog/authors/:id': { title: /./, one: 'blog_authors?order=created_at,id', shows: 'Delete author' },
  '/admin/blog/categories': { title: 'Blog categories', shows: 'New category' },
  '/admin/blog/categories/new': { title: 'New category' },
  '/admin/blog/categories/:id': {
    title: /./,
    one: 'blog_categories?order=created_at,id',
    shows: 'Delete category',
  },
  '/admin/blog/topics': { title: 'Topics', shows: 'New topic' },
  '/admin/blog/topics/new': { title: 'New topic' },
  '/admin/blog/topics/:id': { title: /./, one: 'blog_topics?order=created_at,id', shows: 'Delete topic' },
  '/admin/testimonials': { title: 'Testimonials', shows: 'New testimonial' },
  '/admin/testimonials/new': { title: 'New testimonial' },
  '/admin/testimonials/:id': {
    title: /./,
    one: 'niche_testimonials?order=created_at,id',
    shows: 'Delete testimonial',
  },
  '/admin/testimonials/order/:value': { title: 'Order of testimonials', one: 'law-firm' },
  '/admin/about': { title: 'About page', shows: 'Founder' },
  '/admin/about/story': { title: 'Story and vision', shows: 'Save setting' },
  '/admin/about/founder': { title: 'Founder', shows: 'Signature' },
  '/admin/about/trades': { title: 'Who the studio works for', shows: 'Save setting' },
  '/admin/legal': { title: 'Legal documents', shows: 'What visitors see' },
  '/admin/legal/new/:type': { title: /^New version/, one: 'terms_of_service', shows: 'Publish this version' },
  '/admin/legal/:id': {
    title: /policy/,
    one: 'legal_documents?type=eq.privacy_policy',
    shows: 'All versions',
  },
}

/** Projects, industry pages, images and settings. */
export const workVisits: Visits = {
  '/admin/portfolio': { title: 'Projects', shows: 'New project' },
  '/admin/portfolio/new': { title: 'New project' },
  '/admin/portfolio/:id': {
    title: /./,
    one: 'portfolio_projects?order=created_at,id',
    shows: 'Delete project',
  },
  '/admin/portfolio/order': { title: 'Order of projects', shows: 'Save order' },
  '/admin/portfolio/categories': { title: 'Portfolio categories', shows: 'New category' },
  '/admin/portfolio/categories/new': { title: 'New category' },
  '/admin/portfolio/categories/:id': {
    title: /./,
    one: 'portfolio_categories?order=created_at,id',
    shows: 'Delete',
  },
  '/admin/niches': { title: 'Industry pages', shows: 'New industry page' },
  '/admin/niches/new': { title: 'New industry page' },
  '/admin/niches/:id': { title: /./, one: 'niche_pages?slug=eq.law-firm', shows: 'Questions and answers' },
  '/admin/niches/order': { title: 'Order of industries', shows: 'Save order' },
  '/admin/images': { title: 'Images', shows: 'File size' },
  '/admin/images/new': { title: 'Add an image', shows: 'Choose a file' },
  '/admin/images/:id': { title: /./, one: 'images?alt=mark', shows: 'Not used yet' },
  '/admin/settings': { title: 'Settings', shows: 'Claims' },
  '/admin/settings/claims': { title: 'Claims', shows: 'Save' },
  '/admin/settings/footer': { title: 'Footer', shows: 'Copyright line' },
  '/admin/settings/home-projects': { title: /Home/, shows: 'Sentence' },
  '/admin/settings/portfolio-intro': { title: 'Heading of the gallery', shows: 'Sentence under it' },
  '/admin/settings/blog-figures': { title: 'Figures of the blog', shows: 'Save' },
  '/admin/settings/studio': { title: 'Name and contact', shows: 'Where you work' },
  '/admin/settings/company': { title: 'Company', shows: 'Tax number (SST)' },
  '/admin/settings/alerts': { title: 'Emails about new leads', shows: 'Add an address' },
  '/admin/settings/alerts/new': { title: 'New recipient', shows: 'Save' },
  '/admin/settings/alerts/:id': {
    title: /@/,
    one: 'alert_recipients?email=mark',
    shows: 'Delete recipient',
  },
  '/admin/settings/packages': { title: 'Packages and prices', shows: 'Save' },
  '/admin/settings/quotations': { title: 'Quotations', shows: 'Days to accept it' },
  '/admin/settings/limits': { title: 'Limits for spam', shows: 'Emails an hour to unconfirmed addresses' },
  '/admin/settings/email-pace': { title: 'How fast emails go out', shows: 'Newsletter emails a minute' },
  '/admin/settings/calls': { title: 'Video calls and reminders', shows: 'Link for video calls' },
  '/admin/settings/reply-texts': { title: 'Reply texts', shows: 'Bahasa Melayu' },
  '/admin/settings/call-hours': { title: 'Hours of calls', shows: 'Copy to other days' },
  '/admin/social': { title: 'Social links', shows: 'New link' },
  '/admin/social/new': { title: 'New link' },
  '/admin/social/:id': { title: /./, one: 'social_links?order=created_at,id', shows: 'Delete link' },
}
