import { pageFile, type Route } from '@/app/routes'
import { loadQueryClient } from '@/lib/load-query-client'
import type { Page } from '@/pages/define-page'

const modules = import.meta.glob<{ page: Page }>('/src/pages/*-page.tsx')
const loading = new Map<string, Promise<Page>>()
const loaded = new Map<string, Page>()
const failureMs = 1000

/** What the built page does not have: the whole sheet, and the chunks of its own content where that rests. */
const rest = (): { sheet?: string; later?: string[] } =>
  JSON.parse(document.getElementById('rest')?.textContent || '{}')

/** At once, where each would name the next. */
function fetchLaterChunks(): void {
  for (const href of rest().later ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

let sheet: Promise<void> | undefined

/**
 * The style sheet of the whole site, once. A prerendered page has only the rules that it may need itself
 * (scripts/prerender/area-styles.ts). Throws when it cannot be fetched.
 */
function wholeSheet(): Promise<void> {
  if (sheet) return sheet
  const { sheet: href } = rest()
  if (!href || document.querySelector('link[rel=stylesheet]')) return Promise.resolve()
  sheet = new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      sheet = undefined
      reject(new Error('The style sheet could not be fetched'))
    })
    document.head.append(link)
  })
  return sheet
}

/**
 * Fetches a route's page once, with its rules and with what reads its data. After a failure it can be tried again, a
 * moment later. `isBuilt`: the document was prerendered for this page and has both.
 */
export function loadPage(route: Route, isBuilt = import.meta.env.SSR): Promise<Page> {
  const file = pageFile(route)
  const known = loading.get(file)
  if (known) return known
  const fetching = (async () => {
    const load = modules[`/${file}`]
    if (!load) throw new Error(`${route.path} names a page that is not there: ${file}`)
    if (isBuilt && !import.meta.env.SSR) fetchLaterChunks()
    const others = isBuilt ? [] : [wholeSheet(), loadQueryClient()]
    const [{ page }] = await Promise.all([load(), ...others])
    loaded.set(file, page)
    return page
  })()
  loading.set(file, fetching)
  // Not at once: React asks again for what it is about to show, and would be told 'wait' for ever in place of the failure.
  fetching.catch(() => setTimeout(() => loading.delete(file), failureMs))
  return fetching
}

/** The page if it is loaded already, so that hydration never suspends. */
export const loadedPage = (route: Route) => loaded.get(pageFile(route))
