import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'

interface PagerProps {
  page: number
  lastPage: number
  addressOf: (page: number) => string
}

export function Pager({ page, lastPage, addressOf }: PagerProps) {
  if (lastPage <= 1) return null
  return (
    <nav aria-label="Pages of the list" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <span className="mr-auto">
        Page {page} of {lastPage}
      </span>
      {page > 1 && (
        <ButtonLink to={addressOf(page - 1)} variant="line" size="small" rel="prev">
          <ArrowLeft size={18} aria-hidden="true" />
          Previous
        </ButtonLink>
      )}
      {page < lastPage && (
        <ButtonLink to={addressOf(page + 1)} variant="line" size="small" rel="next">
          Next
          <ArrowRight size={18} aria-hidden="true" />
        </ButtonLink>
      )}
    </nav>
  )
}
