import { useSyncExternalStore } from 'react'

const stepMs = 30_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, stepMs)
  return () => clearInterval(timer)
}

/** The same moment for half a minute: what is drawn from it must not change between two renders. */
const read = () => Math.floor(Date.now() / stepMs) * stepMs

/** The present to half a minute, in ms: what is shown of it stays right on a page left open. */
export const useNow = (): number => useSyncExternalStore(subscribe, read, read)

/** The same on a prerendered page: undefined while it is hydrated, since the build could not know it. */
export const useNowOnceHydrated = () =>
  useSyncExternalStore<number | undefined>(subscribe, read, () => undefined)
