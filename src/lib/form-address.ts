import { hasMarkup, tidy } from '@/lib/written-text'

/** What the linking page already knows: the package the visitor looked at and their industry. */
export interface About {
  /** 'Amplify'. */
  package?: string
  /** A title or typed text: 'Hotels', 'durian stall'. */
  industry?: string
  /** The language of a booking's confirmation and emails, if not English. */
  language?: 'ms'
}

/** The URL of a form (by default the booking page) with those values. */
export function formAddress(about: About, path = '/book-a-call'): string {
  const known = new URLSearchParams()
  if (about.package) known.set('package', about.package)
  if (about.industry) known.set('trade', about.industry)
  if (about.language) known.set('lang', about.language)
  const query = known.toString()
  return query ? `${path}?${query}` : path
}

/** Longer than any industry's name. */
const longestIndustry = 100

/** Reads those values back; the industry is cut to one line without markup. */
export function readAbout(query: URLSearchParams): About {
  const words = tidy((query.get('trade') ?? '').replace(/\s+/g, ' '))
  const industry = [...words]
    .slice(0, longestIndustry)
    .join('')
    .trim()
    .replace(/[.!?]+$/, '')
  return {
    package: query.get('package') ?? undefined,
    industry: hasMarkup(industry) ? undefined : industry || undefined,
    language: query.get('lang') === 'ms' ? 'ms' : undefined,
  }
}
