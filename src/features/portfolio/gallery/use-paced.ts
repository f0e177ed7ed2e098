import { startTransition, useEffect, useState } from 'react'

/**
 * A long list that grows and shrinks by `step` a frame, so that no single task has to draw or drop hundreds of cards.
 * What is there at first is there at once; a step gives way to whatever is pressed meanwhile. `items` must stay the
 * same array while they are the same items.
 */
export function usePaced<Item>(items: readonly Item[], step: number): readonly Item[] {
  const [reached, setReached] = useState(items)
  const next = nextSlice(reached, items, step)
  useEffect(() => {
    if (next === reached) return
    const frame = requestAnimationFrame(() => startTransition(() => setReached(next)))
    return () => cancelAnimationFrame(frame)
  }, [next, reached])
  // A long way begins a frame later: what set it off has its own work to do in this one.
  return next === items ? items : reached
}

/** One step from what is shown towards what is to be shown: the surplus leaves from the end first. */
export function nextSlice<Item>(
  shown: readonly Item[],
  goal: readonly Item[],
  step: number,
): readonly Item[] {
  if (shown.length > goal.length + step) return shown.slice(0, shown.length - step)
  if (goal.length > shown.length + step) return goal.slice(0, shown.length + step)
  return goal
}
