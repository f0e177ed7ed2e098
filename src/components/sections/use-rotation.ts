import { useEffect, useState } from 'react'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'

interface Rotation {
  active: number
  /** Stopped by the visitor, or from the start where less motion is asked for (and before the script runs). */
  stopped: boolean
  /** Really moving now: neither stopped nor held by pointer or focus. */
  running: boolean
  select: (index: number) => void
  toggle: () => void
  /** Spread on everything that holds the rotation while it is pointed at or has the focus. */
  holders: {
    onMouseEnter: () => void
    onMouseLeave: () => void
    onFocus: () => void
    onBlur: () => void
  }
}

/** Steps through `count` items, one every `interval` ms; a selected item gets its full time. */
export function useRotation(count: number, interval: number): Rotation {
  const still = useReducedMotion()
  const [active, setActive] = useState(0)
  const [choice, setChoice] = useState<'play' | 'stop' | null>(null)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const stopped = choice ? choice === 'stop' : still
  const running = !stopped && !pointed && !focused

  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setActive((active + 1) % count), interval)
    return () => clearTimeout(timer)
  }, [running, active, count, interval])

  return {
    active,
    stopped,
    running,
    select: setActive,
    toggle: () => setChoice(stopped ? 'play' : 'stop'),
    holders: {
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
