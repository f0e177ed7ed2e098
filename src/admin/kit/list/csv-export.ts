import { assertAnswered } from '@/admin/kit/api/api-error'
import { byteOrderMark, csvLine } from '@/admin/kit/list/csv'
import { idRanges, type IdRange } from '@/admin/kit/list/id-ranges'
import { matchingRows } from '@/admin/kit/list/list-query'
import type { ListView } from '@/admin/kit/list/list-view'
import { newestFirst } from '@/admin/kit/list/newest-first'
import type { Resource } from '@/admin/kit/resource/resource'

/** The most rows the API gives at once. */
const batch = 1000
/** Asked for side by side, so that the wait for one answer is not the wait for all; a browser has six connections. */
const lanes = 4
/** Before every id there is. */
const nil = '00000000-0000-0000-0000-000000000000'

export type RowBatches<Row> = (range: IdRange, signal: AbortSignal) => Promise<Row[]>

/** Batches in the order of their ids: each starts after the last, so a row that comes or goes shifts no other. */
function batchesOf<Row extends { id: string }>(
  resource: Resource<Row>,
  view: Pick<ListView, 'search' | 'filters'>,
): RowBatches<Row> {
  return async ({ after, upTo }, signal) => {
    const rows = matchingRows(resource, view).gt('id', after)
    const answer = await (upTo ? rows.lte('id', upTo) : rows).order('id').limit(batch).abortSignal(signal)
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
  const lines = newestFirst()
  let count = 0
  // One lane that fails ends the others.
  const failing = new AbortController()
  const either = AbortSignal.any([signal, failing.signal])

  /** The next batch of a range, put down as text; gives the last id, or nothing once the range is through. */
  async function take(range: IdRange): Promise<string | undefined> {
    either.throwIfAborted()
    const rows = await nextBatch(range, either)
    either.throwIfAborted()
    lines.add(rows.map((row) => ({ at: newest(row), text: csvLine(columns.map(({ value }) => value(row))) })))
    count += rows.length
    onProgress(count)
    return rows.length < batch ? undefined : rows.at(-1)?.id
  }
  async function takeAll({ after, upTo }: IdRange): Promise<void> {
    for (let last: string | undefined = after; last;) last = await take({ after: last, upTo })
  }

  const first = await take({ after: nil })
  if (first) {
    await Promise.all(idRanges(first, lanes).map(takeAll)).catch((error: unknown) => {
      failing.abort()
      throw error
    })
  }
  signal.throwIfAborted()
  const header = byteOrderMark + csvLine(columns.map((column) => column.header))
  return { file: await asFile(header, await lines.all(aMoment)), rows: count }
}

/** Lets the page draw and answer before the next piece of work. */
const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve))

async function asFile(header: string, lines: ReadonlyArray<{ text: string }>): Promise<Blob> {
  const piece = 10_000
  const parts = [new Blob([header])]
  for (let start = 0; start < lines.length; start += piece) {
    await aMoment()
    const texts = lines.slice(start, start + piece).map(({ text }) => text)
    // A blob is kept outside the page's own memory.
    parts.push(new Blob([texts.join('')]))
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}
