import { queryOptions, useQuery } from '@tanstack/react-query'
import { authorColumns, type Author } from '@/features/blog/author/author-query'
import { articleColumns } from '@/features/blog/post'
import type { RelatedArticle } from '@/features/blog/queries'
import type { Tables } from '@/lib/database.types'
import { rest } from '@/lib/rest'
import { loadParser } from '@/lib/markdown/read-text'
import { isSlug } from '@/lib/slug'
import { textOf, type Block, type Inline } from '@shared/markdown/tree'

/** The columns of an article shown on its page. */
export const articlePageColumns =
  `id, ${articleColumns}, content, updated_at, meta_description, author_take, intro_heading, author:blog_authors(${authorColumns})` as const

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

/** The articles that an article's page links to. */
export interface ArticleLinks {
  /** The article published after it: the list is newest first, so it is the previous one. */
  previous: Neighbour | null
  next: Neighbour | null
  /** Three of its category or topic, newest first, filled up with the newest of all. */
  related: RelatedArticle[]
}

export const noLinks: ArticleLinks = { previous: null, next: null, related: [] }

export interface ArticlePageData extends ArticleLinks {
  post: Article
}

/** A published article by its slug; null if there is none. Throws 'Failed to load blog post' */
export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['blog', 'article', slug],
    queryFn: async ({ signal }): Promise<ArticlePageData | null> => {
      if (!isSlug(slug)) return null
      const [{ data: stored, error }, links] = await Promise.all([
        rest
          .from('blog_posts')
          .select(articlePageColumns)
          .eq('is_published', true)
          .eq('slug', slug)
          .abortSignal(signal)
          .maybeSingle(),
        // Without an answer the page only has no links to other articles.
        articleLinks([slug], signal).catch(() => new Map<string, ArticleLinks>()),
      ])
      if (error) throw new Error('Failed to load blog post')
      return stored && { post: await parsedArticle(stored), ...(links.get(slug) ?? noLinks) }
    },
  })

export const useArticle = (slug: string) => useQuery(articleQuery(slug))

/** Links of at most 100 published articles, by slug. Throws the database's error. */
export async function articleLinks(
  slugs: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, ArticleLinks>> {
  const request = rest.rpc('article_links', { slugs: [...slugs] })
  const { data } = await (signal ? request.abortSignal(signal) : request)
    .overrideTypes<Array<ArticleLinks & { slug: string }>, { merge: false }>()
    .throwOnError()
  return new Map(data.map(({ slug, ...links }) => [slug, links]))
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
