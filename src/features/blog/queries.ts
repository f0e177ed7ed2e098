import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Tables } from '@/lib/database.types'
import { rest } from '@/lib/rest'

/** What a list of articles shows, and nothing more: never the text itself. */
export const articleColumns =
  'id, slug, title, excerpt, category, topic, published_at, read_time, featured_image_url, featured_image_alt'

export type ArticleListing = Pick<
  Tables<'blog_posts'>,
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'category'
  | 'topic'
  | 'published_at'
  | 'read_time'
  | 'featured_image_url'
  | 'featured_image_alt'
>

/** The newest articles of the named topics, or of all when none is named. Throws 'Failed to load related blog posts' */
export const relatedArticlesQuery = (topics: readonly string[], limit: number) =>
  queryOptions({
    queryKey: ['blog', 'related', topics, limit],
    queryFn: async ({ signal }): Promise<ArticleListing[]> => {
      const newest = rest.from('blog_posts').select(articleColumns).eq('is_published', true)
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
