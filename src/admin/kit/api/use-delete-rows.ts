import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TableName } from '@/admin/kit/api/any-table'
import { useAction } from '@/admin/kit/api/use-action'
import { deleteRows, restoreRows } from '@/admin/kit/api/set-deleted'
import { toasts } from '@/admin/kit/screen/toast-store'

interface Deletion {
  table: TableName
  ids: readonly string[]
  /** What is deleted, as the message says it: '“A page in a week”', '3 articles'. */
  what: string
}

/** Deletes at once and offers to undo it for a while. */
export function useDeleteRows() {
  const queryClient = useQueryClient()
  const restore = useAction(async ({ table, ids, what }: Deletion) => {
    await restoreRows(table, ids)
    return `${what} ${ids.length === 1 ? 'is' : 'are'} back.`
  }, 'It was not brought back.')
  return useMutation({
    mutationFn: ({ table, ids }: Deletion) => deleteRows(table, ids),
    onSuccess: (ids, { table, what }) =>
      toasts.show({
        tone: 'success',
        text: `${what} deleted.`,
        action: { label: 'Undo', run: () => restore.mutate({ table, ids, what }) },
      }),
    onError: ({ message }, { what }) =>
      toasts.show({ tone: 'error', text: `${what} was not deleted. ${message}` }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
}
