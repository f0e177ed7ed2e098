import { ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { scrollToPageTop } from '@/lib/scroll'

const hidden = ['invisible', 'opacity-0'] as const

/** Placed in the page's right margin, where it covers no content; narrower if the margin is narrow. */
export function ScrollToTop() {
  const button = useRef<HTMLButtonElement>(null)
  // Not with React state: its first update of a page is slow and would delay a tap after a scroll.
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

/** In px. A smaller shift is not scrolling: the page moves a little when an image above loads. */
const jitter = 8

/**
 * Reports whether the page is scrolled more than `threshold` px and was last scrolled up or is at its end.
 */
function onTheWayUp(threshold: number, report: (isShown: boolean) => void): () => void {
  let goesUp = false
  /**
   * The furthest position in the current direction. Read only on scroll, because reading it earlier forces a
   * layout.
   */
  let furthest = 0
  function onScroll() {
    const top = window.scrollY
    const back = goesUp ? top - furthest : furthest - top
    if (back > jitter) goesUp = !goesUp
    if (back < 0 || back > jitter) furthest = top
    const rest = () => document.documentElement.scrollHeight - window.innerHeight - top
    report(top > threshold && (goesUp || rest() < 2))
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}
