import { useQuery } from '@tanstack/react-query'
import { countNames, countsQuery, type CountName } from '@/admin/dashboard/counts'

/** `failed`: it could not be counted, and stands as 0. */
export type Figure = { status: 'counting' } | { status: 'counted' | 'failed'; value: number }
export type Figures = Readonly<Record<CountName, Figure>>

/**
 * The seven figures. One that is missing takes no other with it. For a stranger the database gives zeros.
 * `old`: they are of an earlier visit, and could not be counted anew.
 */
export function useCounts(): { figures: Figures; old: boolean; retry: () => void } {
  const counts = useQuery(countsQuery)
  const figure = (name: CountName): Figure => {
    if (counts.isPending) return { status: 'counting' }
    const value = counts.data?.[name]
    return typeof value === 'number' ? { status: 'counted', value } : { status: 'failed', value: 0 }
  }
  return {
    figures: Object.fromEntries(countNames.map((name) => [name, figure(name)])) as Figures,
    old: counts.isRefetchError,
    retry: () => void counts.refetch(),
  }
}
