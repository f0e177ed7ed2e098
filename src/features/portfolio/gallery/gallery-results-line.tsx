import { useRef } from 'react'
import { ActiveChip } from '@/components/ui/chip'
import { Loader } from '@/components/ui/loader'
import { TextLink } from '@/components/ui/site-link'
import { gallery } from '@/content/portfolio'
import {
  filterAddress,
  isFiltered,
  noFilters,
  type GalleryFilters,
} from '@/features/portfolio/gallery/gallery-filters'
import { useCategories, useStatusCounts } from '@/features/portfolio/gallery/gallery-queries'

interface ResultsLineProps {
  filters: GalleryFilters
  /** How many projects stand on the page. */
  shown: number
  /** How many match; told as the whole where the counts cannot be had. */
  total: number
  isChanging: boolean
}

/** 'Showing X of Y projects', of all there are, and the filters that are on. */
export function GalleryResultsLine({ filters, shown, total, isChanging }: ResultsLineProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const { data: counts } = useStatusCounts()
  const all = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : total
  // A filter that is taken off is gone from under the keyboard: it goes on at the line that tells the result.
  const takenOff = () => line.current?.focus({ preventScroll: true })
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2.5">
      <p ref={line} role="status" tabIndex={-1} className="mr-2 flex items-center gap-3 outline-none">
        Showing {shown} of {all} projects
        {isChanging && <Loader size="small" />}
      </p>
      <ActiveFilters filters={filters} onRemove={takenOff} />
      {isFiltered(filters) && (
        <TextLink to={filterAddress(noFilters)} onClick={takenOff}>
          Clear all
        </TextLink>
      )}
    </div>
  )
}

function ActiveFilters({ filters, onRemove }: { filters: GalleryFilters; onRemove: () => void }) {
  const { data: categories } = useCategories()
  const names = {
    status: filters.status && gallery.statuses[filters.status],
    package: nameOf(categories?.packages, filters.package),
    industry: nameOf(categories?.industries, filters.industry),
  }
  return Object.entries(names).map(
    ([key, name]) =>
      name && (
        <ActiveChip
          key={key}
          to={filterAddress({ ...filters, [key]: null })}
          label={name}
          onClick={onRemove}
        />
      ),
  )
}

const nameOf = (list: readonly { name: string; slug: string }[] | undefined, slug: string | null) =>
  slug && (list?.find((category) => category.slug === slug)?.name ?? slug)
