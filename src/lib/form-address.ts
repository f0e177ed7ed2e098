import { hasMarkup, tidy } from '@/lib/written-text'

/** What another page already knows of the visitor: the package they looked at, the trade they are in. */
export interface About {
  /** 'Amplify'. */
  package?: string
  /** In words, as a title or as typed: 'Hotels', 'durian stall'. */
  trade?: string
  /** Of the emails about a booking, where it is not English. */
  language?: 'ms'
}

/** A form's address (the booking page unless `path` names another), with what the page that links to it knows. */
export function formAddress(about: About, path = '/book-a-call'): string {
  const known = new URLSearchParams()
  if (about.package) known.set('package', about.package)
  if (about.trade) known.set('trade', about.trade)
  if (about.language) known.set('lang', about.language)
  return known.size ? `${path}?${known}` : path
}

/** Longer than any trade has a name. */
const longestTrade = 100

/** What such an address says, on the form's page: the trade in one line without markup. */
export function readAbout(query: URLSearchParams): About {
  const words = tidy((query.get('trade') ?? '').replace(/\s+/g, ' '))
  const trade = [...words]
    .slice(0, longestTrade)
    .join('')
    .trim()
    .replace(/[.!?]+$/, '')
  return {
    package: query.get('package') ?? undefined,
    trade: hasMarkup(trade) ? undefined : trade || undefined,
    language: query.get('lang') === 'ms' ? 'ms' : undefined,
  }
}
