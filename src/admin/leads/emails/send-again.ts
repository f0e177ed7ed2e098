import { assertAnswered } from '@/admin/kit/api/api-error'
import type { Tables } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

export type Delivery = Pick<
  Tables<'email_deliveries'>,
  | 'id'
  | 'created_at'
  | 'kind'
  | 'subscriber_id'
  | 'booking_id'
  | 'recipient'
  | 'status'
  | 'attempts'
  | 'error'
  | 'claimed_at'
  | 'due_at'
  | 'sent_at'
  | 'subject'
>

const lostAfterMs = 10 * 60_000

/** As the database's retry_email has it: failed, or so long on its way that it must be lost. Waiting welcome mails only need a push. */
export function isRetryable({
  status,
  kind,
  claimed_at: claimed,
}: Pick<Delivery, 'status' | 'kind' | 'claimed_at'>): boolean {
  if (status === 'failed' || (status === 'pending' && kind === 'welcome')) return true
  return status === 'sending' && claimed !== null && Date.now() - Date.parse(claimed) > lostAfterMs
}

/** Makes one wait again. Throws the database's reason, or ApiError. */
async function queue(id: string): Promise<void> {
  const retry = await supabase.rpc('retry_email', { p_delivery_id: id })
  if (retry.error?.message === 'not_retryable') {
    throw new Error(`It was not sent again. ${retry.error.hint || 'It has changed meanwhile.'}`)
  }
  assertAnswered(retry)
}

/**
 * Puts a mail back in the queue. One about a booking goes out with the next run of the schedule, within a minute; a
 * welcome mail is asked for at once, and what became of it is read from the row itself: the function's answer may be
 * lost on the way. Throws ApiError, or what the function gave.
 */
export async function sendAgain({
  id,
  kind,
  status,
  recipient,
  subscriber_id: subscriberId,
}: Delivery): Promise<string> {
  if (status !== 'pending') await queue(id)
  if (kind !== 'welcome') return `The mail to ${recipient} waits, and goes out within a minute.`

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
