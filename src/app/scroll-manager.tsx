import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const storageKey = (key: string) => `scroll:${key}`
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Forward navigation starts at the top (or at the #part named); Back and Forward return to where one was. */
export function ScrollManager() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const first = useRef(true)

  useEffect(() => {
    const remember = () => sessionStorage.setItem(storageKey(key), String(Math.round(window.scrollY)))
    // `scrollend` alone would miss a click in the middle of a smooth scroll.
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useBrowserLayoutEffect(() => {
    // The browser itself restores the first page it shows, before this script even runs.
    if (first.current) {
      first.current = false
      return
    }
    const kept = type === 'POP' ? sessionStorage.getItem(storageKey(key)) : null
    if (kept !== null) window.scrollTo({ top: Number(kept), behavior: 'instant' })
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key, pathname, hash, type])

  return null
}
