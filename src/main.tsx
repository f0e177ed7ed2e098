import { startTransition, StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { loadPage } from '@/app/load-page'
import { matchRoute } from '@/app/routes'
import { createContent } from '@/lib/content'
import { rememberLeadSource } from '@/lib/lead-source'
import { normalisePath } from '@/lib/paths'
import { holdParts } from '@/lib/hydration-gates'
import type { SeededQuery } from '@/lib/query-library'
import '@/styles.css'

const root = document.getElementById('root') as HTMLElement
const seed = document.getElementById('seed')
const path = normalisePath(location.pathname)
const content = createContent(JSON.parse(seed?.textContent || '[]') as SeededQuery[])

const tree = (
  <StrictMode>
    <BrowserRouter>
      <App content={content} />
    </BrowserRouter>
  </StrictMode>
)

const isPrerendered = root.dataset.path === path
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
await loadPage(matchRoute(path).route, isPrerendered)
if (isPrerendered) {
  holdParts(root)
  // In slices: on a slow phone one task would delay a tap or a scroll by a tenth of a second.
  startTransition(() => void hydrateRoot(root, tree))
} else {
  // The host answered with another page's HTML: remove its content and head.
  document.querySelectorAll('[data-prerendered]').forEach((element) => element.remove())
  root.replaceChildren()
  createRoot(root).render(tree)
}
