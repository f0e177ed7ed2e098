import { Link } from 'react-router-dom'
import {
  ActionsCell,
  Cell,
  HeadCell,
  NameCell,
  SelectCell,
  SelectHeadCell,
  Table,
  TableRow,
} from '@/admin/kit/list/table'
import type { Listing } from '@/admin/kit/list/list-description'
import type { Sort } from '@/admin/kit/list/list-view'
import { useUnseen } from '@/admin/kit/news/news'
import { RowActions } from '@/admin/kit/list/row-actions'
import type { Selection } from '@/admin/kit/list/use-selection'

interface ListTableProps<Row extends { id: string }> {
  resource: Listing<Row>
  rows: Row[]
  sort: Sort
  onSort: (sort: Sort) => void
  /** The rows still belong to the previous view. */
  stale: boolean
  /** Absent: rows cannot be selected. */
  selection?: Selection
}

export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { resource, rows, sort, onSort, stale, selection } = props
  const hasActions = resource.actions !== undefined || resource.deletable
  const unseen = useUnseen()

  return (
    <Table
      label={resource.names.title}
      stale={stale}
      head={
        <>
          {selection && (
            <SelectHeadCell>
              <SelectPage ids={rows.map(({ id }) => id)} selection={selection} />
            </SelectHeadCell>
          )}
          {resource.columns.map(({ id, header, kind, sortBy }) => (
            <HeadCell
              key={id}
              kind={kind}
              order={sortBy && orderOf(id, sort)}
              // The first click sorts figures largest first and text from A; the second reverses the order.
              onSort={() => onSort({ id, descending: sort.id === id ? !sort.descending : kind === 'number' })}
            >
              {header}
            </HeadCell>
          ))}
          {hasActions && (
            <HeadCell>
              <span className="sr-only">Actions</span>
            </HeadCell>
          )}
        </>
      }
    >
      {rows.map((row) => (
        <TableRow key={row.id} data-selected={selection?.ids.has(row.id) || undefined}>
          {selection && (
            <SelectCell>
              <input
                type="checkbox"
                aria-label={`Select ${resource.rowLabel(row)}`}
                checked={selection.ids.has(row.id)}
                onChange={(event) => selection.set([row.id], event.target.checked)}
              />
            </SelectCell>
          )}
          {resource.columns.map((column) => {
            const value = column.cell(row)
            return column.kind === 'main' ? (
              <NameCell key={column.id}>
                {resource.opens ? (
                  <Link to={resource.rowPath?.(row) ?? `${resource.path}/${row.id}`}>{value}</Link>
                ) : (
                  value
                )}
                <NewMark what={unseen[row.id]} />
              </NameCell>
            ) : (
              <Cell key={column.id} kind={column.kind} label={column.header}>
                {value}
              </Cell>
            )
          })}
          {hasActions && (
            <ActionsCell>
              <RowActions row={row} resource={resource} />
            </ActionsCell>
          )}
        </TableRow>
      ))}
    </Table>
  )
}

const orderOf = (id: string, sort: Sort) =>
  sort.id !== id ? 'none' : sort.descending ? 'descending' : 'ascending'

/** Marks a row that nobody has opened. */
function NewMark({ what }: { what?: 'new' | 'changed' }) {
  if (!what) return null
  return (
    <>
      {' '}
      <span className="flex items-center gap-[0.4em] text-small font-semibold text-accent before:size-[0.6em] before:rounded-[50%] before:bg-current">
        {what === 'new' ? 'New' : 'Changed'}
      </span>
    </>
  )
}

/** All rows of the page, or none. */
function SelectPage({ ids, selection }: { ids: readonly string[]; selection: Selection }) {
  const chosen = ids.filter((id) => selection.ids.has(id)).length
  return (
    <>
      <input
        type="checkbox"
        aria-label="Select this page"
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < ids.length
        }}
        checked={chosen > 0 && chosen === ids.length}
        onChange={(event) => selection.set(ids, event.target.checked)}
      />
      <span className="@table:hidden">Select this page</span>
    </>
  )
}
