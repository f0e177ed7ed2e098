import { useEffect } from 'react'

/**
 * While `active`, the browser asks before the tab is closed or reloaded. Links inside the admin need no
 * question, since the draft keeps the text.
 */
export function useUnloadGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
}
