import { useWatch } from 'react-hook-form'
import type { ArticleForm, ArticleRow } from '@/admin/content/articles/article-schema'
import { articleStatus } from '@/admin/content/articles/article-status'
import { useAction } from '@/admin/kit/api/use-action'
import { articlePath } from '@/features/blog/post'
import { isToCome } from '@/lib/dates'
import type { RecordHandle } from '@/admin/kit/record/record'
import { Button } from '@/components/ui/button'

/** The actions of an article; the filled button is the next step. */
export function ArticleActions({ form, stored, saving, save }: RecordHandle<ArticleRow, ArticleForm>) {
  const publishAt = useWatch({ control: form.control, name: 'publish_at' })
  const status = stored ? articleStatus(stored) : 'Draft'
  const later = isToCome(publishAt)
  const publish = useAction(async () => {
    if (!(await save({ is_published: true })) || later) return
    const { title, slug } = form.getValues()
    return {
      text: `Published. Visitors can read “${title}” now; feeds and search engines get it about a minute later.`,
      open: { label: 'See it', run: () => window.open(articlePath(slug), '_blank', 'noopener') },
    }
  })
  const next = later ? 'Schedule' : status === 'Published' ? 'Publish changes' : 'Publish'
  return (
    <>
      <Button
        type={status === 'Draft' ? 'button' : 'submit'}
        onClick={status === 'Draft' ? () => publish.mutate() : undefined}
        busy={saving}
      >
        {status === 'Scheduled' && later ? 'Save changes' : next}
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
