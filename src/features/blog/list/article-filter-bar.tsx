import { SlidersHorizontal, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Chip } from '@/components/ui/chip'
import { blogList as words } from '@/content/blog'
import { filterAddress, type ListFilters } from '@/features/blog/list/list-filters'
import { filingOf, useFilings, type Filing } from '@/features/blog/list/list-queries'

/** A panel of categories and topics behind one toggle; on narrow screens it closes once something is chosen. */
export function ArticleFilterBar({ filters }: { filters: ListFilters }) {
  const [open, setOpen] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const filings = useFilings()

  function chosen() {
    if (!window.matchMedia('(width < 56.25rem)').matches) return
    setOpen(false)
    summary.current?.focus({ preventScroll: true })
  }

  const choices = { filters, onChoose: chosen }
  return (
    <details className="filter-panel" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary} className="btn btn-line btn-small flex w-fit">
        <span className="filter-show">
          <SlidersHorizontal size={18} aria-hidden="true" />
          {words.showFilters}
        </span>
        <span className="filter-hide">
          <X size={18} aria-hidden="true" />
          {words.hideFilters}
        </span>
      </summary>
      <div className="mt-6 grid gap-y-6 border-b border-rule pb-8 lg:grid-cols-2 lg:gap-x-gutter">
        {filings.data ? (
          <>
            <Choices
              name="category"
              heading="Category"
              all="All Categories"
              filings={filings.data.categories}
              {...choices}
            />
            <Choices
              name="topic"
              heading="Topic"
              all="All Topics"
              filings={filings.data.topics}
              {...choices}
            />
          </>
        ) : (
          <p role={filings.isError ? 'alert' : 'status'}>
            {filings.isError ? (
              <>
                {filings.error.message}{' '}
                <button type="button" className="link" onClick={() => void filings.refetch()}>
                  {words.failed.action}
                </button>
              </>
            ) : (
              words.loadingFilters
            )}
          </p>
        )}
      </div>
    </details>
  )
}

interface ChoicesProps {
  name: 'category' | 'topic'
  heading: string
  all: string
  filings: readonly Filing[]
  filters: ListFilters
  onChoose: () => void
}

function Choices({ name, heading, all, filings, filters, onChoose }: ChoicesProps) {
  const current = filingOf(filings, filters[name])?.slug ?? filters[name]
  return (
    <div>
      <h3 className="filter-name">{heading}</h3>
      <ul aria-label={heading} className="flex flex-wrap gap-2.5">
        {[{ name: all, slug: 'all' }, ...filings].map((filing) => (
          <li key={filing.slug}>
            <Chip
              to={filterAddress({ ...filters, [name]: filing.slug, page: 1 })}
              current={current === filing.slug}
              onClick={onChoose}
            >
              {filing.name}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
