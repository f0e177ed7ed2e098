import type { TableName } from '@/admin/kit/api/any-table'
import { assertAnswered, assertChanged } from '@/admin/kit/api/api-error'
import { supabase } from '@/lib/supabase'

/**
 * Soft-deletes rows, which stay in the database for 30 days, and returns their ids. Throws ApiError, also if
 * no row was deleted.
 */
export async function deleteRows(table: TableName, ids: readonly string[]): Promise<string[]> {
  const answer = await supabase.rpc('set_deleted', { of_table: table, ids: [...ids], deleted: true })
  assertChanged(answer)
  return answer.data ?? []
}

/** Restores deleted rows. Throws ApiError. */
export async function restoreRows(table: string, ids: readonly string[]): Promise<void> {
  assertAnswered(await supabase.rpc('set_deleted', { of_table: table, ids: [...ids], deleted: false }))
}
