import { ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { scrollToPageTop } from '@/lib/scroll'

const hidden = ['invisible', 'opacity-0'] as const

/** In the page's right margin, where it covers nothing; a ribbon at its edge where that margin is narrow. */
export function ScrollToTop() {
  const button = useRef<HTMLButtonElement>(null)
  // Not by React, whose first change of a page takes a while: the tap after a scroll would wait for it.
  useEffect(
    () =>
      onTheWayUp(300, (shown) => {
        for (const name of hidden) button.current?.classList.toggle(name, !shown)
      }),
    [],
  )
  return (
    <button
      ref={button}
      type="button"
      aria-label="Scroll to top"
      className={`screen-only fixed right-0 bottom-[calc(var(--bottom-bar,0px)+.875rem)] z-15 grid h-12 w-[min(3rem,var(--margin))] place-items-center bg-sheet text-ink [box-shadow:var(--shadow-float)] transition-[opacity,visibility] duration-step-2 ${hidden.join(' ')}`}
      onClick={scrollToPageTop}
    >
      <ArrowUp size={20} aria-hidden="true" />
    </button>
  )
}

/** The page moves by a little of itself, as a picture above comes in: that is nobody's scrolling. */
const jitter = 8

/** Tells whether the page, further down than `threshold` px, was last scrolled upwards, or has been read to its end. */
function onTheWayUp(threshold: number, tell: (isSo: boolean) => void): () => void {
  let goesUp = false
  /** How far it went in its present direction. Asked only once it scrolls: before, the browser would lay the page out. */
  let furthest = 0
  function onScroll() {
    const top = window.scrollY
    const back = goesUp ? top - furthest : furthest - top
    if (back > jitter) goesUp = !goesUp
    if (back < 0 || back > jitter) furthest = top
    const rest = () => document.documentElement.scrollHeight - window.innerHeight - top
    tell(top > threshold && (goesUp || rest() < 2))
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}
