import { matchPath } from 'react-router-dom'
import { defineRoute, type AppRoute, type RouteParams } from '@/app/define-route'
import {
  activeProjectCountQuery,
  featuredIntroQuery,
  featuredProjectsQuery,
} from '@/features/portfolio/queries'
import { studioData } from '@/components/seo/studio-data'
import { heads } from '@/content/heads'

const loadHome = () => import('@/pages/home-page').then((module) => module.HomePage)
const homeQueries = () => ({
  featured: featuredProjectsQuery(),
  count: activeProjectCountQuery(),
  intro: featuredIntroQuery(),
})

/** Every address of the site, most particular first. The last one catches what is unknown: it shows Home. */
export const routes: readonly AppRoute[] = [
  defineRoute({
    path: '/',
    load: loadHome,
    queries: homeQueries,
    meta: () => ({ ...heads.home, path: '/', structuredData: [studioData()] }),
    layout: 'public',
    prerender: { source: 'src/pages/home-page.tsx', paths: () => ['/'] },
  }),
  defineRoute({
    path: '/unsubscribe',
    load: () => import('@/pages/unsubscribe-page').then((module) => module.UnsubscribePage),
    meta: () => ({ ...heads.unsubscribe, path: '/unsubscribe', noindex: true }),
    layout: 'public',
  }),
  defineRoute({
    path: '/admin/*',
    load: () => import('@/admin/admin-app').then((module) => module.AdminApp),
    meta: () => ({ ...heads.admin, path: '/admin', noindex: true }),
    layout: 'bare',
  }),
  defineRoute({
    path: '*',
    load: loadHome,
    queries: homeQueries,
    meta: () => ({ ...heads.home, path: '/', noindex: true }),
    layout: 'public',
  }),
]

/** The route of a path, and the parameters in it. Never nothing: the last route takes every path. */
export function matchRoute(pathname: string): { route: AppRoute; params: RouteParams } {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, pathname)
    if (match) return { route, params: match.params }
  }
  throw new Error('The route table has no route for unknown paths')
}
