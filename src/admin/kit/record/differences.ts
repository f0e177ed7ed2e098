/**
 * Whether two values of a form are equal. Forms contain plain data: texts, numbers, switches, lists, objects.
 */
export const sameValues = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

export interface Difference {
  field: string
  label: string
  /** Readable text. */
  theirs: string
  mine: string
}

/** The differing fields of two versions of a form as readable text, in the order of `labels`. */
export function differences(
  labels: Readonly<Record<string, string | undefined>>,
  theirs: Readonly<Record<string, unknown>>,
  mine: Readonly<Record<string, unknown>>,
): Difference[] {
  return Object.entries(labels).flatMap(([field, label]) =>
    !label || sameValues(theirs[field], mine[field])
      ? []
      : [{ field, label, ...around(formatValue(theirs[field]), formatValue(mine[field])) }],
  )
}

/** A value as readable text. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Empty'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(formatValue).join('\n') || 'Empty'
  if (typeof value === 'object')
    return Object.values(value).filter(Boolean).map(formatValue).join(', ') || 'Empty'
  return String(value)
}

const shown = 240
const before = 60

/** Truncates long texts to the part from where they differ, with some text before it. */
function around(theirs: string, mine: string): { theirs: string; mine: string } {
  if (theirs.length <= shown && mine.length <= shown) return { theirs, mine }
  let parting = 0
  while (parting < Math.min(theirs.length, mine.length) && theirs[parting] === mine[parting]) parting += 1
  const from = Math.max(0, parting - before)
  const cut = (text: string) =>
    `${from > 0 ? '… ' : ''}${text.slice(from, from + shown)}${text.length > from + shown ? ' …' : ''}`
  return { theirs: cut(theirs), mine: cut(mine) }
}
