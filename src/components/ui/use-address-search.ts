import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useBrowserValue } from '@/lib/use-hydrated'

/** The address's search parameters; empty while a built page is hydrated, as they were in the build. */
export function useAddressSearch(): URLSearchParams {
  const { search } = useLocation()
  const shown = useBrowserValue(() => search, '')
  return useMemo(() => new URLSearchParams(shown), [shown])
}
