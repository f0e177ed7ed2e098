import { queryOptions } from '@tanstack/react-query'
import { blogMetrics } from '@/content/settings'
import { slugOfName, type ListFilters } from '@/features/blog/filters'
import { articleColumns, type ArticleListing } from '@/features/blog/post'
import { findTerm, type Taxonomy, type Term } from '@/features/blog/queries'
import { columnsOf, rest } from '@/lib/rest'
import { fetchSettings } from '@/lib/settings'

export interface ArticleList {
  /** The total number of articles under these filters. */
  total: number
  page: number
  page_size: number
  /** A similar search text with results, if this one has none. */
  did_you_mean?: string | null
  posts: ArticleListing[]
}

async function search({ text, category, topic, page }: ListFilters, signal: AbortSignal) {
  const { data, error } = await rest
    .rpc('search_posts', { search_text: text, category, topic, page })
    .abortSignal(signal)
  if (error) throw new Error('Failed to load blog posts.')
  const list = data as unknown as ArticleList
  // The server returns more columns, and everything kept here is embedded in the built page.
  return { ...list, posts: list.posts.map((post) => columnsOf(post, articleColumns)) }
}

/** One page of published articles, searched and sorted by the server. Throws 'Failed to load blog posts.' */
export const articleListQuery = (filters: ListFilters) =>
  queryOptions({
    queryKey: ['blog', 'list', filters],
    queryFn: ({ signal }) => search(filters, signal),
  })

export type Suggestion = Pick<ArticleListing, 'slug' | 'title' | 'category' | 'topic'>

const mostSuggestions = 6

/**
 * At most six articles with the typed text in title, category or topic, in the server's order; none for blank
 * text.
 */
export function suggestionsOf(posts: readonly Suggestion[], typed: string): Suggestion[] {
  const text = typed.trim().toLowerCase()
  if (!text) return []
  const has = (value: string | null) => value?.toLowerCase().includes(text)
  return posts
    .filter(({ title, category, topic }) => has(title) || has(category) || has(topic))
    .slice(0, mostSuggestions)
}

/** The filters for the server, which knows slugs made from names instead of the stored ones. */
export function serverFilters(filters: ListFilters, taxonomy: Taxonomy | undefined): ListFilters {
  const slug = (terms: readonly Term[] | undefined, wanted: string) => {
    const term = findTerm(terms, wanted)
    return term ? slugOfName(term.name) : wanted
  }
  return {
    ...filters,
    category: slug(taxonomy?.categories, filters.category),
    topic: slug(taxonomy?.topics, filters.topic),
  }
}

/** The statistics in the setting `blog_metrics`. Throws if it cannot be read, so that the shown ones stay. */
export const blogStatsQuery = () =>
  queryOptions({
    queryKey: ['blog', 'setting', 'blog_metrics'],
    queryFn: async ({ signal }) => {
      try {
        return (
          await fetchSettings(
            'blog_settings',
            { blogMetrics },
            'Failed to load the blog’s statistics',
            signal,
          )
        ).blogMetrics
      } catch (error) {
        // oxlint-disable-next-line no-console -- the specification requires a failed look-up to be logged
        console.warn('The blog’s statistics could not be read', error)
        throw error
      }
    },
  })
