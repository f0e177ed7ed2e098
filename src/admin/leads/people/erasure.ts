import { assertAnswered } from '@/admin/kit/api/api-error'
import { amount } from '@/admin/kit/format/amount'
import { supabase } from '@/lib/supabase'

/** The result of erase_person. */
export interface Erasure {
  /** The count of deleted rows per table. */
  erased: Readonly<Record<string, number>>
  retained_orders: number
  other_contacts: readonly string[]
  /** Rows that still contain the email address, the phone number or the name. */
  mentions: ReadonlyArray<{ place: string; id: string; title: string }>
}

/** Erases everything from an email address or a phone number for good. Throws ApiError. */
export async function erasePerson(contact: string): Promise<Erasure> {
  const answer = await supabase.rpc('erase_person', { contact })
  assertAnswered(answer)
  return answer.data as unknown as Erasure
}

const words: Readonly<Record<string, readonly [one: string, many: string]>> = {
  booking_submissions: ['booking', 'bookings'],
  contact_submissions: ['request', 'requests'],
  work_opportunities: ['application', 'applications'],
  newsletter_subscribers: ['subscription', 'subscriptions'],
  orders: ['order', 'orders'],
  lead_notes: ['note', 'notes'],
  follow_ups: ['follow-up', 'follow-ups'],
  outbox: ['email or text', 'emails and texts'],
  audit_log: ['entry of the history', 'entries of the history'],
  confirmed_addresses: ['confirmed address', 'confirmed addresses'],
}

/** '2 bookings and 1 note', in the order above; '' if nothing was erased. */
export function erasedCounts(erased: Erasure['erased']): string {
  const order = Object.keys(words)
  const counts = Object.entries(erased)
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([table, count]) => {
      const [one, many] = words[table] ?? [table.replaceAll('_', ' '), table.replaceAll('_', ' ')]
      return amount(count, one, many)
    })
  return new Intl.ListFormat('en').format(counts)
}
