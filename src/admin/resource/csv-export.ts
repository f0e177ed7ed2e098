import { assertAnswered } from '@/admin/api-error'
import { byteOrderMark, csvLine } from '@/admin/resource/csv'
import { matchingRows } from '@/admin/resource/list-query'
import type { ListView } from '@/admin/resource/list-view'
import type { Resource } from '@/admin/resource/resource'

/** The most rows the API gives at once. */
const batch = 1000
/** Before every id there is. */
const nil = '00000000-0000-0000-0000-000000000000'

export type RowBatches<Row> = (after: string, signal: AbortSignal) => Promise<Row[]>

/** Batches in the order of their ids: each starts after the last, so a row that comes or goes shifts no other. */
function batchesOf<Row extends { id: string }>(
  resource: Resource<Row>,
  view: Pick<ListView, 'search' | 'filters'>,
): RowBatches<Row> {
  return async (after, signal) => {
    const answer = await matchingRows(resource, view)
      .gt('id', after)
      .order('id')
      .limit(batch)
      .abortSignal(signal)
    assertAnswered(answer)
    return (answer.data ?? []) as unknown as Row[]
  }
}

/**
 * Everything a view matches, whatever the page, as one CSV file, newest row first. Rows become text as they come
 * in, so that 100,000 of them neither freeze the page nor are held as objects. `onProgress` gets the rows so far.
 * Throws ApiError, and the signal's reason once it is aborted.
 */
export async function exportCsv<Row extends { id: string }>(
  resource: Resource<Row>,
  view: Pick<ListView, 'search' | 'filters'>,
  { onProgress, signal }: { onProgress: (rows: number) => void; signal: AbortSignal },
  nextBatch: RowBatches<Row> = batchesOf(resource, view),
): Promise<{ file: Blob; rows: number }> {
  if (!resource.csv) throw new Error(`${resource.name} has no CSV columns`)
  const { columns, newest } = resource.csv
  const lines: Array<{ at: string; text: string }> = []
  let after = nil
  for (;;) {
    signal.throwIfAborted()
    const rows = await nextBatch(after, signal)
    for (const row of rows) {
      lines.push({ at: newest(row), text: csvLine(columns.map(({ value }) => value(row))) })
    }
    onProgress(lines.length)
    const last = rows.at(-1)
    if (!last || rows.length < batch) break
    after = last.id
  }
  lines.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const parts = [byteOrderMark + csvLine(columns.map(({ header }) => header))]
  for (let start = 0; start < lines.length; start += batch) {
    parts.push(
      lines
        .slice(start, start + batch)
        .map(({ text }) => text)
        .join(''),
    )
  }
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), rows: lines.length }
}
