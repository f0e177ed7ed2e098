import { useState } from 'react'
import type { TableName } from '@/admin/kit/api/any-table'
import { useDeleteRows } from '@/admin/kit/api/use-delete-rows'
import { ConfirmDialog } from '@/admin/kit/screen/confirm-dialog'

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
  const [asking, setAsking] = useState<Started & { dependentsText: string }>()

  const run = ({ ids, what, onDeleted }: Started) =>
    deletion.mutate({ table, ids, what }, { onSuccess: onDeleted })

  return {
    start: async (started: Started) => {
      const { ids } = started
      const dependentsText =
        (await dependents?.(ids).catch(() => 'What belongs to it could not be loaded.')) ?? ''
      if (dependentsText || ids.length >= many) setAsking({ ...started, dependentsText })
      else run(started)
    },
    isPending: deletion.isPending,
    dialog: asking && (
      <ConfirmDialog
        title={`Delete ${asking.what}?`}
        text={`${asking.dependentsText} You can undo this, or restore it from the history for 30 days.`.trim()}
        button="Delete"
        onCancel={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined)
          run(asking)
        }}
      />
    ),
  }
}
