/**
 * PostgREST's `or` for rows in which any of `columns` holds `text`, whatever its case; undefined for no text.
 * Everything typed stands for itself: % and _ (and \) are escaped for LIKE, then the whole for PostgREST's quotes.
 * PostgREST reads * as %, and has no way to escape it: it becomes _, any one character.
 */
export function searchCondition(columns: readonly string[], text: string): string | undefined {
  // A NUL cannot be stored, so nothing holds one; PostgreSQL refuses to be asked.
  const wanted = text.replaceAll('\0', '').trim()
  if (wanted === '') return undefined
  const like = `%${wanted.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`
  const quoted = `"${like.replace(/[\\"]/g, '\\$&')}"`
  return columns.map((column) => `${column}.ilike.${quoted}`).join(',')
}
