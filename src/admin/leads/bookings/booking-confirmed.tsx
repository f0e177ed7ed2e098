import { queryOptions, useQuery } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { malaysiaDateTime } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

/** Who confirmed a call: the log's entry of that very moment has an account only where it was the studio. */
const confirmerQuery = (id: string, at: string | null) =>
  queryOptions({
    queryKey: ['admin', 'booking-confirmer', id, at],
    enabled: at !== null,
    queryFn: async ({ signal }) => {
      const log = supabase.from('audit_log').select('actor').eq('table_name', 'booking_submissions')
      const [entry] = await read(log.eq('row_id', id).eq('created_at', at ?? ''), signal)
      if (!entry) return ''
      return entry.actor ? 'By the studio, on ' : 'By the link in their mail, on '
    },
  })

/** Whether somebody has shown that a call is meant, and who: an unconfirmed one holds its time only within limits. */
export function BookingConfirmed({ id, at }: { id: string; at: string | null }) {
  const { data: who = '' } = useQuery(confirmerQuery(id, at))
  if (at === null) return 'Not yet. The link in their mail confirms it, and so does any change here.'
  return `${who || 'On '}${malaysiaDateTime(at)}`
}
