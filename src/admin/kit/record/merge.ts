import { sorted } from '@/lib/sorted'

/** A value as text, with keys sorted, since the database stores them in an order of its own. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(sorted(Object.entries(part), ([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Whether two values of a form are equal. Forms contain plain data: texts, numbers, switches, lists, objects. */
export const sameValues = (a: unknown, b: unknown): boolean => a === b || textOf(a) === textOf(b)

interface Merged<Form> {
  /** The form with both changes; where both changed the same, it has my value. */
  values: Form
  /** The fields that have the other user's change. */
  taken: string[]
  /** The fields in which both changed the same to different values. */
  clashes: string[]
}

type Parts = Readonly<Record<string, unknown>>
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/** Whether the values have the same parts, so that each can be merged; lists do if they have the same length. */
const haveSameParts = (...values: unknown[]): boolean =>
  values.every(isParts) && new Set(values.map((value) => sorted(Object.keys(value)).join())).size === 1

interface MergedValue {
  value: unknown
  /** Whether both changed it to different values; `value` is mine then. */
  clash: boolean
}

function mergeWhole(base: unknown, theirs: unknown, mine: unknown): MergedValue {
  if (sameValues(theirs, mine) || sameValues(theirs, base)) return { value: mine, clash: false }
  if (sameValues(mine, base)) return { value: theirs, clash: false }
  return { value: mine, clash: true }
}

/** Merges by part where both changed the value. An entry of a list is one part, since it may have been moved. */
function mergeParts(base: unknown, theirs: unknown, mine: unknown): MergedValue {
  const whole = mergeWhole(base, theirs, mine)
  if (!whole.clash || !haveSameParts(base, theirs, mine)) return whole
  const isList = Array.isArray(mine)
  const parts = Object.keys(mine as Parts).map((key) => {
    const [was, other, own] = [base, theirs, mine].map((value) => (value as Parts)[key])
    return [key, isList ? mergeWhole(was, other, own) : mergeParts(was, other, own)] as const
  })
  const clash = parts.some(([, part]) => part.clash)
  if (isList) return clash ? whole : { value: parts.map(([, part]) => part.value), clash }
  return { value: Object.fromEntries(parts.map(([key, part]) => [key, part.value])), clash }
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
  const merged = differing.map((field) => ({
    field,
    ...(base ? mergeParts(base[field], theirs[field], mine[field]) : { value: mine[field], clash: true }),
  }))
  return {
    values: { ...mine, ...Object.fromEntries(merged.map(({ field, value }) => [field, value])) },
    taken: merged
      .filter(({ field, value, clash }) => !clash && !sameValues(value, mine[field]))
      .map(({ field }) => field),
    clashes: merged.filter(({ clash }) => clash).map(({ field }) => field),
  }
}
