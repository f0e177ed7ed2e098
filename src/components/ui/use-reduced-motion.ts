import { startTransition, useEffect, useState } from 'react'

/** Whether the visitor prefers reduced motion. Initially true, so that nothing moves before it is known. */
export function useReducedMotion(): boolean {
  const [isReduced, setIsReduced] = useState(true)
  useEffect(() => {
    const list = window.matchMedia('(prefers-reduced-motion: reduce)')
    const update = () => startTransition(() => setIsReduced(list.matches))
    update()
    list.addEventListener('change', update)
    return () => list.removeEventListener('change', update)
  }, [])
  return isReduced
}
