import { Share2 } from 'lucide-react'
import { useId } from 'react'
import { articlePath } from '@/features/blog/article/article-meta'
import { ShareList } from '@/features/blog/share/share-list'

/** The ways to pass an article on, behind a button: the browser's own popover, so it opens before any script. */
export function SharePopover({ slug, title }: { slug: string; title: string }) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="screen-only inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
      >
        <Share2 size={18} aria-hidden="true" />
        Share <span className="sr-only">{title}</span>
      </button>
      <div id={id} popover="auto" className="share-popover" role="group" aria-label={`Share ${title}`}>
        <ShareList title={title} path={articlePath(slug)} column />
      </div>
    </>
  )
}
