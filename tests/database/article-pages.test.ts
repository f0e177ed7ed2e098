import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase, type TestDatabase } from '../support/database'

let db: TestDatabase

beforeAll(async () => {
  db = await openDatabase()
  const { url } = await db.backend.listen(0)
  // Points the site's queries at this database, as the build does.
  vi.stubEnv('PRERENDER_SUPABASE_URL', url)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await db.close()
})

test('the build reads all articles in one request with the same result as one by one, without drafts and future ones', async () => {
  const post = (slug: string, row: object) => db.add('blog_posts', { slug, ...row })
  // Cases where an order or a relation could differ: the same time, no category or topic, only one of them.
  const published_at = '2025-06-01T04:00:00.123456Z'
  for (const n of [1, 2, 3]) await post(`same-moment-${n}`, { published_at, topic: 'Law Firms' })
  await post('filed-nowhere', { published_at, category: null, topic: null })
  await post('filed-alone', { published_at, category: 'A "quoted", odd one', topic: 'Nobody else' })
  await post('draft', { published_at, is_published: false })
  await post('later', { published_at: '2999-01-01T00:00:00Z' })

  const { articleQuery } = await import('@/features/blog/article/article-query')
  const { allArticlePages } = await import('@/features/blog/build/all-article-pages')
  const pages = await allArticlePages()
  expect(pages.size).toBeGreaterThan(15)
  expect([pages.has('draft'), pages.has('later')]).toEqual([false, false])
  for (const [slug, page] of pages) {
    const { queryFn } = articleQuery(slug)
    if (typeof queryFn !== 'function') throw new Error('The query has no function')
    const alone = await queryFn({ signal: new AbortController().signal } as Parameters<typeof queryFn>[0])
    expect(page, slug).toEqual(alone)
  }
})
