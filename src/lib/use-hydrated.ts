import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this was written by the build, or is taken over from what the build wrote; stays so. */
export function useIsBuilt(): boolean {
  // React asks for the second snapshot only then. Both say the same afterwards, or it would draw the part once more, at
  // once and in one task with all that waits.
  const isBuilt = useRef<boolean>(undefined)
  return useSyncExternalStore(
    never,
    () => (isBuilt.current ??= false),
    () => (isBuilt.current = true),
  )
}

/**
 * False while a prerendered page is hydrated, true soon after; true from the start on a client-rendered page. For what
 * the build could not know: the search parameters, or what the browser supports.
 */
export function useHydrated(): boolean {
  const isBuilt = useIsBuilt()
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (isBuilt) startTransition(() => setIsOver(true))
  }, [isBuilt])
  return !isBuilt || isOver
}
