import type { AppRoute, PageComponent } from '@/app/define-route'
import type { RouteMatch } from '@/app/routes'

export interface LoadedRoute {
  route: AppRoute
  Page: PageComponent
}

const loaded = new Map<string, LoadedRoute>()
const loading = new Map<string, Promise<LoadedRoute>>()

/** Fetches a route's description and page; once. A failed fetch is forgotten, so that it can be tried again. */
export function preloadRoute({ area, path }: RouteMatch): Promise<LoadedRoute> {
  const known = loading.get(path)
  if (known) return known
  const fetching = (async () => {
    const route = (await area.open()).find((candidate) => candidate.path === path)
    if (!route) throw new Error(`${area.source} describes no route for ${path}`)
    const found = { route, Page: await route.load() }
    loaded.set(path, found)
    return found
  })()
  loading.set(path, fetching)
  fetching.catch(() => loading.delete(path))
  return fetching
}

/** The route if it is here already, so that hydration never suspends. */
export function loadedRoute({ path }: RouteMatch): LoadedRoute | undefined {
  return loaded.get(path)
}
