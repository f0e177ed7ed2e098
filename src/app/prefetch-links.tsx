import { use, useEffect } from 'react'
import { loadPage } from '@/app/load-page'
import { matchRoute } from '@/app/routes'
import { ContentContext, type Content } from '@/lib/content'
import { normalisePath } from '@/lib/paths'

/** A mouse that only crosses a link is gone by then. */
const restMs = 60

/** The next page's code and data come while a finger, a mouse or the focus is on the link to it. */
export function PrefetchLinks() {
  const content = use(ContentContext)
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const onNear = (event: Event) => {
      clearTimeout(rest)
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.target || link.origin !== location.origin) return
      const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
      rest = setTimeout(() => void prefetch(content, link.pathname), isMouse ? restMs : 0)
    }
    addEventListener('pointerover', onNear, { passive: true })
    addEventListener('focusin', onNear)
    return () => {
      clearTimeout(rest)
      removeEventListener('pointerover', onNear)
      removeEventListener('focusin', onNear)
    }
  }, [content])
  return null
}

async function prefetch(content: Content, pathname: string): Promise<void> {
  const { route, params } = matchRoute(normalisePath(pathname))
  if (route.layout === 'bare') return
  try {
    const [page, { client }] = await Promise.all([loadPage(route), content.loadLibrary()])
    await Promise.all(Object.values(page.queries?.(params) ?? {}).map((query) => client.prefetchQuery(query)))
  } catch {
    // Who follows the link is told.
  }
}
