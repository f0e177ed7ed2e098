import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { refuseUnread, writeState } from '@/app/built-state'
import { loadPage } from '@/app/load-page'
import { layoutQueries } from '@/app/public-layout'
import { matchRoute, pageFile, routes, type Route } from '@/app/routes'
import { siteLanguage } from '@/components/seo/page-head'
import { defaultImage } from '@/components/seo/structured-data'
import { blogSeo } from '@/content/blog'
import { interpolate, type Studio } from '@/content/site'
import { articleQuery, shareImageQuery, type ShareImage } from '@/features/blog/article/article-query'
import { movedAddresses } from '@/features/addresses/moved-address'
import { allArticlePages } from '@/features/blog/build/all-article-pages'
import {
  allArticlesQuery,
  blogChanges as changes,
  feedArticles as newest,
} from '@/features/blog/build/build-queries'
import { siteSettingsQuery, studioOf } from '@/features/site-settings/queries'
import { versionsQuery } from '@/lib/content-versions'
import { absoluteUrl } from '@/lib/paths'
import { createQueryClient } from '@/lib/query-client'
import type { Page, PageQuery } from '@/pages/define-page'

export interface PrerenderedPage {
  /** Title, meta and link tags, for <head>. */
  head: string
  /** For the root element. */
  body: string
  /** The page's data as JSON that is safe inside a script element. */
  state: string
  language: string
}

export { absoluteUrl, blogSeo, defaultImage, interpolate }

/** All pages but the admin, each with its route. */
const publicPages = (): Promise<Array<Page & { route: Route }>> => {
  const publicRoutes = routes.filter(({ layout }) => layout !== 'bare')
  return Promise.all(publicRoutes.map(async (route) => ({ ...(await loadPage(route)), route })))
}

/** Shared by the whole build: header, footer and lists are the same on many pages. */
const buildCache = createQueryClient()

/** Every address that is written to HTML, with the file of its page. */
export const prerenderedPaths = (): Promise<Array<{ path: string; pageFile: string }>> =>
  buildCache.fetchQuery({ queryKey: ['build', 'paths'], queryFn: listPaths, staleTime: Infinity })

async function listPaths() {
  const lists = (await publicPages()).map(async ({ route, prerender }) => {
    const paths = prerender === true ? [route.path] : ((await prerender?.(buildCache)) ?? [])
    return paths.map((path) => ({ path, pageFile: pageFile(route) }))
  })
  return (await Promise.all(lists)).flat()
}

/** Other spellings of addresses and old ones, each with the one it leads to. An address with a page of its own is none. */
export async function redirects(): Promise<Array<readonly [from: string, to: string]>> {
  const lists = (await publicPages()).map((page) => page.redirects?.() ?? [])
  const pages = new Set((await prerenderedPaths()).map(({ path }) => path))
  return (await Promise.all([...lists, movedAddresses()])).flat().filter(([from]) => !pages.has(from))
}

/** The empty shell: its title, the studio's address, and the data of header, footer and admin. */
export async function renderShell(): Promise<{ title: string; email: string; state: string }> {
  const { route, ...address } = matchRoute('/')
  const studio = await readStudio()
  const { title } = interpolate((await loadPage(route)).meta({ ...address, data: {}, studio }), studio)
  return {
    title,
    email: studio.email,
    state: writeState(await loadedClient(layoutQueries() as readonly PageQuery[])),
  }
}

/** Asked before anything else is read: what changes while the build runs is newer than the page. */
const versions = () => buildCache.fetchQuery({ ...versionsQuery, staleTime: Infinity })

async function fetchOnce(query: PageQuery) {
  await versions()
  return buildCache.fetchQuery({ ...query, staleTime: Infinity })
}

/** The studio as its settings have it now. */
export const readStudio = async (): Promise<Studio> => studioOf(await fetchOnce(siteSettingsQuery()))

/**
 * A client that holds the data of these queries, its versions, and nothing else. The data counts as old: a visitor's
 * browser asks at once for the versions, and for what has none.
 */
async function loadedClient(queries: readonly PageQuery[]) {
  const client = createQueryClient()
  const subjects = new Set(queries.map(({ queryKey: [subject] }) => subject as unknown))
  const ofThese = Object.entries(await versions()).filter(([subject]) => subjects.has(subject))
  const old = { updatedAt: 0 }
  client.setQueryData(versionsQuery.queryKey, Object.fromEntries(ofThese), old)
  await Promise.all(
    queries.map(async (query) => client.setQueryData(query.queryKey, await fetchOnce(query), old)),
  )
  return client
}

/** All published articles, newest first. Throws 'Failed to load blog posts.', as the next two. */
export const listArticles = () => buildCache.fetchQuery(allArticlesQuery())
export const blogChanges = () => changes(buildCache)
export const feedArticles = (studio: Studio) => newest(buildCache, studio)

/** Sets the share images of articles, by slug. */
export function setShareImages(images: ReadonlyMap<string, ShareImage>): void {
  for (const [slug, image] of images) buildCache.setQueryData(shareImageQuery(slug).queryKey, image)
}

/** Reads the data of all article pages in two requests for each hundred articles instead of two for each article. */
export async function preloadArticles(): Promise<void> {
  await versions()
  for (const [slug, page] of await allArticlePages(buildCache))
    buildCache.setQueryData(articleQuery(slug).queryKey, page)
}

/** Renders an address with its data. Throws when a query fails: a page without its data must not be built. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const match = matchRoute(path)
  const page = await loadPage(match.route)
  const queries = [...Object.values(page.queries?.(match.params) ?? {}), ...layoutQueries()]
  const queryClient = await loadedClient(queries as readonly PageQuery[])

  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App queryClient={queryClient} />
      </StaticRouter>
    </StrictMode>,
  )
  refuseUnread(path, queryClient)
  const { head, body } = liftHead(html)
  const state = writeState(queryClient)
  queryClient.clear()
  return { head, body, state, language: page.language ?? siteLanguage }
}

/** React puts hoisted tags first when the root is not <html>: moves them into <head> and marks them. */
export function liftHead(html: string): { head: string; body: string } {
  const leading = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(html)?.[0] ?? ''
  return {
    head: leading.replace(/<(title|meta|link)(?=[ >])/g, '<$1 data-prerendered=""'),
    body: html.slice(leading.length),
  }
}

/** The versions of the content that the whole build is made from. Throws when they cannot be read. */
export const contentVersions = () => versions()
