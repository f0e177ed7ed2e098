import { assertAnswered } from '@/admin/kit/api/api-error'
import { amount } from '@/admin/kit/format/amount'
import type { LeadTable } from '@/admin/leads/shared/lead-status'
import { supabase } from '@/lib/supabase'

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
