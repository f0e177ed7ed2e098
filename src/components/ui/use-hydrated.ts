import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while the prerendered page is taken over, true right after; true from the start where the browser draws the
 * page itself. For what the build could not know: the search part of the address, or what the browser can do.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
