import * as v from 'valibot'
import { emptyToNull, nullToEmpty } from '@/admin/kit/form/nullable-text'
import { optionalText, requiredText } from '@/admin/kit/form/text-schema'
import type { Tables } from '@/lib/database.types'

export const newsletterFields = [
  ...(['id', 'updated_at', 'subject', 'preheader', 'body', 'post_id', 'status'] as const),
]
export type NewsletterRow = Pick<Tables<'newsletters'>, (typeof newsletterFields)[number]>

/** The limits are those of the table newsletters. */
export const newsletterSchema = v.object({
  subject: requiredText('Give the newsletter a subject', 200),
  preheader: optionalText(200),
  body: optionalText(100_000),
  /** The article that it was taken from; '' for none. */
  post_id: v.string(),
})
export type NewsletterForm = v.InferOutput<typeof newsletterSchema>

export const emptyNewsletter = (): NewsletterForm => ({ subject: '', preheader: '', body: '', post_id: '' })

export const newsletterForm = (row: NewsletterRow): NewsletterForm => ({
  ...nullToEmpty(row, ['preheader', 'post_id']),
  subject: row.subject,
  body: row.body,
})

export const newsletterRow = (form: NewsletterForm) => ({
  ...form,
  ...emptyToNull(form, ['preheader', 'post_id']),
})

interface Article {
  id: string
  slug: string
  title: string
  excerpt: string
}

/**
 * The newsletter with an article below what is written already: its beginning with a link to the rest, or the whole text.
 * The subject and the first words are kept where there are some.
 */
export function withArticle(form: NewsletterForm, post: Article, whole?: string): NewsletterForm {
  const text = whole ?? `${post.excerpt}\n\n[Read on](/blog/${post.slug})`
  return {
    subject: form.subject.trim() || post.title,
    preheader: form.preheader.trim() || post.excerpt.slice(0, 200),
    body: [form.body.trim(), `## ${post.title}`, text.trim()].filter(Boolean).join('\n\n'),
    post_id: post.id,
  }
}
