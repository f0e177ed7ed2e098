import { anyTable } from '@/admin/kit/api/any-table'
import { ApiError, assertAnswered } from '@/admin/kit/api/api-error'
import type { TableName } from '@/admin/kit/resource/resource'
import { supabase } from '@/lib/supabase'

/**
 * Deletes rows at once and gives the entries of the audit log by which `putBack` undoes it. Throws ApiError, also
 * when none was deleted; some may be gone already.
 */
export async function removeRows(table: TableName, ids: readonly string[]): Promise<string[]> {
  const answer = await anyTable.from(table).delete().in('id', ids).select('id')
  assertAnswered(answer)
  const gone = (answer.data ?? []).map(({ id }) => String(id))
  if (!gone.length) throw new ApiError('It is gone already, or this account may not change it.', '', 403)
  const log = await supabase
    .from('audit_log')
    .select('id,row_id')
    .eq('table_name', table)
    .eq('action', 'delete')
    .in('row_id', gone)
    .order('created_at', { ascending: false })
  // A row may have been deleted, restored and deleted again: only the last one is this deletion.
  const last = new Map<string, string>()
  for (const { id, row_id: row } of log.data ?? []) if (!last.has(row)) last.set(row, id)
  return [...last.values()]
}

/** Undoes deletions, or changes, by their entries in the audit log. Throws ApiError at the first that fails. */
export async function putBack(changes: readonly string[]): Promise<void> {
  for (const change of changes) assertAnswered(await supabase.rpc('restore_row', { change }))
}
