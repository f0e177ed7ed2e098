import { matchRoute } from '../../src/app/routes'

interface ByteLimits {
  /** The page's HTML with its style and data. */
  html: number
  /** Scripts fetched before anybody does anything. */
  scripts: number
  /** All of a phone's first visit, without scrolling. */
  all: number
}

const everyPage: ByteLimits = { html: 14.6, scripts: Infinity, all: Infinity }

const ofRoute: Readonly<Record<string, Partial<ByteLimits>>> = {
  '/': { html: 21.5, scripts: 106, all: 170 }, // aim 16, 95
  '/services': { html: 25 }, // aim 14.6
  '/services/:slug': { html: 24 }, // aim 14.6
  '/pricing': { html: 16.5 }, // aim 14.6
  '/portfolio': { html: 21, all: 230 }, // aim 14.6
  '/portfolio/:slug': { html: 19 }, // aim 14.6
  '/about': { html: 16.5 }, // aim 14.6
  '/blog': { html: 21.2 }, // aim 14.6
  '/blog/archive': { html: 17 }, // aim 14.6
  '/blog/authors/:slug': { html: 18 }, // aim 14.6
  '/blog/:slug': { html: 21, scripts: 113, all: 150 }, // aim 14.6, 95
  '/book-a-call': { html: 16 }, // aim 14.6
  '/privacy-policy': { html: 19 }, // aim 14.6
  '/terms-of-service': { html: 17.5 }, // aim 14.6
}

/** What a page may weigh: KB (1024 bytes) of bodies as sent, with brotli. `npm run bench bytes` and the tests hold it. */
export const byteLimits = (address: string): ByteLimits => ({
  ...everyPage,
  ...ofRoute[matchRoute(address).route.path],
})

/** What a second page of a visit may fetch beside its pictures. */
export const secondPageLimit = 69 // aim 25
