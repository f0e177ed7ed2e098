import { articlePath } from '@/features/blog/article/article-meta'
import { authorChanges } from '@/features/blog/author/author-query'
import { rest } from '@/lib/rest'

const pageSize = 500

/** All that is published now, as the build's lists need it: pages, sitemap, pictures. Throws 'Failed to load blog posts.' */
export async function everyArticle() {
  const found = []
  for (;;) {
    const { data, error } = await rest
      .from('blog_posts')
      .select('slug, title, category, featured_image_url, updated_at')
      .eq('is_published', true)
      .order('slug')
      .range(found.length, found.length + pageSize - 1)
    if (error) throw new Error('Failed to load blog posts.')
    found.push(...data)
    if (data.length < pageSize) return found
  }
}

/** Where each article stands, for the build. */
export const articlePaths = async () => (await everyArticle()).map(({ slug }) => articlePath(slug))

/** When each article's and author's page last changed, by its path: for the sitemap. */
export async function blogChanges(): Promise<Map<string, string>> {
  const changes = await authorChanges()
  for (const { slug, updated_at: at } of await everyArticle()) changes.set(articlePath(slug), at)
  return changes
}
