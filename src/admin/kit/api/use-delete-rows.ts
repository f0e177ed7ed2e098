import { useMutation, useQueryClient } from '@tanstack/react-query'
import { anyTable, type TableName } from '@/admin/kit/api/any-table'
import { assertAnswered, assertChanged } from '@/admin/kit/api/api-error'
import { toasts } from '@/admin/kit/screen/toast-store'
import { supabase } from '@/lib/supabase'

interface Deletion {
  table: TableName
  ids: readonly string[]
  /** What is deleted, as the message says it: '“A page in a week”', '3 articles'. */
  what: string
}

/** Gives the entries of the audit log by which the deletion is undone. Throws ApiError, also when none was deleted. */
async function deleteRows({ table, ids }: Deletion): Promise<string[]> {
  const answer = await anyTable.from(table).delete().in('id', ids).select('id')
  assertChanged(answer)
  const deleted = (answer.data ?? []).map(({ id }) => String(id))
  const log = await supabase
    .from('audit_log')
    .select('id,row_id')
    .eq('table_name', table)
    .eq('action', 'delete')
    .in('row_id', deleted)
    .order('created_at', { ascending: false })
  // A row may have been deleted, restored and deleted again: only the last one is this deletion.
  const last = new Map<string, string>()
  for (const { id, row_id: row } of log.data ?? []) if (!last.has(row)) last.set(row, id)
  return [...last.values()]
}

/** Deletes at once and offers to undo it for a while. */
export function useDeleteRows() {
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['admin'] })
  const restore = useMutation({
    mutationFn: async ({ changes }: { changes: string[]; what: string }) => {
      for (const change of changes) assertAnswered(await supabase.rpc('restore_row', { change }))
    },
    onSuccess: (_, { changes, what }) =>
      toasts.show({ tone: 'success', text: `${what} ${changes.length === 1 ? 'is' : 'are'} back.` }),
    onError: (error, { what }) => toasts.show({ tone: 'error', text: `${what}: ${error.message}` }),
    onSettled: readAgain,
  })
  return useMutation({
    mutationFn: deleteRows,
    onSuccess: (changes, { what }) =>
      toasts.show({
        tone: 'success',
        text: `${what} deleted.`,
        action: changes.length ? { label: 'Undo', run: () => restore.mutate({ changes, what }) } : undefined,
      }),
    onSettled: readAgain,
  })
}
