import { anyTable } from '@/admin/kit/api/any-table'
import { assertAnswered, assertChanged, isDuplicate } from '@/admin/kit/api/api-error'
import { amount } from '@/admin/kit/format/amount'
import { statusColumns, type LeadTable } from '@/admin/leads/shared/lead-status'
import { supabase } from '@/lib/supabase'

export interface RowWithStatus {
  id: string
  status: string
}

/**
 * Changes the status of a lead if it is still the status that the page shows; otherwise throws ApiError.
 * `reason` says why an order was lost, or is sent to the person whose call is cancelled.
 */
export async function changeStatus(
  table: LeadTable,
  { id, status }: RowWithStatus,
  to: string,
  reason = '',
): Promise<void> {
  if (to === 'spam' || status === 'spam') return markSpam(table, id, to === 'spam')
  const changed = anyTable.from(table).update(statusColumns(table, to, reason))
  try {
    assertChanged(await changed.eq('id', id).eq('status', status).select('id'))
  } catch (error) {
    // The only unique key that a status change can violate is a call's slot.
    if (!isDuplicate(error)) throw error
    throw new Error(
      status === 'requested'
        ? 'That time is taken: move the other call first.'
        : 'That time is taken by another call.',
      { cause: error },
    )
  }
}

/**
 * Marks a lead as spam and blocks its sender, or undoes both; `was` is the status to restore, by default that
 * of a new lead. Throws ApiError.
 */
export const markSpam = async (table: LeadTable, id: string, isSpam: boolean, was?: string) =>
  assertAnswered(await supabase.rpc('mark_spam', { of_table: table, row_id: id, is_spam: isSpam, was }))

/** The message after leads were marked as spam. */
export const spamMarked = (count: number) =>
  count === 1
    ? 'Marked as spam. Future messages from this sender go to spam.'
    : `${amount(count, 'lead', 'leads')} marked as spam. Future messages from these senders go to spam.`
