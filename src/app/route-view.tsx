import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { use, useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadedPage, loadPage } from '@/app/load-page'
import type { RouteMatch } from '@/app/routes'
import { useStudio } from '@/components/layout/studio'
import { PageHead } from '@/components/seo/page-head'
import { interpolate } from '@/content/site'
import { movedAddressQuery } from '@/features/addresses/moved-address'
import { versionsQuery } from '@/lib/content-versions'
import type { Page, PageParams } from '@/pages/define-page'

interface RouteViewProps {
  match: RouteMatch
  /** Whether the visitor navigated here inside the app rather than loading this URL. */
  isNavigated?: boolean
}

/** A route's head, from the data loaded so far, and its page. Suspends until the page is loaded. */
export function RouteView({ match: { route, pathname, params }, isNavigated = false }: RouteViewProps) {
  const page = loadedPage(route) ?? use(loadPage(route))
  const { data, hasFailed } = usePageData(page, params)
  const client = useQueryClient()
  // While the backend is down, the built HTML of this URL still has its data.
  useEffect(() => {
    // Offline, the host cannot be reached either.
    if (!hasFailed || !isNavigated || !navigator.onLine) return
    client.fetchQuery({ ...versionsQuery, staleTime: 0, retry: false }).catch(() => location.reload())
  }, [client, hasFailed, isNavigated])
  const isUnknown = page.record !== undefined && data[page.record] === null
  const studio = useStudio()
  const meta = { path: pathname, ...page.meta({ pathname, params, data, studio }) }
  return (
    <>
      <PageHead meta={interpolate(meta, studio)} siteName={studio.name} language={page.language} />
      {isUnknown ? (
        <MovedAddress path={pathname}>
          <page.Component params={params} />
        </MovedAddress>
      ) : (
        <page.Component params={params} />
      )}
    </>
  )
}

/** Redirects an old URL to the page's current one; renders nothing meanwhile. */
function MovedAddress({ path, children }: { path: string; children: ReactNode }) {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const { data: to, isPending } = useQuery(movedAddressQuery(path))
  useEffect(() => {
    if (to) navigate(to + search + hash, { replace: true })
  }, [to, search, hash, navigate])
  return isPending || to ? null : children
}

const outcomeOf = (results: UseQueryResult[]) => ({
  data: results.map(({ data }) => data),
  hasFailed: results.some(({ data, isError }) => isError && data === undefined),
})

/** Runs the page's queries; returns their data so far by name, and whether one failed. */
function usePageData(page: Page, params: PageParams) {
  const queries = Object.entries(page.queries?.(params) ?? {})
  const { data, hasFailed } = useQueries({ queries: queries.map(([, query]) => query), combine: outcomeOf })
  const byName: Record<string, unknown> = Object.fromEntries(queries.map(([name], at) => [name, data[at]]))
  return { data: byName, hasFailed }
}
