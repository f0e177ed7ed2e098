import { useSyncExternalStore } from 'react'

const stepMs = 30_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, stepMs)
  return () => clearInterval(timer)
}

/** Rounded to half a minute, so that it does not change between two renders. */
const read = () => Math.floor(Date.now() / stepMs) * stepMs

/** The current time in ms, rounded to half a minute; rerenders when it changes. */
export const useNow = (): number => useSyncExternalStore(subscribe, read, read)

/** The same; undefined while a built page is hydrated. */
export const useNowOnceHydrated = (): number | undefined =>
  useSyncExternalStore<number | undefined>(subscribe, read, () => undefined)
