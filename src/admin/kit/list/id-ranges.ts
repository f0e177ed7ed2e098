/** Ids after one, up to and with another; absent: to the end. */
export interface IdRange {
  after: string
  upTo?: string
}

const tail = '-0000-0000-0000-000000000000'
const ids = 2 ** 32

/** What comes after an id, cut into `count` ranges of about as many ids each: random ids lie evenly. */
export function idRanges(after: string, count: number): IdRange[] {
  const from = Number.parseInt(after.slice(0, 8), 16)
  const width = (ids - from) / count
  // Fewer where there is no room for so many.
  const bounds = Array.from({ length: count - 1 }, (_, index) => Math.floor(from + width * (index + 1)))
    .filter((bound, index, all) => bound > from && bound !== all[index - 1])
    .map((bound) => bound.toString(16).padStart(8, '0') + tail)
  return [after, ...bounds].map((start, index) => ({ after: start, upTo: bounds[index] }))
}
