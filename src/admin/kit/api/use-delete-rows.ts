import type { TableName } from '@/admin/kit/api/any-table'
import { useAction } from '@/admin/kit/api/use-action'
import { deleteRows, restoreRows } from '@/admin/kit/api/set-deleted'

interface Deletion {
  table: TableName
  ids: readonly string[]
  /** What is deleted, as named in the message: '“A page in a week”', '3 articles'. */
  what: string
}

/** Deletes at once and offers Undo for a while. */
export function useDeleteRows() {
  return useAction(async ({ table, ids, what }: Deletion) => {
    const deleted = await deleteRows(table, ids)
    return {
      text: `${what} deleted.`,
      undo: async () => {
        await restoreRows(table, deleted)
        return `${what} ${deleted.length === 1 ? 'is' : 'are'} back.`
      },
    }
  }, 'Nothing was deleted.')
}
