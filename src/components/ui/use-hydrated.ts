import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a prerendered page is hydrated, true right after; true from the start on a client-rendered page. For what
 * the build could not know: the search parameters, or what the browser supports.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
