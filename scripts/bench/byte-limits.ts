import { matchRoute } from '../../src/app/routes'

interface ByteLimits {
  /** The page's HTML with its style and data. */
  html: number
  /** Scripts fetched after the visitor's first sign. */
  scripts: number
  /** All of a phone's first visit, without scrolling. */
  all: number
}

const everyPage: ByteLimits = { html: 28, scripts: 135, all: Infinity } // aim 26

const ofRoute: Readonly<Record<string, Partial<ByteLimits>>> = {
  '/': { all: 200 },
  '/services/:slug': { html: 28.8 }, // aim 26
  '/portfolio': { all: 270 },
  '/blog/:slug': { all: 170 },
}

/** What a page may weigh: KB (1024 bytes) of bodies as sent, with brotli. `npm run bench bytes` and the tests hold it. */
export function byteLimits(address: string): ByteLimits {
  return { ...everyPage, ...ofRoute[matchRoute(address).route.path] }
}

/** What a second page of a visit may fetch beside its pictures. */
export const secondPageLimit = 70 // aim 25
