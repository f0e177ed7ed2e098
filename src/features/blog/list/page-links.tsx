import { TextLink } from '@/components/ui/site-link'
import { pageLinks as copy } from '@/content/blog'

interface PageLinksProps {
  /** Both start at 1; `page` may be past the last page. */
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** Links to the previous and next page; renders nothing if there is only one page. */
export function PageLinks({ page, pages, addressOf }: PageLinksProps) {
  if (pages === 1 && page === 1) return null
  return (
    <nav
      aria-label={copy.label}
      className="mt-8 flex flex-wrap items-center gap-x-7 border-t-2 border-ink pt-4"
    >
      {page > 1 && (
        <TextLink to={addressOf(Math.min(page - 1, pages))} rel="prev">
          {copy.newer}
        </TextLink>
      )}
      {page < pages && (
        <TextLink to={addressOf(page + 1)} rel="next">
          {copy.older}
        </TextLink>
      )}
      <p className="text-ink-2">
        Page {page} of {pages}
      </p>
    </nav>
  )
}
