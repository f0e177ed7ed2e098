/** Tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * One value as RFC 4180 wants it. A text that a spreadsheet would take for a formula gets a leading apostrophe:
 * names come from strangers, and =HYPERLINK(…) in one must not run when the owner opens the file.
 */
export function csvValue(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** One record with its line end. */
export const csvLine = (values: ReadonlyArray<string | number | boolean | null>) =>
  `${values.map(csvValue).join(',')}\r\n`
