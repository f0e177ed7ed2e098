import { useQuery } from '@tanstack/react-query'
import { countNames, countsQuery, type CountName } from '@/admin/tools/dashboard/counts'

/** `failed`: it could not be counted, and stands as 0. */
export type Stat = { status: 'counting' } | { status: 'counted' | 'failed'; value: number }
export type Stats = Readonly<Record<CountName, Stat>>

/**
 * The seven figures. One that is missing takes no other with it. For a stranger the database gives zeros.
 * `old`: they are of an earlier visit, and could not be counted anew.
 */
export function useCounts(): { figures: Stats; old: boolean; retry: () => void } {
  const counts = useQuery(countsQuery)
  const figure = (name: CountName): Stat => {
    if (counts.isPending) return { status: 'counting' }
    const value = counts.data?.[name]
    return typeof value === 'number' ? { status: 'counted', value } : { status: 'failed', value: 0 }
  }
  return {
    figures: Object.fromEntries(countNames.map((name) => [name, figure(name)])) as Stats,
    old: counts.isRefetchError,
    retry: () => void counts.refetch(),
  }
}
