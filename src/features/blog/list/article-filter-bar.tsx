import { SlidersHorizontal, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Chip } from '@/components/ui/chip'
import { blogList as copy } from '@/content/blog'
import { filterAddress, type ListFilters } from '@/features/blog/filters'
import { findTerm, useTaxonomy, type Term } from '@/features/blog/queries'

/** A panel of categories and topics behind one toggle; on narrow screens it closes once something is chosen. */
export function ArticleFilterBar({ filters }: { filters: ListFilters }) {
  const [open, setOpen] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const taxonomy = useTaxonomy()

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
          {copy.showFilters}
        </span>
        <span className="filter-hide">
          <X size={18} aria-hidden="true" />
          {copy.hideFilters}
        </span>
      </summary>
      <div className="mt-6 grid gap-y-6 border-b border-rule pb-8 lg:grid-cols-2 lg:gap-x-gutter">
        {taxonomy.data ? (
          <>
            <Choices
              name="category"
              heading="Category"
              all="All Categories"
              terms={taxonomy.data.categories}
              {...choices}
            />
            <Choices
              name="topic"
              heading="Topic"
              all="All Topics"
              terms={taxonomy.data.topics}
              {...choices}
            />
          </>
        ) : (
          <p role={taxonomy.isError ? 'alert' : 'status'}>
            {taxonomy.isError ? (
              <>
                {taxonomy.error.message}{' '}
                <button type="button" className="link" onClick={() => void taxonomy.refetch()}>
                  {copy.failed.action}
                </button>
              </>
            ) : (
              copy.loadingFilters
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
  terms: readonly Term[]
  filters: ListFilters
  onChoose: () => void
}

function Choices({ name, heading, all, terms, filters, onChoose }: ChoicesProps) {
  const current = findTerm(terms, filters[name])?.slug ?? filters[name]
  return (
    <div>
      <h3 className="filter-name">{heading}</h3>
      <ul aria-label={heading} className="flex flex-wrap gap-2.5">
        {[{ name: all, slug: 'all' }, ...terms].map((term) => (
          <li key={term.slug}>
            <Chip
              to={filterAddress({ ...filters, [name]: term.slug, page: 1 })}
              current={current === term.slug}
              onClick={onChoose}
            >
              {term.name}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
