import { assertAnswered } from '@/admin/kit/api/api-error'
import { supabase } from '@/lib/supabase'

/** Sends the order as it is stored; gives the address that the email goes to, or null. Throws ApiError. */
export async function sendQuotation(orderId: string): Promise<string | null> {
  const answer = await supabase.rpc('send_quotation', { order_id: orderId })
  assertAnswered(answer)
  return (answer.data as { recipient: string | null }).recipient
}
