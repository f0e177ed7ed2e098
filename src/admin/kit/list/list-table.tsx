import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ListColumn, Listing } from '@/admin/kit/list/list-description'
import { useUnseen } from '@/admin/kit/news/news'
import type { RowActionsState } from '@/admin/kit/list/use-row-actions'
import type { Selection } from '@/admin/kit/list/use-selection'

interface ListSort {
  id: string
  descending: boolean
}

interface ListTableProps<Row extends { id: string }> {
  resource: Listing<Row>
  rows: Row[]
  sort: ListSort
  onSort: (sort: ListSort) => void
  /** The rows are still those of the view before. */
  stale: boolean
  actions: RowActionsState<Row>
  /** Absent: rows cannot be selected. */
  selection?: Selection
}

export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { resource, rows, sort, onSort, stale, actions, selection } = props
  const hasActions = resource.actions !== undefined || resource.deletable
  const unseen = useUnseen()

  return (
    <div className="list" data-stale={stale || undefined}>
      <table aria-label={resource.names.title} aria-busy={stale}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" data-kind="select">
                <SelectPage ids={rows.map(({ id }) => id)} selection={selection} />
              </th>
            )}
            {resource.columns.map((column) => (
              <ColumnHeader key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {hasActions && (
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-selected={selection?.ids.has(row.id) || undefined}>
              {selection && (
                <td data-kind="select">
                  <SelectRow id={row.id} name={resource.rowLabel(row)} selection={selection} />
                </td>
              )}
              {resource.columns.map((column) => {
                const value = column.cell(row)
                return column.kind === 'main' ? (
                  <th key={column.id} scope="row">
                    {resource.opens ? (
                      <Link to={resource.rowPath?.(row) ?? `${resource.path}/${row.id}`}>{value}</Link>
                    ) : (
                      value
                    )}
                    <NewMark what={unseen[row.id]} />
                  </th>
                ) : (
                  <td key={column.id} data-kind={column.kind} data-label={column.header}>
                    <div className="list-text">{value}</div>
                  </td>
                )
              })}
              {hasActions && (
                <td data-kind="actions">
                  <RowActions row={row} resource={resource} state={actions} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ColumnHeaderProps<Row> {
  column: ListColumn<Row>
  sort: ListSort
  onSort: (sort: ListSort) => void
}

function ColumnHeader<Row>({ column, sort, onSort }: ColumnHeaderProps<Row>) {
  const { id, header, kind, sortBy } = column
  if (!sortBy) {
    return (
      <th scope="col" data-kind={kind}>
        {header}
      </th>
    )
  }
  const sorted = sort.id === id
  const Arrow = sorted && sort.descending ? ArrowDown : ArrowUp
  // A first press shows figures largest first and words from A; a second one turns the order round.
  const descending = sorted ? !sort.descending : kind === 'number'
  return (
    <th
      scope="col"
      data-kind={kind}
      data-sortable
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className="sort" onClick={() => onSort({ id, descending })}>
        {header}
        <Arrow size={16} aria-hidden="true" />
      </button>
    </th>
  )
}

/** Says in a word that nobody has opened the row. */
function NewMark({ what }: { what?: 'new' | 'changed' }) {
  if (!what) return null
  return (
    <>
      {' '}
      <span className="new-mark">{what === 'new' ? 'New' : 'Changed'}</span>
    </>
  )
}

interface RowActionsProps<Row extends { id: string }> {
  row: Row
  resource: Listing<Row>
  state: RowActionsState<Row>
}

function RowActions<Row extends { id: string }>({ row, resource, state }: RowActionsProps<Row>) {
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

interface SelectRowProps {
  id: string
  name: string
  selection: Selection
}

function SelectRow({ id, name, selection }: SelectRowProps) {
  return (
    <label className="select-box">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selection.ids.has(id)}
        onChange={(event) => selection.set([id], event.target.checked)}
      />
    </label>
  )
}

/** All rows of the page, or none. */
function SelectPage({ ids, selection }: { ids: readonly string[]; selection: Selection }) {
  const chosen = ids.filter((id) => selection.ids.has(id)).length
  return (
    <label className="select-box">
      <input
        type="checkbox"
        aria-label="Select this page"
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < ids.length
        }}
        checked={chosen > 0 && chosen === ids.length}
        onChange={(event) => selection.set(ids, event.target.checked)}
      />
      <span className="select-all">Select this page</span>
    </label>
  )
}
