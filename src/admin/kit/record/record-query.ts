import type { FieldValues } from 'react-hook-form'
import { anyTable, selectOf } from '@/admin/kit/api/any-table'
import { ApiError, assertAnswered } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import type { RecordDescription, StoredRow, Written } from '@/admin/kit/record/record'
import { supabase } from '@/lib/supabase'

type What<Row extends StoredRow> = Pick<
  RecordDescription<Row, FieldValues>,
  'table' | 'fields' | 'embed' | 'afterFetch' | 'store'
>

/** What a form opens with. */
export interface OpenedRecord<Row, Form> {
  /** Null if it is not stored. */
  row: Row | null
  /** The values of a new row. */
  empty: Form
}

export const recordKey = (name: string, id: string) => ['admin', 'record', name, id] as const

const completed = async <Row extends StoredRow>({ afterFetch }: What<Row>, row: Row, signal?: AbortSignal) =>
  afterFetch ? afterFetch(row, signal) : row

/** The row, or null if none is visible to this account. Throws ApiError. */
export async function fetchRow<Row extends StoredRow>(
  record: What<Row>,
  id: string,
  signal?: AbortSignal,
): Promise<Row | null> {
  if (record.store) return record.store.fetch(signal)
  const query = anyTable.from(record.table).select(selectOf(record)).eq('id', id)
  const found = await read(query, signal)
  const row = found[0] as unknown as Row | undefined
  return row ? completed(record, row, signal) : null
}

/**
 * Writes a row: inserts it if `version` is absent, otherwise updates it only if `updated_at` is still
 * `version`, so that no change of another user is overwritten unseen. Throws ApiError.
 */
export async function writeRow<Row extends StoredRow>(
  record: What<Row>,
  id: string,
  columns: Record<string, unknown>,
  version: string | undefined,
): Promise<Written<Row>> {
  if (record.store) return record.store.write(columns, version)
  const table = anyTable.from(record.table)
  const answer = version
    ? await table.update(columns).eq('id', id).eq('updated_at', version).select(selectOf(record))
    : await table.insert({ id, ...columns }).select(selectOf(record))
  const isThere = !version && answer.error?.code === '23505' && answer.error.message.includes('_pkey"')
  if (!isThere) assertAnswered(answer)
  const row = (answer.data ?? [])[0] as unknown as Row | undefined
  if (row) return { kind: 'saved', row: await completed(record, row) }
  const theirs = await fetchRow(record, id)
  // The row exists and is unchanged, but was not written: row level security forbids it.
  if (theirs && theirs.updated_at === version) {
    throw new ApiError('This account may not change it.', '', 403)
  }
  return { kind: 'conflict', theirs }
}

/** The last change of a row in the audit log; null if unknown. */
export async function lastChange(
  table: string,
  id: string,
): Promise<{ at: string; email: string | null } | null> {
  const { data } = await supabase.rpc('last_change', { of_table: table, of_row: id })
  const [last] = data ?? []
  return last ? { at: last.changed_at, email: last.actor_email } : null
}
