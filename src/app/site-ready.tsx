import { useEffect } from 'react'

/** Says that forms and buttons now work: the boot script hands over what was sent before, tests wait for it. */
export function SiteReady() {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    document.dispatchEvent(new Event('site-ready'))
  }, [])
  return null
}
