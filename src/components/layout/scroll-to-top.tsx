import { ArrowUp } from 'lucide-react'
import { useScrolledPast } from '@/components/layout/use-scrolled-past'

/** Appears once the page is scrolled more than 300 px. */
export function ScrollToTop() {
  const shown = useScrolledPast(300)
  return (
    <button
      type="button"
      aria-label="Scroll to top"
      className={`scroll-to-top screen-only ${shown ? 'is-shown' : ''}`}
      onClick={scrollToPageTop}
    >
      <ArrowUp size={20} aria-hidden="true" />
    </button>
  )
}

/** Smoothly, unless the visitor asked for less motion. */
export function scrollToPageTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}
