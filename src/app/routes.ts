import { matchPath } from 'react-router-dom'
import type { AppRoute, RouteParams } from '@/app/define-route'
import { adminRoutes } from '@/app/routes/admin-routes'
import { homeRoutes, unknownRoute } from '@/app/routes/home-routes'
import { legalRoutes } from '@/app/routes/legal-routes'
import { newsletterRoutes } from '@/app/routes/newsletter-routes'
import { pricingRoutes } from '@/app/routes/pricing-routes'

/** Every address of the site. The last one catches what is unknown. */
export const routes: readonly AppRoute[] = [
  ...homeRoutes,
  ...pricingRoutes,
  ...legalRoutes,
  ...newsletterRoutes,
  ...adminRoutes,
  unknownRoute,
]

/** The route of a path, and the parameters in it. Never nothing: the last route takes every path. */
export function matchRoute(pathname: string): { route: AppRoute; params: RouteParams } {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, pathname)
    if (match) return { route, params: match.params }
  }
  throw new Error('The route table has no route for unknown paths')
}
