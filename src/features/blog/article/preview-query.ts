import { queryOptions } from '@tanstack/react-query'
import type { Article } from '@/features/blog/article/article-query'
import { rest } from '@/lib/rest'

/** `is_public`: visitors find it by now. */
export type PreviewedArticle = Article & { is_public: boolean }

/** The article of a preview link, as it is stored now; null where the link opens nothing. Throws 'Failed to load blog post' */
export const previewQuery = (token: string) =>
  queryOptions({
    queryKey: ['blog', 'preview', token],
    queryFn: async ({ signal }): Promise<PreviewedArticle | null> => {
      if (!/^[0-9a-f]{64}$/.test(token)) return null
      const { data, error } = await rest.rpc('preview_post', { token }).abortSignal(signal)
      if (error) throw new Error('Failed to load blog post')
      return data as PreviewedArticle | null
    },
    // A link that was taken back shows nothing the next time.
    staleTime: 0,
    gcTime: 0,
  })
