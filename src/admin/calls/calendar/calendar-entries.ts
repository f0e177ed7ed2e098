import { queryOptions } from '@tanstack/react-query'
import type { CalendarEntries } from '@/admin/calls/calendar/calendar-events'
import { read } from '@/admin/kit/api/read'
import { malaysiaDay } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

/** Calls, blocked time and busy times between two ISO times. Throws ApiError. */
export const calendarEntriesQuery = (from: string, until: string) =>
  queryOptions({
    queryKey: ['admin', 'calendar', from, until],
    queryFn: async ({ signal }): Promise<CalendarEntries> => {
      const [calls, closures, busy] = await Promise.all([
        read(
          supabase
            .from('booking_submissions')
            .select(
              'id, name, contact, notify_by_email, starts_at, status, confirmed_at, preferred_date, preferred_time',
            )
            .in('status', ['booked', 'requested', 'completed', 'no_show'])
            .gte('starts_at', from)
            .lt('starts_at', until)
            .order('starts_at'),
          signal,
        ),
        read(
          supabase
            .from('call_closures')
            .select('id, day, from_time, to_time, reason')
            .gte('day', malaysiaDay(from))
            .lt('day', malaysiaDay(until))
            .order('day'),
          signal,
        ),
        read(supabase.rpc('busy_times', { from_at: from, until }), signal),
      ])
      return { calls, closures, busy }
    },
  })
