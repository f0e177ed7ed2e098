import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { loadPage } from '@/app/load-page'
import { matchRoute } from '@/app/routes'
import { rememberLeadSource } from '@/lib/lead-source'
import { normalisePath } from '@/lib/paths'
import { createQueryClient } from '@/lib/query-client'
import { restoreSeed } from '@/lib/query-seed'
import '@/styles.css'

const root = document.getElementById('root') as HTMLElement
const seed = document.getElementById('seed')
const path = normalisePath(location.pathname)
const queryClient = createQueryClient()
rememberLeadSource()
if (seed?.textContent) restoreSeed(queryClient, seed.textContent)

const tree = (
  <StrictMode>
    <BrowserRouter>
      <App queryClient={queryClient} />
    </BrowserRouter>
  </StrictMode>
)

await loadPage(matchRoute(path).route)
if (root.dataset.path === path) {
  // In slices: on a slow phone one task would delay a tap or a scroll by a tenth of a second.
  startTransition(() => void hydrateRoot(root, tree))
} else {
  // The host answered with another page's HTML: remove its content and head.
  document.querySelectorAll('[data-prerendered]').forEach((element) => element.remove())
  root.replaceChildren()
  createRoot(root).render(tree)
}
