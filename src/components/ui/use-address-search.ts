import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useBrowserValue } from '@/lib/use-hydrated'

/** The URL's search parameters; empty during hydration, as in the build. */
export function useAddressSearch(): URLSearchParams {
  const { search } = useLocation()
  const shown = useBrowserValue(() => search, '')
  return useMemo(() => new URLSearchParams(shown), [shown])
}
