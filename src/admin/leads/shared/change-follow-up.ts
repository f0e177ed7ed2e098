import { assertAnswered } from '@/admin/kit/api/api-error'
import type { Outcome } from '@/admin/kit/api/use-action'
import { supabase } from '@/lib/supabase'

/** Throws ApiError. */
export const changeFollowUp = async (id: string, change: { done_at: string | null } | { due_on: string }) =>
  assertAnswered(await supabase.from('follow_ups').update(change).eq('id', id))

/** Marks a follow-up as done; `text` reports it. Throws ApiError. */
export async function completeFollowUp(id: string, text: string): Promise<Outcome> {
  await changeFollowUp(id, { done_at: new Date().toISOString() })
  return { text, undo: () => changeFollowUp(id, { done_at: null }) }
}
