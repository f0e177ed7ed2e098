import type { QueryClient } from '@tanstack/react-query'
import {
  articleLinks,
  noLinks,
  parsedArticle,
  type ArticlePageData,
} from '@/features/blog/article/article-query'
import { allArticlesQuery } from '@/features/blog/build/build-queries'

/** The most that `article_links` answers for. */
const linksAtOnce = 100

/**
 * The pages of all published articles by slug, each as `articleQuery` would fetch it. Throws 'Failed to load blog
 * posts.' or the database's error.
 */
export async function allArticlePages(build: QueryClient): Promise<Map<string, ArticlePageData>> {
  const posts = await build.fetchQuery(allArticlesQuery())
  const pages = new Map<string, ArticlePageData>()
  for (let from = 0; from < posts.length; from += linksAtOnce) {
    const some = posts.slice(from, from + linksAtOnce)
    const links = await articleLinks(some.map(({ slug }) => slug))
    for (const post of some)
      pages.set(post.slug, { post: await parsedArticle(post), ...(links.get(post.slug) ?? noLinks) })
  }
  return pages
}
