/** The rail: every screen that is a place. Forms are reached from the list they belong to. */
export const navigation = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/bookings', label: 'Bookings' },
  { to: '/admin/subscribers', label: 'Subscribers' },
  { to: '/admin/orders', label: 'Orders' },
  { to: '/admin/blog', label: 'Articles' },
  { to: '/admin/blog/authors', label: 'Authors' },
  { to: '/admin/emails', label: 'Emails' },
  { to: '/admin/about', label: 'About page' },
] as const

/** The place a path belongs to: the longest of the rail's that it lies in, or none. The dashboard holds no other. */
export function placeOf(pathname: string): string | undefined {
  return navigation
    .filter(({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0]?.to
}
