import type { LoggedRow } from '@/admin/kit/history/row-difference'
import type { Tables } from '@/lib/database.types'

/** Only the database writes these columns. */
const computed = ['id', 'created_at', 'updated_at', 'confirmed_at', 'sequence', 'starts_at', 'has_build']
/** Whether a newsletter is sent is not part of its older versions. */
const ofSending: readonly string[] = ['status', 'send_at', 'recipients'] satisfies Array<
  keyof Tables<'newsletters'>
>

/** The columns to write in order to restore a row to its state before a change. */
export function olderVersion(table: string, before: LoggedRow): LoggedRow {
  const kept = table === 'newsletters' ? [...computed, ...ofSending] : computed
  return Object.fromEntries(Object.entries(before).filter(([column]) => !kept.includes(column)))
}
