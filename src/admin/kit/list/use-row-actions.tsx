import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError } from '@/admin/kit/api/api-error'
import { useDeletion } from '@/admin/kit/resource/use-deletion'
import { ConfirmDialog } from '@/admin/kit/screen/confirm-dialog'
import type { Listing, RowAction } from '@/admin/kit/list/list-description'

interface Pending<Row> {
  action: RowAction<Row>
  row: Row
}

export interface RowActionsState<Row> {
  start: (action: RowAction<Row>, row: Row) => void
  /** Deletes it, at once where nothing much hangs on it; the message about it offers to undo that. */
  deleteRow: (row: Row) => void
  isRunning: (action: RowAction<Row>, row: Row) => boolean
  busy: boolean
  /** What came of the last one. */
  message?: { tone: 'success' | 'error'; text: string }
  dialog: ReactNode
}

/** Runs a row's action, asks first where the description says so, and reads every list and count again after. */
export function useRowActions<Row extends { id: string }>({
  names,
  table,
  rowLabel,
  hangsOn,
}: Listing<Row>): RowActionsState<Row> {
  const queryClient = useQueryClient()
  const [confirming, setConfirming] = useState<Pending<Row>>()
  const run = useMutation({
    mutationFn: ({ action, row }: Pending<Row>) => action.run(row),
    // Also after a failure: the row may be another than the one shown.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  const deletion = useDeletion({ table, hangsOn })
  const question = confirming?.action.confirm?.(confirming.row)

  return {
    start: (action, row) =>
      action.confirm?.(row) ? setConfirming({ action, row }) : run.mutate({ action, row }),
    isRunning: (action, row) =>
      run.isPending && run.variables.action.id === action.id && run.variables.row.id === row.id,
    deleteRow: (row) => {
      run.reset()
      void deletion.start({ ids: [row.id], what: `“${rowLabel(row)}”` })
    },
    busy: run.isPending || deletion.isPending,
    message: run.isSuccess
      ? { tone: 'success', text: run.data }
      : run.isError
        ? { tone: 'error', text: failure(run.error, names.one) }
        : deletion.error
          ? { tone: 'error', text: failure(deletion.error, names.one) }
          : undefined,
    dialog:
      confirming && question ? (
        <ConfirmDialog
          {...question}
          onCancel={() => setConfirming(undefined)}
          onConfirm={() => {
            setConfirming(undefined)
            run.mutate(confirming)
          }}
        />
      ) : (
        deletion.dialog
      ),
  }
}

/** An action's own words stand alone; what the API said needs to be told what it means. */
function failure(error: Error, noun: string): string {
  return error instanceof ApiError ? `The ${noun} was not changed. ${error.message}` : error.message
}
