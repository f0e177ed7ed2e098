import { matchPath } from 'react-router-dom'
import type { AppRoute, RouteParams } from '@/app/define-route'

/**
 * Addresses that belong together. What they read and say of themselves is fetched with the first of them, so
 * that a visitor of one page does not download the queries and texts of all.
 */
export interface Area {
  paths: readonly string[]
  /** The file that describes its routes, by which the build finds its chunk. */
  source: string
  open: () => Promise<readonly AppRoute[]>
  /** `public` has the site's header and footer; `bare` brings its own. */
  layout: 'public' | 'bare'
}

export interface RouteMatch {
  area: Area
  path: string
  params: RouteParams
}

const area = (
  paths: readonly string[],
  name: string,
  open: Area['open'],
  layout: Area['layout'] = 'public',
) => ({
  paths,
  source: `src/app/routes/${name}-routes.ts`,
  open,
  layout,
})

/** Every address of the site. The last one catches what is unknown: it shows Home. */
export const areas: readonly Area[] = [
  area(['/'], 'home', () => import('@/app/routes/home-routes').then((m) => m.homeRoutes)),
  area(['/services', '/services/:slug'], 'services', () =>
    import('@/app/routes/services-routes').then((m) => m.servicesRoutes),
  ),
  area(['/pricing'], 'pricing', () => import('@/app/routes/pricing-routes').then((m) => m.pricingRoutes)),
  area(['/portfolio', '/portfolio/:slug'], 'portfolio', () =>
    import('@/app/routes/portfolio-routes').then((m) => m.portfolioRoutes),
  ),
  area(['/about'], 'about', () => import('@/app/routes/about-routes').then((m) => m.aboutRoutes)),
  area(['/contact', '/get-a-quote'], 'contact', () =>
    import('@/app/routes/contact-routes').then((m) => m.contactRoutes),
  ),
  area(['/blog', '/blog/archive', '/blog/authors/:slug', '/blog/:slug'], 'blog', () =>
    import('@/app/routes/blog-routes').then((m) => m.blogRoutes),
  ),
  area(['/book-a-call', '/book-a-call/manage'], 'booking', () =>
    import('@/app/routes/booking-routes').then((m) => m.bookingRoutes),
  ),
  area(['/privacy-policy', '/terms-of-service'], 'legal', () =>
    import('@/app/routes/legal-routes').then((m) => m.legalRoutes),
  ),
  area(['/unsubscribe'], 'newsletter', () =>
    import('@/app/routes/newsletter-routes').then((m) => m.newsletterRoutes),
  ),
  area(['/admin/*'], 'admin', () => import('@/app/routes/admin-routes').then((m) => m.adminRoutes), 'bare'),
  area(['*'], 'home', () => import('@/app/routes/home-routes').then((m) => m.homeRoutes)),
]

/** The route of a path, and the parameters in it. Never nothing: the last one takes every path. */
export function matchRoute(pathname: string): RouteMatch {
  for (const candidate of areas) {
    for (const path of candidate.paths) {
      const match = matchPath({ path, end: true }, pathname)
      if (match) return { area: candidate, path, params: match.params }
    }
  }
  throw new Error('The route table has no route for unknown paths')
}
