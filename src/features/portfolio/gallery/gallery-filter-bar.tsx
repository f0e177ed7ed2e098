import { SlidersHorizontal, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Chip } from '@/components/ui/chip'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { gallery } from '@/content/portfolio'
import { filterAddress, type GalleryFilters } from '@/features/portfolio/gallery/gallery-filters'
import { useCategories, useStatusCounts, type Category } from '@/features/portfolio/gallery/gallery-queries'
import { projectStatuses } from '@/features/portfolio/project-status'

const diamonds = { live: 'full', in_progress: 'half', concept: 'empty' } as const

/** States with their counts, and a panel of packages and industries; narrow screens have the states in it too. */
export function GalleryFilterBar({ filters }: { filters: GalleryFilters }) {
  const [open, setOpen] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const categories = useCategories()

  /** On a narrow screen the panel hides what was chosen from: it closes, and the keyboard goes on at its toggle. */
  function chosen() {
    if (!window.matchMedia('(width < 56.25rem)').matches) return
    setOpen(false)
    summary.current?.focus({ preventScroll: true })
  }

  return (
    <div className="grid gap-y-4 border-t-2 border-ink pt-5 xl:*:[grid-area:1/1]">
      <StatusChips filters={filters} className="hidden self-start lg:flex xl:relative xl:z-1 xl:mr-48" />
      <details className="filter-panel" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary ref={summary} className="btn btn-line btn-small flex w-fit xl:ml-auto">
          <span className="filter-show">
            <SlidersHorizontal size={18} aria-hidden="true" />
            Show Filters
          </span>
          <span className="filter-hide">
            <X size={18} aria-hidden="true" />
            Hide Filters
          </span>
        </summary>
        <div className="mt-6 grid gap-y-6 border-b border-rule pb-8 lg:grid-cols-12 lg:gap-x-gutter">
          <div className="lg:hidden">
            <h3 className="filter-name">Status</h3>
            <StatusChips filters={filters} onChoose={chosen} className="flex" />
          </div>
          {categories.data ? (
            <>
              <CategoryChips
                name="package"
                heading="Package"
                all="All Packages"
                categories={categories.data.packages}
                filters={filters}
                onChoose={chosen}
                className="lg:col-span-4"
              />
              <CategoryChips
                name="industry"
                heading="Industry"
                all="All Industries"
                categories={categories.data.industries}
                filters={filters}
                onChoose={chosen}
                className="lg:col-span-8"
              />
            </>
          ) : (
            <p className="lg:col-span-12" role={categories.isError ? 'alert' : 'status'}>
              {categories.isError ? (
                <>
                  Failed to load portfolio categories.{' '}
                  <button type="button" className="link" onClick={() => void categories.refetch()}>
                    Try Again
                  </button>
                </>
              ) : (
                'Loading filters...'
              )}
            </p>
          )}
        </div>
      </details>
    </div>
  )
}

interface ChoicesProps {
  filters: GalleryFilters
  onChoose?: () => void
  className?: string
}

function StatusChips({ filters, onChoose, className = '' }: ChoicesProps) {
  const { data: counts } = useStatusCounts()
  const all = counts && projectStatuses.reduce((sum, status) => sum + counts[status], 0)
  return (
    <ul aria-label="Status" className={`flex-wrap gap-2.5 ${className}`}>
      {([null, ...projectStatuses] as const).map((status) => (
        <li key={status}>
          <Chip
            to={filterAddress({ ...filters, status })}
            current={filters.status === status}
            onClick={onChoose}
          >
            {status && <PatternIcon name={diamonds[status]} />}
            {gallery.statuses[status ?? 'all']}
            {counts && <span className="chip-count">{status ? counts[status] : all}</span>}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

interface CategoryProps extends ChoicesProps {
  name: 'package' | 'industry'
  heading: string
  all: string
  categories: readonly Category[]
}

function CategoryChips({ name, heading, all, categories, filters, onChoose, className = '' }: CategoryProps) {
  return (
    <div className={className}>
      <h3 className="filter-name">{heading}</h3>
      <ul aria-label={heading} className="flex flex-wrap gap-2.5">
        {[{ name: all, slug: null }, ...categories].map((category) => (
          <li key={category.slug}>
            <Chip
              to={filterAddress({ ...filters, [name]: category.slug })}
              current={filters[name] === category.slug}
              onClick={onChoose}
            >
              {category.name}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
