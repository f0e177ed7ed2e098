import { teamAuthor } from '@/content/blog-heads'
import { articleBlocks, type ArticleBlock } from '@/features/blog/article-blocks'
import { authorChanges } from '@/features/blog/author-query'
import { rest } from '@/lib/rest'
import { plainText } from '@/lib/markdown/plain-text'
import { absoluteUrl } from '@/lib/paths'

const mostInFeed = 30
const failed = 'Failed to load blog posts.'

/** The newest articles as the feeds tell them, for the build. Throws 'Failed to load blog posts.' */
export async function feedArticles() {
  const { data, error } = await rest
    .from('blog_posts')
    .select(
      'slug, title, excerpt, content, category, topic, published_at, updated_at, author:blog_authors(name)',
    )
    .eq('is_published', true)
    .order('published_at', { ascending: false })
    .order('id')
    .limit(mostInFeed)
  if (error) throw new Error(failed)
  return data.map((post) => ({
    title: post.title,
    url: absoluteUrl(`/blog/${post.slug}`),
    summary: post.excerpt,
    text: articleBlocks(post.content).map(wordsOf).join('\n\n'),
    author: post.author?.name ?? teamAuthor.name,
    tags: [post.category, post.topic].filter((tag) => tag !== null),
    published: post.published_at ?? post.updated_at,
    updated: post.updated_at,
  }))
}

function wordsOf(block: ArticleBlock): string {
  return block.type === 'list'
    ? block.items.map((item) => `- ${plainText(item)}`).join('\n')
    : plainText(block.text)
}

/** When each article's and author's page last changed, by its path: for the sitemap. Throws the load's message. */
export async function blogChanges(): Promise<Map<string, string>> {
  const pageSize = 500
  const changes = await authorChanges()
  for (let from = 0; ; from += pageSize) {
    const { data, error } = await rest
      .from('blog_posts')
      .select('slug, updated_at')
      .eq('is_published', true)
      .order('slug')
      .range(from, from + pageSize - 1)
    if (error) throw new Error(failed)
    for (const { slug, updated_at: at } of data) changes.set(`/blog/${slug}`, at)
    if (data.length < pageSize) return changes
  }
}
