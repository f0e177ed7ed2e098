import { useQueries } from '@tanstack/react-query'
import { countQuery, counts, type CountName } from '@/admin/dashboard/counts'
import { useRights } from '@/admin/session/use-rights'

/** `failed`: it could not be counted, and stands as 0. */
export type Figure = { status: 'counting' } | { status: 'counted' | 'failed'; value: number }
export type Figures = Readonly<Record<CountName, Figure>>

const names = Object.keys(counts) as CountName[]

/** The seven figures, each on its own: one that fails takes no other with it. For a stranger all are 0. */
export function useCounts(): { figures: Figures; retry: () => void } {
  const rights = useRights()
  const results = useQueries({ queries: names.map((name) => countQuery(name)) })
  const figure = (index: number): Figure => {
    const result = results[index]
    if (rights.state === 'stranger') return { status: 'counted', value: 0 }
    if (rights.asking || !result || result.isPending) return { status: 'counting' }
    return result.data === undefined
      ? { status: 'failed', value: 0 }
      : { status: 'counted', value: result.data }
  }
  return {
    figures: Object.fromEntries(names.map((name, index) => [name, figure(index)])) as Figures,
    retry: () => results.forEach((result) => result.isError && void result.refetch()),
  }
}
