import { queryOptions } from '@tanstack/react-query'
import { parsedArticle, type Article, type StoredArticle } from '@/features/blog/article/article-query'
import { rest } from '@/lib/rest'

/** `is_public`: the article is published by now. */
type PreviewedArticle = Article & { is_public: boolean }

/**
 * The article of a preview link as currently stored; null if the link is not valid. Throws 'Failed to load
 * blog post'
 */
export const previewQuery = (token: string) =>
  queryOptions({
    queryKey: ['blog', 'preview', token],
    queryFn: async ({ signal }): Promise<PreviewedArticle | null> => {
      if (!/^[0-9a-f]{64}$/.test(token)) return null
      const { data, error } = await rest.rpc('preview_post', { token }).abortSignal(signal)
      if (error) throw new Error('Failed to load blog post')
      return data ? parsedArticle(data as StoredArticle & { is_public: boolean }) : null
    },
    // Not cached, so that a revoked link shows nothing on the next visit.
    staleTime: 0,
    gcTime: 0,
  })
