import { useEffect, useState } from 'react'

/**
 * A long list that grows and shrinks by `step` a frame, so that no single task draws or drops hundreds of cards.
 * What is there at first is there at once. `items` must stay the same array while they are the same items.
 */
export function usePaced<Item>(items: readonly Item[], step: number): readonly Item[] {
  const [reached, setReached] = useState(items)
  const shown = nextSlice(reached, items, step)
  useEffect(() => {
    if (shown === reached) return
    const frame = requestAnimationFrame(() => setReached(shown))
    return () => cancelAnimationFrame(frame)
  }, [shown, reached])
  return shown
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
