import { setTimeout as wait } from 'node:timers/promises'
import type { QueryKey } from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase, queryValue, type TestDatabase } from '../support/database'
import { accessTable } from '../support/database-access'
import {
  addParents,
  insertRow,
  type TableName,
  updateRow,
  validChange,
  validRow,
} from '../support/database-rows'
import { deletionOf } from '../support/set-deleted'

/** The subject of each table that visitors read. */
const subjectOf: Partial<Record<TableName, string>> = {
  about_settings: 'about',
  blog_authors: 'blog',
  blog_categories: 'blog',
  blog_posts: 'blog',
  blog_settings: 'blog',
  blog_topics: 'blog',
  company_info: 'site',
  legal_documents: 'legal',
  niche_pages: 'services',
  niche_testimonials: 'services',
  portfolio_categories: 'portfolio',
  portfolio_projects: 'portfolio',
  portfolio_settings: 'portfolio',
  redirects: 'redirects',
  site_settings: 'site',
  social_links: 'site',
}
const published = (Object.keys(accessTable) as TableName[]).filter((table) =>
  accessTable[table].visitor.includes('select'),
)
const hidden = published.flatMap((table) =>
  Object.entries(accessTable[table].hiddenWhen ?? {}).map(([kind, change]) => ({ table, kind, change })),
)

let db: TestDatabase
/** Requests versions as the site does. */
async function versions(client = db.visitor): Promise<Record<string, number>> {
  const { data, error } = await client.rpc('content_versions', {}, { get: true }).single()
  expect(error).toBeNull()
  return data as Record<string, number>
}
/** The subjects whose version changes during `work`. */
async function movedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await versions()
  await work()
  const after = await versions()
  return Object.keys(after).filter((subject) => after[subject] !== before[subject])
}
const remove = (table: TableName, id: string) =>
  db.backend.query(`delete from public.${table} where id = $1::text::uuid`, [id])

beforeAll(async () => {
  db = await openDatabase()
  await addParents(db.backend)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await db.close()
})

describe('the version of a subject', () => {
  test('stays the same without changes, and is the same for everybody who is not an administrator', async () => {
    expect(await movedBy(async () => undefined)).toEqual([])
    expect(await versions(db.withoutRole)).toEqual(await versions())
  })

  test.each(published)(
    'is the only one to change when a row of %s is added, changed or removed',
    async (table) => {
      const row = validRow(table)
      const own = [subjectOf[table]]
      expect(await movedBy(() => insertRow(db.backend, table, row))).toEqual(own)
      if (accessTable[table].owner.includes('update'))
        expect(await movedBy(() => updateRow(db.backend, table, row.id, validChange[table]))).toEqual(own)
      expect(await movedBy(() => remove(table, row.id))).toEqual(own)
    },
  )

  test.each(hidden)('ignores a row of $table that is $kind', async ({ table, change }) => {
    const row = { ...validRow(table), ...change }
    expect(await movedBy(() => insertRow(db.backend, table, row))).toEqual([])
    expect(await movedBy(() => updateRow(db.backend, table, row.id, validChange[table]))).toEqual([])
    expect(await movedBy(() => remove(table, row.id))).toEqual([])
  })

  test.each(hidden)('changes when a row of $table becomes $kind', async ({ table, change }) => {
    const id = await db.add(table)
    expect(await movedBy(() => updateRow(db.backend, table, id, change))).toEqual([subjectOf[table]])
  })

  test('changes with an edit in the admin, and returns to the old value when the new row is deleted', async () => {
    const before = await versions()
    const row = validRow('social_links')
    expect(await movedBy(async () => db.admin.from('social_links').insert(row as never))).toEqual(['site'])
    await db.admin.rpc('set_deleted', deletionOf('social_links', row.id))
    expect(await versions()).toEqual(before)
  })

  test('changes by itself at the second when an article comes due', async () => {
    const at = await queryValue<string>(db.backend, "select (now() + interval '2 seconds')::text as at")
    const row = { ...validRow('blog_posts'), is_published: true, published_at: at }
    expect(await movedBy(() => insertRow(db.backend, 'blog_posts', row))).toEqual([])
    const isDue = () => queryValue<boolean>(db.backend, 'select now() >= $1::text::timestamptz as due', [at])
    expect(
      await movedBy(async () => {
        while (!(await isDue())) await wait(50)
      }),
    ).toEqual(['blog'])
  })

  test.each(['booking_submissions', 'contact_submissions', 'images', 'call_closures'] as const)(
    'ignores a row of %s',
    async (table) => {
      expect(await movedBy(() => db.add(table))).toEqual([])
    },
  )

  test('ignores a setting that visitors do not read', async () => {
    const set = (key: string, value: object) =>
      db.admin.from('site_settings').upsert({ key, value } as never, { onConflict: 'key' })
    expect(await movedBy(async () => set('protection', { emails_an_hour: 40 }))).toEqual([])
    expect(await movedBy(async () => set('footer_content', { tagline: 'Another' }))).toEqual(['site'])
  })
})

describe('the public pages', () => {
  const asked: string[] = []
  beforeAll(async () => {
    const { url } = await db.backend.listen(0)
    vi.stubEnv('PRERENDER_SUPABASE_URL', url)
    const send = globalThis.fetch
    // The client uses the fetch that exists when it is created.
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      asked.push(decodeURIComponent(String(input)))
      return send(input, init)
    })
  })

  test('contain the versions of their content, which the build requests first', async () => {
    const { renderPage } = await import('@/prerender')
    const { state } = await renderPage('/')
    expect(asked[0]).toContain('/rpc/content_versions')
    expect(asked.filter((address) => address.includes('content_versions'))).toHaveLength(1)
    const embedded = JSON.parse(state) as Array<[QueryKey, unknown]>
    const { portfolio, site } = await versions()
    expect(embedded.find(([queryKey]) => queryKey[0] === 'content-versions')?.[1]).toEqual({
      portfolio,
      site,
    })
  })

  test('have queries whose keys begin with the only subject that they read', async () => {
    const { QueryClient } = await import('@tanstack/react-query')
    const { subjects } = await import('@/lib/content-versions')
    const { loadPage } = await import('@/app/load-page')
    const { layoutQueries } = await import('@/app/public-layout')
    const { matchRoute } = await import('@/app/routes')
    const { movedAddressQuery } = await import('@/features/addresses/moved-address')
    const { prerenderedPaths } = await import('@/prerender')
    expect(Object.keys(await versions())).toEqual([...subjects])

    const addresses = new Map((await prerenderedPaths()).map(({ path, pageFile }) => [pageFile, path]))
    const ofPages = [...addresses.values()].map(async (path) => {
      const { route, params } = matchRoute(path)
      return Object.values((await loadPage(route)).queries?.(params) ?? {})
    })
    const queries = [
      ...(await Promise.all(ofPages)).flat(),
      ...layoutQueries(),
      movedAddressQuery('/blog/old'),
    ]
    const wrong: string[] = []
    const read = new Set<string>()
    for (const query of queries) {
      asked.length = 0
      await new QueryClient().fetchQuery(
        query as Parameters<InstanceType<typeof QueryClient>['fetchQuery']>[0],
      )
      const [first] = query.queryKey as readonly string[]
      for (const address of asked) {
        const subject = subjectOfQuery(address)
        read.add(subject)
        if (subject !== first) wrong.push(`${JSON.stringify(query.queryKey)} asks ${address}`)
      }
    }
    expect(wrong).toEqual([])
    // Every query must have sent a request, so that none passes unchecked; call times are live.
    expect([...read].toSorted()).toEqual([...subjects, 'call-times'].toSorted())
  })
})

/** What a request reads: its table and the tables embedded in its columns, or its procedure. */
function subjectOfQuery(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const name = pathname.replace('/rest/v1/', '')
  if (['rpc/search_posts', 'rpc/article_links', 'rpc/article_years'].includes(name)) return 'blog'
  if (name === 'rpc/call_days') return 'call-times'
  const joined = [...(searchParams.get('select') ?? '').matchAll(/(\w+)\(/g)].map(([, table]) => table)
  const found = new Set([name, ...joined].map((table) => subjectOf[table as TableName]))
  return [...found].join()
}
