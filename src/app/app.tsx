import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/app/error-boundary'
import { NewerContent } from '@/app/newer-content'
import { PrefetchLinks } from '@/app/prefetch-links'
import { PublicLayout } from '@/app/public-layout'
import { RestingPage } from '@/app/resting-page'
import { RouteView } from '@/app/route-view'
import { matchRoute } from '@/app/routes'
import { ScrollManager } from '@/app/scroll-manager'
import { StudioContext } from '@/components/layout/studio'
import { useStoredStudio } from '@/features/site-settings/queries'
import { ContentContext, type Content } from '@/lib/content'
import { createGate } from '@/lib/hydration-gates'
import { normalisePath } from '@/lib/paths'

interface AppProps {
  content: Content
  /** The path whose built page rests: its content is left as it was built (RestingPage). */
  resting?: string
}

/** The whole site below the router; browser, prerender and tests each have a router of their own. */
export function App({ content, resting }: AppProps) {
  const [gate] = useState(createGate)
  const match = matchRoute(normalisePath(useLocation().pathname))
  const isBare = match.route.layout === 'bare'
  const view = (
    // Keyed by address, so that an error does not stay on the next page; the admin stays mounted below its path.
    <ErrorBoundary key={isBare ? match.route.path : match.pathname}>
      <Suspense fallback={null}>
        <RouteView match={match} />
        <SiteReady pass={gate.pass} />
      </Suspense>
    </ErrorBoundary>
  )
  return (
    <HelmetProvider>
      <ContentContext value={content}>
        <ScrollManager />
        <PrefetchLinks />
        {match.pathname === resting && <RestingPage route={match.route} gate={gate} />}
        <NewerContent page={match.pathname} />
        <StudioProvider>{isBare ? view : <PublicLayout>{view}</PublicLayout>}</StudioProvider>
      </ContentContext>
    </HelmetProvider>
  )
}

/** Pages and desk name the studio as its settings do; the build has put these into every page. */
function StudioProvider({ children }: { children: ReactNode }) {
  return <StudioContext value={useStoredStudio()}>{children}</StudioContext>
}

/** Marks the page as interactive: the boot script then submits forms sent early, and tests wait for it. */
function SiteReady({ pass }: { pass: () => void }) {
  useEffect(() => {
    pass()
    document.documentElement.dataset.ready = ''
    document.dispatchEvent(new Event('site-ready'))
    // In the HTML it would be fetched at once, beside the heading face.
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }),
    )
  }, [pass])
  return null
}
