import type { Listing } from '@/admin/kit/list/list-description'
import type { RowActionsState } from '@/admin/kit/list/use-row-actions'

interface RowActionsProps<Row extends { id: string }> {
  row: Row
  resource: Listing<Row>
  state: RowActionsState<Row>
}

export function RowActions<Row extends { id: string }>({ row, resource, state }: RowActionsProps<Row>) {
  const { actions = [], deletable, rowLabel } = resource
  return (
    <span className="flex gap-x-5">
      {actions
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
      {deletable && (
        <button
          type="button"
          className="quiet-action"
          aria-disabled={state.busy || undefined}
          onClick={() => !state.busy && state.deleteRow(row)}
        >
          Delete<span className="sr-only"> {rowLabel(row)}</span>
        </button>
      )}
    </span>
  )
}
