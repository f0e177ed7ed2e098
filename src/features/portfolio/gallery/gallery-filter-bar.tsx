import { ChipList, FilterChips, FilterPanel } from '@/components/sections/filter-panel'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { gallery } from '@/content/portfolio'
import { filterAddress, type GalleryFilters } from '@/features/portfolio/gallery/gallery-filters'
import { useCategories, useStatusCounts, type Category } from '@/features/portfolio/gallery/gallery-queries'
import { projectStatuses } from '@/features/portfolio/project-status'

const icons = { live: 'full', in_progress: 'half', concept: 'empty' } as const

/**
 * Statuses with their counts, and a panel of packages and industries; on narrow screens it contains the
 * statuses too.
 */
export function GalleryFilterBar({ filters }: { filters: GalleryFilters }) {
  const statuses = useStatusChoices(filters)
  const chips = (name: 'package' | 'industry', all: string, categories: readonly Category[]) =>
    [{ name: all, slug: null }, ...categories].map((category) => ({
      key: category.slug ?? 'all',
      to: filterAddress({ ...filters, [name]: category.slug }),
      current: filters[name] === category.slug,
      label: category.name,
    }))

  return (
    <div className="grid gap-y-4 border-t-2 border-ink pt-3 md:pt-5 xl:*:[grid-area:1/1]">
      <ChipList
        heading="Status"
        choices={statuses}
        className="hidden self-start lg:flex xl:relative xl:z-1 xl:mr-48"
      />
      <FilterPanel
        query={useCategories()}
        inUse={filters.package !== null || filters.industry !== null}
        toggleClass="xl:ml-auto"
        className="lg:grid-cols-12"
        before={<FilterChips heading="Status" choices={statuses} className="lg:hidden" />}
      >
        {({ packages, industries }) => (
          <>
            <FilterChips
              heading="Package"
              choices={chips('package', 'All Packages', packages)}
              className="lg:col-span-4"
            />
            <FilterChips
              heading="Industry"
              choices={chips('industry', 'All Industries', industries)}
              className="lg:col-span-8"
            />
          </>
        )}
      </FilterPanel>
    </div>
  )
}

function useStatusChoices(filters: GalleryFilters) {
  const { data: counts } = useStatusCounts()
  const all = counts && projectStatuses.reduce((sum, status) => sum + counts[status], 0)
  return ([null, ...projectStatuses] as const).map((status) => ({
    key: status ?? 'all',
    to: filterAddress({ ...filters, status }),
    current: filters.status === status,
    label: (
      <>
        {status && <PatternIcon name={icons[status]} />}
        {gallery.statuses[status ?? 'all']}
        {counts && <span className="chip-count">{status ? counts[status] : all}</span>}
      </>
    ),
  }))
}
