import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '@/lib/database.types'
import { env } from '@/lib/env'
import { keyHeaders } from '@/lib/key-headers'

/**
 * The client for public reads and database functions, small so that a visitor does not download auth and
 * storage. It does not retry, since the query client does: retries of both would hide a failure for 15 s.
 */
export const rest = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  headers: keyHeaders(env.supabaseKey),
  retry: false,
})

/** The `abortSignal` of a form's request: it times out after 20 s, so that the form can be used again. */
export const formTimeout = () => AbortSignal.timeout(20_000)

/** The names in a list of columns as `select` takes it: `'id' | 'slug'` of `'id, slug'`. */
export type ColumnsOf<List extends string> = List extends `${infer First}, ${infer Others}`
  ? First | ColumnsOf<Others>
  : List

/** A row reduced to the columns of such a list. */
export const columnsOf = <List extends string, Row extends object>(row: Row, list: List) =>
  Object.fromEntries(list.split(', ').map((name) => [name, row[name as keyof Row]])) as unknown as Pick<
    Row,
    ColumnsOf<List> & keyof Row
  >

/**
 * Reads all rows of a list, page by page. A page may be shorter than asked for, because the project's setting 'Max
 * rows' limits it: the number of rows, which the first page counts, says when all are read. Throws `failure`.
 */
export async function fetchAll<Row>(
  pageSize: number,
  failure: string,
  fetchPage: (
    from: number,
    to: number,
    count: 'exact' | undefined,
  ) => PromiseLike<{ data: Row[] | null; count: number | null; error: unknown }>,
): Promise<Row[]> {
  const rows: Row[] = []
  let total: number | undefined
  for (;;) {
    const first = total === undefined
    const { data, count, error } = await fetchPage(
      rows.length,
      rows.length + pageSize - 1,
      first ? 'exact' : undefined,
    )
    if (error || !data || (first && count === null)) throw new Error(failure, { cause: error })
    rows.push(...data)
    total ??= count ?? 0
    if (rows.length >= total || data.length === 0) return rows
  }
}
