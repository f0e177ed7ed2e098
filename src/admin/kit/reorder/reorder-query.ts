import { anyTable } from '@/admin/kit/api/any-table'
import { assertAnswered } from '@/admin/kit/api/api-error'
import type { TableName } from '@/admin/kit/resource/resource'
import { supabase } from '@/lib/supabase'

/** A list that has an order of the owner's: a table, or the part of it in which `column` is `value`. */
export interface OrderedList {
  table: TableName & `${'portfolio' | 'niche' | 'social' | 'blog'}_${string}`
  part?: { column: string; value: string }
  /** The column that says what an entry is called. */
  called: string
  /** A column with more about it, said after its name. */
  detail?: string
}

export interface Entry {
  id: string
  name: string
  detail: string
}

/** The list as it stands, in its order. Throws ApiError. */
export async function fetchOrder(list: OrderedList, signal: AbortSignal): Promise<Entry[]> {
  const { table, part, called, detail } = list
  const columns = ['id', called, detail].filter(Boolean).join(',')
  let rows = anyTable.from(table).select(columns).retry(false)
  if (part) rows = rows.eq(part.column, part.value)
  const answer = await rows.order('display_order').order('id').abortSignal(signal)
  assertAnswered(answer)
  const found = (answer.data ?? []) as unknown as Array<Record<string, unknown> & { id: string }>
  return found.map((row) => ({
    id: row.id,
    name: String(row[called] ?? ''),
    detail: detail ? String(row[detail] ?? '') : '',
  }))
}

/** Saves an order over the one it was made from. Throws ApiError; with code 'PT409' somebody else was first. */
export async function saveOrder(list: OrderedList, was: string[], wanted: string[]): Promise<void> {
  assertAnswered(await supabase.rpc('order_rows', { list: list.table, was, wanted }).retry(false))
}
