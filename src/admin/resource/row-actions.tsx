import type { RowAction } from '@/admin/resource/resource'
import type { RowActionsState } from '@/admin/resource/use-row-actions'

interface RowActionsProps<Row> {
  row: Row
  all: ReadonlyArray<RowAction<Row>>
  state: RowActionsState<Row>
}

export function RowActions<Row extends { id: string }>({ row, all, state }: RowActionsProps<Row>) {
  return (
    <span className="flex gap-x-5">
      {all
        .filter(({ offered }) => offered?.(row) ?? true)
        .map((action) => (
          <button
            key={action.id}
            type="button"
            className="quiet-action"
            // Not `disabled`: the focus would be lost from a button that was just pressed.
            aria-disabled={state.busy || undefined}
            onClick={() => !state.busy && state.start(action, row)}
          >
            {state.isRunning(action, row) ? 'Working...' : action.label(row)}
            <span className="sr-only"> {action.subject(row)}</span>
          </button>
        ))}
    </span>
  )
}
