import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { noFilters, readFilters } from '@/features/portfolio/gallery/gallery-filters'
import { useHydrated } from '@/components/ui/use-hydrated'

/**
 * What the address says of the gallery: its filters, to be shared, and in the history's entry whether all projects
 * are shown, so that Back finds the list as it was left. A new filter is a new entry, and so begins with six.
 */
export function useGalleryState() {
  const hydrated = useHydrated()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const filters = useMemo(
    () => (hydrated ? readFilters(new URLSearchParams(search)) : noFilters),
    [hydrated, search],
  )
  const expanded = hydrated && (state as { expanded?: unknown } | null)?.expanded === true
  const setExpanded = (open: boolean) => navigate({ search }, { replace: true, state: { expanded: open } })
  return { filters, expanded, setExpanded }
}
