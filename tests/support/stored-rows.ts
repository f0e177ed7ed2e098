import type { APIRequestContext } from '@playwright/test'
import { adminHeaders } from './admin-api'

/** Rows of a table with a value in a column, as the signed-in administrator sees them, oldest first. */
export async function storedRows(
  request: APIRequestContext,
  table: 'booking_submissions' | 'contact_submissions' | 'work_opportunities',
  column: string,
  value: string,
): Promise<Array<Record<string, unknown>>> {
  const headers = await adminHeaders(request)
  const query = `select=*&${column}=eq.${encodeURIComponent(value)}&order=created_at`
  const response = await request.get(`/rest/v1/${table}?${query}`, { headers })
  return (await response.json()) as Array<Record<string, unknown>>
}

/** An address that has not been used before. */
export const freshAddress = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.test`
