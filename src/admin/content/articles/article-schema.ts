import * as v from 'valibot'
import { articleStatus } from '@/admin/content/articles/article-status'
import { slugSchema } from '@/admin/kit/form/slug'
import { fromMalaysiaField, toMalaysiaField } from '@/lib/dates'
import type { Tables } from '@/lib/database.types'
import { minutesToRead } from '@/features/blog/post'

export const longestSlug = 160
/** As the table's check has them: an article of that address could never be reached. */
const pagesOfTheBlog = ['archive', 'authors']

export type ArticleRow = Omit<Tables<'blog_posts'>, 'created_at' | 'read_time'>

const text = (longest: number, message: string) => v.pipe(v.string(), v.trim(), v.maxLength(longest, message))

const fields = v.object({
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Give the article a title'),
    v.maxLength(200, 'Keep the title under 201 characters'),
  ),
  slug: v.pipe(
    slugSchema(longestSlug),
    v.check(
      (slug) => !pagesOfTheBlog.includes(slug),
      'The blog has a page of that address. Choose another one',
    ),
  ),
  excerpt: text(600, 'Keep the excerpt under 601 characters'),
  content: text(100_000, 'Keep the article under 100,001 characters'),
  category: v.string(),
  topic: v.string(),
  author_id: v.string(),
  picture: v.object({
    url: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(500, 'That is too long'),
      v.regex(/^$|^(\/|https:\/\/)\S+$/, 'Begin with https://, or with / for a picture of this website'),
    ),
    alt: text(300, 'Keep the description under 301 characters'),
  }),
  meta_description: text(320, 'Keep it under 321 characters'),
  author_take: text(400, 'Keep it under 401 characters'),
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
  is_featured: false,
  is_published: false,
  publish_at: '',
})

export const articleForm = (row: ArticleRow): ArticleForm => ({
  title: row.title,
  slug: row.slug,
  excerpt: row.excerpt,
  content: row.content,
  category: row.category ?? '',
  topic: row.topic ?? '',
  author_id: row.author_id ?? '',
  picture: { url: row.featured_image_url ?? '', alt: row.featured_image_alt ?? '' },
  meta_description: row.meta_description ?? '',
  author_take: row.author_take ?? '',
  is_featured: row.is_featured,
  is_published: row.is_published,
  publish_at: row.published_at ? toMalaysiaField(new Date(row.published_at)) : '',
})

/** The columns a filled-in form stands for. `stored` keeps the seconds of a date that was not touched. */
export function articleColumns(form: ArticleForm, stored: ArticleRow | undefined, now = new Date()) {
  const kept = stored?.published_at
  const untouched = kept && toMalaysiaField(new Date(kept)) === form.publish_at
  const at = form.publish_at ? fromMalaysiaField(form.publish_at) : form.is_published ? now : null
  return {
    title: form.title,
    slug: form.slug,
    excerpt: form.excerpt,
    content: form.content,
    category: form.category || null,
    topic: form.topic || null,
    author_id: form.author_id || null,
    featured_image_url: form.picture.url || null,
    featured_image_alt: form.picture.alt || null,
    meta_description: form.meta_description || null,
    author_take: form.author_take || null,
    is_featured: form.is_featured,
    is_published: form.is_published,
    published_at: untouched ? kept : (at?.toISOString() ?? null),
    read_time: storedMinutes(form.content),
  }
}

/** As much as the table takes; null without a word. */
export function storedMinutes(content: string): number | null {
  const minutes = minutesToRead(content)
  return minutes && Math.min(240, minutes)
}

/** Whether a visitor may find it: only what nobody finds is saved while it is written. */
export const isDraft = (row: Pick<ArticleRow, 'is_published' | 'published_at'> | undefined) =>
  row === undefined || articleStatus(row) === 'Draft'
