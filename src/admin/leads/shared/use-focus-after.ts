import { useEffect, useRef } from 'react'

/** A ref for the element that takes the focus once `done` is true, if the pressed button is gone. */
export function useFocusAfter<Target extends HTMLElement>(done: boolean) {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (done && document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [done])
  return target
}
