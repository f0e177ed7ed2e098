import { queryOptions } from '@tanstack/react-query'
import { articleColumns, authorPath, type ArticleListing } from '@/features/blog/post'
import type { Tables } from '@/lib/database.types'
import { asObject, asText } from '@/lib/json'
import { safeHref } from '@shared/markdown/safe-href'
import { rest, type ColumnsOf } from '@/lib/rest'
import { isSlug } from '@/lib/slug'

export const authorColumns = 'slug, name, title, bio, avatar_url, social_links'

export type Author = Pick<Tables<'blog_authors'>, ColumnsOf<typeof authorColumns>>

export interface AuthorPageData {
  author: Author
  articles: ArticleListing[]
  /** The total number of published articles. */
  total: number
  /** The page number, starting at 1. */
  pages: number
}

const pageSize = 9
const failed = 'Failed to load author'

/**
 * An author by slug with one page of their published articles, newest first; null if there is none. Throws
 * 'Failed to load author'
 */
export const authorQuery = (slug: string, page = 1) =>
  queryOptions({
    queryKey: ['blog', 'author', slug, page],
    queryFn: async ({ signal }): Promise<AuthorPageData | null> => {
      if (!isSlug(slug)) return null
      const found = await rest
        .from('blog_authors')
        .select(`id, ${authorColumns}`)
        .eq('slug', slug)
        .abortSignal(signal)
        .maybeSingle()
      if (found.error) throw new Error(failed)
      if (!found.data) return null
      const { id, ...author } = found.data
      const { data, count, error, status } = await rest
        .from('blog_posts')
        .select(articleColumns, { count: 'exact' })
        .eq('is_published', true)
        .eq('author_id', id)
        .order('published_at', { ascending: false })
        .order('id')
        .range((page - 1) * pageSize, page * pageSize - 1)
        .abortSignal(signal)
      // A page past the end is empty, not a failure.
      if (status === 416) return { author, articles: [], total: 0, pages: 1 }
      if (error || count === null) throw new Error(failed)
      return { author, articles: data, total: count, pages: Math.max(1, Math.ceil(count / pageSize)) }
    },
  })

/** The path of each author's page and when it last changed, for the build and the sitemap. */
export async function authorChanges(): Promise<Map<string, string>> {
  const { data, error } = await rest.from('blog_authors').select('slug, updated_at').order('slug')
  if (error) throw new Error(failed)
  return new Map(data.map(({ slug, updated_at }) => [authorPath(slug), updated_at]))
}

interface AuthorLink {
  platform: string
  url: string
  icon: string
}

/** An author's social links: the stored entries with a platform and a safe URL. */
export function socialLinksOf(stored: unknown): AuthorLink[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry) => {
    const { platform, url, icon } = asObject(entry)
    if (typeof platform !== 'string' || !safeHref(asText(url))) return []
    return [{ platform, url: asText(url), icon: asText(icon) || platform }]
  })
}
