import { useRef, useState } from 'react'
import type { TableName } from '@/admin/kit/api/any-table'
import { useDeleteRows } from '@/admin/kit/api/use-delete-rows'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import { useMay } from '@/admin/kit/rights/role'

/** Deleting this many rows or more needs confirmation. */
const many = 10

/**
 * Sentences that name what else is deleted or changed with these rows; '' if nothing depends on them. Throws
 * ApiError.
 */
export type DescribeDependents = (ids: readonly string[]) => Promise<string>

interface Started {
  ids: readonly string[]
  /** What is deleted, as named in the question and the message: '“A page in a week”', '3 articles'. */
  what: string
  onDeleted?: () => void
}

/** Deletes at once with Undo; asks first for many rows, or if other content depends on them, which it names. */
export function useDeletion({ table, dependents }: { table: TableName; dependents?: DescribeDependents }) {
  const deletion = useDeleteRows()
  const confirm = useConfirm()
  const seesHistory = useMay('owner')
  const [counting, setCounting] = useState(false)
  // A second click may come before the button is disabled.
  const isStarted = useRef(false)
  return {
    async start({ ids, what, onDeleted }: Started) {
      if (isStarted.current) return
      isStarted.current = true
      setCounting(true)
      const others = (await dependents?.(ids).catch(() => 'What belongs to it could not be loaded.')) ?? ''
      setCounting(false)
      const isAsked = others !== '' || ids.length >= many
      const question = {
        title: `Delete ${what}?`,
        text: `${others} ${seesHistory ? 'You can undo this, or restore it from the history for 30 days.' : 'You can undo this right after, and the owner can restore it for 30 days.'}`.trim(),
        button: 'Delete',
      }
      const onSettled = () => {
        isStarted.current = false
      }
      confirm.ask(isAsked ? question : undefined, () =>
        deletion.mutate({ table, ids, what }, { onSuccess: onDeleted, onSettled }),
      )
      if (isAsked) isStarted.current = false
    },
    isPending: counting || deletion.isPending,
    dialog: confirm.dialog,
  }
}
