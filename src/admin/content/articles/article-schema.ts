import * as v from 'valibot'
import { optionalPictureUrl, optionalText, requiredText } from '@/admin/kit/form/text-schema'
import { articleStatus } from '@/admin/content/articles/article-status'
import { emptyToNull, nullToEmpty } from '@/admin/kit/form/nullable-text'
import { slugSchema } from '@/admin/kit/form/slug'
import { fromMalaysiaField, toMalaysiaField } from '@/lib/dates'
import type { Tables } from '@/lib/database.types'

export const longestSlug = 160
/** As the table's check has them: an article of that address could never be reached. */
const pagesOfTheBlog = ['archive', 'authors', 'preview']

export type ArticleRow = Omit<
  Tables<'blog_posts'>,
  'created_at' | 'deleted_at' | 'read_time' | 'search_vector' | 'search_substrings'
>

/** Text columns that may be null. */
const texts = ['category', 'topic', 'author_id', 'meta_description', 'author_take', 'intro_heading'] as const

const fields = v.object({
  title: requiredText('Give the article a title', 200, 'Keep the title under 201 characters'),
  slug: v.pipe(
    slugSchema(longestSlug),
    v.check(
      (slug) => !pagesOfTheBlog.includes(slug),
      'The blog has a page of that address. Choose another one',
    ),
  ),
  excerpt: optionalText(600, 'Keep the excerpt under 601 characters'),
  content: optionalText(100_000, 'Keep the article under 100,001 characters'),
  category: v.string(),
  topic: v.string(),
  author_id: v.string(),
  picture: v.object({
    url: optionalPictureUrl,
    alt: optionalText(300, 'Keep the description under 301 characters'),
  }),
  meta_description: optionalText(320),
  author_take: optionalText(400),
  intro_heading: optionalText(120),
  is_featured: v.boolean(),
  is_published: v.boolean(),
  /** The wall clock in Malaysia, as a datetime-local field holds it; empty for the moment of publishing. */
  publish_at: v.pipe(
    v.string(),
    v.check((value) => value === '' || !Number.isNaN(+fromMalaysiaField(value)), 'Give a day and a time'),
  ),
})

/** The limits are those of the table blog_posts. A draft may be empty; what goes out has a text. */
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
      [['picture']],
      // The site's own woven covers are ornament.
      ({ picture }) => /^$|^\/images\//.test(picture.url) || picture.alt !== '',
      'Say what the picture shows',
    ),
    ['picture', 'alt'],
  ),
)

export type ArticleForm = v.InferInput<typeof articleSchema>

export const emptyArticle = (): ArticleForm => ({
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  topic: '',
  author_id: '',
  picture: { url: '', alt: '' },
  meta_description: '',
  author_take: '',
  intro_heading: '',
  is_featured: false,
  is_published: false,
  publish_at: '',
})

export const articleForm = (row: ArticleRow): ArticleForm => ({
  ...nullToEmpty(row, texts),
  title: row.title,
  slug: row.slug,
  excerpt: row.excerpt,
  content: row.content,
  picture: { url: row.featured_image_url ?? '', alt: row.featured_image_alt ?? '' },
  is_featured: row.is_featured,
  is_published: row.is_published,
  publish_at: row.published_at ? toMalaysiaField(new Date(row.published_at)) : '',
})

/** The columns a filled-in form stands for. `stored` keeps the seconds of a date that was not touched. */
export function articleColumns(form: ArticleForm, stored: ArticleRow | undefined, now = new Date()) {
  const before = stored?.published_at
  const untouched = before && toMalaysiaField(new Date(before)) === form.publish_at
  const at = form.publish_at ? fromMalaysiaField(form.publish_at) : form.is_published ? now : null
  return {
    ...emptyToNull(form, texts),
    title: form.title,
    slug: form.slug,
    excerpt: form.excerpt,
    content: form.content,
    featured_image_url: form.picture.url || null,
    featured_image_alt: form.picture.alt || null,
    is_featured: form.is_featured,
    is_published: form.is_published,
    published_at: untouched ? before : (at?.toISOString() ?? null),
    read_time: storedMinutes(form.content),
  }
}

const wordsPerMinute = 200

/** How long a text takes to read, as much as the table takes; null without a word. */
export function storedMinutes(content: string): number | null {
  const count = content.match(/\S+/g)?.length ?? 0
  return count > 0 ? Math.min(240, Math.ceil(count / wordsPerMinute)) : null
}

/** Whether a visitor may find it: only what nobody finds is saved while it is written. */
export const isDraft = (row: Pick<ArticleRow, 'is_published' | 'published_at'> | undefined) =>
  row === undefined || articleStatus(row) === 'Draft'
