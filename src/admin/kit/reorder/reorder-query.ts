import { anyTable, type TableName } from '@/admin/kit/api/any-table'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { supabase } from '@/lib/supabase'

/** A list that has an order of the owner's: a table, or the part of it in which `column` is `value`. */
export interface OrderedList {
  table: TableName
  part?: { column: string; value: string }
  /** The column that says what an entry is called. */
  labelColumn: string
  /** A column with more about it, said after its name. */
  detailColumn?: string
}

export interface Entry {
  id: string
  name: string
  detail: string
}

/** The list as it stands, in its order. Throws ApiError. */
export async function fetchOrder(list: OrderedList, signal: AbortSignal): Promise<Entry[]> {
  const { table, part, labelColumn, detailColumn } = list
  const columns = ['id', labelColumn, detailColumn].filter(Boolean).join(',')
  let rows = anyTable.from(table).select(columns)
  if (part) rows = rows.eq(part.column, part.value)
  const found = (await read(rows.order('display_order').order('id'), signal)) as unknown as Array<
    Record<string, unknown> & { id: string }
  >
  return found.map((row) => ({
    id: row.id,
    name: String(row[labelColumn] ?? ''),
    detail: detailColumn ? String(row[detailColumn] ?? '') : '',
  }))
}

/** Saves an order over the one it was made from. Throws ApiError; with code 'PT409' somebody else was first. */
export async function saveOrder(list: OrderedList, was: string[], wanted: string[]): Promise<void> {
  assertAnswered(await supabase.rpc('order_rows', { list: list.table, was, wanted }).retry(false))
}
