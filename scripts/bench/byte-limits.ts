import { matchRoute } from '../../src/app/routes'

interface ByteLimits {
  /** The page's HTML with its style and data. */
  html: number
  /** Scripts fetched after the visitor's first sign. */
  scripts: number
  /** All of a phone's first visit, without scrolling. */
  all: number
}

const everyPage: ByteLimits = { html: 26, scripts: 135, all: Infinity }

const ofRoute: Readonly<Record<string, Partial<ByteLimits>>> = {
  '/': { all: 200 },
  '/portfolio': { all: 270 },
  '/blog/:slug': { all: 170 },
  // The largest form: its calendar, time zones and outbox come on top.
  '/book-a-call': { scripts: 150 },
}

/** What a page may weigh: KB (1024 bytes) of bodies as sent, with brotli. `npm run bench bytes` and the tests hold it. */
export function byteLimits(address: string): ByteLimits {
  return { ...everyPage, ...ofRoute[matchRoute(address).route.path] }
}

/** What a second page of a visit may fetch beside its pictures. */
export const secondPageLimit = 70 // aim 25
