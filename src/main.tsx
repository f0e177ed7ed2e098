import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { loadPage } from '@/app/load-page'
import { matchRoute } from '@/app/routes'
import { normalisePath } from '@/lib/paths'
import { createQueryClient } from '@/lib/query-client'
import { plantSeed } from '@/lib/query-seed'
import '@/styles.css'

const root = document.getElementById('root') as HTMLElement
const seed = document.getElementById('seed')
const path = normalisePath(location.pathname)
const queryClient = createQueryClient()
if (seed?.textContent) plantSeed(queryClient, seed.textContent)

const tree = (
  <StrictMode>
    <BrowserRouter>
      <App queryClient={queryClient} />
    </BrowserRouter>
  </StrictMode>
)

await loadPage(matchRoute(path).route)
if (root.dataset.path === path) {
  // In slices: on a slow phone one go would hold up a tap or a scroll for a tenth of a second.
  startTransition(() => void hydrateRoot(root, tree))
} else {
  // A host that answers every path with one page's HTML: that page's content and head must go first.
  document.querySelectorAll('[data-prerendered]').forEach((element) => element.remove())
  root.replaceChildren()
  createRoot(root).render(tree)
}
