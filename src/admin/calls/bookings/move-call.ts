import { assertChanged, isDuplicate } from '@/admin/kit/api/api-error'
import { supabase } from '@/lib/supabase'

export interface MovableCall {
  id: string
  status: string
  starts_at: string
}

export const timeTaken = 'There is another call at that time. Choose another one.'

/** Moves a call if its status and time are still the ones shown; false if the time is taken. Throws ApiError. */
export async function moveCall(
  { id, status, starts_at: from }: MovableCall,
  to: { preferred_date: string; preferred_time: string },
): Promise<boolean> {
  try {
    assertChanged(
      await supabase
        .from('booking_submissions')
        .update(to)
        .eq('id', id)
        .eq('status', status)
        .eq('starts_at', from)
        .select('id'),
    )
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return false
  }
  return true
}
