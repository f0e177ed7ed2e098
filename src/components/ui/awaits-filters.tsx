import { useEffect, useState, type ReactNode } from 'react'
import { LoadingPanel } from '@/components/ui/loader'
import { useHydrated } from '@/lib/use-hydrated'

interface AwaitsFiltersProps {
  loading: string
  /** The list still shows the previous filters while the new one loads. */
  isChanging: boolean
  className?: string
  children: ReactNode
}

/**
 * A list filtered by the URL. The built page contains the unfiltered list: if the URL has a query, it stays
 * hidden (scripts/prerender/boot.js) until the filtered list has loaded.
 */
export function AwaitsFilters({ loading, isChanging, className = '', children }: AwaitsFiltersProps) {
  const hydrated = useHydrated()
  const [isBuilt, setIsBuilt] = useState(!hydrated)
  const isCurrent = hydrated && !isChanging
  useEffect(() => {
    if (!isCurrent) return
    delete document.documentElement.dataset.filtered
    setIsBuilt(false)
  }, [isCurrent])
  return (
    <div className={`awaits-filters ${className}`}>
      {isBuilt && (
        <div className="filters-loading">
          <LoadingPanel label={loading} />
        </div>
      )}
      {children}
    </div>
  )
}
