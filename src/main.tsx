import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { readState } from '@/app/built-state'
import { loadPage } from '@/app/load-page'
import { matchRoute } from '@/app/routes'
import { rememberLeadSource } from '@/lib/lead-source'
import { normalisePath } from '@/lib/paths'
import { addPopovers } from '@/lib/popovers'
import { createQueryClient } from '@/lib/query-client'
import '@/styles.css'

const root = document.getElementById('root') as HTMLElement
const path = normalisePath(location.pathname)
const isBuilt = root.dataset.path === path
const state = document.getElementById('state')?.textContent
const queryClient = createQueryClient()
if (state) readState(queryClient, state)

rememberLeadSource()
await addPopovers()
// With its code there, React hydrates the page without waiting.
await loadPage(matchRoute(path).route)

const tree = (
  <StrictMode>
    <BrowserRouter>
      <App queryClient={queryClient} />
    </BrowserRouter>
  </StrictMode>
)

// From here on React hears the visitor itself.
document.dispatchEvent(new Event('site-hydrates'))
if (isBuilt) {
  // In slices: on a slow phone one task would delay a tap or a scroll by a tenth of a second.
  startTransition(() => void hydrateRoot(root, tree))
} else {
  // The host answered with another page's HTML: remove its content and head.
  document.querySelectorAll('[data-prerendered]').forEach((element) => element.remove())
  root.replaceChildren()
  createRoot(root).render(tree)
}
