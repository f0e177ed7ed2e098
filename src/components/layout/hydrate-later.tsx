import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { createGate, type Gate } from '@/lib/hydration-gates'
import { useIsBuilt } from '@/lib/use-hydrated'

/** A part is near this long before it comes into sight. */
const nearPx = 200

/** By these somebody uses a part. */
const uses = ['pointerdown', 'keydown', 'focusin', 'click', 'input'] as const

interface PartProps {
  /** About how tall it is on a phone. With it, a phone's browser lays the part out when it comes near. */
  rem?: number
  className?: string
  children: ReactNode
}

/**
 * A part of the page that stands below the first screen and does something by itself. As built it can be read, and its
 * links and boxes work; React takes it over when it comes near or is used, in a task of its own.
 */
export const HydrateWhenNear = (props: PartProps) => <Part {...props} whenNear />

/** The same for text with links and questions: React takes it over when somebody uses it, and for most never. */
export const HydrateWhenUsed = (props: PartProps) => <Part {...props} />

function Part({ rem, className = '', whenNear = false, children }: PartProps & { whenNear?: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const [gate] = useState(createGate)
  const isFar = useIsBuilt() && rem !== undefined
  // It is about to change: React takes it over as it was built first, or would throw it away.
  gate.openForChange()

  useEffect(() => {
    const part = place.current
    if (!part) return
    gate.wait(part)
    const onNear = () => {
      // Not by React, which would take the part over for it.
      part.classList.remove('far-part')
      if (whenNear) gate.open()
    }
    const stop = watch(part, { gate, onNear })
    return () => {
      gate.pass()
      stop()
    }
  }, [gate, whenNear])

  return (
    <div
      ref={place}
      data-part=""
      className={`${className} ${isFar ? 'far-part' : ''}`}
      style={isFar ? { containIntrinsicHeight: `auto ${rem}rem` } : undefined}
    >
      <Suspense fallback={null}>
        <Passed gate={gate} />
        {children}
      </Suspense>
    </div>
  )
}

/** Tells that React has the part. */
function Passed({ gate }: { gate: Gate }) {
  useEffect(() => gate.pass(), [gate])
  return null
}

interface Watched {
  gate: Gate
  onNear: () => void
}

const watched = new Map<Element, Watched>()
let observer: IntersectionObserver | undefined

/** Tells once when the part comes near, and opens its gate when it is used. Gives what stops that. */
function watch(part: Element, told: Watched): () => void {
  const near = (observer ??= startWatching())
  watched.set(part, told)
  near.observe(part)
  return () => {
    watched.delete(part)
    near.unobserve(part)
  }
}

/** One for all parts: a page has many, and starting costs each of them time. */
function startWatching(): IntersectionObserver {
  for (const type of uses) addEventListener(type, onUse, { capture: true })
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        watched.get(target)?.onNear()
      }
    },
    { rootMargin: `${nearPx}px` },
  )
  return near
}

/**
 * Before React hears of it, which then takes over what was pressed at once. A question opens by itself: of that it hears
 * nothing, or all of the part would come before the answer.
 */
function onUse(event: Event) {
  const { target } = event
  if (!(target instanceof Element)) return
  for (const [part, { gate }] of watched) {
    if (!gate.isWaiting() || !part.contains(target)) continue
    if (target.closest('summary')) event.stopPropagation()
    else gate.open()
  }
}
