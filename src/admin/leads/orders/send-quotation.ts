import { assertAnswered } from '@/admin/kit/api/api-error'
import { supabase } from '@/lib/supabase'

/** Sends the stored order; returns the email address of the recipient, or null. Throws ApiError. */
export async function sendQuotation(orderId: string): Promise<string | null> {
  const answer = await supabase.rpc('send_quotation', { order_id: orderId })
  assertAnswered(answer)
  return (answer.data as { recipient: string | null }).recipient
}
