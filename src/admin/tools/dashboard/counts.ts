import { queryOptions } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { supabase } from '@/lib/supabase'

/** The seven figures of the dashboard. Published means what a visitor can read: its time has come. */
export const countNames = [
  'articles',
  'published',
  'drafts',
  'bookings',
  'subscribers',
  'authors',
  'orders',
] as const

export type CountName = (typeof countNames)[number]

/** All seven in one call, which costs the same however many rows there are. A figure that is not kept is null. */
export const countsQuery = queryOptions({
  queryKey: ['admin', 'counts'],
  queryFn: async ({ signal }) => {
    const answer = await supabase.rpc('admin_counts').retry(false).abortSignal(signal)
    assertAnswered(answer)
    return answer.data as Partial<Record<CountName, number | null>>
  },
})
