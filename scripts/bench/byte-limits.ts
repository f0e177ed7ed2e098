import { matchRoute } from '../../src/app/routes'

interface ByteLimits {
  /** The page's HTML with its style and data. */
  html: number
  /** Scripts fetched after the visitor's first interaction. */
  scripts: number
  /** Everything in a phone's first visit, without scrolling. */
  all: number
}

const everyPage: ByteLimits = { html: 30, scripts: 135, all: Infinity }

const ofRoute: Readonly<Record<string, Partial<ByteLimits>>> = {
  '/': { all: 200 },
  '/portfolio': { all: 270 },
  '/blog/:slug': { all: 170 },
  '/contact': { scripts: 138 },
  '/get-a-quote': { scripts: 138 },
  // The largest form: in addition it has a calendar, time zones and an outbox.
  '/book-a-call': { scripts: 158 },
}

/**
 * The limits of a page in KB (1024 bytes) of bodies as sent, with brotli. `npm run bench bytes` and the tests
 * check them.
 */
export function byteLimits(address: string): ByteLimits {
  return { ...everyPage, ...ofRoute[matchRoute(address).route.path] }
}

/** What a second page of a visit may fetch, without its images. */
export const secondPageLimit = 70 // aim 25
