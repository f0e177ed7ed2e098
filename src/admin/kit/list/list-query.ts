import { anyTable, selectOf } from '@/admin/kit/api/any-table'
import { readAnswer } from '@/admin/kit/api/read'
import { sortOf, type ListView } from '@/admin/kit/list/list-view'
import type { Listing } from '@/admin/kit/list/list-description'
import { searchCondition } from '@/admin/kit/api/search-condition'

export const pageSize = 25

interface ListPage<Row> {
  rows: Row[]
  /** The number of rows on all pages. */
  total: number
}

/** The rows a view matches, before sorting and pagination. */
export function matchingRows<Row extends { id: string }>(
  resource: Listing<Row>,
  view: Pick<ListView, 'search' | 'filters'>,
  options?: { count: 'exact' },
) {
  let rows = anyTable.from(resource.table).select(selectOf(resource), options)
  for (const { name, options: choices, all } of resource.filters ?? []) {
    const chosen = choices.find(({ value }) => value === view.filters[name]) ?? all
    for (const [column, operator, value] of chosen?.where ?? []) {
      rows = rows.filter(column, operator, typeof value === 'function' ? value() : value)
    }
  }
  for (const { name, column } of resource.choices ?? []) {
    const chosen = view.filters[name] ?? 'all'
    if (chosen !== 'all') rows = rows.eq(column, chosen)
  }
  const condition =
    resource.search && searchCondition(resource.search.columns, view.search, resource.search.numbers)
  return condition ? rows.or(condition) : rows
}

/**
 * The columns to sort by: the chosen one, then the list's default, then the owner's order. The id, which makes the
 * order complete, comes last.
 */
function orderOf<Row extends { id: string }>(resource: Listing<Row>, view: ListView) {
  const { columns, defaultSort, fields } = resource
  const wanted = [sortOf(resource, view), defaultSort].flatMap(({ id, descending }) => {
    const column = columns.find((each) => each.id === id)?.sortBy
    return column ? [{ column: String(column), descending }] : []
  })
  if (fields.some((field) => field === 'display_order'))
    wanted.push({ column: 'display_order', descending: false })
  return wanted.filter(({ column }, index) => wanted.findIndex((each) => each.column === column) === index)
}

/** One page of the list, with the number of rows on all of them. Throws ApiError. */
export async function fetchPage<Row extends { id: string }>(
  resource: Listing<Row>,
  view: ListView,
  signal: AbortSignal,
): Promise<ListPage<Row>> {
  const from = (view.page - 1) * pageSize
  let rows = matchingRows(resource, view, { count: 'exact' })
  for (const { column, descending } of orderOf(resource, view))
    rows = rows.order(column, { ascending: !descending, nullsFirst: descending })
  const { data, count } = await readAnswer(rows.order('id').range(from, from + pageSize - 1), signal)
  return { rows: data as unknown as Row[], total: count ?? 0 }
}
