import { startTransition, StrictMode, useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { loadPage } from '@/app/load-page'
import { matchRoute } from '@/app/routes'
import { createContent } from '@/lib/content'
import { rememberLeadSource } from '@/lib/lead-source'
import { normalisePath } from '@/lib/paths'
import { hold, holdParts, holdPresses } from '@/lib/hydration-gates'
import type { SeededQuery } from '@/lib/query-library'
import '@/styles.css'

const root = document.getElementById('root') as HTMLElement
const seed = document.getElementById('seed')
const path = normalisePath(location.pathname)
const content = createContent(JSON.parse(seed?.textContent || '[]') as SeededQuery[])

const { route } = matchRoute(path)
const isPrerendered = root.dataset.path === path
// A list that the address or the history's entry changes does not rest.
const rests = isPrerendered && route.rests && !location.search && !history.state?.usr

let hearPresses = () => {}

/** Once React has the frame around the page. */
function Taken() {
  useEffect(hearPresses, [])
  return null
}

const tree = (
  <StrictMode>
    <BrowserRouter>
      <App content={content} resting={rests ? path : undefined} />
      <Taken />
    </BrowserRouter>
  </StrictMode>
)

// React's renderer is the largest part to set up: a task of its own, before and after which a tap is answered.
const pause = () => new Promise((done) => setTimeout(done))
await pause()
// The browser opens its storage for it.
rememberLeadSource()
await pause()
// The router would ask for this while React draws, and wait for the browser.
if (history.state?.idx === undefined) history.replaceState({ ...history.state, idx: 0 }, '')
await pause()
const { createRoot, hydrateRoot } = await import('react-dom/client')
await pause()
if (!rests) await loadPage(route, isPrerendered)
if (isPrerendered) {
  hearPresses = holdPresses()
  holdParts(root)
  if (rests) hold(root.querySelector('main') as HTMLElement)
  // In slices: on a slow phone one task would delay a tap or a scroll by a tenth of a second.
  startTransition(() => void hydrateRoot(root, tree))
} else {
  // The host answered with another page's HTML: remove its content and head.
  document.querySelectorAll('[data-prerendered]').forEach((element) => element.remove())
  root.replaceChildren()
  createRoot(root).render(tree)
}
