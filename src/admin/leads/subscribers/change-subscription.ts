import { assertChanged } from '@/admin/kit/api/api-error'
import { supabase } from '@/lib/supabase'

/** Takes an address off the newsletter's list; the database writes down that it was the desk. Throws ApiError. */
export async function unsubscribe(id: string): Promise<void> {
  assertChanged(
    await supabase.from('newsletter_subscribers').update({ is_active: false }).eq('id', id).select('id'),
  )
}

/** Puts an address back, for a reason without which the database refuses. Throws ApiError. */
export async function reactivate(id: string, reason: string): Promise<void> {
  assertChanged(
    await supabase
      .from('newsletter_subscribers')
      .update({ is_active: true, reactivation_reason: reason })
      .eq('id', id)
      .select('id'),
  )
}
