import { useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ChooseATime } from '@/components/layout/choose-a-time'
import { ResultsLine } from '@/components/sections/filter-panel'
import { AwaitsFilters } from '@/components/ui/awaits-filters'
import { ButtonLink } from '@/components/ui/button'
import { QueryBoundary } from '@/components/ui/query-boundary'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { useAddressSearch } from '@/components/ui/use-address-search'
import { useBrowserValue } from '@/lib/use-hydrated'
import { gallery as copy } from '@/content/portfolio'
import { GalleryFilterBar } from '@/features/portfolio/gallery/gallery-filter-bar'
import {
  filterAddress,
  isFiltered,
  noFilters,
  readFilters,
  type GalleryFilters,
} from '@/features/portfolio/gallery/gallery-filters'
import { GalleryList } from '@/features/portfolio/gallery/gallery-list'
import {
  useCategories,
  useGallery,
  usePortfolioIntro,
  useStatusCounts,
  type Category,
} from '@/features/portfolio/gallery/gallery-queries'
import { packageName } from '@/features/portfolio/project-status'

/** All projects, filtered by status, package and industry. The filters are in the URL. */
export function PortfolioGallery() {
  const title = useRef<HTMLHeadingElement>(null)
  const { filters, expanded, setExpanded } = useGalleryState()
  const { start, projects, rest } = useGallery(filters, expanded)
  const intro = usePortfolioIntro()
  const { data: counts } = useStatusCounts()
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const names = useFilterNames(filters)

  // The pressed button disappears, so the focus moves to the section's heading.
  const toTitle = () => title.current?.focus({ preventScroll: true })
  async function refetch() {
    const { isSuccess } = await start.refetch()
    if (isSuccess) toTitle()
  }

  return (
    <section id={copy.id} tabIndex={-1} className="page py-section max-md:pt-8">
      <div className="mb-4 md:mb-10 lg:col-[main-start/span_7]">
        <h2 ref={title} tabIndex={-1} className="outline-none">
          {intro.title}
        </h2>
        <p className="mt-3 text-ink-2 md:mt-4">{intro.content}</p>
      </div>
      <AwaitsFilters loading={copy.loading} isChanging={start.isPlaceholderData}>
        <GalleryFilterBar filters={filters} />
        <QueryBoundary
          query={{ ...start, refetch }}
          loading={
            <LoadingPanel label={copy.loading} className="mt-8 min-h-96 max-w-none justify-center bg-sunk" />
          }
          failed={copy.failed}
          className="mt-8"
        >
          {({ total }) => (
            <div className="mt-2 md:mt-4">
              <ResultsLine
                text={countLine(filters, projects.length, total, all)}
                isChanging={start.isPlaceholderData}
                active={Object.entries(names).flatMap(([key, label]) =>
                  label ? [{ label, to: filterAddress({ ...filters, [key]: null }) }] : [],
                )}
                clearTo={filterAddress(noFilters)}
              />
              {total > 0 ? (
                <GalleryList
                  projects={projects}
                  total={total}
                  expanded={expanded}
                  onExpand={setExpanded}
                  isChanging={start.isPlaceholderData}
                  about={{
                    package: names.package ? packageName(names.package) : undefined,
                    industry: names.industry ?? undefined,
                  }}
                  rest={rest}
                />
              ) : (
                <GalleryEmpty filtered={isFiltered(filters)} onClear={toTitle} />
              )}
            </div>
          )}
        </QueryBoundary>
      </AwaitsFilters>
    </section>
  )
}

/**
 * The filters are in the URL, so that they can be shared; whether all projects are shown is in the history
 * entry, so that Back restores it. A new filter makes a new entry and starts with six.
 */
function useGalleryState() {
  const search = useAddressSearch()
  const { state, search: locationSearch } = useLocation()
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(search), [search])
  const expanded = useBrowserValue(() => (state as { expanded?: unknown } | null)?.expanded === true, false)
  const setExpanded = (open: boolean) =>
    navigate({ search: locationSearch }, { replace: true, state: { expanded: open } })
  return { filters, expanded, setExpanded }
}

/** For example 'Showing 6 of 8 live projects (15 projects in all)'. */
function countLine(filters: GalleryFilters, shown: number, total: number, all?: number) {
  const [one, several] = copy.counted[filters.status ?? 'all']
  const line = `Showing ${shown} of ${total} ${total === 1 ? one : several}`
  return isFiltered(filters) && all !== undefined ? `${line} (${all} projects in all)` : line
}

/** The names of the filters; null for a filter that is not set. */
function useFilterNames({ status, package: packageSlug, industry }: GalleryFilters) {
  const { data: categories } = useCategories()
  const nameOf = (list: readonly Category[] | undefined, slug: string | null) =>
    slug && (list?.find((category) => category.slug === slug)?.name ?? slug)
  return {
    status: status && copy.statuses[status],
    package: nameOf(categories?.packages, packageSlug),
    industry: nameOf(categories?.industries, industry),
  }
}

function GalleryEmpty({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <StatePanel
      kind="empty"
      title={copy.empty.title}
      text={filtered ? copy.empty.filtered : copy.empty.bare}
      className="mt-8"
      action={
        filtered ? (
          <ButtonLink to={filterAddress(noFilters)} variant="line" onClick={onClear}>
            Clear Filters
          </ButtonLink>
        ) : (
          <p className="beside">
            <ButtonLink to="/contact" variant="line">
              Contact Us
            </ButtonLink>
            <ChooseATime />
          </p>
        )
      }
    />
  )
}
