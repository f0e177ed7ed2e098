import { useRef } from 'react'
import { ActiveChip } from '@/components/ui/chip'
import { Loader } from '@/components/ui/loader'
import { TextLink } from '@/components/ui/site-link'
import { filterAddress, isFiltered, noFilters, type ListFilters } from '@/features/blog/list/list-filters'
import { filingOf, useFilings } from '@/features/blog/list/list-queries'

interface ResultsLineProps {
  filters: ListFilters
  shown: number
  /** Of all articles there are. */
  all: number
  isChanging: boolean
}

/** 'Showing X of Y articles', and the filters that are on. */
export function ArticleResultsLine({ filters, shown, all, isChanging }: ResultsLineProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const { data: filings } = useFilings()
  const { text, category, topic } = filters
  const names = {
    text: text && `“${text}”`,
    category: category !== 'all' && (filingOf(filings?.categories, category)?.name ?? category),
    topic: topic !== 'all' && (filingOf(filings?.topics, topic)?.name ?? topic),
  }
  // A filter that is taken off is gone from under the keyboard: it goes on at the line that tells the result.
  const takenOff = () => line.current?.focus({ preventScroll: true })
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2.5">
      <p ref={line} role="status" tabIndex={-1} className="mr-2 flex items-center gap-3 outline-none">
        Showing {shown} of {all} articles
        {isChanging && <Loader size="small" />}
      </p>
      {Object.entries(names).map(
        ([key, name]) =>
          name && (
            <ActiveChip
              key={key}
              to={filterAddress({ ...filters, [key]: noFilters[key as keyof ListFilters], page: 1 })}
              label={name}
              onClick={takenOff}
            />
          ),
      )}
      {isFiltered(filters) && (
        <TextLink to={filterAddress(noFilters)} onClick={takenOff}>
          Clear all
        </TextLink>
      )}
    </div>
  )
}
