/** The list with the entry at `from` at `to`; the same list where either is none of its places. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length || from === to) return list
  const others = list.toSpliced(from, 1)
  return others.toSpliced(to, 0, entry)
}

/** The place in a list of boxes, one below the other, over whose middle a pointer at `y` has come. */
export function placeUnder(y: number, boxes: ReadonlyArray<{ top: number; height: number }>): number {
  const below = boxes.findIndex(({ top, height }) => y < top + height)
  return below === -1 ? boxes.length - 1 : below
}
