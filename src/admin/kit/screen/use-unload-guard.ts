import { useEffect } from 'react'

/**
 * While `active`, the browser asks before the tab is closed or loaded again. Links inside the admin are not asked
 * about: the draft keeps what is typed.
 */
export function useUnloadGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
}
