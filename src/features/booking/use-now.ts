import { useSyncExternalStore } from 'react'

const step = 30_000

function subscribe(notify: () => void) {
  const timer = setInterval(notify, step)
  return () => clearInterval(timer)
}

/**
 * The time to half a minute, in ms; undefined while the prerendered page is taken over, since the build could not
 * know it. A page left open sees its slots pass.
 */
export function useNow(): number | undefined {
  return useSyncExternalStore<number | undefined>(
    subscribe,
    () => Math.floor(Date.now() / step) * step,
    () => undefined,
  )
}
