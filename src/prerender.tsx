import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { layoutQueries } from '@/app/layout-queries'
import { preloadRoute } from '@/app/route-module'
import { matchRoute, routes } from '@/app/routes'
import { heads } from '@/content/heads'
import { absoluteUrl } from '@/lib/paths'
import { createQueryClient } from '@/lib/query-client'
import { writeSeed } from '@/lib/query-seed'

export interface PrerenderedPage {
  /** Title, meta and link tags, for <head>. */
  head: string
  /** What stands inside the root element. */
  body: string
  /** The page's data, as JSON that is safe inside a script element. */
  seed: string
}

export { absoluteUrl, heads }

/** Every address that is written to HTML, with the file of its page. */
export async function prerenderedPaths(): Promise<Array<{ path: string; source: string }>> {
  const lists = routes.map(async ({ prerender }) => {
    if (!prerender) return []
    const paths = await prerender.paths()
    return paths.map((path) => ({ path, source: prerender.source }))
  })
  return (await Promise.all(lists)).flat()
}

/** One address to HTML with its data inside. Throws when a query fails: a page without its data must not be built. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const { route, params } = matchRoute(path)
  const queryClient = createQueryClient()
  const queries = [...Object.values(route.queries?.(params) ?? {}), ...layoutQueries()]
  await Promise.all([preloadRoute(route), ...queries.map((query) => queryClient.fetchQuery(query as never))])

  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App queryClient={queryClient} />
      </StaticRouter>
    </StrictMode>,
  )
  const { head, body } = liftHead(html)
  const seed = writeSeed(queryClient)
  queryClient.clear()
  return { head, body, seed }
}

/** React puts hoisted tags first when the root is not <html>; they belong in <head>, marked as ours. */
export function liftHead(html: string): { head: string; body: string } {
  const leading = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(html)?.[0] ?? ''
  return {
    head: leading.replace(/<(title|meta|link)(?=[ >])/g, '<$1 data-prerendered=""'),
    body: html.slice(leading.length),
  }
}
