import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { read } from '@/admin/kit/api/read'
import { useAction } from '@/admin/kit/api/use-action'
import { useDeleteRows } from '@/admin/kit/api/use-delete-rows'
import { TextField } from '@/admin/kit/form/text-field'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { MarkdownField } from '@/admin/kit/markdown/markdown-field'
import { adminPaths } from '@/admin/kit/paths'
import type { RecordHandle } from '@/admin/kit/record/record'
import { useNewsletter } from '@/admin/email/newsletters/newsletter-figures'
import {
  type NewsletterForm,
  type NewsletterRow,
  withArticle,
} from '@/admin/email/newsletters/newsletter-schema'
import { newsletterHtml, sizeOf, sizeWarning } from '@/admin/email/newsletters/newsletter-size'
import { isWritable } from '@/admin/email/newsletters/newsletter-status'
import { EmailFrame } from '@/admin/email/outbox/email-frame'
import { TextButton } from '@/admin/kit/screen/text-button'
import { useStudio } from '@/components/layout/studio'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { supabase } from '@/lib/supabase'
import type { Newsletter } from '@shared/newsletter-email'

type NewsletterHandle = RecordHandle<NewsletterRow, NewsletterForm>

/** The fields of a newsletter, and its preview. */
export function NewsletterFields(handle: NewsletterHandle) {
  const { form } = handle
  const { status } = useNewsletter(handle.id, handle.stored)
  const { subject, preheader, body } = form.watch()
  const preview = <NewsletterPreview newsletter={{ subject, preheader: preheader || null, body }} />
  if (!isWritable(status)) return preview
  return (
    <>
      <TextField form={form} name="subject" wraps />
      <TextField
        form={form}
        name="preheader"
        help="Shown in inboxes beside the subject. Leave empty to show the first words."
      />
      <TakeArticle form={form} />
      <MarkdownField form={form} name="body" help="No greeting is added: write one if you want it." />
      {preview}
    </>
  )
}

/** The newsletter as the sending function renders it. */
function NewsletterPreview({ newsletter }: { newsletter: Newsletter }) {
  const shown = useDeferredValue(newsletter)
  const { name } = useStudio()
  const html = newsletterHtml(shown, name)
  const warning = sizeWarning(sizeOf(html))
  return (
    <section aria-label="Preview">
      <h2 className="mb-4 text-h4">Preview</h2>
      {warning && (
        <Banner tone="warning" className="mb-4">
          {warning}
        </Banner>
      )}
      <EmailFrame html={html} title="Preview of the newsletter" isPreview />
    </section>
  )
}

/** The published articles, newest first. Throws ApiError. */
const publishedArticlesQuery = queryOptions({
  queryKey: ['admin', 'published-articles'],
  queryFn: ({ signal }) =>
    read(
      supabase
        .from('blog_posts')
        .select('id,slug,title,excerpt')
        .eq('is_published', true)
        .lte('published_at', new Date().toISOString())
        .order('published_at', { ascending: false })
        .limit(200),
      signal,
    ),
})

/** The full text of an article. Throws ApiError. */
async function fetchArticleText(id: string): Promise<string> {
  const [post] = await read(supabase.from('blog_posts').select('content').eq('id', id))
  return post?.content ?? ''
}

/** Inserts a published article below the newsletter's text. */
function TakeArticle({ form }: Pick<NewsletterHandle, 'form'>) {
  const articles = useQuery(publishedArticlesQuery)
  const [chosen, setChosen] = useState('')
  const taking = useAction(async (whole: boolean) => {
    const post = articles.data?.find(({ id }) => id === chosen)
    if (!post) return
    const taken = withArticle(form.getValues(), post, whole ? await fetchArticleText(post.id) : undefined)
    for (const [field, value] of Object.entries(taken))
      form.setValue(field as keyof NewsletterForm, value, { shouldDirty: true, shouldValidate: true })
  }, 'The article was not inserted.')
  return (
    <div className="grid gap-3">
      <Field label="Insert an article" help="It is added below your text.">
        {(inputProps) => (
          <Select {...inputProps} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{articles.isPending ? 'Loading…' : 'Choose a published article'}</option>
            {articles.data?.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <LoadFailed query={articles} what="The articles" />
      {chosen && (
        <p className="flex flex-wrap gap-3">
          <Button
            size="small"
            variant="line"
            disabled={taking.isPending}
            onClick={() => taking.mutate(false)}
          >
            Excerpt and link
          </Button>
          <Button size="small" variant="line" disabled={taking.isPending} onClick={() => taking.mutate(true)}>
            Full text
          </Button>
        </p>
      )}
    </div>
  )
}

/** The save and delete buttons; a sent newsletter can be neither changed nor deleted. */
export function NewsletterActions(handle: NewsletterHandle) {
  const { stored, id, saving } = handle
  const { status } = useNewsletter(handle.id, handle.stored)
  const navigate = useNavigate()
  const deletion = useDeleteRows()
  if (!isWritable(status)) return null
  const remove = () =>
    deletion.mutate(
      { table: 'newsletters', ids: [id], what: `“${stored?.subject}”` },
      { onSuccess: () => void navigate(adminPaths.newsletters) },
    )
  return (
    <>
      <Button type="submit" busy={saving} busyLabel="Saving...">
        Save newsletter
      </Button>
      {stored && (
        <TextButton
          className="order-last ml-auto max-md:min-h-11"
          disabled={deletion.isPending}
          onClick={remove}
        >
          Delete <span className="max-md:sr-only">newsletter</span>
        </TextButton>
      )}
    </>
  )
}
