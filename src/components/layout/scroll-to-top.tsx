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

/** Whether the page, further down than `threshold` px, was last scrolled upwards, or has been read to its end. */
function useOnTheWayUp(threshold: number): boolean {
  const [up, setUp] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    function onScroll() {
      const top = window.scrollY
      const rest = document.documentElement.scrollHeight - window.innerHeight - top
      if (top !== last) setUp(top > threshold && (rest < 2 || top < last))
      last = top
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [threshold])
  return up
}
