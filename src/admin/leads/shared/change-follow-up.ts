import { assertAnswered } from '@/admin/kit/api/api-error'
import { supabase } from '@/lib/supabase'

/** Throws ApiError. */
export const changeFollowUp = async (id: string, change: { done_at: string | null } | { due_on: string }) =>
  assertAnswered(await supabase.from('follow_ups').update(change).eq('id', id))
