import { Suspense, use, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'

/** A part is taken over this long before it comes into sight. */
const nearPx = 200

/** By these somebody uses the page: all parts are taken over, in the order of the page. */
const uses = ['pointerdown', 'keydown', 'focusin', 'click', 'submit'] as const

interface Gate {
  opened: Promise<void>
  open: () => void
}

/** So that `use` goes on at once, also within the event that opened a gate. */
const markFulfilled = (promise: Promise<void>) =>
  Object.assign(promise, { status: 'fulfilled', value: undefined })

const nothing = markFulfilled(Promise.resolve())

function createGate(): Gate {
  let resolve = () => {}
  const opened = new Promise<void>((done) => {
    resolve = done
  })
  const open = () => {
    markFulfilled(opened)
    resolve()
  }
  // A build writes all parts.
  if (import.meta.env.SSR) open()
  return { opened, open }
}

const never = () => () => {}

/**
 * A part of the page that stands below the first screen. As built it can be read, and its links and boxes work; React
 * takes it over when it comes near, or as soon as anything is pressed, each part in a task of its own.
 */
export function HydrateWhenNear({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [gate] = useState(createGate)

  useEffect(() => {
    const { open } = gate
    const near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
      { rootMargin: `${nearPx}px` },
    )
    if (place.current) near.observe(place.current)
    // Before React hears of it, which then takes over what was pressed at once.
    for (const type of uses) addEventListener(type, open, { capture: true, once: true })
    return () => {
      near.disconnect()
      for (const type of uses) removeEventListener(type, open, { capture: true })
    }
  }, [gate])

  return (
    <div ref={place} className={className}>
      <Suspense fallback={null}>
        <Wait gate={gate}>{children}</Wait>
      </Suspense>
    </div>
  )
}

/** Waits only while HTML stands in its place: what React draws anew itself is drawn at once. */
function Wait({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isBuilt = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  use(isBuilt ? gate.opened : nothing)
  return children
}
