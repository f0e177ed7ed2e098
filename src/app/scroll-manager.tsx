import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { keepPlace, placeOf } from '@/app/scroll-places'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Forward navigation starts at the top (or at the #part named); Back and Forward return to where one was. */
export function ScrollManager() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const first = useRef(true)

  // In the layout effect, so that the old page's listener is gone before anything below scrolls.
  useBrowserLayoutEffect(() => {
    const remember = () => keepPlace(key, window.scrollY)
    // `scrollend` alone would miss a click in the middle of a smooth scroll.
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  const shown = useRef(pathname)
  useBrowserLayoutEffect(() => {
    const samePage = shown.current === pathname
    shown.current = pathname
    // The browser itself restores the first page it shows, before this script even runs.
    if (first.current) {
      first.current = false
      return
    }
    // A plain link to a #part is a POP too, of an entry without a state.
    const kept = type === 'POP' && window.history.state !== null ? placeOf(key) : null
    if (kept !== null) return returnTo(kept)
    if (hash) document.getElementById(partOf(hash))?.scrollIntoView()
    // A filter in the address changes the list, not the page one is on.
    else if (!samePage) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key, pathname, hash, type])

  return null
}

/** The id that '#part' names. Anybody can write an address: a broken escape names what stands there. */
function partOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Scrolls to `top` and, where the page is not yet long enough, again as it grows, until the visitor moves. */
function returnTo(top: number): () => void {
  const go = () => window.scrollTo({ top, behavior: 'instant' })
  const growth = new ResizeObserver(() => {
    go()
    if (Math.abs(window.scrollY - top) < 2) stop()
  })
  const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown']
  const stop = () => {
    growth.disconnect()
    for (const move of moves) window.removeEventListener(move, stop)
  }
  for (const move of moves) window.addEventListener(move, stop, { passive: true })
  go()
  growth.observe(document.body)
  return stop
}
