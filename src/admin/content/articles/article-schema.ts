import * as v from 'valibot'
import {
  field,
  dateText,
  optionalImageUrl,
  optionalText,
  orNull,
  requiredText,
  slugSchema,
} from '@/admin/kit/form/text-schema'
import { columnsOf } from '@/admin/kit/record/complete-form'
import { fromMalaysiaField, toMalaysiaField } from '@/lib/dates'
import type { Tables } from '@/lib/database.types'

export const longestSlug = 160
/** The same list as in the table's check: an article with such a URL could never be reached. */
const pagesOfTheBlog = ['archive', 'authors', 'preview']

const fields = v.object({
  title: field('Title', requiredText('Give the article a title', 200)),
  slug: field(
    'Web address',
    v.pipe(
      slugSchema(longestSlug),
      v.check(
        (slug) => !pagesOfTheBlog.includes(slug),
        'A page of the blog has this address. Choose another one',
      ),
    ),
  ),
  excerpt: field('Excerpt', optionalText(600)),
  content: field('Body', optionalText(100_000)),
  category: field('Category', orNull(v.string())),
  topic: field('Topic', orNull(v.string())),
  author_id: field('Author', orNull(v.string())),
  image: field(
    'Image',
    v.object({
      url: optionalImageUrl,
      alt: optionalText(300),
    }),
  ),
  meta_description: field('Description for search', orNull(optionalText(320))),
  author_take: field('Author’s take', orNull(optionalText(400))),
  intro_heading: field('Heading of the introduction', orNull(optionalText(120))),
  is_featured: field('Featured', v.boolean()),
  is_published: field('Published', v.boolean()),
  /** Malaysia time in the format of a datetime-local field; empty means the moment of publishing. */
  publish_at: field(
    'Publish on',
    v.pipe(
      v.string(),
      v.check((value) => value === '' || !Number.isNaN(+fromMalaysiaField(value)), 'Give a day and a time'),
      dateText,
    ),
  ),
})

/** The limits match the table blog_posts. A draft may be empty; a published article needs a text. */
export const articleSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['is_published'], ['content']],
      ({ is_published, content }) => !is_published || content !== '',
      'Write the article first',
    ),
    ['content'],
  ),
  v.forward(
    v.partialCheck(
      [['image']],
      // The site's own woven covers are decorative and need no alt text.
      ({ image }) => /^$|^\/images\//.test(image.url) || image.alt !== '',
      'Say what the image shows',
    ),
    ['image', 'alt'],
  ),
)

export type ArticleForm = v.InferInput<typeof articleSchema>

export const articleFields = columnsOf(
  v.omit(fields, ['image', 'publish_at']),
  'featured_image_url',
  'featured_image_alt',
  'published_at',
)
export type ArticleRow = Pick<Tables<'blog_posts'>, (typeof articleFields)[number]>

export const articleForm = (row: ArticleRow) => ({
  image: { url: row.featured_image_url ?? '', alt: row.featured_image_alt ?? '' },
  publish_at: row.published_at ? toMalaysiaField(new Date(row.published_at)) : '',
})

/**
 * The columns for a completed form. `stored` keeps the seconds of an unchanged date. The database dates an article that
 * is published without one.
 */
export function articleColumns(
  { image, publish_at: publishAt, ...columns }: v.InferOutput<typeof articleSchema>,
  stored: ArticleRow | undefined,
) {
  const before = stored?.published_at
  const untouched = before && toMalaysiaField(new Date(before)) === publishAt
  return {
    ...columns,
    featured_image_url: image.url || null,
    featured_image_alt: image.alt || null,
    published_at: untouched ? before : publishAt ? fromMalaysiaField(publishAt).toISOString() : null,
    read_time: storedMinutes(columns.content),
  }
}

const wordsPerMinute = 200

/** The reading time in minutes, up to the table's maximum; null for an empty text. */
export function storedMinutes(content: string): number | null {
  const count = content.match(/\S+/g)?.length ?? 0
  return count > 0 ? Math.min(240, Math.ceil(count / wordsPerMinute)) : null
}

type ArticleStatus = 'Published' | 'Scheduled' | 'Draft'

export const articleLevels: Record<ArticleStatus, 'success' | 'warning' | 'neutral'> = {
  Published: 'success',
  Scheduled: 'warning',
  Draft: 'neutral',
}

/** Whether visitors can see the article now, will see it later, or cannot see it. A new one is a draft. */
export function articleStatus(
  row: { is_published: boolean; published_at: string | null } | undefined,
  now = new Date(),
): ArticleStatus {
  if (!row?.is_published || !row.published_at) return 'Draft'
  return new Date(row.published_at) <= now ? 'Published' : 'Scheduled'
}
