import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom'

type Ask = (go: () => void) => void

/** All that guard the page now. Of several the last that came asks first. */
const guards: Ask[] = []
let stopWatching: (() => void) | undefined
const currentIndex = () => (window.history.state as { idx?: number } | null)?.idx ?? 0

/** Stands before every way off the page until the stop function is called; BrowserRouter has no blocker of its own. */
export function guardPage(navigator: Navigator, ask: Ask): () => void {
  guards.push(ask)
  stopWatching ??= watch(navigator)
  return () => {
    guards.splice(guards.indexOf(ask), 1)
    if (guards.length > 0) return
    stopWatching?.()
    stopWatching = undefined
  }
}

function watch(navigator: Navigator): () => void {
  const { push, replace } = navigator
  let index = currentIndex()
  let open = false
  const askFor = (move: () => void) => {
    const go = () => {
      open = true
      move()
    }
    guards.reduce<() => void>((next, guard) => () => guard(next), go)()
  }
  const guarded =
    (move: typeof push): typeof push =>
    (to, state, options) => {
      const path = typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname
      const leaves = path && path !== window.location.pathname
      if (leaves && !open) return askFor(() => move(to, state, options))
      move(to, state, options)
      index = currentIndex()
    }
  Object.assign(navigator, { push: guarded(push), replace: guarded(replace) })

  // Back and Forward have happened when they are heard of: they are undone, and done again once allowed.
  const onPop = (event: PopStateEvent) => {
    if (open) return
    event.stopImmediatePropagation()
    const delta = currentIndex() - index
    if (delta === 0) return
    window.history.go(-delta)
    askFor(() => window.history.go(delta))
  }
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  // Listeners that capture are called before the router's, which so hears of nothing.
  window.addEventListener('popstate', onPop, true)
  window.addEventListener('beforeunload', onUnload)
  return () => {
    Object.assign(navigator, { push, replace })
    window.removeEventListener('popstate', onPop, true)
    window.removeEventListener('beforeunload', onUnload)
  }
}

/**
 * While `active`, whoever wants to leave the page is asked first: by a link or a command of the desk, by Back and
 * Forward, by a reload or closing the tab. `keep` may save what there is and let them go without a question.
 */
export function useLeaveGuard(active: boolean, keep: () => Promise<boolean> = async () => false) {
  const { navigator } = useContext(NavigationContext)
  const [leaving, setLeaving] = useState<{ go: () => void }>()
  const ask = useEffectEvent((go: () => void) => {
    void keep().then((kept) => (kept ? go() : setLeaving({ go })))
  })
  useEffect(() => (active ? guardPage(navigator, (go) => ask(go)) : undefined), [active, navigator])
  return {
    asked: leaving !== undefined,
    stay: () => setLeaving(undefined),
    leave: () => {
      leaving?.go()
      setLeaving(undefined)
    },
  }
}
