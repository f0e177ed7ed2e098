import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/app/error-boundary'
import { PublicLayout } from '@/app/public-layout'
import { RouteView } from '@/app/route-view'
import { matchRoute } from '@/app/routes'
import { ScrollManager } from '@/app/scroll-manager'
import { normalisePath } from '@/lib/paths'

/** The whole site below the router: the browser, the prerender and the tests each bring their own router. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const match = matchRoute(normalisePath(useLocation().pathname))
  const isBare = match.route.layout === 'bare'
  const view = (
    // A new page starts clean: an error shown for one address must not stay for the next. What brings its own
    // frame (the admin) lives on below one address.
    <ErrorBoundary key={isBare ? match.route.path : match.pathname}>
      <Suspense fallback={null}>
        <RouteView match={match} />
        <SiteReady />
      </Suspense>
    </ErrorBoundary>
  )
  return (
    <HelmetProvider>
      <QueryClientProvider client={queryClient}>
        <ScrollManager />
        {isBare ? view : <PublicLayout>{view}</PublicLayout>}
      </QueryClientProvider>
    </HelmetProvider>
  )
}

/** Says that forms and buttons now work: the boot script hands over what was sent before, tests wait for it. */
function SiteReady() {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    document.dispatchEvent(new Event('site-ready'))
  }, [])
  return null
}
