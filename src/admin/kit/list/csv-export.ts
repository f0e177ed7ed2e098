import type { ReactNode } from 'react'
import { read } from '@/admin/kit/api/read'
import type { CsvColumn, CsvValue, Listing } from '@/admin/kit/list/list-description'
import { matchingRows } from '@/admin/kit/list/list-query'
import type { ListView } from '@/admin/kit/list/list-view'
import { toMalaysiaField } from '@/lib/dates'
import { sorted } from '@/lib/sorted'

/** The most rows asked for at once; a project may be set to return fewer. */
const batch = 1000

/** What spreadsheets read as the beginning of a formula, also in the wide characters of East Asian keyboards. */
const formula = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** The text that an export wrote as `text`: without the apostrophe that keeps a formula from running. */
export const withoutApostrophe = (text: string) =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text

/**
 * One value in RFC 4180 format. A text that a spreadsheet would read as a formula gets a leading apostrophe:
 * names come from visitors, and =HYPERLINK(…) in one must not run when the owner opens the file. A Date is
 * 'YYYY-MM-DD HH:MM' in Malaysia time, which every spreadsheet reads as a date and sorts.
 */
export function csvValue(value: CsvValue): string {
  if (value instanceof Date) return toMalaysiaField(value).replace('T', ' ')
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const inert = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** One record with its line break. */
export const csvLine = (values: readonly CsvValue[]) => `${values.map(csvValue).join(',')}\r\n`

/** A whole file; its byte order mark tells spreadsheets that the text is UTF-8. */
export const csvText = (records: ReadonlyArray<readonly CsvValue[]>) =>
  `\uFEFF${records.map(csvLine).join('')}`

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
 * Everything a view matches, on all pages, as one CSV file, newest row first. It is read by id, each batch after
 * the last row of the previous one, so that an inserted or deleted row shifts no other, until a batch is empty.
 * Throws ApiError.
 */
export async function exportCsv<Row extends { id: string }>(
  resource: Listing<Row>,
  view: Pick<ListView, 'search' | 'filters'>,
): Promise<{ text: string; rows: number }> {
  if (!resource.csv) throw new Error(`${resource.name} has no CSV columns`)
  const { newest } = resource.csv
  const rows: Row[] = []
  let found: Row[]
  do {
    const last = rows.at(-1)
    const matching = matchingRows(resource, view)
    const next = last ? matching.gt('id', last.id) : matching
    found = (await read(next.order('id').limit(batch))) as unknown as Row[]
    rows.push(...found)
  } while (found.length > 0)
  const timeOf = (row: Row) => Date.parse(String(row[newest]))
  const columns = csvColumns(resource)
  const newestFirst = sorted(rows, (a, b) => timeOf(b) - timeOf(a))
  const text = csvText([
    columns.map(({ header }) => header),
    ...newestFirst.map((row) => columns.map(({ csv }) => csv(row))),
  ])
  return { text, rows: rows.length }
}
