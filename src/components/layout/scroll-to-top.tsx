import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { scrollToPageTop } from '@/lib/scroll'

/** In the page's right margin, where it covers nothing; a ribbon at its edge where that margin is narrow. */
export function ScrollToTop() {
  const shown = useOnTheWayUp(300)
  return (
    <button
      type="button"
      aria-label="Scroll to top"
      className={`screen-only fixed right-0 bottom-[calc(var(--bottom-bar,0px)+.875rem)] z-15 grid h-12 w-[min(3rem,var(--margin))] place-items-center bg-sheet text-ink shadow-float transition-[opacity,visibility] duration-step-2 ${shown ? '' : 'invisible opacity-0'}`}
      onClick={scrollToPageTop}
    >
      <ArrowUp size={20} aria-hidden="true" />
    </button>
  )
}

/** The page moves by a little of itself, as a picture above comes in: that is nobody's scrolling. */
const jitter = 8

/** Whether the page, further down than `threshold` px, was last scrolled upwards, or has been read to its end. */
function useOnTheWayUp(threshold: number): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    let goesUp = false
    /** How far it went in its present direction. Asked only once it scrolls: before, the browser would lay the page out. */
    let furthest = 0
    function onScroll() {
      const top = window.scrollY
      const back = goesUp ? top - furthest : furthest - top
      if (back > jitter) goesUp = !goesUp
      if (back < 0 || back > jitter) furthest = top
      const rest = document.documentElement.scrollHeight - window.innerHeight - top
      setShown(top > threshold && (rest < 2 || goesUp))
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [threshold])
  return shown
}
