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

/** The place a path belongs to: the longest of the rail's that it begins with. */
export function placeOf(pathname: string): string {
  const inside = navigation.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return inside.reduce<string>((best, { to }) => (to.length > best.length ? to : best), '/admin')
}
