import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useSyncExternalStore } from 'react'
import { loadedPage, loadPage } from '@/app/load-page'
import type { RouteMatch } from '@/app/routes'
import { useStudio } from '@/components/layout/studio'
import { PageHead } from '@/components/seo/page-head'
import { fillIn } from '@/content/site'
import type { Page, PageParams } from '@/pages/define-page'

/** A route's head, from the data loaded so far, and its page. Suspends until the page is loaded. */
export function RouteView({ match: { route, pathname, params } }: { match: RouteMatch }) {
  const page = loadedPage(route) ?? use(loadPage(route))
  const data = usePageData(page, params)
  const studio = useStudio()
  const meta = { path: pathname, ...page.meta({ pathname, params, data, studio }) }
  return (
    <>
      <PageHead meta={fillIn(meta, studio)} siteName={studio.name} />
      <page.Component params={params} />
    </>
  )
}

/** Fetches the page's queries and reads their data from the cache. `useQueries` would add 2 KB to each visit. */
function usePageData(page: Page, params: PageParams): Record<string, unknown> {
  const client = useQueryClient()
  const queries = Object.entries(page.queries?.(params) ?? {})
  const keys = JSON.stringify(queries.map(([, { queryKey }]) => queryKey))

  useEffect(() => {
    for (const [, query] of queries) void client.prefetchQuery(query)
    // oxlint-disable-next-line react/exhaustive-deps -- the keys say whether the queries are others
  }, [client, keys])

  const updated = () =>
    queries.map(([, { queryKey }]) => client.getQueryState(queryKey)?.dataUpdatedAt).join()
  // Batched: a query that starts while a child renders must not update this component meanwhile.
  useSyncExternalStore(
    (notify) => client.getQueryCache().subscribe(notifyManager.batchCalls(notify)),
    updated,
    updated,
  )
  return Object.fromEntries(queries.map(([name, { queryKey }]) => [name, client.getQueryData(queryKey)]))
}
