/** A value as text, with keys sorted, since the database stores them in an order of its own. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Whether two values of a form are equal. Forms contain plain data: texts, numbers, switches, lists, objects. */
export const sameValues = (a: unknown, b: unknown): boolean => a === b || textOf(a) === textOf(b)

interface Merged<Form> {
  /** The form with both changes; a field that both changed has my value. */
  values: Form
  /** The fields that have the other user's value. */
  taken: string[]
  /** The fields that both changed to different values. */
  clashes: string[]
}

/**
 * Merges two changes of a form by field. `base` is their common start; without it each differing field is a
 * clash.
 */
export function mergeForms<Form extends object>(
  base: Form | undefined,
  theirs: Form,
  mine: Form,
): Merged<Form> {
  const fields = Object.keys(theirs) as Array<keyof Form & string>
  const differing = fields.filter((field) => !sameValues(theirs[field], mine[field]))
  const taken = differing.filter((field) => base && sameValues(mine[field], base[field]))
  const clashes = differing.filter(
    (field) => !base || !(sameValues(mine[field], base[field]) || sameValues(theirs[field], base[field])),
  )
  const values = { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) }
  return { values, taken, clashes }
}
