import { queryOptions, useQuery } from '@tanstack/react-query'
import { authorColumns, type Author } from '@/features/blog/author/author-query'
import { articleColumns } from '@/features/blog/post'
import { relatedColumns, type RelatedArticle } from '@/features/blog/queries'
import type { Tables } from '@/lib/database.types'
import { rest } from '@/lib/rest'
import { loadParser } from '@/lib/markdown/read-text'
import { isSlug } from '@/lib/slug'
import { textOf, type Block, type Inline } from '@shared/markdown/tree'

/** The columns of an article shown on its page. */
export const articlePageColumns =
  `id, ${articleColumns}, content, updated_at, meta_description, author_take, intro_heading, author:blog_authors(${authorColumns})` as const
export const relatedCount = 3

export type StoredArticle = Omit<
  Tables<'blog_posts'>,
  'created_at' | 'deleted_at' | 'is_published' | 'author_id' | 'search_vector' | 'search_substrings'
> & {
  author: Author | null
}

/** An article with its Markdown parsed, so that a built page needs no parser. */
export type Article = Parsed<StoredArticle>
type Parsed<Stored> = Omit<Stored, 'content'> & {
  /** The excerpt as the page shows it; empty if there is none. */
  intro: Inline[]
  text: Block[]
}

/** Parses an article's texts; the author's take becomes plain text. */
export async function parsedArticle<Stored extends StoredArticle>(stored: Stored): Promise<Parsed<Stored>> {
  const { parseBlocks, parseInline } = await loadParser()
  const { content, ...post } = stored
  return {
    ...post,
    author_take: textOf(parseInline(post.author_take ?? '')).trim() || null,
    intro: parseInline(post.excerpt.trim()),
    text: parseBlocks(content),
  }
}

export type Neighbour = Pick<Tables<'blog_posts'>, 'slug' | 'title'>

export interface ArticlePageData {
  post: Article
  /** The article published after it: the list is newest first, so it is the previous one. */
  previous: Neighbour | null
  next: Neighbour | null
  related: RelatedArticle[]
}

/** A published article by its slug; null if there is none. Throws 'Failed to load blog post' */
export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['blog', 'article', slug],
    queryFn: async ({ signal }): Promise<ArticlePageData | null> => {
      if (!isSlug(slug)) return null
      const { data: stored, error } = await rest
        .from('blog_posts')
        .select(articlePageColumns)
        .eq('is_published', true)
        .eq('slug', slug)
        .abortSignal(signal)
        .maybeSingle()
      if (error) throw new Error('Failed to load blog post')
      if (!stored) return null
      const [post, previous, next, related] = await Promise.all([
        parsedArticle(stored),
        neighbour(stored, 'newer', signal),
        neighbour(stored, 'older', signal),
        relatedTo(stored, signal),
      ])
      return { post, previous, next, related }
    },
  })

export const useArticle = (slug: string) => useQuery(articleQuery(slug))

/** One look-up by the index on `published_at`. On failure the link is omitted. */
async function neighbour(post: StoredArticle, side: 'newer' | 'older', signal: AbortSignal) {
  const { id, published_at: publishedAt } = post
  if (!publishedAt) return null
  const newer = side === 'newer'
  const listed = rest.from('blog_posts').select('slug, title').eq('is_published', true)
  const { data } = await (
    newer ? listed.gte('published_at', publishedAt) : listed.lte('published_at', publishedAt)
  )
    .or(
      newer ? `published_at.gt."${publishedAt}",id.lt.${id}` : `published_at.lt."${publishedAt}",id.gt.${id}`,
    )
    .order('published_at', { ascending: newer })
    .order('id', { ascending: !newer })
    .limit(1)
    .abortSignal(signal)
  return data?.[0] ?? null
}

/** Articles of the same category or topic, newest first, filled up with the newest of all. */
async function relatedTo(post: StoredArticle, signal: AbortSignal): Promise<RelatedArticle[]> {
  const newest = async (condition?: string) => {
    const others = rest.from('blog_posts').select(relatedColumns).eq('is_published', true).neq('id', post.id)
    const { data } = await (condition ? others.or(condition) : others)
      .order('published_at', { ascending: false })
      .order('id')
      .limit(relatedCount)
      .abortSignal(signal)
    return data ?? []
  }
  const conditions = (['topic', 'category'] as const).flatMap((kind) => {
    const name = post[kind]
    return name ? `${kind}.eq."${name.replace(/["\\]/g, '\\$&')}"` : []
  })
  const near = conditions.length > 0 ? await newest(conditions.join()) : []
  const all = near.length < relatedCount ? [...near, ...(await newest())] : near
  return [...new Map(all.map((article) => [article.slug, article])).values()].slice(0, relatedCount)
}

/** The 1200 x 630 link preview of an article. */
export interface ShareImage {
  /** Its path on the site. */
  src: string
  /** The text drawn on it. */
  alt: string
}

/**
 * Rendered and embedded in the page by the build; null in a browser. Crawlers read the built page; an article
 * newer than the build gets the site's default image.
 */
export const shareImageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['share-image', slug],
    queryFn: (): ShareImage | null => null,
    staleTime: Infinity,
  })
