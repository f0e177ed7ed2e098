import type { Tables } from '@/lib/database.types'
import type { ColumnsOf } from '@/lib/rest'

export const articlePath = (slug: string) => `/blog/${slug}`
/** The page that shows a draft to whoever has its link. */
export const previewPath = (token: string) => `/blog/preview?token=${token}`
export const authorPath = (slug: string) => `/blog/authors/${slug}`

/** The columns that a list of articles shows: never the text itself. */
export const articleColumns =
  'id, slug, title, excerpt, category, topic, published_at, read_time, featured_image_url, featured_image_alt'

export type ArticleListing = Pick<Tables<'blog_posts'>, ColumnsOf<typeof articleColumns>>

const wordsPerMinute = 200
const defaultMinutes = 5

/** How long a text takes to read; null without a word. */
export function minutesToRead(content: string): number | null {
  const count = content.match(/\S+/g)?.length ?? 0
  return count > 0 ? Math.ceil(count / wordsPerMinute) : null
}

/** As stored, else by the number of words, else 5: a list does not have the text. */
export const readMinutes = (stored: number | null, content = '') =>
  stored || (minutesToRead(content) ?? defaultMinutes)
