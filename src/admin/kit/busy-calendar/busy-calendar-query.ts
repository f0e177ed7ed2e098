import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { supabase } from '@/lib/supabase'

/** The result of busy_calendar_state, times in ISO format; null without a busy calendar. */
export interface BusyCalendarState {
  tried_at: string | null
  read_at: string | null
  problem: string | null
  /** It has not been tried for half an hour. */
  late: boolean
}

export const busyCalendarQuery = queryOptions({
  queryKey: ['admin', 'busy-calendar'],
  queryFn: async ({ signal }) =>
    (await read(supabase.rpc('busy_calendar_state'), signal)) as unknown as BusyCalendarState | null,
  // Nothing else would update an open screen when the calendar fails.
  refetchInterval: 60_000,
})

/** Whether the last attempt read the calendar, though perhaps in part. */
export const wasRead = ({
  tried_at: tried,
  read_at: readAt,
}: Pick<BusyCalendarState, 'tried_at' | 'read_at'>) => readAt !== null && tried !== null && readAt >= tried
