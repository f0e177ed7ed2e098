import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { articleChoicesQuery } from '@/admin/content/articles/article-choices'
import {
  longestSlug,
  storedMinutes,
  type ArticleForm,
  type ArticleRow,
} from '@/admin/content/articles/article-schema'
import { articleLevels, articleStatus } from '@/admin/content/articles/article-status'
import { PreviewLink } from '@/admin/content/articles/preview-link'
import { CheckboxField } from '@/admin/kit/form/checkbox-field'
import { TextField } from '@/admin/kit/form/text-field'
import { SelectField } from '@/admin/kit/form/select-field'
import { malaysiaDateTime } from '@/lib/dates'
import { ImageField } from '@/admin/kit/images/image-field'
import type { RecordHandle } from '@/admin/kit/record/record'
import { SlugField } from '@/admin/kit/form/slug-field'
import { StatusBadge } from '@/components/ui/status-badge'

/** The settings of an article: publishing time, categories, author and search listing. */
export function ArticleAside({ form, stored }: RecordHandle<ArticleRow, ArticleForm>) {
  const choices = useQuery(articleChoicesQuery)
  const minutes = storedMinutes(useWatch({ control: form.control, name: 'content' }))
  return (
    <>
      <div>
        {stored ? <ArticleState row={stored} /> : <StatusBadge level="neutral">Draft</StatusBadge>}
        <p className="mt-1 text-small text-ink-2">
          {minutes === null ? 'Nothing written yet' : `${minutes} min read`}
        </p>
      </div>
      {stored && articleStatus(stored) !== 'Published' && <PreviewLink id={stored.id} />}
      <TextField
        form={form}
        name="publish_at"
        type="datetime-local"
        help="Malaysian time (MYT). A future time schedules the article. Leave empty to publish now."
      />
      <SlugField
        form={form}
        from="title"
        fixed={stored !== undefined && articleStatus(stored) === 'Published'}
        longest={longestSlug}
        isPublic={stored !== undefined && articleStatus(stored) === 'Published'}
        prefix="/blog/"
      />
      <SelectField
        form={form}
        name="category"
        choices={choices.data?.categories}
        failed={choices.isError}
        none="None"
      />
      <SelectField
        form={form}
        name="topic"
        choices={choices.data?.topics}
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

function ArticleState({ row }: { row: ArticleRow }) {
  const status = articleStatus(row)
  return (
    <>
      <StatusBadge level={articleLevels[status]}>{status}</StatusBadge>
      {status === 'Scheduled' && row.published_at && (
        <p className="mt-1 text-small">It appears on {malaysiaDateTime(row.published_at)} (MYT).</p>
      )}
      {status === 'Published' && (
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
