import { sameValues } from '@/admin/kit/record/differences'

interface Merged<Form> {
  /** The form with both changes in it; a field that both changed has mine. */
  values: Form
  /** The fields of which theirs was taken. */
  taken: string[]
  /** The fields that both changed, each to something else. */
  clashes: string[]
}

/** Two changes of one form, by field. Without `base`, what both began with, each field that differs is a clash. */
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
