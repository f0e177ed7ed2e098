import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'

/** Appears once the page is scrolled more than 300 px. */
export function ScrollToTop() {
  const shown = useScrolledPast(300)
  return (
    <button
      type="button"
      aria-label="Scroll to top"
      className={`screen-only fixed right-3.5 bottom-3.5 z-15 grid size-12 place-items-center bg-sheet shadow-float transition-[opacity,visibility] duration-step-2 ease-[ease] ${shown ? '' : 'invisible opacity-0'}`}
      onClick={scrollToPageTop}
    >
      <ArrowUp size={20} aria-hidden="true" />
    </button>
  )
}

/** Smoothly, unless the visitor prefers less motion. */
export function scrollToPageTop(): void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: reducedMotion ? 'auto' : 'smooth' })
}

function subscribe(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}

/** Whether the page is scrolled further down than `threshold` px. False while prerendering. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  )
}
