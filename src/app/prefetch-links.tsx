import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadPage } from '@/app/load-page'
import { matchRoute } from '@/app/routes'
import { normalisePath } from '@/lib/paths'

/** Longer than a mouse needs to cross a link. */
const restMs = 60

/** Fetches a page's code and data while its link is touched, hovered or focused. */
export function PrefetchLinks() {
  const client = useQueryClient()
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const onNear = (event: Event) => {
      clearTimeout(rest)
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.target || link.origin !== location.origin) return
      const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
      rest = setTimeout(() => void prefetch(client, link.pathname), isMouse ? restMs : 0)
    }
    addEventListener('pointerover', onNear, { passive: true })
    addEventListener('focusin', onNear)
    return () => {
      clearTimeout(rest)
      removeEventListener('pointerover', onNear)
      removeEventListener('focusin', onNear)
    }
  }, [client])
  return null
}

async function prefetch(client: QueryClient, pathname: string): Promise<void> {
  const { route, params } = matchRoute(normalisePath(pathname))
  if (route.layout === 'bare') return
  try {
    const page = await loadPage(route)
    await Promise.all(Object.values(page.queries?.(params) ?? {}).map((query) => client.prefetchQuery(query)))
  } catch {
    // The page itself says so when the link is followed.
  }
}
