import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useHydrated } from '@/lib/use-hydrated'

/**
 * A list by the filters of the address. While that of a new filter loads, the previous one stays; a prerendered page's
 * never does, whose address may name others.
 */
export function useFilteredQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
) {
  const hydrated = useHydrated()
  const [asked, setAsked] = useState(hydrated)
  const list = useQuery({ ...options, placeholderData: asked ? keepPreviousData : undefined })
  if (hydrated && list.isSuccess && !asked) setAsked(true)
  return list
}
