import { teamAuthor } from '@/content/blog'
import { interpolate, type Studio } from '@/content/site'
import { articleBlocks } from '@/features/blog/article/article-text'
import { authorChanges } from '@/features/blog/author/author-query'
import { articlePath } from '@/features/blog/post'
import { loadParser } from '@/lib/markdown/read-text'
import { absoluteUrl } from '@/lib/paths'
import { fetchAll, rest } from '@/lib/rest'
import { blocksText, type Block } from '@shared/markdown/tree'

const pageSize = 500
const mostInFeed = 30
const loadFailed = 'Failed to load blog posts.'

/**
 * All published articles, for the build's pages, sitemap and images. Throws 'Failed to load blog posts.'
 */
export const listArticles = () =>
  fetchAll(pageSize, loadFailed, async (from, to, count) =>
    rest
      .from('blog_posts')
      .select('slug, title, category, featured_image_url, updated_at', { count })
      .eq('is_published', true)
      .order('slug')
      .range(from, to),
  )

/** The path of each article, for the build. */
export const articlePaths = async () => (await listArticles()).map(({ slug }) => articlePath(slug))

/** When each article's and author's page last changed, by path, for the sitemap. */
export async function blogChanges(): Promise<Map<string, string>> {
  const changes = await authorChanges()
  for (const { slug, updated_at } of await listArticles()) changes.set(articlePath(slug), updated_at)
  return changes
}

/** The newest articles for the feeds. Throws 'Failed to load blog posts.' */
export async function feedArticles(studio: Studio) {
  const { data, error } = await rest
    .from('blog_posts')
    .select(
      'slug, title, excerpt, content, category, topic, published_at, updated_at, author:blog_authors(name)',
    )
    .eq('is_published', true)
    .order('published_at', { ascending: false })
    .order('id')
    .limit(mostInFeed)
  if (error) throw new Error(loadFailed)
  const { parseBlocks } = await loadParser()
  return data.map((post) => ({
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
