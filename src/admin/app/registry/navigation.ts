interface Place {
  to: string
  label: string
}

/** The rail: every screen that is a place, by group. Forms are reached from the list they belong to. */
export const navigation: ReadonlyArray<{ title?: string; places: readonly Place[] }> = [
  { places: [{ to: '/admin', label: 'Dashboard' }] },
  {
    title: 'Leads',
    places: [
      { to: '/admin/bookings', label: 'Bookings' },
      { to: '/admin/requests', label: 'Requests' },
      { to: '/admin/orders', label: 'Orders' },
      { to: '/admin/applications', label: 'Applications' },
      { to: '/admin/subscribers', label: 'Subscribers' },
      { to: '/admin/people', label: 'People' },
    ],
  },
  {
    title: 'Content',
    places: [
      { to: '/admin/blog', label: 'Articles' },
      { to: '/admin/blog/authors', label: 'Authors' },
      { to: '/admin/blog/categories', label: 'Blog categories' },
      { to: '/admin/blog/topics', label: 'Topics' },
    ],
  },
  {
    title: 'Work and pages',
    places: [
      { to: '/admin/portfolio', label: 'Projects' },
      { to: '/admin/portfolio/categories', label: 'Portfolio categories' },
      { to: '/admin/niches', label: 'Niche pages' },
      { to: '/admin/testimonials', label: 'Testimonials' },
      { to: '/admin/about', label: 'About page' },
      { to: '/admin/pictures', label: 'Pictures' },
    ],
  },
  {
    title: 'Studio',
    places: [
      { to: '/admin/settings', label: 'Settings' },
      { to: '/admin/social', label: 'Social links' },
      { to: '/admin/legal', label: 'Legal documents' },
      { to: '/admin/emails', label: 'Emails' },
      { to: '/admin/emails/sms', label: 'Text messages' },
      { to: '/admin/history', label: 'History' },
      { to: '/admin/publish', label: 'Publish' },
    ],
  },
]

const places = navigation.flatMap((group) => group.places)

/** The place a path belongs to: the longest of the rail's that it lies in, or none. The dashboard holds no other. */
export function placeOf(pathname: string): string | undefined {
  return places
    .filter(({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0]?.to
}
