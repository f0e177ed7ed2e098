import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Forward navigation starts at the top (or at the #part named); Back and Forward return to where one was. */
export function ScrollManager() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const first = useRef(true)

  // In the layout effect, so that the old page's listener is gone before anything below scrolls.
  useBrowserLayoutEffect(() => {
    const remember = () => savePosition(key, window.scrollY)
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
    const saved = type === 'POP' && window.history.state !== null ? savedPosition(key) : null
    if (saved !== null) return scrollTo(saved)
    if (hash) document.getElementById(idOf(hash))?.scrollIntoView()
    // A filter in the address changes the list, not the page one is on.
    else if (!samePage) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key, pathname, hash, type])

  return null
}

/** The id that '#part' names. Anybody can write an address: a broken escape names what stands there. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Scrolls to `top` and, where the page is not yet long enough, again as it grows, until the visitor moves. */
function scrollTo(top: number): () => void {
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

/** Where storage is forbidden, or full, positions are remembered as long as the page is open. */
const inMemory = new Map<string, string>()
const storageKey = (key: string) => `scroll:${key}`

/** Remembers how far down, in px, the entry `key` of the tab's history was left. */
export function savePosition(key: string, top: number): void {
  const text = String(Math.round(top))
  try {
    sessionStorage.setItem(storageKey(key), text)
  } catch {
    inMemory.set(key, text)
  }
}

/** How far down it was left, in px; null where nobody has scrolled there. */
export function savedPosition(key: string): number | null {
  const saved = inMemory.get(key) ?? stored(key)
  return saved === null ? null : Number(saved)
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(key))
  } catch {
    return null
  }
}
