import { useEffect, useState } from 'react'

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

interface Rotation {
  active: number
  /** Stopped by the visitor, or from the start where less motion is asked for. */
  stopped: boolean
  /** Really moving now: neither stopped nor held by pointer or focus. False until the script runs. */
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
  const [active, setActive] = useState(0)
  const [ready, setReady] = useState(false)
  const [stopped, setStopped] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const running = ready && !stopped && !pointed && !focused

  useEffect(() => {
    setStopped(prefersStill())
    setReady(true)
  }, [])

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
    toggle: () => setStopped(!stopped),
    holders: {
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
