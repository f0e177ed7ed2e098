import type { ReactNode } from 'react'
import { useAction } from '@/admin/kit/api/use-action'
import { useDeletion } from '@/admin/kit/api/use-deletion'
import type { Listing, RowAction } from '@/admin/kit/list/list-description'
import { useConfirm } from '@/admin/kit/screen/use-confirm'

interface Pending<Row> {
  action: RowAction<Row>
  row: Row
}

export interface RowActionsState<Row> {
  start: (action: RowAction<Row>, row: Row) => void
  /** Deletes the row; the message offers Undo. */
  deleteRow: (row: Row) => void
  isRunning: (action: RowAction<Row>, row: Row) => boolean
  busy: boolean
  dialog: ReactNode
}

/** Runs a row's action, after a confirmation if the description requires one. */
export function useRowActions<Row extends { id: string }>({
  names,
  table,
  rowLabel,
  dependents,
}: Listing<Row>): RowActionsState<Row> {
  const confirm = useConfirm()
  const run = useAction(
    ({ action, row }: Pending<Row>) => action.run(row),
    `The ${names.one} was not changed.`,
  )
  const deletion = useDeletion({ table, dependents })

  return {
    start: (action, row) => confirm.ask(action.confirm?.(row), () => run.mutate({ action, row })),
    isRunning: (action, row) =>
      run.isPending && run.variables.action.id === action.id && run.variables.row.id === row.id,
    deleteRow: (row) => void deletion.start({ ids: [row.id], what: `“${rowLabel(row)}”` }),
    busy: run.isPending || deletion.isPending,
    dialog: confirm.dialog ?? deletion.dialog,
  }
}
