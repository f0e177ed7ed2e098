import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { articleChoicesQuery } from '@/admin/content/articles/article-choices'
import {
  articleLevels,
  articleStatus,
  longestSlug,
  storedMinutes,
  type ArticleForm,
  type ArticleRow,
} from '@/admin/content/articles/article-schema'
import { PreviewLink } from '@/admin/content/articles/preview-link'
import { useAction } from '@/admin/kit/api/use-action'
import { CheckboxField } from '@/admin/kit/form/checkbox-field'
import { FieldGroup } from '@/admin/kit/form/field-group'
import { SelectField } from '@/admin/kit/form/select-field'
import { TextField } from '@/admin/kit/form/text-field'
import { amount } from '@/admin/kit/format/amount'
import { ImageField } from '@/admin/kit/images/image-field'
import { MarkdownField } from '@/admin/kit/markdown/markdown-field'
import type { RecordHandle } from '@/admin/kit/record/record'
import { SlugField } from '@/admin/kit/form/slug-field'
import { Button } from '@/components/ui/button'
import { StatusBadge } from '@/components/ui/status-badge'
import { articleCopy } from '@/content/blog'
import { articlePath } from '@/features/blog/post'
import { isToCome, malaysiaDateTime } from '@/lib/dates'

type Handle = RecordHandle<ArticleRow, ArticleForm>

/** The fields for the text of an article. */
export function ArticleFields({ form }: Handle) {
  const { control } = form
  const description = useWatch({ control, name: 'meta_description' })
  return (
    <>
      <TextField
        form={form}
        name="title"
        wraps
        inputClassName="py-2 font-head text-[1.625rem]/[1.25] font-[560]"
      />
      <TextField
        form={form}
        name="excerpt"
        rows={3}
        help="One or two sentences for the list and for search."
      />
      <TextField
        form={form}
        name="intro_heading"
        placeholder={articleCopy.intro}
        help="Shown above the excerpt, where the article begins."
      />
      <MarkdownField
        form={form}
        name="content"
        help="You can also type Markdown: ## for a heading, - for a list, > for a tip or warning."
      />
      <TextField
        form={form}
        name="author_take"
        rows={2}
        help="A sentence in the author’s own words, beside their name at the end."
      />
      <FieldGroup legend="Search and sharing">
        <TextField
          form={form}
          name="meta_description"
          rows={3}
          help={lengthHint(description.trim().length)}
        />
      </FieldGroup>
    </>
  )
}

/** Search results show about 100 to 158 characters. */
function lengthHint(length: number): string {
  if (length === 0) return 'Leave empty to use the excerpt. Best length: 100 to 158 characters.'
  const counted = amount(length, 'character', 'characters')
  if (length < 100) return `${counted}: the excerpt is added up to 100.`
  return length <= 158 ? `${counted}: shown whole.` : `${counted}: cut after 158.`
}

const isOffered = ({ isActive }: { isActive: boolean }) => isActive

/** The settings of an article: publishing time, categories, author and search listing. */
export function ArticleAside({ form, stored }: Handle) {
  const isPublished = articleStatus(stored) === 'Published'
  const choices = useQuery(articleChoicesQuery)
  const minutes = storedMinutes(useWatch({ control: form.control, name: 'content' }))
  return (
    <>
      <div>
        <ArticleState row={stored} />
        <p className="mt-1 text-small text-ink-2">
          {minutes === null ? 'Nothing written yet' : `${minutes} min read`}
        </p>
      </div>
      {stored && !isPublished && <PreviewLink id={stored.id} />}
      <TextField
        form={form}
        name="publish_at"
        type="datetime-local"
        help="Malaysian time (MYT). A future time schedules the article. Leave empty to publish now."
      />
      <SlugField
        form={form}
        from="title"
        fixed={isPublished}
        longest={longestSlug}
        isPublic={isPublished}
        prefix="/blog/"
      />
      <SelectField
        form={form}
        name="category"
        choices={choices.data?.categories.filter(isOffered)}
        failed={choices.isError}
        none="None"
      />
      <SelectField
        form={form}
        name="topic"
        choices={choices.data?.topics.filter(isOffered)}
        failed={choices.isError}
        none="None"
      />
      <SelectField
        form={form}
        name="author_id"
        choices={choices.data?.authors}
        failed={choices.isError}
        none="The studio"
      />
      <CheckboxField form={form} name="is_featured" label="Feature it at the top of the blog" />
      <ImageField form={form} name="image" />
    </>
  )
}

function ArticleState({ row }: { row: ArticleRow | undefined }) {
  const status = articleStatus(row)
  return (
    <>
      <StatusBadge level={articleLevels[status]}>{status}</StatusBadge>
      {status === 'Scheduled' && row?.published_at && (
        <p className="mt-1 text-small">It appears on {malaysiaDateTime(row.published_at)} (MYT).</p>
      )}
      {status === 'Published' && row && (
        <p className="mt-1 text-small">
          Visitors read it at{' '}
          <a className="break-words underline underline-offset-4" href={`/blog/${row.slug}`}>
            /blog/{row.slug}
          </a>
          . Feeds, link previews and search engines update about a minute later.
        </p>
      )}
    </>
  )
}

/** The actions of an article; the filled button is the next step. */
export function ArticleActions({ form, stored, saving, save }: Handle) {
  const publishAt = useWatch({ control: form.control, name: 'publish_at' })
  const status = articleStatus(stored)
  const later = isToCome(publishAt)
  const publish = useAction(async () => {
    if (!(await save({ is_published: true })) || later) return
    const { title, slug } = form.getValues()
    return {
      text: `Published. Visitors can read “${title}” now; feeds and search engines get it about a minute later.`,
      open: { label: 'See it', run: () => window.open(articlePath(slug), '_blank', 'noopener') },
    }
  })
  const staysSo = status === (later ? 'Scheduled' : 'Published')
  const next = staysSo ? 'Update' : later ? 'Schedule' : 'Publish'
  return (
    <>
      <Button
        type={status === 'Draft' ? 'button' : 'submit'}
        onClick={status === 'Draft' ? () => publish.mutate() : undefined}
        busy={saving}
      >
        {next}
      </Button>
      {status === 'Draft' ? (
        <Button type="submit" variant="line" busy={saving}>
          Save draft
        </Button>
      ) : (
        <Button variant="line" busy={saving} onClick={() => void save({ is_published: false })}>
          {status === 'Published' ? 'Unpublish' : 'Back to draft'}
        </Button>
      )}
    </>
  )
}
