import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { malaysiaDay } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

const callColumns =
  'id, name, contact, notify_by_email, starts_at, status, confirmed_at, preferred_date, preferred_time'

/** Calls, blocked time and busy times between two ISO times. Throws ApiError. */
async function fetchEntries(from: string, until: string, signal: AbortSignal) {
  const calls = supabase
    .from('booking_submissions')
    .select(callColumns)
    .in('status', ['booked', 'requested', 'completed', 'no_show'])
    .gte('starts_at', from)
    .lt('starts_at', until)
    .order('starts_at')
  const closures = supabase
    .from('call_closures')
    .select('id, day, from_time, to_time, reason')
    .gte('day', malaysiaDay(from))
    .lt('day', malaysiaDay(until))
    .order('day')
  const busy = supabase.rpc('busy_times', { from_at: from, until })
  const [called, closed, taken] = await Promise.all([
    read(calls, signal),
    read(closures, signal),
    read(busy, signal),
  ])
  return { calls: called, closures: closed, busy: taken }
}

export type CalendarEntries = Awaited<ReturnType<typeof fetchEntries>>
export type CalendarCall = CalendarEntries['calls'][number]
export type CalendarClosure = CalendarEntries['closures'][number]

export const calendarEntriesQuery = (from: string, until: string) =>
  queryOptions({
    queryKey: ['admin', 'calendar', from, until],
    queryFn: ({ signal }) => fetchEntries(from, until, signal),
  })
