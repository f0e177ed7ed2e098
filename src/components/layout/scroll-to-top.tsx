import { ArrowUp } from 'lucide-react'
import { scrollToPageTop } from '@/components/layout/scroll-to-page-top'
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
