import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/app/error-boundary'
import { PublicLayout } from '@/app/public-layout'
import { RouteView } from '@/app/route-view'
import { matchRoute } from '@/app/routes'
import { ScrollManager } from '@/app/scroll-manager'
import { SiteReady } from '@/app/site-ready'
import { normalisePath } from '@/lib/paths'

/** The whole site below the router: the browser, the prerender and the tests each bring their own router. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const pathname = normalisePath(useLocation().pathname)
  const match = matchRoute(pathname)
  const view = (
    // A new page starts clean: an error shown for one address must not stay for the next. What brings its own
    // frame (the admin) lives on below one address.
    <ErrorBoundary key={match.area.layout === 'bare' ? match.path : pathname}>
      <Suspense fallback={null}>
        <RouteView match={match} />
        <SiteReady />
      </Suspense>
    </ErrorBoundary>
  )
  return (
    <QueryClientProvider client={queryClient}>
      <ScrollManager />
      {match.area.layout === 'public' ? <PublicLayout>{view}</PublicLayout> : view}
    </QueryClientProvider>
  )
}
