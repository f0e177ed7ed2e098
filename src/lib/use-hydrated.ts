import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** A value only the browser knows; during hydration it is `built`, the value in the HTML. */
export const useBrowserValue = <Value>(read: () => Value, built: Value): Value =>
  useSyncExternalStore(never, read, () => built)

/** False during hydration of a built page, then true; always true on pages rendered in the browser. */
export const useHydrated = (): boolean => useBrowserValue(() => true, false)
