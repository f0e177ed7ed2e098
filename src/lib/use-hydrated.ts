import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** A value that only the browser knows. While a built page is hydrated it is `built`, as the build wrote it. */
export const useBrowserValue = <Value>(read: () => Value, built: Value): Value =>
  useSyncExternalStore(never, read, () => built)

/** False while a built page is hydrated, true afterwards; true from the start on a page that the browser draws. */
export const useHydrated = (): boolean => useBrowserValue(() => true, false)
