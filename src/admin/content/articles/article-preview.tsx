import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { previewAuthorQuery } from '@/admin/content/articles/article-choices'
import { articleColumns, type ArticleForm, type ArticleRow } from '@/admin/content/articles/article-schema'
import { PreviewFrame } from '@/admin/content/articles/preview-frame'
import { ArticleBody } from '@/features/blog/article/article-body'
import { ArticleHeader } from '@/features/blog/article/article-header'

interface ArticlePreviewProps {
  control: Control<ArticleForm>
  stored: ArticleRow | undefined
  id: string
}

const widths = [
  { label: 'Phone', width: 360 },
  { label: 'Tablet', width: 768 },
  { label: 'Desktop', width: 1200 },
] as const

/** The article as its page will draw it, by the page's own components, at three widths. */
export function ArticlePreview({ control, stored, id }: ArticlePreviewProps) {
  const [width, setWidth] = useState<number>()
  return (
    <section aria-label="Preview">
      <div role="group" aria-label="Width of the preview" className="flex flex-wrap items-center gap-2">
        <span className="mr-2 font-semibold">Preview</span>
        {widths.map((each) => (
          <button
            key={each.width}
            type="button"
            className="filter-choice"
            aria-pressed={each.width === width}
            onClick={() => setWidth(each.width === width ? undefined : each.width)}
          >
            {each.label} <span className="ml-[0.4em] text-small tabular-nums">{each.width}</span>
          </button>
        ))}
      </div>
      {width ? (
        <PreviewFrame title={`Preview at ${width} pixels`} width={width}>
          <Drawn control={control} stored={stored} id={id} />
        </PreviewFrame>
      ) : (
        <p className="field-help">Choose a width to see the article as its page will draw it.</p>
      )}
    </section>
  )
}

function Drawn({ control, stored, id }: ArticlePreviewProps) {
  const form = useDeferredValue(useWatch({ control })) as ArticleForm
  const author = useQuery(previewAuthorQuery(form.author_id))
  const columns = articleColumns(form, stored)
  const post = {
    ...stored,
    ...columns,
    id,
    title: form.title || 'Untitled',
    author: author.data ?? null,
    updated_at: stored?.updated_at ?? '',
  } as unknown as Parameters<typeof ArticleHeader>[0]['post']
  return (
    <article>
      <ArticleHeader post={post} />
      <ArticleBody post={post} />
    </article>
  )
}
