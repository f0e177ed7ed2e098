import { packages } from '@/content/contact'
import { hasMarkup, tidy } from '@/lib/written-text'

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

/** The package in a name: 'Spark' of 'spark', 'Spark Package', 'New Website (Spark Package)'. */
export function packageIn(name: string): string | undefined {
  const words = name.toLowerCase().split(/[^a-z]+/)
  // The last one is no package: not sure yet.
  return packages.slice(0, -1).find((one) => words.includes(one.toLowerCase()))
}

/** Longer than any trade has a name. */
const longestTrade = 100

/** What such an address says, on the form's page: a package of ours, and a trade in one line without markup. */
export function readAbout(query: URLSearchParams): About {
  const words = tidy((query.get('trade') ?? '').replace(/\s+/g, ' '))
  const trade = [...words]
    .slice(0, longestTrade)
    .join('')
    .trim()
    .replace(/[.!?]+$/, '')
  return {
    package: packageIn(query.get('package') ?? ''),
    trade: hasMarkup(trade) ? undefined : trade || undefined,
  }
}

/** The same as a message begins; undefined where nothing is known. */
export function aboutMessage(about: About): string | undefined {
  const sentences = [
    about.package && `I am interested in the ${about.package} Package.`,
    about.trade && `My trade: ${about.trade}.`,
  ]
  return sentences.filter(Boolean).join(' ') || undefined
}
