import { useEffect, useState, type ReactNode } from 'react'
import { LoadingPanel } from '@/components/ui/loader'
import { useHydrated } from '@/lib/use-hydrated'

interface AwaitsFiltersProps {
  loading: string
  /** The list of other filters is shown while that of these loads. */
  isChanging: boolean
  className?: string
  children: ReactNode
}

/**
 * A list that the address filters. The built page has the unfiltered one: where the address has a query, it stays hidden
 * (scripts/prerender/boot.js) until the list that the address asks for is there.
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
