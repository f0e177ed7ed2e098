import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'

interface PagerProps {
  /** Starts at 1. */
  page: number
  hasNext: boolean
  /** The number of pages, if known. */
  of?: number
  addressOf: (page: number) => string
}

/** Links to the previous and next page of a list; nothing if there is only one. */
export function Pager({ page, hasNext, of, addressOf }: PagerProps) {
  if (page === 1 && !hasNext) return null
  return (
    <nav aria-label="Pages of the list" className="ml-auto flex flex-wrap items-center gap-x-6 gap-y-3">
      <span>
        Page {page} {of && `of ${of}`}
      </span>
      {page > 1 && (
        <ButtonLink to={addressOf(page - 1)} variant="line" size="small" rel="prev">
          <ArrowLeft size={18} aria-hidden="true" />
          Previous
        </ButtonLink>
      )}
      {hasNext && (
        <ButtonLink to={addressOf(page + 1)} variant="line" size="small" rel="next">
          Next
          <ArrowRight size={18} aria-hidden="true" />
        </ButtonLink>
      )}
    </nav>
  )
}
