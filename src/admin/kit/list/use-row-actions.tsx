import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError } from '@/admin/kit/api/api-error'
import { useRemoval } from '@/admin/kit/resource/use-deletion'
import { ConfirmDialog } from '@/admin/kit/screen/confirm-dialog'
import type { Resource, RowAction } from '@/admin/kit/resource/resource'

interface Pending<Row> {
  action: RowAction<Row>
  row: Row
}

export interface RowActionsState<Row> {
  start: (action: RowAction<Row>, row: Row) => void
  /** Deletes it at once; the message about it offers to undo that. */
  remove: (row: Row) => void
  isRunning: (action: RowAction<Row>, row: Row) => boolean
  busy: boolean
  /** What came of the last one. */
  message?: { tone: 'success' | 'error'; text: string }
  dialog: ReactNode
}

/** Runs a row's action, asks first where the description says so, and reads every list and count again after. */
export function useRowActions<Row extends { id: string }>({
  noun,
  table,
  removable,
}: Resource<Row>): RowActionsState<Row> {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Pending<Row>>()
  const run = useMutation({
    mutationFn: ({ action, row }: Pending<Row>) => action.run(row),
    // Also after a failure: the row may be another than the one shown.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  const removal = useRemoval()
  const question = asked?.action.confirm?.(asked.row)

  return {
    start: (action, row) => (action.confirm ? setAsked({ action, row }) : run.mutate({ action, row })),
    isRunning: (action, row) =>
      run.isPending && run.variables.action.id === action.id && run.variables.row.id === row.id,
    remove: (row) => {
      run.reset()
      removal.mutate({ table, ids: [row.id], what: `“${removable?.(row) ?? noun.one}”` })
    },
    busy: run.isPending || removal.isPending,
    message: run.isSuccess
      ? { tone: 'success', text: run.data }
      : run.isError
        ? { tone: 'error', text: failure(run.error, noun.one) }
        : removal.isError
          ? { tone: 'error', text: failure(removal.error, noun.one) }
          : undefined,
    dialog: asked && question && (
      <ConfirmDialog
        {...question}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          run.mutate(asked)
        }}
      />
    ),
  }
}

/** An action's own words stand alone; what the API said needs to be told what it means. */
function failure(error: Error, noun: string): string {
  return error instanceof ApiError ? `The ${noun} was not changed. ${error.message}` : error.message
}
