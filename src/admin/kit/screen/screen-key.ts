import { useLocation } from 'react-router-dom'

interface SameScreen {
  /** The key of the screen that stays open under a new path. */
  screen?: string
}

/**
 * Identifies the open screen: its path, or each visit of a form for a new row. The first save gives that row its
 * own path and passes the key on, so that the form stays open.
 */
export function useScreenKey(): string {
  const { key, pathname, state } = useLocation()
  return (state as SameScreen | null)?.screen ?? (pathname.endsWith('/new') ? key : pathname)
}
