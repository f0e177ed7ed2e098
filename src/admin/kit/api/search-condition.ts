/** A typed phone number without its country code: the digits that every spelling of it has. */
function nationalDigits(text: string): string | undefined {
  if (!/^\+?[\d ().-]+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^(?:00)?(?:60|0)/, '')
  return digits.length >= 5 ? digits : undefined
}

/**
 * PostgREST's `or` for rows in which any of `columns` contains `text`, ignoring case and the kind of an apostrophe;
 * undefined for an empty text. A phone number also matches by its digits in `numberColumn`, so that its spelling does not
 * matter. %, _ and \ match literally. Characters of the filter syntax (commas, brackets, quotes, and *, which
 * PostgREST reads as %) become LIKE's 'any one character', because only some servers support quoting them. So
 * a search for `Tan (Mei)` may also find `Tan [Mei]`, but never misses a match.
 */
export function searchCondition(
  columns: readonly string[],
  text: string,
  numberColumn?: string,
): string | undefined {
  // PostgreSQL cannot store a NUL and rejects a query that contains one.
  const wanted = text.replaceAll('\0', '').trim()
  if (wanted === '') return undefined
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&').replace(/[*,"()[\]{}'’‘ʼ`]/g, '_')}%`
  const conditions = columns.map((column) => `${column}.ilike.${pattern}`)
  const digits = numberColumn && nationalDigits(wanted)
  if (digits) conditions.push(`${numberColumn}.like.%${digits}%`)
  return conditions.join(',')
}
