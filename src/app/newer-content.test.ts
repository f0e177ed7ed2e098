import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastRequest, noNetwork, requests, serve } from '@tests/support/fake-server'
import { askForNewer } from '@/app/newer-content'
import { createContent } from '@/lib/content'
import { versionsKey } from '@/lib/content-versions'
import { createQueryClient, libraryOf } from '@/lib/query-client'
import type { SeededQuery } from '@/lib/query-library'
import { restoreSeed, writeSeed } from '@/lib/query-seed'
import { rest } from '@/lib/rest'

const built = { about: 1, blog: 2, legal: 3, portfolio: 4, redirects: null, services: 6, site: 7 }
const tables = { site: 'social_links', portfolio: 'portfolio_projects', blog: 'blog_posts' } as const

/** A page that was built with these versions: two subjects on the screen, a third in the cache alone. */
function builtPage(versions: object) {
  const query = (subject: keyof typeof tables) => ({
    queryKey: [subject, 'shown'],
    queryFn: async () => (await rest.from(tables[subject]).select('id')).data as unknown,
    retry: false,
  })
  const written = createQueryClient()
  for (const subject of ['site', 'portfolio', 'blog'] as const)
    written.setQueryData(query(subject).queryKey, [{ id: 'built' }])
  written.setQueryData(versionsKey, versions)
  const client = createQueryClient()
  const seed = JSON.parse(writeSeed(written)) as SeededQuery[]
  restoreSeed(client, seed)
  const ask = askForNewer(createContent(seed, libraryOf(client)))
  let renders = 0
  for (const subject of ['site', 'portfolio'] as const)
    new QueryObserver(client, query(subject)).subscribe(() => (renders += 1))
  return {
    client,
    renders: () => renders,
    /** As the page does when the browser is idle. */
    ask,
    show: (subject: keyof typeof tables) => client.fetchQuery(query(subject)),
    asked: () => requests.map(({ name }) => name),
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const question = 'rpc/content_versions'
/** The answer to `.single()`, of a whole row. */
const answer = (versions: object) => serve(question, [versions])

it('asks nothing more where nothing is newer, and draws nothing anew', async () => {
  answer(built)
  const page = builtPage(built)
  await page.ask()
  expect(page.asked()).toEqual([question])
  expect(lastRequest()?.method, 'so that it changes nothing and may be cached').toBe('GET')
  await page.show('blog')
  await page.ask()
  expect(page.asked(), 'for a minute').toEqual([question])
  expect(page.renders()).toBe(0)
})

it('reads again what is newer: at once on the screen, else when it is shown next', async () => {
  answer({ ...built, portfolio: 40, blog: 20 })
  serve('portfolio_projects', [{ id: 'newer' }])
  serve('blog_posts', [{ id: 'newer' }])
  const page = builtPage(built)
  await page.ask()
  await expect.poll(() => page.client.getQueryData(['portfolio', 'shown'])).toEqual([{ id: 'newer' }])
  expect(page.asked()).toEqual([question, 'portfolio_projects'])
  expect(await page.show('blog')).toEqual([{ id: 'newer' }])
  expect(page.client.getQueryData(['site', 'shown'])).toEqual([{ id: 'built' }])
  expect(page.asked()).toEqual([question, 'portfolio_projects', 'blog_posts'])
})

it('knows the first row of a table that had none as newer, and the last that goes', async () => {
  serve('blog_posts', [])
  for (const [before, after] of [
    [null, 5],
    [5, null],
  ] as const) {
    requests.length = 0
    answer({ ...built, blog: after })
    const page = builtPage({ ...built, blog: before })
    await page.ask()
    expect(await page.show('blog')).toEqual([])
    expect(page.asked()).toEqual([question, 'blog_posts'])
  }
})

it('takes what the page was built without as it is by then', async () => {
  answer(built)
  const { portfolio, site } = built
  const page = builtPage({ portfolio, site })
  await page.ask()
  await page.show('blog')
  expect(page.asked()).toEqual([question])
  vi.advanceTimersByTime(60_000)
  answer({ ...built, blog: 20 })
  serve('blog_posts', [{ id: 'newer' }])
  await page.ask()
  expect(await page.show('blog')).toEqual([{ id: 'newer' }])
})

it('asks once and leaves all as it is while no answer comes, and again the next time', async () => {
  serve(question, noNetwork)
  const page = builtPage(built)
  await page.ask()
  expect(page.asked()).toEqual([question])
  expect(await page.show('portfolio')).toEqual([{ id: 'built' }])
  expect(page.renders()).toBe(0)
  answer({ ...built, portfolio: 40 })
  serve('portfolio_projects', [{ id: 'newer' }])
  await page.ask()
  await expect.poll(() => page.client.getQueryData(['portfolio', 'shown'])).toEqual([{ id: 'newer' }])
})
