import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { teamAuthor } from '@/content/blog'
import { interpolate, type Studio } from '@/content/site'
import { articlePageColumns, type StoredArticle } from '@/features/blog/article/article-query'
import { articleBlocks } from '@/features/blog/article/article-text'
import { authorChanges } from '@/features/blog/author/author-query'
import { articlePath } from '@/features/blog/post'
import { loadParser } from '@/lib/markdown/read-text'
import { absoluteUrl } from '@/lib/paths'
import { fetchAll, rest } from '@/lib/rest'
import { blocksText, type Block } from '@shared/markdown/tree'

const pageSize = 100
const mostInFeed = 30

/**
 * All published articles, newest first: the build reads them once, for pages, sitemap, feeds and images. Throws
 * 'Failed to load blog posts.'
 */
export const allArticlesQuery = () =>
  queryOptions({
    queryKey: ['build', 'articles'],
    queryFn: () =>
      fetchAll<StoredArticle>(pageSize, 'Failed to load blog posts.', async (from, to, count) =>
        rest
          .from('blog_posts')
          .select(articlePageColumns, { count })
          .eq('is_published', true)
          .order('published_at', { ascending: false })
          .order('id')
          .range(from, to),
      ),
    staleTime: Infinity,
  })

/** The path of each article, for the build. Throws like allArticlesQuery. */
export const articlePaths = async (build: QueryClient) =>
  (await build.fetchQuery(allArticlesQuery())).map(({ slug }) => articlePath(slug))

/** When each article's and author's page last changed, by path, for the sitemap. Throws like allArticlesQuery. */
export async function blogChanges(build: QueryClient): Promise<Map<string, string>> {
  const changes = await authorChanges()
  for (const { slug, updated_at } of await build.fetchQuery(allArticlesQuery()))
    changes.set(articlePath(slug), updated_at)
  return changes
}

/** The newest articles for the feeds. Throws like allArticlesQuery. */
export async function feedArticles(build: QueryClient, studio: Studio) {
  const newest = (await build.fetchQuery(allArticlesQuery())).slice(0, mostInFeed)
  const { parseBlocks } = await loadParser()
  return newest.map((post) => ({
    slug: post.slug,
    title: post.title,
    url: absoluteUrl(articlePath(post.slug)),
    summary: post.excerpt,
    text: feedText(parseBlocks(post.content)),
    author: post.author?.name ?? interpolate(teamAuthor.name, studio),
    tags: [post.category, post.topic].filter((tag) => tag !== null),
    published: post.published_at ?? post.updated_at,
    updated: post.updated_at,
  }))
}

/** An article as plain text; a callout without the sign and label that its page shows in its own way. */
const feedText = (blocks: readonly Block[]) =>
  blocksText(
    articleBlocks(blocks).map((block) =>
      block.type === 'callout' ? { type: 'quote', blocks: block.blocks } : block,
    ),
  )
