import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadedPage, loadPage } from '@/app/load-page'
import type { RouteMatch } from '@/app/routes'
import { useStudio } from '@/components/layout/studio'
import { PageHead } from '@/components/seo/page-head'
import { fillIn } from '@/content/site'
import { movedAddressQuery } from '@/features/addresses/moved-address'
import type { Page, PageParams } from '@/pages/define-page'

/** A route's head, from the data loaded so far, and its page. Suspends until the page is loaded. */
export function RouteView({ match: { route, pathname, params } }: { match: RouteMatch }) {
  const page = loadedPage(route) ?? use(loadPage(route))
  const data = usePageData(page, params)
  const isUnknown = page.record !== undefined && data[page.record] === null
  const isMoving = useMovedAddress(isUnknown ? pathname : undefined)
  const studio = useStudio()
  const meta = { path: pathname, ...page.meta({ pathname, params, data, studio }) }
  return (
    <>
      <PageHead meta={fillIn(meta, studio)} siteName={studio.name} />
      {!isMoving && <page.Component params={params} />}
    </>
  )
}

/** Goes on to the address that the page of an unknown one has now. True while that is asked, and on the way. */
function useMovedAddress(unknown: string | undefined): boolean {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const { data: to, isLoading } = useQuery({
    ...movedAddressQuery(unknown ?? ''),
    enabled: unknown !== undefined,
  })
  useEffect(() => {
    if (to) navigate(to + search + hash, { replace: true })
  }, [to, search, hash, navigate])
  return isLoading || Boolean(to)
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
