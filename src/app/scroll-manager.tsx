import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Forward navigation starts at the top (or at the #part named); Back and Forward restore the position. */
export function ScrollManager() {
  const { key, pathname, hash, state } = useLocation()
  const type = useNavigationType()
  const first = useRef(true)
  const stays = (state as { screen?: string } | null)?.screen !== undefined

  // A layout effect: the old page's listener must be removed before anything below scrolls.
  useBrowserLayoutEffect(() => {
    const save = () => savePosition(key, window.scrollY)
    // `scrollend` alone would miss a click in the middle of a smooth scroll.
    window.addEventListener('scroll', save, { passive: true })
    return () => window.removeEventListener('scroll', save)
  }, [key])

  const shown = useRef(pathname)
  useBrowserLayoutEffect(() => {
    // A form of the admin stays open when its new row gets its own path.
    const samePage = shown.current === pathname || stays
    shown.current = pathname
    // From here on pages are laid out whole (src/styles/page-grid.css), so that a saved position is the same place.
    document.documentElement.dataset.started = ''
    // The browser restores the first page itself, before this script runs.
    if (first.current) {
      first.current = false
      return
    }
    // A plain #part link is a POP too, with an entry that has no state.
    const saved = type === 'POP' && window.history.state !== null ? savedPosition(key) : null
    if (saved !== null) return scrollTo(saved)
    if (hash) document.getElementById(idOf(hash))?.scrollIntoView()
    // A filter changes the address, not the page: no scrolling.
    else if (!samePage) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key, pathname, hash, type, stays])

  return null
}

/** The id in '#part'; an invalid escape is taken literally. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Scrolls to `top`, and again as a page that is still too short grows, until the visitor scrolls. */
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

/** Fallback when storage is forbidden or full: lasts as long as the page is open. */
const inMemory = new Map<string, string>()
const storageKey = (key: string) => `scroll:${key}`

/** Saves the scroll position of the history entry `key`, in px. */
export function savePosition(key: string, top: number): void {
  const text = String(Math.round(top))
  try {
    sessionStorage.setItem(storageKey(key), text)
  } catch {
    inMemory.set(key, text)
  }
}

/** The saved position in px, or null. */
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
