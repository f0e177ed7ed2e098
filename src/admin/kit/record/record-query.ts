import type { FieldValues } from 'react-hook-form'
import { anyTable } from '@/admin/kit/api/any-table'
import { ApiError, assertAnswered } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import type { RecordDescription, StoredRow } from '@/admin/kit/record/record'
import { supabase } from '@/lib/supabase'

type What<Row extends StoredRow> = Pick<
  RecordDescription<Row, FieldValues>,
  'table' | 'fields' | 'embed' | 'afterFetch'
>

export const recordKey = (name: string, id: string) => ['admin', 'record', name, id] as const

const columnsOf = <Row extends StoredRow>({ fields, embed }: What<Row>) =>
  [...fields, embed].filter(Boolean).join(',')

const completed = async <Row extends StoredRow>({ afterFetch }: What<Row>, row: Row, signal?: AbortSignal) =>
  afterFetch ? afterFetch(row, signal) : row

/** The row, or null when there is none that this account may see. Throws ApiError. */
export async function fetchRow<Row extends StoredRow>(
  record: What<Row>,
  id: string,
  signal?: AbortSignal,
): Promise<Row | null> {
  const query = anyTable.from(record.table).select(columnsOf(record)).eq('id', id)
  const found = await read(query, signal ?? new AbortController().signal)
  const row = found[0] as unknown as Row | undefined
  return row ? completed(record, row, signal) : null
}

export type Written<Row> =
  | { kind: 'saved'; row: Row }
  /** Somebody else was first: the row as it is now, or null when it is gone. */
  | { kind: 'conflict'; theirs: Row | null }

/**
 * Writes a row: a new one when `version` is absent, else only where `updated_at` is still `version`, so that nothing
 * of somebody else's is overwritten unseen. Throws ApiError.
 */
export async function writeRow<Row extends StoredRow>(
  record: What<Row>,
  id: string,
  columns: Record<string, unknown>,
  version: string | undefined,
): Promise<Written<Row>> {
  const table = anyTable.from(record.table)
  const answer = version
    ? await table.update(columns).eq('id', id).eq('updated_at', version).select(columnsOf(record))
    : await table.insert({ id, ...columns }).select(columnsOf(record))
  const isThere = !version && answer.error?.code === '23505' && /\(id\)|_pkey/.test(messageOf(answer.error))
  if (!isThere) assertAnswered(answer)
  const row = (answer.data ?? [])[0] as unknown as Row | undefined
  if (row) return { kind: 'saved', row: await completed(record, row) }
  const theirs = await fetchRow(record, id)
  // The row is there and unchanged, yet was not written: the rules of the database forbid it.
  if (theirs && theirs.updated_at === version) {
    throw new ApiError('This account may not change it.', '', 403)
  }
  return { kind: 'conflict', theirs }
}

const messageOf = ({ message, details }: { message: string; details?: string | null }) =>
  `${message} ${details}`

/** Who changed a row last, as the audit log has it; null when it is not known. */
export async function lastChange(
  table: string,
  id: string,
): Promise<{ at: string; email: string | null } | null> {
  const { data } = await supabase.rpc('last_change', { of_table: table, of_row: id })
  const [last] = data ?? []
  return last ? { at: last.changed_at, email: last.actor_email } : null
}
