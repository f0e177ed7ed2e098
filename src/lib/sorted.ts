/** The items in order, in a new array. `toSorted()` is newer than the supported browsers. */
export function sorted<T>(items: readonly T[], compare?: (a: T, b: T) => number): T[] {
  const copy = [...items]
  copy.sort(compare)
  return copy
}
