import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { timesOf, type Closure } from '@/admin/calls/hours/closure'
import { malaysiaDay } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

/** The blocked days and times from today on. */
export const closuresQuery = queryOptions({
  queryKey: ['admin', 'closures'],
  queryFn: ({ signal }) =>
    read(
      supabase
        .from('call_closures')
        .select('id, day, from_time, to_time, reason')
        .gte('day', malaysiaDay(Date.now()))
        .order('day')
        .order('from_time', { nullsFirst: true }),
      signal,
    ),
})

/** Blocks days or times and returns how many; existing blocks stay as they are. Throws ApiError. */
export function useBlock() {
  const client = useQueryClient()
  return async (closures: readonly Closure[]): Promise<number> => {
    const closed = await client.fetchQuery({ ...closuresQuery, staleTime: 0 })
    const isNew = ({ day, ...times }: Closure) =>
      !closed.some((one) => one.day === day && timesOf(one) === timesOf(times))
    const added = closures.filter(isNew)
    if (added.length > 0) assertAnswered(await supabase.from('call_closures').insert(added))
    return added.length
  }
}
