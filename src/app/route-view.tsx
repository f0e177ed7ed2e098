import { useQueries } from '@tanstack/react-query'
import { PageHead } from '@/components/seo/page-head'
import { site } from '@/content/site'
import type { AppRoute, RouteParams } from '@/app/define-route'
import { routeComponent } from '@/app/route-module'

/** One address: its head, from the data it has so far, and its page. */
export function RouteView({ route, params }: { route: AppRoute; params: RouteParams }) {
  const queries = Object.entries(route.queries?.(params) ?? {})
  const results = useQueries({ queries: queries.map(([, query]) => query) })
  const data = Object.fromEntries(queries.map(([name], index) => [name, results[index]?.data]))
  const Page = routeComponent(route)
  return (
    <>
      <PageHead meta={route.meta({ params, data })} siteName={site.name} />
      {/* oxlint-disable-next-line react/static-components -- kept for good by routeComponent, not made here */}
      <Page params={params} />
    </>
  )
}
