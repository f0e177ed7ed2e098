/**
 * PostgREST's `or` for rows in which any of `columns` holds `text`, whatever its case; undefined for no text.
 * %, _ and \ stand for themselves. What belongs to the filter's own grammar (commas, brackets, quotes, and *, which
 * PostgREST reads as %) becomes LIKE's 'any one character': quoting it is understood by some servers only, so a
 * search for `Tan (Mei)` may also find `Tan [Mei]`, and never misses one.
 */
export function searchCondition(columns: readonly string[], text: string): string | undefined {
  // A NUL cannot be stored, so nothing holds one; PostgreSQL refuses to be asked.
  const wanted = text.replaceAll('\0', '').trim()
  if (wanted === '') return undefined
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&').replace(/[*,"()[\]{}]/g, '_')}%`
  return columns.map((column) => `${column}.ilike.${pattern}`).join(',')
}
