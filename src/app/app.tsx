import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/app/error-boundary'
import { PrefetchLinks } from '@/app/prefetch-links'
import { PublicLayout } from '@/app/public-layout'
import { RouteView } from '@/app/route-view'
import { matchRoute } from '@/app/routes'
import { ScrollManager } from '@/app/scroll-manager'
import { StudioContext } from '@/components/layout/studio'
import { useStoredStudio } from '@/features/site-settings/queries'
import { contentVersionsQuery } from '@/lib/content-versions'
import { normalisePath } from '@/lib/paths'

/** The whole site below the router; browser, prerender and tests each have a router of their own. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const match = matchRoute(normalisePath(useLocation().pathname))
  const isBare = match.route.layout === 'bare'
  const view = (
    // Keyed by address, so that an error does not stay on the next page; the admin stays mounted below its path.
    <ErrorBoundary key={isBare ? match.route.path : match.pathname}>
      <Suspense fallback={null}>
        <RouteView match={match} />
        <SiteReady />
        <NewerContent />
      </Suspense>
    </ErrorBoundary>
  )
  return (
    <HelmetProvider>
      <QueryClientProvider client={queryClient}>
        <ScrollManager />
        <PrefetchLinks />
        <StudioProvider>{isBare ? view : <PublicLayout>{view}</PublicLayout>}</StudioProvider>
      </QueryClientProvider>
    </HelmetProvider>
  )
}

/** Pages and desk name the studio as its settings do; the build has put these into every page. */
function StudioProvider({ children }: { children: ReactNode }) {
  return <StudioContext value={useStoredStudio()}>{children}</StudioContext>
}

/** Marks the page as interactive: the boot script then submits forms sent early, and tests wait for it. */
function SiteReady() {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    document.dispatchEvent(new Event('site-ready'))
  }, [])
  return null
}

/**
 * Asks whether the content is newer than what the page has: once the browser is idle, on each page and when the tab is
 * looked at again, once a minute at most.
 */
function NewerContent() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!self.requestIdleCallback) {
      const timer = setTimeout(() => setIdle(true), 200)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 5000 })
    return () => cancelIdleCallback(handle)
  }, [])
  useQuery({ ...contentVersionsQuery, enabled: isIdle, notifyOnChangeProps: [] })
  return null
}
