import { useEffect } from 'react'

/** Tells the boot script that forms and buttons now work: it hands over what was sent before. */
export function SiteReady() {
  useEffect(() => {
    document.dispatchEvent(new Event('site-ready'))
  }, [])
  return null
}
