import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '@/app/app'
import type { RouteQuery } from '@/app/define-route'
import { layoutQueries } from '@/app/layout-queries'
import { preloadRoute } from '@/app/route-module'
import { areas, matchRoute } from '@/app/routes'
import { blogHead } from '@/content/blog-heads'
import { heads } from '@/content/heads'
import { site } from '@/content/site'
import { articleQuery, sharePictureQuery, type SharePicture } from '@/features/blog/article/article-query'
import { allArticlePages } from '@/features/blog/build/all-article-pages'
import { blogChanges, everyArticle, feedArticles } from '@/features/blog/build/build-queries'
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

export { absoluteUrl, blogChanges, blogHead, everyArticle, feedArticles, heads, site }

/** Every address that is written to HTML, with the files its page is made of beside the site's own. */
export async function prerenderedPaths(): Promise<Array<{ path: string; sources: string[] }>> {
  const lists = areas.map(async ({ source, open }) => {
    const pages = (await open()).map(async ({ prerender }) => {
      const paths = (await prerender?.paths()) ?? []
      return paths.map((path) => ({ path, sources: [source, prerender?.source ?? source] }))
    })
    return (await Promise.all(pages)).flat()
  })
  // The last area shows Home for unknown paths: its addresses are the first area's.
  return (await Promise.all(lists.slice(0, -1))).flat()
}

/** Other spellings of addresses, each with the one it leads to. */
export async function redirects(): Promise<Array<readonly [from: string, to: string]>> {
  const routes = (await Promise.all(areas.map(({ open }) => open()))).flat()
  return (await Promise.all(routes.map((route) => route.redirects?.() ?? []))).flat()
}

/** Read once for the whole build: header, footer and lists are the same on many pages. */
const read = createQueryClient()

/** Tells the pages of articles, by slug, which picture was drawn for them. */
export function knowSharePictures(pictures: ReadonlyMap<string, SharePicture>): void {
  for (const [slug, picture] of pictures) read.setQueryData(sharePictureQuery(slug).queryKey, picture)
}

/** Reads what the pages of all articles show at once: asked one by one, a thousand of them ask five thousand times. */
export async function readEveryArticle(): Promise<void> {
  for (const [slug, page] of await allArticlePages()) read.setQueryData(articleQuery(slug).queryKey, page)
}

/** One address to HTML with its data inside. Throws when a query fails: a page without its data must not be built. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const match = matchRoute(path)
  const { route } = await preloadRoute(match)
  const queryClient = createQueryClient()
  const queries = [...Object.values(route.queries?.(match.params) ?? {}), ...layoutQueries()]
  await Promise.all(
    queries.map(async (query) => {
      await read.fetchQuery({ ...(query as RouteQuery), staleTime: Infinity })
      queryClient.setQueryData(query.queryKey, read.getQueryData(query.queryKey))
    }),
  )

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
