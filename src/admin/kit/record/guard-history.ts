import type { Navigator } from 'react-router-dom'

// A window calls its listeners in the order they came, and the router listens from its first render. This module is
// loaded before that, so its listener is the first, and may keep an event from the router.
let onPop: ((event: PopStateEvent) => void) | undefined
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => onPop?.(event), true)

const indexOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0

type Ask = (go: () => void) => void

const asking: Ask[] = []
let stop: (() => void) | undefined

/**
 * Stands before every way off the page until the stop function is called: `ask` is given the way on and may take it,
 * now, later or never. Of several guards on one page the last that came asks first. The router has no such thing for
 * `<BrowserRouter>`, so its history is watched here; a reload and closing the tab are asked about in the browser's
 * own words.
 */
export function guardHistory(history: Navigator, ask: Ask): () => void {
  asking.push(ask)
  stop ??= watch(history, (go) => [...asking].reduce<() => void>((next, each) => () => each(next), go)())
  return () => {
    asking.splice(asking.indexOf(ask), 1)
    if (asking.length > 0) return
    stop?.()
    stop = undefined
  }
}

function watch(history: Navigator, ask: Ask): () => void {
  const { push, replace } = history
  const index = indexOf(window.history.state)
  let open = false
  const askFor = (move: () => void) =>
    ask(() => {
      open = true
      move()
    })

  const guarded =
    (move: typeof push): typeof push =>
    (to, state, options) => {
      const path = typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname
      if (open || !path || path === window.location.pathname) return move(to, state, options)
      askFor(() => move(to, state, options))
    }
  history.push = guarded(push)
  history.replace = guarded(replace)

  let returning = false
  onPop = (event) => {
    if (open) return
    // The page is not left yet: the router must not see it.
    event.stopImmediatePropagation()
    if (returning) {
      returning = false
      return
    }
    const delta = indexOf(event.state) - index
    if (delta === 0) return
    returning = true
    window.history.go(-delta)
    askFor(() => window.history.go(delta))
  }
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', onUnload)
  return () => {
    history.push = push
    history.replace = replace
    onPop = undefined
    window.removeEventListener('beforeunload', onUnload)
  }
}
