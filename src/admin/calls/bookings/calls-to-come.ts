import { read } from '@/admin/kit/api/read'
import type { DescribeDependents } from '@/admin/kit/api/use-deletion'
import { supabase } from '@/lib/supabase'

/** The warning before an upcoming call is deleted; '' for other calls. Throws ApiError. */
export const callsToCome: DescribeDependents = async (ids) => {
  const toCome = await read(
    supabase
      .from('booking_submissions')
      .select('id')
      .in('id', ids)
      .in('status', ['booked', 'requested'])
      .gte('starts_at', new Date().toISOString()),
  )
  return toCome.length === 0
    ? ''
    : 'This call is still to come. The customer gets no message, and the link in their emails stops working. To let them know, cancel it instead.'
}
