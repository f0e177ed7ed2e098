/**
 * PostgREST's `or` for rows in which any of `columns` contains `text`, ignoring case; undefined for an empty
 * text. %, _ and \ match literally. Characters of the filter syntax (commas, brackets, quotes, and *, which
 * PostgREST reads as %) become LIKE's 'any one character', because only some servers support quoting them. So
 * a search for `Tan (Mei)` may also find `Tan [Mei]`, but never misses a match.
 */
export function searchCondition(columns: readonly string[], text: string): string | undefined {
  // PostgreSQL cannot store a NUL and rejects a query that contains one.
  const wanted = text.replaceAll('\0', '').trim()
  if (wanted === '') return undefined
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&').replace(/[*,"()[\]{}]/g, '_')}%`
  return columns.map((column) => `${column}.ilike.${pattern}`).join(',')
}
