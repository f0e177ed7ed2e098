import { assertAnswered } from '@/admin/kit/api/api-error'
import { supabase } from '@/lib/supabase'

const fields =
  'id,created_at,kind,subscriber_id,booking_id,recipient,status,attempts,error,claimed_at,due_at,sent_at,subject,body_text,body_html'

/** One mail of the outbox, with what it said; null where there is none. Throws what the database said. */
export async function fetchMail(id: string, signal: AbortSignal) {
  const answer = await supabase
    .from('email_deliveries')
    .select(fields)
    .eq('id', id)
    .retry(false)
    .abortSignal(signal)
    .maybeSingle()
  // An address that is no id at all names no mail either.
  if (answer.error?.code === '22P02') return null
  assertAnswered(answer)
  return answer.data
}

export type Mail = NonNullable<Awaited<ReturnType<typeof fetchMail>>>
