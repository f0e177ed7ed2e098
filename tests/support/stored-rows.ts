import type { APIRequestContext } from '@playwright/test'
import { adminHeaders } from './admin-api'

/** Columns that staff may read: not those of tokens and keys. */
const columns = {
  booking_submissions:
    'id,name,contact,email,preferred_date,preferred_time,call_method,project_type,message,timezone,reminders,status,sequence,source',
  contact_submissions:
    'id,kind,name,contact,message,project_type,package,budget_range,timeline,status,source',
  work_opportunities: '*',
} as const

/** Rows of a table with a value in a column, as the signed-in administrator sees them, oldest first. */
export async function storedRows(
  request: APIRequestContext,
  table: keyof typeof columns,
  column: string,
  value: string,
): Promise<Array<Record<string, unknown>>> {
  const headers = await adminHeaders(request)
  const query = `select=${columns[table]}&${column}=eq.${encodeURIComponent(value)}&order=created_at`
  const response = await request.get(`/rest/v1/${table}?${query}`, { headers })
  return (await response.json()) as Array<Record<string, unknown>>
}

/** An address that has not been used before. */
export const freshAddress = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.test`
