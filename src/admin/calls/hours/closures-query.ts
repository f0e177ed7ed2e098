import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { malaysiaDay } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

export interface Closure {
  day: string
  /** Null: the whole day. */
  slot: string | null
  reason: string
}

/** What is closed from today on. */
export const closuresQuery = queryOptions({
  queryKey: ['admin', 'closures'],
  queryFn: ({ signal }) =>
    read(
      supabase
        .from('call_closures')
        .select('id, day, slot, reason')
        .gte('day', malaysiaDay(Date.now()))
        .order('day')
        .order('slot', { nullsFirst: true }),
      signal,
    ),
})

/** Closes days or times and gives how many; what is closed already stays as it is. Throws ApiError. */
export function useClose() {
  const client = useQueryClient()
  return async (closures: readonly Closure[]): Promise<number> => {
    const closed = await client.fetchQuery({ ...closuresQuery, staleTime: 0 })
    const isNew = ({ day, slot }: Closure) => !closed.some((one) => one.day === day && one.slot === slot)
    const added = closures.filter(isNew)
    if (added.length > 0) assertAnswered(await supabase.from('call_closures').insert(added))
    return added.length
  }
}
