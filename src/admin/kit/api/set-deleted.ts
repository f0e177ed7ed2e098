import type { TableName } from '@/admin/kit/api/any-table'
import { assertAnswered, assertChanged } from '@/admin/kit/api/api-error'
import { supabase } from '@/lib/supabase'

/** Deletes rows, which stay in the database for 30 days. Gives the ids of those deleted. Throws ApiError, also for none. */
export async function deleteRows(table: TableName, ids: readonly string[]): Promise<string[]> {
  const answer = await supabase.rpc('set_deleted', { of_table: table, ids: [...ids], deleted: true })
  assertChanged(answer)
  return answer.data ?? []
}

/** Brings deleted rows back. Throws ApiError. */
export async function restoreRows(table: string, ids: readonly string[]): Promise<void> {
  assertAnswered(await supabase.rpc('set_deleted', { of_table: table, ids: [...ids], deleted: false }))
}
