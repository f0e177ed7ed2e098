import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(notify: () => void) {
  const list = window.matchMedia(query)
  list.addEventListener('change', notify)
  return () => list.removeEventListener('change', notify)
}

/** Whether the visitor prefers less motion. True on the server: nothing moves before we know. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
}
