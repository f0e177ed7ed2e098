import { queryOptions, useQuery } from '@tanstack/react-query'
import { slugOfName } from '@/features/blog/filters'
import type { Tables } from '@/lib/database.types'
import { rest, type ColumnsOf } from '@/lib/rest'

/** The columns needed for a list of related articles. */
export const relatedColumns = 'slug, title, category, read_time, featured_image_url'
export type RelatedArticle = Pick<Tables<'blog_posts'>, ColumnsOf<typeof relatedColumns>>

/**
 * The newest articles of the named topics, or of all topics if none is named. Throws 'Failed to load related
 * blog posts'
 */
export const relatedArticlesQuery = (topics: readonly string[], limit: number) =>
  queryOptions({
    queryKey: ['blog', 'related', topics, limit],
    queryFn: async ({ signal }): Promise<RelatedArticle[]> => {
      const newest = rest.from('blog_posts').select(relatedColumns).eq('is_published', true)
      const { data, error } = await (topics.length > 0 ? newest.in('topic', [...topics]) : newest)
        .order('published_at', { ascending: false })
        .limit(limit)
        .abortSignal(signal)
      if (error) throw new Error('Failed to load related blog posts')
      return data
    },
  })

export const useRelatedArticles = (topics: readonly string[], limit: number) =>
  useQuery(relatedArticlesQuery(topics, limit))

/** A category or a topic. */
export type Term = Pick<Tables<'blog_categories'>, 'name' | 'slug'>
export interface Taxonomy {
  categories: Term[]
  topics: Term[]
}

/** Categories and topics, in the owner's order. Throws 'Failed to load blog categories.' or '… topics.' */
export const taxonomyQuery = () =>
  queryOptions({
    queryKey: ['blog', 'taxonomy'],
    queryFn: async ({ signal }): Promise<Taxonomy> => {
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

export const useTaxonomy = () => useQuery(taxonomyQuery())

/** The category or topic named in a URL, by its stored slug or by the slug made from its name. */
export const findTerm = (terms: readonly Term[] | undefined, slug: string) =>
  terms?.find((term) => term.slug === slug) ?? terms?.find(({ name }) => slugOfName(name) === slug)
