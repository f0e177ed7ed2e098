import type { TableName } from '@/admin/kit/api/any-table'
import { assertAnswered, assertChanged } from '@/admin/kit/api/api-error'
import { useAction } from '@/admin/kit/api/use-action'
import { supabase } from '@/lib/supabase'

interface Deletion {
  table: TableName
  ids: readonly string[]
  /** What is deleted, as named in the message: '“A page in a week”', '3 articles'. */
  what: string
}

/** Deletes at once and offers Undo for a while; the rows stay in the database for 30 days. */
export function useDeleteRows() {
  return useAction(async ({ table, ids, what }: Deletion) => {
    const answer = await supabase.rpc('set_deleted', { of_table: table, ids: [...ids], deleted: true })
    assertChanged(answer)
    const deleted = answer.data ?? []
    if (deleted.length < ids.length) {
      // Somebody else deleted the others meanwhile.
      const some = `${deleted.length} of ${ids.length}`
      return {
        text: `${some} deleted: the rest already was.`,
        undo: async () => {
          await restoreRows(table, deleted)
          return `${some} restored.`
        },
      }
    }
    return {
      text: `${what} deleted.`,
      undo: async () => {
        await restoreRows(table, deleted)
        return `${what} ${deleted.length === 1 ? 'is' : 'are'} back.`
      },
    }
  }, 'Nothing was deleted.')
}

/** Restores deleted rows. Throws ApiError. */
export async function restoreRows(table: string, ids: readonly string[]): Promise<void> {
  assertAnswered(await supabase.rpc('set_deleted', { of_table: table, ids: [...ids], deleted: false }))
}
