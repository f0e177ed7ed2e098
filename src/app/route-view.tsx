import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { AppRoute, RouteParams } from '@/app/define-route'
import { routeComponent } from '@/app/route-module'
import { PageHead } from '@/components/seo/page-head'
import { site } from '@/content/site'

/** One address: its head, from the data it has so far, and its page. */
export function RouteView({ route, params }: { route: AppRoute; params: RouteParams }) {
  const data = useRouteData(route, params)
  const Page = routeComponent(route)
  return (
    <>
      <PageHead meta={route.meta({ params, data })} siteName={site.name} />
      {/* oxlint-disable-next-line react/static-components -- kept for good by routeComponent, not made here */}
      <Page params={params} />
    </>
  )
}

/** Fetches what the route names, and reads whatever the cache holds of it. `useQueries` would add 2 KB to each visit. */
function useRouteData(route: AppRoute, params: RouteParams): Record<string, unknown> {
  const client = useQueryClient()
  const queries = Object.entries(route.queries?.(params) ?? {})
  const keys = JSON.stringify(queries.map(([, { queryKey }]) => queryKey))

  useEffect(() => {
    for (const [, query] of queries) void client.prefetchQuery(query)
    // oxlint-disable-next-line react/exhaustive-deps -- the keys say whether the queries are others
  }, [client, keys])

  const updated = () =>
    queries.map(([, { queryKey }]) => client.getQueryState(queryKey)?.dataUpdatedAt).join()
  useSyncExternalStore((notify) => client.getQueryCache().subscribe(notify), updated, updated)
  return Object.fromEntries(queries.map(([name, { queryKey }]) => [name, client.getQueryData(queryKey)]))
}
