import { useSyncExternalStore } from 'react'
import { onClockSet, studioNow } from '@/features/booking/studio-clock'

const step = 30_000

function subscribe(notify: () => void) {
  const timer = setInterval(notify, step)
  const stop = onClockSet(notify)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/**
 * The time to half a minute, in ms; undefined while the prerendered page is taken over, since the build could not
 * know it. A page left open sees its slots pass.
 */
export function useNow(): number | undefined {
  return useSyncExternalStore<number | undefined>(
    subscribe,
    () => Math.floor(studioNow() / step) * step,
    () => undefined,
  )
}
