import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createLocalBackend, type LocalBackend } from '../../supabase/local/backend'
import { listenOnLoopback } from '../../supabase/local/host/listen'
import { apiMiddleware } from '../../supabase/local/host/node-http'
import { staticHost } from '../../supabase/local/host/static-host'
import { bundleSite } from '../bundle'
import { prerender } from '../prerender/prerender'
import { atMost, printTable } from './figures'
import { withPhones } from './phone'
import { builtSite } from './site'
import { bytesOf, openPage, traffic } from './traffic'

const [few, many, inBuild] = [50, 5000, 1000]
const mostGrowth = 1.2
const mostSeconds = 20
const addresses = ['/blog', '/blog?q=article&category=healthcare', '/blog/archive', '/blog/bench-30']

/** The blog at sizes it has not reached yet: what a visit downloads, and how long the build takes. */
export async function run(): Promise<void> {
  await builtSite()
  await withBlog(measureVisits)
  await withBlog(measurePrerender)
}

async function withBlog(measure: (backend: LocalBackend) => Promise<void>): Promise<void> {
  const backend = await createLocalBackend()
  try {
    await measure(backend)
  } finally {
    await backend.close()
  }
}

/**
 * Requests and bytes of visits to the blog with 50 posts and with 5,000: they must not grow with the blog.
 * The data is newer than the build, so that each page fetches all of its data again.
 */
async function measureVisits(backend: LocalBackend): Promise<void> {
  const api = apiMiddleware(backend)
  const pages = staticHost('dist')
  const server = createServer((request, response) =>
    api(request, response, () => pages(request, response, () => response.writeHead(404).end())),
  )
  const { port, close } = await listenOnLoopback(server, 0)
  await withPhones(async (onPhone) => {
    const visits = async (posts: number) => {
      await addPosts(backend, posts)
      const found = []
      for (const address of addresses) {
        const url = `http://localhost:${port}${address}`
        const answers = await onPhone((page) => traffic(page, () => openPage(page, url)))
        const queries = answers.filter(({ path }) => path.startsWith('/rest/v1/'))
        found.push({ address, queries: queries.length, data: bytesOf(queries), all: bytesOf(answers) })
      }
      return found
    }
    const before = await visits(few)
    const after = await visits(many)
    printTable(
      `A visit with ${few} posts / with ${many}: queries, bytes of their answers, bytes in all`,
      ['address', 'queries', 'data', 'all', 'growth'],
      before.map(({ address, queries, data, all }, index) => {
        const then = after[index] ?? { queries: NaN, data: NaN, all: NaN }
        return [
          address,
          `${queries} / ${then.queries}`,
          `${data} / ${then.data}`,
          `${all} / ${then.all}`,
          atMost(then.all / all, mostGrowth, 3),
        ]
      }),
    )
  })
  await close()
}

/**
 * The time from a fresh bundle to compressed pages with 1,000 articles, first with share images drawn, then
 * reused.
 */
async function measurePrerender(backend: LocalBackend): Promise<void> {
  await addPosts(backend, inBuild)
  const { url } = await backend.listen(0)
  const folder = '.local/bench-prerender'
  const dist = `${folder}/dist`
  await rm(folder, { recursive: true, force: true })
  const rows = []
  for (const images of ['drawn', 'kept']) {
    // Each build imports a new copy of the program, because one that has run has cached its data.
    const entry = await bundleSite({ dist, entryFolder: `${folder}/entry-${images}` })
    const source = { url, close: async () => {} }
    const built = await prerender({ dist, entry, source, imageCache: `${folder}/images` })
    const index = await readFile(`${dist}/blog.html.br`)
    rows.push([images, built.pages, atMost(built.seconds, mostSeconds, 1), index.length])
  }
  printTable(
    `Prerender of ${inBuild} articles and the rest of the site`,
    ['share images', 'pages', 'seconds', "bytes of /blog's HTML (br)"],
    rows,
  )
  await rm(folder, { recursive: true, force: true })
}

/** Publishes copies of the seed's articles until there are this many, an hour apart. */
const addPosts = (backend: LocalBackend, posts: number) =>
  backend.exec(`
    insert into public.blog_posts
      (slug, title, excerpt, content, category, topic, is_published, published_at, featured_image_url, author_id)
    select 'bench-' || n, 'Article ' || n || ' ' || title, excerpt, content, category, topic, true,
      now() - n * interval '1 hour', featured_image_url, author_id
    from (
      select *, row_number() over (order by id) - 1 as at, count(*) over () as all
      from public.blog_posts where slug not like 'bench-%'
    ) article
    join generate_series((select count(*) from public.blog_posts) + 1, ${posts}) n on n % article.all = article.at;
    analyze`)
