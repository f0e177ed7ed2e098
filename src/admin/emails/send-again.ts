import { assertAnswered } from '@/admin/api-error'
import type { Tables } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

export type Delivery = Pick<
  Tables<'email_deliveries'>,
  | 'id'
  | 'created_at'
  | 'kind'
  | 'subscriber_id'
  | 'recipient'
  | 'status'
  | 'attempts'
  | 'error'
  | 'claimed_at'
  | 'sent_at'
>

const lostAfterMs = 10 * 60_000

/** As the database's retry_email has it: failed, or so long on its way that it must be lost. Waiting ones only need a push. */
export function isRetryable({
  status,
  claimed_at: claimed,
}: Pick<Delivery, 'status' | 'claimed_at'>): boolean {
  if (status === 'pending' || status === 'failed') return true
  return status === 'sending' && claimed !== null && Date.now() - Date.parse(claimed) > lostAfterMs
}

/**
 * Puts a mail back in the queue and asks the function to send what waits for that subscriber. Gives what became of
 * it, from the row itself: the function's answer may be lost on the way. Throws ApiError, or what the function gave.
 */
export async function sendAgain({
  id,
  status,
  recipient,
  subscriber_id: subscriberId,
}: Delivery): Promise<string> {
  if (status !== 'pending') {
    const retry = await supabase.rpc('retry_email', { p_delivery_id: id })
    if (retry.error?.message === 'not_retryable') {
      throw new Error(
        'It has changed meanwhile, or this subscriber has had a welcome mail today: one a day goes out.',
      )
    }
    assertAnswered(retry)
  }
  const sending = await supabase.functions.invoke('send-welcome-email', {
    body: { email: recipient, subscriberId },
  })
  const after = await supabase.from('email_deliveries').select('status,error').eq('id', id).single()
  assertAnswered(after)
  if (after.data?.status === 'sent') return `The mail to ${recipient} is sent.`
  if (after.data?.status === 'failed')
    throw new Error(`It failed again: ${after.data.error ?? 'no reason was given'}`)
  throw new Error(
    sending.error
      ? 'It waits: the mail service could not be reached. Please try again later.'
      : 'It waits: this subscriber is not active, or another mail to them is on its way.',
  )
}
