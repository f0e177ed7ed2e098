import { createServer } from 'node:http'
import { chromium, type Browser } from '@playwright/test'
import { createLocalBackend } from '../../supabase/local/backend'
import { listenOnLoopback } from '../../supabase/local/host/listen'
import { apiMiddleware } from '../../supabase/local/host/node-http'
import { staticHost } from '../../supabase/local/host/static-host'
import { findChromium } from '../find-binaries.mjs'
import { manyPosts } from './many-posts'
import { printTable } from './table'
import { bytesOf, openPage, traffic } from './traffic'

const few = 50
const many = 5000
const mostGrowth = 1.2
const addresses = ['/blog', '/blog?q=article&category=healthcare', '/blog/archive', '/blog/bench-3']

interface Visit {
  queries: number
  /** Bytes of response bodies as sent: of queries, and in total. */
  data: number
  all: number
}

/**
 * Requests and bytes of visits to the blog with 50 posts and with 5,000: they must not grow with the blog.
 * The data is newer than the build, so that each page fetches all of its data again.
 */
export async function measureVisits(dist = 'dist'): Promise<void> {
  const backend = await createLocalBackend()
  const api = apiMiddleware(Promise.resolve(backend))
  const pages = staticHost(dist)
  const server = createServer((request, response) =>
    api(request, response, () => pages(request, response, () => response.writeHead(404).end())),
  )
  const { port, close } = await listenOnLoopback(server, 0)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const visits = async () => {
      const found: Visit[] = []
      for (const address of addresses) found.push(await visit(browser, `http://localhost:${port}${address}`))
      return found
    }
    await backend.exec(manyPosts(1, few))
    await backend.exec("delete from public.blog_posts where slug not like 'bench-%'")
    const small = await visits()
    await backend.exec(manyPosts(few + 1, many))
    await backend.exec('analyze')
    const large = await visits()
    printTable(
      `A visit with ${few} posts and with ${many}: queries, bytes of their answers, bytes in all`,
      ['address', 'queries', '', 'data', '', 'all', '', 'growth', 'limit'],
      addresses.map((address, index) => {
        const [before, after] = [small[index], large[index]]
        if (!before || !after) throw new Error(`${address} was not visited`)
        const growth = (after.all / before.all).toFixed(3)
        return [
          address,
          before.queries,
          after.queries,
          before.data,
          after.data,
          before.all,
          after.all,
          growth,
          mostGrowth,
        ]
      }),
    )
  } finally {
    await browser.close()
    await close()
    await backend.close()
  }
}

/** A phone's first visit to a page, until it sends no more requests. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    const answers = await traffic(page, () => openPage(page, url))
    const queries = answers.filter(({ path }) => path.startsWith('/rest/v1/'))
    return { queries: queries.length, data: bytesOf(queries), all: bytesOf(answers) }
  } finally {
    await context.close()
  }
}
