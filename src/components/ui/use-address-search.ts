import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '@/lib/use-hydrated'

/** The address's search parameters; empty while a prerendered page is hydrated, as they were in the build. */
export function useAddressSearch(): URLSearchParams {
  const hydrated = useHydrated()
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(hydrated ? search : ''), [hydrated, search])
}
