import type { QueryFunctionContext } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase, type TestDatabase } from '../support/database'

let db: TestDatabase
const asked: string[] = []

beforeAll(async () => {
  db = await openDatabase()
  const { url } = await db.backend.listen(0)
  // Points the site's queries at this database, as the build does.
  vi.stubEnv('PRERENDER_SUPABASE_URL', url)
  const send = globalThis.fetch
  // The client uses the fetch that exists when it is created.
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    asked.push(new URL(String(input)).pathname.replace('/rest/v1/', ''))
    return send(input, init)
  })
  const post = (slug: string, row: object) => db.add('blog_posts', { slug, ...row })
  // Cases where an order or a relation could differ: the same time, no category or topic, only one of them.
  const published_at = '2025-06-01T04:00:00.123456Z'
  for (const n of [1, 2, 3]) await post(`same-moment-${n}`, { published_at, topic: 'Law Firms' })
  await post('filed-nowhere', { published_at, category: null, topic: null })
  await post('filed-alone', { published_at, category: 'A "quoted", odd one', topic: 'Nobody else' })
  await post('draft', { published_at, is_published: false })
  await post('later', { published_at: '2999-01-01T00:00:00Z' })
  // New Year in Malaysia, which is still the old year in UTC.
  await post('new-year', { published_at: '2023-12-31T16:00:00Z' })
  await post('old-year', { published_at: '2023-12-31T15:59:59Z' })
})
beforeEach(() => {
  asked.length = 0
})
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await db.close()
})

/** What a query of the site fetches. */
async function fetched<Data>(query: { queryFn?: unknown }): Promise<Data> {
  const queryFn = query.queryFn as (context: Pick<QueryFunctionContext, 'signal'>) => Promise<Data>
  return queryFn({ signal: new AbortController().signal })
}

/** All published articles, newest first, straight from the table. */
const listed = () =>
  db.backend.query<{ slug: string; category: string | null; topic: string | null; year: number }>(
    `select slug, category, topic, extract(year from published_at + interval '8 hours')::integer as year
    from public.blog_posts where is_published and published_at <= now() order by published_at desc, id`,
  )

describe('the articles that an article links to', () => {
  test('are its neighbours in the list, and three of its category or topic, filled up with the newest', async () => {
    const list = await listed()
    const slugs = list.map(({ slug }) => slug)
    const { articleLinks } = await import('@/features/blog/article/article-query')
    const links = await articleLinks(slugs)
    expect([...links.keys()].toSorted()).toEqual(slugs.toSorted())
    for (const [index, { slug, category, topic }] of list.entries()) {
      const found = links.get(slug)
      expect(found?.previous?.slug, slug).toBe(slugs[index - 1])
      expect(found?.next?.slug, slug).toBe(slugs[index + 1])
      const others = list.filter((other) => other.slug !== slug)
      const near = others.filter(
        (other) => (category && other.category === category) || (topic && other.topic === topic),
      )
      const related = [...new Set([...near, ...others])].slice(0, 3)
      expect(
        found?.related.map((one) => one.slug),
        slug,
      ).toEqual(related.map((one) => one.slug))
    }
  })

  test('are the same for a writer, who may also read drafts and future articles', async () => {
    const slugs = [...(await listed()).map(({ slug }) => slug), 'draft', 'later']
    const [visitor, admin] = await Promise.all(
      [db.visitor, db.admin].map((client) => client.rpc('article_links', { slugs })),
    )
    expect(admin?.error).toBeNull()
    expect(admin?.data).toHaveLength(slugs.length - 2)
    expect(admin?.data).toEqual(visitor?.data)
  })

  test('are missing from a page when they cannot be read, and the article is shown', async () => {
    const { articleQuery } = await import('@/features/blog/article/article-query')
    await db.backend.exec('revoke execute on function public.article_links from anon')
    try {
      expect(await fetched(articleQuery('filed-alone'))).toMatchObject({
        post: { slug: 'filed-alone' },
        previous: null,
        next: null,
        related: [],
      })
    } finally {
      await db.backend.exec('grant execute on function public.article_links to anon')
    }
  })
})

describe('the build', () => {
  test('reads each published article once, in one request for a hundred', async () => {
    const build = await import('@/prerender')
    const paths = (await build.prerenderedPaths()).map(({ path }) => path)
    await build.redirects()
    await build.listArticles()
    await build.preloadArticles()
    await build.blogChanges()
    await build.feedArticles(await build.readStudio())
    const slugs = (await listed()).map(({ slug }) => slug)
    expect(paths).toEqual(expect.arrayContaining(slugs.map((slug) => `/blog/${slug}`)))
    expect(paths).not.toContain('/blog/draft')
    expect(paths).not.toContain('/blog/later')
    expect(asked.filter((name) => name === 'blog_posts')).toHaveLength(1)
    expect(asked.filter((name) => name === 'rpc/article_links')).toHaveLength(1)
  })

  test('embeds what a page fetches by itself', async () => {
    const { articleQuery } = await import('@/features/blog/article/article-query')
    const { allArticlePages } = await import('@/features/blog/build/all-article-pages')
    const { QueryClient } = await import('@tanstack/react-query')
    const pages = await allArticlePages(new QueryClient())
    expect([...pages.keys()]).toEqual((await listed()).map(({ slug }) => slug))
    for (const [slug, page] of pages) expect(page, slug).toEqual(await fetched(articleQuery(slug)))
  })
})

test('the archive counts the articles of each year in Malaysia in one request', async () => {
  const { archiveYearsQuery } = await import('@/features/blog/archive/archive-query')
  const counts = new Map<number, number>()
  for (const { year } of await listed()) counts.set(year, (counts.get(year) ?? 0) + 1)
  expect([counts.get(2024), counts.get(2023)]).toEqual([1, 1])
  asked.length = 0
  expect(await fetched(archiveYearsQuery())).toEqual(
    [...counts].map(([year, articles]) => ({ year, articles })),
  )
  expect(asked).toEqual(['rpc/article_years'])
})
