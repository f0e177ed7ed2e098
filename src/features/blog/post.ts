import type { Tables } from '@/lib/database.types'
import type { ColumnsOf } from '@/lib/rest'

export const articlePath = (slug: string) => `/blog/${slug}`
/** The page that shows a draft to anyone with its link. */
export const previewPath = (token: string) => `/blog/preview?token=${token}`
export const authorPath = (slug: string) => `/blog/authors/${slug}`

/** The columns needed for a list of articles, without the text. */
export const articleColumns =
  'slug, title, excerpt, category, topic, is_featured, published_at, read_time, featured_image_url, featured_image_alt'

export type ArticleListing = Pick<Tables<'blog_posts'>, ColumnsOf<typeof articleColumns>>
