import * as v from 'valibot'
import { field, optionalText, orNull, requiredText } from '@/admin/kit/form/text-schema'
import { columnsOf } from '@/admin/kit/record/complete-form'
import type { Tables } from '@/lib/database.types'

/** The limits match the table newsletters. */
export const newsletterSchema = v.object({
  subject: field('Subject', requiredText('Give the newsletter a subject', 200)),
  preheader: field('Preview text', orNull(optionalText(200))),
  body: field('Text', optionalText(100_000)),
  /** The article that was inserted; '' for none. */
  post_id: field('Article', orNull(v.string())),
})
export type NewsletterForm = v.InferInput<typeof newsletterSchema>

export const newsletterFields = columnsOf(newsletterSchema, 'status')
export type NewsletterRow = Pick<Tables<'newsletters'>, (typeof newsletterFields)[number]>

interface Article {
  id: string
  slug: string
  title: string
  excerpt: string
}

/**
 * The newsletter with an article below its text: an excerpt with a link, or the full text. An existing
 * subject and preheader are kept.
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
