import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/app/error-boundary'
import { NewerContent } from '@/app/newer-content'
import { PrefetchLinks } from '@/app/prefetch-links'
import { PublicLayout } from '@/app/public-layout'
import { RouteView } from '@/app/route-view'
import { matchRoute } from '@/app/routes'
import { ScrollManager } from '@/app/scroll-manager'
import { StudioContext } from '@/components/layout/studio'
import { useStoredStudio } from '@/features/site-settings/queries'
import { normalisePath } from '@/lib/paths'

interface AppProps {
  /** With the data that the build embedded in the page. */
  queryClient: QueryClient
}

/** The whole site; browser, prerender and tests each wrap it in their own router. */
export function App({ queryClient }: AppProps) {
  const match = matchRoute(normalisePath(useLocation().pathname))
  const [opened] = useState(match.pathname)
  const isBare = match.route.layout === 'bare'
  const view = (
    // Keyed by URL so that an error does not persist on the next page; the admin keeps one key, so it stays
    // mounted.
    <ErrorBoundary key={isBare ? match.route.path : match.pathname}>
      <Suspense fallback={null}>
        <RouteView match={match} isNavigated={match.pathname !== opened} />
        <SiteReady />
      </Suspense>
    </ErrorBoundary>
  )
  return (
    <HelmetProvider>
      <QueryClientProvider client={queryClient}>
        <ScrollManager />
        <PrefetchLinks />
        <NewerContent page={match.pathname} />
        <StudioProvider>{isBare ? view : <PublicLayout>{view}</PublicLayout>}</StudioProvider>
      </QueryClientProvider>
    </HelmetProvider>
  )
}

/** The studio's name comes from its settings, which the build embeds in every page. */
function StudioProvider({ children }: { children: ReactNode }) {
  return <StudioContext value={useStoredStudio()}>{children}</StudioContext>
}

/** Marks the page as interactive: the boot script then repeats early presses and submits, and tests wait for it. */
function SiteReady() {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    // In a task of its own: inside an effect React can neither hydrate a pressed element nor has it rendered
    // typed text.
    setTimeout(() => document.dispatchEvent(new Event('site-ready')))
    // In the HTML it would compete with the heading font for bandwidth.
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }),
    )
  }, [])
  return null
}
