import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { refusal, serve } from '@tests/support/fake-server'
import { blogStatsQuery } from '@/features/blog/list/list-queries'
import { portfolioIntroQuery } from '@/features/portfolio/gallery/gallery-queries'
import { featuredIntroQuery } from '@/features/portfolio/queries'

interface Setting {
  queryKey: QueryKey
  staleTime: number
}

const settings: ReadonlyArray<readonly [name: string, query: () => Setting, stored: unknown]> = [
  ['the portfolio’s introduction', () => fresh(portfolioIntroQuery()), { title: 'Ours', content: 'All.' }],
  ['the sentence under the featured projects', () => fresh(featuredIntroQuery()), 'Our three best.'],
  ['the statistics of the blog', () => fresh(blogStatsQuery()), { expert_articles: '12+' }],
]

/** Query options that refetch at once and do not retry. */
const fresh = (query: object) => ({ ...query, staleTime: 0, retry: false }) as unknown as Setting

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  serve('*', refusal('down', { status: 500 }))
})

it.each(settings)('keep the prerendered value if refetching fails: %s', async (_, query, stored) => {
  const client = new QueryClient()
  client.setQueryData(query().queryKey, stored)
  await expect(client.fetchQuery(query())).rejects.toThrow('Failed to load')
  expect(client.getQueryData(query().queryKey)).toEqual(stored)
})
