import { lazy } from 'react'
import type { AppRoute, PageComponent } from '@/app/define-route'

const loaded = new Map<AppRoute['load'], PageComponent>()
const waiting = new Map<AppRoute['load'], PageComponent>()

/** Fetches a route's page before it is needed (before hydration, or when a link is pointed at). */
export async function preloadRoute(route: AppRoute): Promise<void> {
  if (!loaded.has(route.load)) loaded.set(route.load, await route.load())
}

/**
 * The page if it is here, so that hydration never suspends; else a lazy stand-in, which is then kept for good:
 * a page whose component changed under it would lose its state.
 */
export function routeComponent(route: AppRoute): PageComponent {
  const page = waiting.get(route.load) ?? loaded.get(route.load)
  if (page) return page
  const standIn = lazy(async () => {
    await preloadRoute(route)
    return { default: loaded.get(route.load) as PageComponent }
  })
  waiting.set(route.load, standIn)
  return standIn
}
