import { isEmail } from '@/lib/contact-detail'

interface Call {
  contact: string
  notify_by_email: boolean
  status: string
  sequence: number
  starts_at: string
}

/** Whether emails about a call go out automatically. */
export const getsEmails = ({ contact, notify_by_email }: Pick<Call, 'contact' | 'notify_by_email'>) =>
  notify_by_email && isEmail(contact.trim())

/** Whether the customer gets an email if the call is moved. */
export const moveHint = (call: Pick<Call, 'contact' | 'notify_by_email'>) =>
  getsEmails(call)
    ? 'They get an email about the new time.'
    : 'No email goes out about this call: tell them yourself.'

/**
 * The hint that the studio has to tell the customer itself because no email goes out; undefined if not
 * needed.
 */
export function notifyHint(call: Call, now: number): string | undefined {
  if (getsEmails(call) || Date.parse(call.starts_at) <= now) return undefined
  if (call.status !== 'booked' && call.status !== 'cancelled') return undefined
  const what =
    call.status === 'cancelled' ? 'It is cancelled' : call.sequence > 0 ? 'It was changed' : 'It is booked'
  return `${what}, and no email goes out about this call. Tell them yourself.`
}
