import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { createGate, type Gate } from '@/lib/hydration-gates'
import { useIsBuilt } from '@/lib/use-hydrated'

/** A part is taken over this long before it comes into sight. */
const nearPx = 200

/** By these somebody uses a part. */
const uses = ['pointerdown', 'keydown', 'focusin', 'click', 'input'] as const

interface HydrateWhenNearProps {
  /** About how tall it is on a phone. With it, a phone's browser lays the part out when it comes near, too. */
  rem?: number
  className?: string
  children: ReactNode
}

/**
 * A part of the page that stands below the first screen. As built it can be read, and its links and boxes work; React
 * takes it over when it comes near or is pressed, in a task of its own.
 */
export function HydrateWhenNear({ rem, className = '', children }: HydrateWhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [gate] = useState(createGate)
  const [isFar, setIsFar] = useState(useIsBuilt() && rem !== undefined)
  // It is about to change: React takes it over as it was built first, or would throw it away.
  if (gate.isWaiting()) gate.open()

  useEffect(() => {
    const { open } = gate
    gate.wait()
    const near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
      { rootMargin: `${nearPx}px` },
    )
    if (place.current) near.observe(place.current)
    // Before React hears of it, which then takes over what was pressed at once. A question opens by itself: of that it
    // hears nothing, or all of the part would come before the answer.
    const onUse = (event: Event) => {
      if (!gate.isWaiting()) return stop()
      const { target } = event
      if (!(target instanceof Element) || !place.current?.contains(target)) return
      if (target.closest('summary')) event.stopPropagation()
      else open()
    }
    const stop = () => {
      near.disconnect()
      for (const type of uses) removeEventListener(type, onUse, { capture: true })
    }
    for (const type of uses) addEventListener(type, onUse, { capture: true })
    return () => {
      gate.pass()
      stop()
    }
  }, [gate])

  return (
    <div
      ref={place}
      className={`${className} ${isFar ? 'far-part' : ''}`}
      style={isFar ? { containIntrinsicSize: `auto ${rem}rem` } : undefined}
    >
      <Suspense fallback={null}>
        <Wait gate={gate} setIsFar={setIsFar}>
          {children}
        </Wait>
      </Suspense>
    </div>
  )
}

interface WaitProps {
  gate: Gate
  setIsFar: (isFar: boolean) => void
  children: ReactNode
}

/** Waits only while HTML stands in its place: what React draws anew itself is drawn at once. */
function Wait({ gate, setIsFar, children }: WaitProps) {
  const isBuilt = useIsBuilt()
  if (isBuilt) use(gate.opened)
  useEffect(() => {
    gate.pass()
    setIsFar(false)
  }, [gate, setIsFar])
  return children
}
