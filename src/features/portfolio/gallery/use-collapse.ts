import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'
import { firstShown } from '@/features/portfolio/gallery/gallery-queries'

/** Ten beats: as long as the cloth takes to come undone (styles/gallery.css). */
const collapseMs = 900

interface Collapse {
  list: RefObject<HTMLElement | null>
  /** What stays where it is on the screen while the list above it grows shorter: the row of the button. */
  anchor: RefObject<HTMLElement | null>
  /** How many projects are drawn. */
  shown: number
  expanded: boolean
  onCollapsed: () => void
}

/** Lets what is below the first six come undone before it is taken away; at once where less motion is asked for. */
export function useCollapse({ list, anchor, shown, expanded, onCollapsed }: Collapse) {
  const reducedMotion = useReducedMotion()
  const [collapsing, setCollapsing] = useState(false)
  const place = useRef<number | null>(null)
  const top = () => anchor.current?.getBoundingClientRect().top ?? 0

  const finish = useRef(() => {})
  useEffect(() => {
    finish.current = () => {
      place.current = top()
      setCollapsing(false)
      onCollapsed()
    }
  })

  useEffect(() => {
    if (!collapsing) return
    // A filter that is chosen meanwhile has made the list short already.
    if (!expanded) return setCollapsing(false)
    const timer = setTimeout(() => finish.current(), collapseMs)
    return () => clearTimeout(timer)
  }, [collapsing, expanded])

  useLayoutEffect(() => {
    if (place.current === null) return
    const now = anchor.current?.getBoundingClientRect().top ?? 0
    window.scrollBy({ top: now - place.current, behavior: 'instant' })
    if (shown <= firstShown) place.current = null
  }, [anchor, shown])

  function collapse() {
    const end = list.current?.getBoundingClientRect().bottom ?? 0
    const start = list.current?.children[1]?.firstElementChild?.getBoundingClientRect().top ?? 0
    // Only what is on the screen can be seen to go: hundreds of rows above it do not slow the work down.
    list.current?.style.setProperty('--undone', `${Math.round(end - Math.max(start, 0))}px`)
    if (reducedMotion) finish.current()
    else setCollapsing(true)
  }

  return { collapsing, collapse }
}
