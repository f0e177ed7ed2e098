import {
  createColumnHelper,
  flexRender,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type SortingState,
} from '@tanstack/react-table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Resource } from '@/admin/resource/resource'
import { CellValue, wholeText } from '@/admin/resource/cell-value'
import { breakable } from '@/admin/resource/line-breaks'
import { RowActions } from '@/admin/resource/row-actions'
import { SelectPage, SelectRow } from '@/admin/resource/select-boxes'
import type { RowActionsState } from '@/admin/resource/use-row-actions'
import type { Selection } from '@/admin/resource/use-selection'

// The database orders; the table only keeps and shows by what.
const features = tableFeatures({ rowSortingFeature })

interface ListTableProps<Row extends { id: string }> {
  resource: Resource<Row>
  rows: Row[]
  sort: { id: string; descending: boolean }
  onSort: (sort: { id: string; descending: boolean }) => void
  /** The rows are still those of the view before. */
  stale: boolean
  actions: RowActionsState<Row>
  /** Absent: rows cannot be selected. */
  selection?: Selection
}

export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { resource, rows, sort, onSort, stale, actions, selection } = props
  const columns = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return resource.columns.map(({ id, header, sortBy, kind }) =>
      helper.accessor((row): unknown => (sortBy ? row[sortBy] : undefined), {
        id,
        header,
        enableSorting: sortBy !== undefined,
        // Dates and figures are wanted newest or largest first, words from A.
        sortDescFirst: kind === 'number',
      }),
    )
  }, [resource])
  const sorting = useMemo<SortingState>(
    () => [{ id: sort.id, desc: sort.descending }],
    [sort.id, sort.descending],
  )
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => row.id,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update
      if (next) onSort({ id: next.id, descending: next.desc })
    },
  })
  const hasActions = resource.actions !== undefined || resource.removable !== undefined
  const columnOf = new Map(resource.columns.map((column) => [column.id, column]))

  return (
    <div className="list" data-stale={stale || undefined}>
      <table aria-label={resource.title} aria-busy={stale}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {selection && (
                <th scope="col" data-kind="select">
                  <SelectPage ids={rows.map(({ id }) => id)} selection={selection} />
                </th>
              )}
              {group.headers.map((header) => {
                const { column } = header
                const direction = column.getIsSorted()
                const Arrow = direction === 'desc' ? ArrowDown : ArrowUp
                return (
                  <th
                    key={header.id}
                    scope="col"
                    data-kind={columnOf.get(column.id)?.kind}
                    data-sortable={column.getCanSort() || undefined}
                    aria-sort={direction ? (direction === 'desc' ? 'descending' : 'ascending') : undefined}
                  >
                    {column.getCanSort() ? (
                      <button type="button" className="sort" onClick={column.getToggleSortingHandler()}>
                        {flexRender(header.column.columnDef.header, header.getContext())}
                        <Arrow size={16} aria-hidden="true" />
                      </button>
                    ) : (
                      flexRender(header.column.columnDef.header, header.getContext())
                    )}
                  </th>
                )
              })}
              {hasActions && (
                <th scope="col">
                  <span className="sr-only">Actions</span>
                </th>
              )}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-selected={selection?.ids.has(row.id) || undefined}>
              {selection && (
                <td data-kind="select">
                  <SelectRow
                    id={row.id}
                    name={(resource.called ?? resource.removable)?.(row.original) ?? row.id}
                    selection={selection}
                  />
                </td>
              )}
              {row.getAllCells().map((cell) => {
                const column = columnOf.get(cell.column.id)
                const value = column?.cell(row.original)
                return column?.kind === 'main' ? (
                  <th key={cell.id} scope="row">
                    <RowName at={resource.at} id={row.id} title={wholeText(value)}>
                      {breakable(value)}
                    </RowName>
                  </th>
                ) : (
                  <td key={cell.id} data-kind={column?.kind} data-label={column?.header}>
                    <CellValue value={value} kind={column?.kind} />
                  </td>
                )
              })}
              {hasActions && (
                <td data-kind="actions">
                  <RowActions row={row.original} resource={resource} state={actions} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RowName(props: { at?: string; id: string; title?: string; children: ReactNode }) {
  const { at, id, title, children } = props
  if (!at) return children
  return (
    <Link to={`${at}/${id}`} title={title}>
      {children}
    </Link>
  )
}
