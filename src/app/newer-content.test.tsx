import { dehydrate, HydrationBoundary, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastRequest, noNetwork, requests, serve } from '@tests/support/fake-server'
import { NewerContent } from '@/app/newer-content'
import { versionsQuery, type Versions } from '@/lib/content-versions'
import { createQueryClient } from '@/lib/query-client'
import { rest } from '@/lib/rest'

const built = { about: 1, blog: 2, legal: 3, portfolio: 4, redirects: null, services: 6, site: 7 }
const tables = { site: 'social_links', portfolio: 'portfolio_projects', blog: 'blog_posts' } as const
type Shown = keyof typeof tables

const query = (subject: Shown) => ({
  queryKey: [subject, 'shown'],
  queryFn: async () => (await rest.from(tables[subject]).select('id')).data,
  retry: false,
})

const drawn = vi.fn()
function Part({ subject }: { subject: Shown }) {
  const { data } = useQuery(query(subject))
  drawn(subject)
  return <p>{`${subject}: ${data?.map(({ id }) => id).join()}`}</p>
}

/** A page built with these versions: two subjects on the screen, a third only in the cache. */
async function openPage(versions: Versions) {
  const written = createQueryClient()
  for (const subject of ['site', 'portfolio', 'blog'] as const)
    written.setQueryData(query(subject).queryKey, [{ id: 'built' }], { updatedAt: 0 })
  written.setQueryData(versionsQuery.queryKey, versions, { updatedAt: 0 })
  const client = createQueryClient()
  const page = (address: string) => (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={JSON.parse(JSON.stringify(dehydrate(written)))}>
        <NewerContent page={address} />
        <Part subject="site" />
        <Part subject="portfolio" />
      </HydrationBoundary>
    </QueryClientProvider>
  )
  const { rerender } = render(page('/'))
  async function settle() {
    await waitFor(() => expect(client.isFetching()).toBe(0))
    // TanStack Query tells components of an answer in the next task.
    await act(() => new Promise((done) => setTimeout(done)))
  }
  drawn.mockClear()
  await settle()
  return {
    settle,
    goTo: async (address: string) => {
      rerender(page(address))
      drawn.mockClear()
      await settle()
    },
    show: (subject: Shown) => client.fetchQuery(query(subject)),
  }
}

const question = 'rpc/content_versions'
/** Serves the versions as a single row, as `.single()` returns it. */
const answer = (versions: Versions) => serve(question, [versions])
const requestNames = () => requests.map(({ name }) => name)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it('fetches and renders nothing more if nothing is newer', async () => {
  answer(built)
  const page = await openPage(built)
  expect(requestNames()).toEqual([question])
  expect(lastRequest()?.method, 'so that it changes nothing and may be cached').toBe('GET')
  expect(drawn).not.toHaveBeenCalled()
  await page.show('blog')
  await page.goTo('/pricing')
  expect(requestNames(), 'for a minute').toEqual([question])
})

it('refetches newer content: at once if on the screen, otherwise when next shown', async () => {
  answer({ ...built, portfolio: 40, blog: 20 })
  serve('portfolio_projects', [{ id: 'newer' }])
  serve('blog_posts', [{ id: 'newer' }])
  const page = await openPage(built)
  expect(await screen.findByText('portfolio: newer')).toBeVisible()
  expect(screen.getByText('site: built')).toBeVisible()
  expect(requestNames()).toEqual([question, 'portfolio_projects'])
  expect(await page.show('blog')).toEqual([{ id: 'newer' }])
  expect(requestNames()).toEqual([question, 'portfolio_projects', 'blog_posts'])
})

it.each([
  ['the first row of a table that had none', null, 5],
  ['the deletion of the last row', 5, null],
])('treats %s as newer', async (_, before, after) => {
  serve('blog_posts', [])
  answer({ ...built, blog: after })
  const page = await openPage({ ...built, blog: before })
  expect(await page.show('blog')).toEqual([])
  expect(requestNames()).toEqual([question, 'blog_posts'])
})

it('fetches content that the page was built without', async () => {
  answer(built)
  serve('blog_posts', [{ id: 'newer' }])
  const { portfolio, site } = built
  const page = await openPage({ portfolio, site })
  await page.show('blog')
  expect(requestNames()).toEqual([question])
  vi.setSystemTime(Date.now() + 60_000)
  answer({ ...built, blog: 20 })
  await page.goTo('/blog')
  expect(await page.show('blog')).toEqual([{ id: 'newer' }])
})

it('checks again when the tab is shown after an hour', async () => {
  answer(built)
  const page = await openPage(built)
  vi.setSystemTime(Date.now() + 3_600_000)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await page.settle()
  expect(requestNames()).toEqual([question, question])
})

it('changes nothing while there is no answer, and checks again on the next page', async () => {
  serve(question, noNetwork)
  const page = await openPage(built)
  expect(requestNames()).toEqual([question])
  expect(screen.getByText('portfolio: built')).toBeVisible()
  answer({ ...built, portfolio: 40 })
  serve('portfolio_projects', [{ id: 'newer' }])
  await page.goTo('/pricing')
  expect(await screen.findByText('portfolio: newer')).toBeVisible()
})
