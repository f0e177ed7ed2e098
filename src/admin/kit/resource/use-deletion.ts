import { useMutation, useQueryClient } from '@tanstack/react-query'
import { putBack, removeRows } from '@/admin/kit/resource/deletion'
import type { TableName } from '@/admin/kit/resource/resource'
import { toasts } from '@/admin/kit/screen/toast-store'

interface Removal {
  table: TableName
  ids: readonly string[]
  /** What is deleted, as the message says it: '“A page in a week”', '3 articles'. */
  what: string
}

/** Deletes at once and offers to undo it for a while. */
export function useRemoval() {
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['admin'] })
  const undo = useMutation({
    mutationFn: ({ changes }: { changes: string[]; what: string }) => putBack(changes),
    onSuccess: (_, { what }) => toasts.show({ tone: 'success', text: `${what} is back.` }),
    onError: (error, { what }) => toasts.show({ tone: 'error', text: `${what}: ${error.message}` }),
    onSettled: readAgain,
  })
  return useMutation({
    mutationFn: ({ table, ids }: Removal) => removeRows(table, ids),
    onSuccess: (changes, { what }) =>
      toasts.show({
        tone: 'success',
        text: `${what} deleted.`,
        action: changes.length ? { label: 'Undo', run: () => undo.mutate({ changes, what }) } : undefined,
      }),
    onSettled: readAgain,
  })
}
