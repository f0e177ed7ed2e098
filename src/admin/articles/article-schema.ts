import * as v from 'valibot'
import { slugSchema } from '@/admin/form/slug'
import { fromMalaysiaField } from '@/admin/malaysia-time'
import type { TablesInsert } from '@/lib/database.types'

export const longestSlug = 160

const schedule = v.pipe(
  v.string(),
  v.nonEmpty('Say when it should appear'),
  v.check((value) => fromMalaysiaField(value) > new Date(), 'Choose a time that is still to come'),
)
const text = (longest: number, message: string) => v.pipe(v.string(), v.trim(), v.maxLength(longest, message))

const written = {
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Give the article a title'),
    v.maxLength(200, 'Keep the title under 201 characters'),
  ),
  slug: slugSchema(longestSlug),
  excerpt: text(600, 'Keep the excerpt under 601 characters'),
  content: text(100_000, 'Keep the article under 100,001 characters'),
  category: v.string(),
  topic: v.string(),
  authorId: v.string(),
  isFeatured: v.boolean(),
}

/** The limits are those of the table blog_posts. A draft may be empty; what goes out has a text. */
export const articleSchema = v.variant('when', [
  v.object({ ...written, when: v.literal('draft'), publishAt: v.string() }),
  v.object({
    ...written,
    content: v.pipe(written.content, v.nonEmpty('Write the article first, or keep it as a draft')),
    when: v.literal('now'),
    publishAt: v.string(),
  }),
  v.object({
    ...written,
    content: v.pipe(written.content, v.nonEmpty('Write the article first, or keep it as a draft')),
    when: v.literal('later'),
    publishAt: schedule,
  }),
])

export type ArticleForm = v.InferInput<typeof articleSchema>

export const emptyArticle: ArticleForm = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  topic: '',
  authorId: '',
  isFeatured: false,
  when: 'draft',
  publishAt: '',
}

const wordsPerMinute = 200

/** The row a filled-in form stands for. The reading time is counted from the text, at 200 words a minute. */
export function articleRow(form: ArticleForm, now = new Date()): TablesInsert<'blog_posts'> {
  const words = form.content.split(/\s+/).filter(Boolean).length
  const at = { draft: null, now, later: form.when === 'later' ? fromMalaysiaField(form.publishAt) : null }[
    form.when
  ]
  return {
    title: form.title,
    slug: form.slug,
    excerpt: form.excerpt,
    content: form.content,
    category: form.category || null,
    topic: form.topic || null,
    author_id: form.authorId || null,
    is_featured: form.isFeatured,
    is_published: form.when !== 'draft',
    published_at: at?.toISOString() ?? null,
    read_time: words > 0 ? Math.min(240, Math.ceil(words / wordsPerMinute)) : null,
  }
}
