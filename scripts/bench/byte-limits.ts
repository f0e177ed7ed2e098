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
/** Its own scripts come with the first thing that somebody does. */
const restingPage = { scripts: 95 }

const ofRoute: Readonly<Record<string, Partial<ByteLimits>>> = {
  '/': { html: 19.7, all: 170 }, // aim 16
  '/services': { html: 15.7 }, // aim 14.6; its icons are in it, which were 6 KB in a request of their own
  '/services/:slug': { html: 22.1 }, // aim 14.6; its icons too
  '/portfolio': { html: 19.1, all: 230 }, // aim 14.6
  '/portfolio/:slug': { html: 17.2 }, // aim 14.6
  '/blog': { html: 17.3 }, // aim 14.6
  '/blog/:slug': { html: 18.8, all: 150 }, // aim 14.6
  '/privacy-policy': { html: 17 }, // aim 14.6
  '/terms-of-service': { html: 15.5 }, // aim 14.6
}

/** What a page may weigh: KB (1024 bytes) of bodies as sent, with brotli. `npm run bench bytes` and the tests hold it. */
export function byteLimits(address: string): ByteLimits {
  const { path, rests } = matchRoute(address).route
  return { ...everyPage, ...(rests && restingPage), ...ofRoute[path] }
}

/** What a second page of a visit may fetch beside its pictures. */
export const secondPageLimit = 70 // aim 25
