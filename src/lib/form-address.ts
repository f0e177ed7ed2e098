/** What another page already knows of the visitor: the package they looked at, the trade they are in. */
export interface About {
  /** 'Amplify'. */
  package?: string
  /** In words, as a title or as typed: 'Hotels', 'durian stall'. */
  trade?: string
}

/** A form's address (the booking page unless `path` names another), with what the page that links to it knows. */
export function formAddress(about: About, path = '/book-a-call'): string {
  const known = new URLSearchParams()
  if (about.package) known.set('package', about.package)
  if (about.trade) known.set('trade', about.trade)
  return known.size ? `${path}?${known}` : path
}
