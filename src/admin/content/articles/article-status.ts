type ArticleStatus = 'Published' | 'Scheduled' | 'Draft'

export const articleLevels: Record<ArticleStatus, 'success' | 'warning' | 'neutral'> = {
  Published: 'success',
  Scheduled: 'warning',
  Draft: 'neutral',
}

/** Whether visitors can see the article now, will see it later, or cannot see it. */
export function articleStatus(
  { is_published: published, published_at: at }: { is_published: boolean; published_at: string | null },
  now = new Date(),
): ArticleStatus {
  if (!published || !at) return 'Draft'
  return new Date(at) <= now ? 'Published' : 'Scheduled'
}
