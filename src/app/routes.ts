import { matchPath } from 'react-router-dom'
import type { PageParams } from '@/pages/define-page'

export interface Route {
  /** In react-router syntax: `/portfolio/:slug`. */
  path: string
  /** `home` is src/pages/home-page.tsx: a separate chunk with component, queries and metadata. */
  page: string
  /** `bare` brings its own layout; the others get the site's header and footer. */
  layout?: 'bare'
}

/** Every URL of the site; the first match wins. */
export const routes: readonly Route[] = [
  { path: '/', page: 'home' },
  { path: '/ms', page: 'malay' },
  { path: '/services', page: 'services' },
  { path: '/services/:slug', page: 'niche' },
  { path: '/pricing', page: 'pricing' },
  { path: '/portfolio', page: 'portfolio' },
  { path: '/portfolio/:slug', page: 'project' },
  { path: '/about', page: 'about' },
  { path: '/contact', page: 'contact' },
  { path: '/get-a-quote', page: 'quote' },
  { path: '/quote/:token', page: 'quotation', layout: 'bare' },
  { path: '/blog', page: 'blog' },
  { path: '/blog/archive', page: 'archive' },
  { path: '/blog/authors/:slug', page: 'author' },
  { path: '/blog/preview', page: 'preview' },
  { path: '/blog/:slug', page: 'article' },
  { path: '/book-a-call', page: 'booking' },
  { path: '/book-a-call/manage', page: 'manage-booking' },
  { path: '/privacy-policy', page: 'privacy-policy' },
  { path: '/terms-of-service', page: 'terms-of-service' },
  { path: '/newsletter/confirm', page: 'confirm-subscription' },
  { path: '/unsubscribe', page: 'unsubscribe' },
  { path: '/admin/*', page: 'admin', layout: 'bare' },
]

/** Unknown URLs show Home. */
const unknown: Route = { path: '*', page: 'home' }

export interface RouteMatch {
  route: Route
  pathname: string
  params: PageParams
}

/** The route of a URL and its parameters. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    const match = matchPath(route.path, pathname)
    if (match) return { route, pathname, params: match.params }
  }
  return { route: unknown, pathname, params: {} }
}

/** A page's source file, by which the build finds its scripts. */
export const pageFile = ({ page }: Route) => `src/pages/${page}-page.tsx`
