import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '@/components/ui/use-hydrated'

/** What the address asks for; nothing while a prerendered page is taken over, since the build knew of nothing asked. */
export function useAddressSearch(): URLSearchParams {
  const hydrated = useHydrated()
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(hydrated ? search : ''), [hydrated, search])
}
