import { pageFile, type Route } from '@/app/routes'
import type { Page } from '@/pages/define-page'

const modules = import.meta.glob<{ page: Page }>('/src/pages/*-page.tsx')
const loading = new Map<string, Promise<Page>>()
const loaded = new Map<string, Page>()
const failureMs = 1000

/** Fetches a route's page once. A failed fetch may be retried a moment later. */
export function loadPage(route: Route): Promise<Page> {
  const file = pageFile(route)
  const known = loading.get(file)
  if (known) return known
  const fetching = (async () => {
    const load = modules[`/${file}`]
    if (!load) throw new Error(`${route.path} names a page that is not there: ${file}`)
    const { page } = await load()
    loaded.set(file, page)
    return page
  })()
  loading.set(file, fetching)
  // Not at once: React renders again before it shows the error, and a new attempt each time would never end.
  fetching.catch(() => setTimeout(() => loading.delete(file), failureMs))
  return fetching
}

/** The page if already loaded, so that hydration never suspends. */
export const loadedPage = (route: Route) => loaded.get(pageFile(route))
