import { teamAuthor } from '@/content/blog'
import { articleBlocks, type ArticleBlock } from '@/features/blog/article/article-blocks'
import { articlePath } from '@/features/blog/article/article-meta'
import { rest } from '@/lib/rest'
import { plainText } from '@/lib/markdown/plain-text'
import { absoluteUrl } from '@/lib/paths'

const mostInFeed = 30

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
  if (error) throw new Error('Failed to load blog posts.')
  return data.map((post) => ({
    slug: post.slug,
    title: post.title,
    url: absoluteUrl(articlePath(post.slug)),
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
