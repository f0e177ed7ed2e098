import type { ReactNode } from 'react'
import { LoadingPanel } from '@/components/ui/loader'
import { useHydrated } from '@/lib/use-hydrated'

interface AwaitsFiltersProps {
  loading: string
  className?: string
  children: ReactNode
}

/** A list that the address filters: unseen until the site has read the address (scripts/prerender/filtered-address.js). */
export function AwaitsFilters({ loading, className = '', children }: AwaitsFiltersProps) {
  const hydrated = useHydrated()
  return (
    <div className={`awaits-filters ${hydrated ? '' : 'is-built'} ${className}`}>
      {!hydrated && (
        <div className="filters-loading">
          <LoadingPanel label={loading} />
        </div>
      )}
      {children}
    </div>
  )
}
