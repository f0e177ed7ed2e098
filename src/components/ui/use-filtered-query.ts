import { useState } from 'react'
import { useContent } from '@/lib/content'
import type { ContentQuery } from '@/lib/query-library'
import { useHydrated } from '@/lib/use-hydrated'

/**
 * A list by the filters of the address. While that of a new filter loads, the previous one stays; that of a prerendered
 * page, whose address may name others, only with `builtStays`.
 */
export function useFilteredQuery<Data>(query: ContentQuery<Data>, builtStays = false) {
  const hydrated = useHydrated()
  const list = useContent(query)
  const [previous, setPrevious] = useState<Data>()
  const { data } = list
  if ((hydrated || builtStays) && data !== undefined && data !== previous) setPrevious(data)
  const isPlaceholderData = list.isPending && previous !== undefined
  return { ...list, data: isPlaceholderData ? previous : data, isPlaceholderData }
}
