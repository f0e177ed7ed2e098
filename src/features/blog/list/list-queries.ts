import { queryOptions, useQuery } from '@tanstack/react-query'
import { slugOfName, type ListFilters } from '@/features/blog/list/list-filters'
import type { ArticleListing } from '@/features/blog/queries'
import type { Tables } from '@/lib/database.types'
import { rest } from '@/lib/rest'

export interface ArticleList {
  /** How many there are in all under these filters. */
  total: number
  page: number
  page_size: number
  posts: ArticleListing[]
}

async function search({ text, category, topic, page }: ListFilters, signal: AbortSignal) {
  const { data, error } = await rest
    .rpc('search_posts', { search_text: text, category, topic, page })
    .abortSignal(signal)
  if (error) throw new Error('Failed to load blog posts.')
  return data as unknown as ArticleList
}

/** A page of published articles, newest first, found by the server. Throws 'Failed to load blog posts.' */
export const articleListQuery = (filters: ListFilters) =>
  queryOptions({
    queryKey: ['blog', 'list', filters],
    queryFn: ({ signal }) => search(filters, signal),
  })

export type Suggestion = Pick<ArticleListing, 'slug' | 'title' | 'category' | 'topic'>

const mostSuggestions = 6

/** At most six articles with the typed text in title, category or topic, as the server ordered them; none for blanks. */
export function suggestionsOf(posts: readonly Suggestion[], typed: string): Suggestion[] {
  const text = typed.trim().toLowerCase()
  if (!text) return []
  const has = (value: string | null) => value?.toLowerCase().includes(text)
  return posts
    .filter(({ title, category, topic }) => has(title) || has(category) || has(topic))
    .slice(0, mostSuggestions)
}

export type Filing = Pick<Tables<'blog_categories'>, 'name' | 'slug'>
export interface Filings {
  categories: Filing[]
  topics: Filing[]
}

/** What articles are filed under, in the owner's order. Throws 'Failed to load blog categories.' or '… topics.' */
export const filingsQuery = () =>
  queryOptions({
    queryKey: ['blog', 'filings'],
    queryFn: async ({ signal }): Promise<Filings> => {
      const listed = (table: 'blog_categories' | 'blog_topics') =>
        rest
          .from(table)
          .select('name, slug')
          .eq('is_active', true)
          .order('display_order')
          .order('name')
          .abortSignal(signal)
      const [categories, topics] = await Promise.all([listed('blog_categories'), listed('blog_topics')])
      if (categories.error) throw new Error('Failed to load blog categories.')
      if (topics.error) throw new Error('Failed to load blog topics.')
      return { categories: categories.data, topics: topics.data }
    },
  })

export const useFilings = () => useQuery(filingsQuery())

/** The filing an address names, by its stored slug or by the one its name makes. */
export const filingOf = (filings: readonly Filing[] | undefined, slug: string) =>
  filings?.find((filing) => filing.slug === slug) ?? filings?.find(({ name }) => slugOfName(name) === slug)

/** The filters as the server reads them: it knows the slug that a name makes, not the stored one. */
export function serverFilters(filters: ListFilters, filings: Filings | undefined): ListFilters {
  const slug = (list: readonly Filing[] | undefined, wanted: string) => {
    const filing = filingOf(list, wanted)
    return filing ? slugOfName(filing.name) : wanted
  }
  return {
    ...filters,
    category: slug(filings?.categories, filters.category),
    topic: slug(filings?.topics, filters.topic),
  }
}

export interface Metrics {
  expert_articles?: string
  monthly_readers?: string
  growing_community?: string
}

/** The figures that the setting `blog_metrics` names. Throws when it cannot be read: what stands there stays. */
export const metricsQuery = () =>
  queryOptions({
    queryKey: ['blog', 'setting', 'blog_metrics'],
    queryFn: async ({ signal }): Promise<Metrics> => {
      const { data, error } = await rest
        .from('blog_settings')
        .select('value')
        .eq('key', 'blog_metrics')
        .abortSignal(signal)
        .maybeSingle()
      if (error) {
        // oxlint-disable-next-line no-console -- the specification has a failed look-up logged
        console.warn('The figures of the blog could not be read', error.message)
        throw new Error('Failed to load the figures of the blog')
      }
      return readMetrics(data?.value)
    },
  })

/** A setting is whatever was stored: only texts and numbers that say something count. */
export function readMetrics(value: unknown): Metrics {
  const stored = (value && typeof value === 'object' ? value : {}) as Record<string, unknown>
  const names = ['expert_articles', 'monthly_readers', 'growing_community'] as const
  return Object.fromEntries(
    names.flatMap((name) => {
      const words = typeof stored[name] === 'number' ? String(stored[name]) : stored[name]
      return typeof words === 'string' && words.trim() ? [[name, words]] : []
    }),
  )
}
