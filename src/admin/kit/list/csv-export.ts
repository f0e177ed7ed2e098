import type { ReactNode } from 'react'
import { read } from '@/admin/kit/api/read'
import type { CsvColumn, CsvValue, Listing } from '@/admin/kit/list/list-description'
import { matchingRows } from '@/admin/kit/list/list-query'
import type { ListView } from '@/admin/kit/list/list-view'

/** The most rows the API returns at once. */
const batch = 1000
/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * One value in RFC 4180 format. A text that a spreadsheet would read as a formula gets a leading apostrophe:
 * names come from visitors, and =HYPERLINK(…) in one must not run when the owner opens the file.
 */
export function csvValue(value: CsvValue): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** One record with its line break. */
export const csvLine = (values: readonly CsvValue[]) => `${values.map(csvValue).join(',')}\r\n`

/** The columns of the file: the list's, then the export-only ones. */
function csvColumns<Row extends { id: string }>({ columns, csv: file }: Listing<Row>): Array<CsvColumn<Row>> {
  const listed = columns.flatMap(({ header, cell, csv }) =>
    csv === false ? [] : { header, csv: csv ?? ((row: Row) => textOf(header, cell(row))) },
  )
  return [...listed, ...(file?.more ?? [])]
}

function textOf(header: string, cell: ReactNode): CsvValue {
  if (typeof cell === 'string' || typeof cell === 'number') return cell
  throw new Error(`The column ${header} is no text: give it a csv value`)
}

/**
 * Everything a view matches, on all pages, as one CSV file, newest row first. Each batch starts after the
 * last row of the previous one, by time and id, so that an inserted or deleted row shifts no other. Throws
 * ApiError.
 */
export async function exportCsv<Row extends { id: string }>(
  resource: Listing<Row>,
  view: Pick<ListView, 'search' | 'filters'>,
): Promise<{ file: Blob; rows: number }> {
  if (!resource.csv) throw new Error(`${resource.name} has no CSV columns`)
  const columns = csvColumns(resource)
  const newest: string = resource.csv.newest
  const lines = [byteOrderMark + csvLine(columns.map(({ header }) => header))]

  async function take(rows: ReturnType<typeof matchingRows>): Promise<Row[]> {
    const ordered = rows.order(newest, { ascending: false }).order('id').limit(batch)
    const found = (await read(ordered)) as unknown as Row[]
    lines.push(...found.map((row) => csvLine(columns.map(({ csv }) => csv(row)))))
    return found
  }

  let found = await take(matchingRows(resource, view))
  while (found.length === batch) {
    const last = found.at(-1) as Row
    const time = last[resource.csv.newest]
    // Rows with the same timestamp first: many rows may have been inserted at once.
    found = await take(matchingRows(resource, view).eq(newest, time).gt('id', last.id))
    if (found.length < batch) found = await take(matchingRows(resource, view).lt(newest, time))
  }
  return { file: new Blob(lines, { type: 'text/csv;charset=utf-8' }), rows: lines.length - 1 }
}
