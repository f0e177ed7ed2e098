import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useSyncExternalStore } from 'react'
import type { AppRoute, RouteParams } from '@/app/define-route'
import { loadedRoute, preloadRoute } from '@/app/route-module'
import type { RouteMatch } from '@/app/routes'
import { PageHead } from '@/components/seo/page-head'
import { site } from '@/content/site'

/** One address: its head, from the data it has so far, and its page. Suspends until both are here. */
export function RouteView({ match }: { match: RouteMatch }) {
  const { route, Page } = loadedRoute(match) ?? use(preloadRoute(match))
  const data = useRouteData(route, match.params)
  return (
    <>
      <PageHead meta={route.meta({ params: match.params, data })} siteName={site.name} />
      <Page params={match.params} />
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
  // Batched: a query that starts while a child renders must not update this component in the middle of it.
  useSyncExternalStore(
    (notify) => client.getQueryCache().subscribe(notifyManager.batchCalls(notify)),
    updated,
    updated,
  )
  return Object.fromEntries(queries.map(([name, { queryKey }]) => [name, client.getQueryData(queryKey)]))
}
