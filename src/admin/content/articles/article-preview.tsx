import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState, useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { previewAuthorQuery } from '@/admin/content/articles/article-choices'
import { articleColumns, type ArticleForm, type ArticleRow } from '@/admin/content/articles/article-schema'
import { ArticleBody } from '@/features/blog/article/article-body'
import { ArticleHeader } from '@/features/blog/article/article-header'
import { createPortal } from 'react-dom'

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

interface PreviewFrameProps {
  title: string
  /** Of the pretended screen, in px; scaled down where there is less room. */
  width: number
  children: ReactNode
}

/**
 * Draws its children in a page of their own with the site's styles, so that what asks for the screen's width is
 * answered with `width`. Links in it lead nowhere.
 */
export function PreviewFrame({ title, width, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [room, setRoom] = useState(width)

  useEffect(() => {
    const inner = frame.current?.contentDocument
    if (!inner) return
    for (const { name, value } of document.documentElement.attributes) {
      inner.documentElement.setAttribute(name, value)
    }
    inner.head.replaceChildren(
      ...[...document.head.querySelectorAll('style, link[rel="stylesheet"]')].map((sheet) =>
        inner.importNode(sheet, true),
      ),
    )
    setBody(inner.body)
  }, [])

  useEffect(() => {
    if (!box.current) return
    const sizes = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    sizes.observe(box.current)
    return () => sizes.disconnect()
  }, [])

  const scale = Math.min(1, room / width)
  const stay = (event: MouseEvent) => event.preventDefault()
  return (
    <div ref={box} className="relative mt-4 h-160 overflow-hidden border border-edge bg-sunk">
      <iframe
        ref={frame}
        title={title}
        className="absolute top-0 max-w-none origin-top-left border-0 bg-paper"
        sandbox="allow-same-origin"
        style={{ width, height: 640 / scale, left: (room - width * scale) / 2, transform: `scale(${scale})` }}
      />
      {body &&
        createPortal(
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only keeps links from leading away, by mouse and by Enter alike
          <div onClickCapture={stay}>{children}</div>,
          body,
        )}
    </div>
  )
}
