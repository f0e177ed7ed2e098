import { useEffect, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { loadPage } from '@/app/load-page'
import { matchRoute, type Route } from '@/app/routes'
import { turnShowcase } from '@/components/sections/turn-showcase'
import { typeAsBuilt } from '@/components/ui/use-typing-placeholder'
import type { Gate } from '@/lib/hydration-gates'
import { hasKept } from '@/lib/kept-form'
import { tellFailure } from '@/lib/newer-build'
import { normalisePath } from '@/lib/paths'

/** What somebody does who is there. */
const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'click'] as const

let wake: (() => Promise<void>) | undefined

/** Has React take over the content of a page that rests, if one does. Throws when its scripts cannot be fetched. */
export const wakePage = () => wake?.()

/**
 * A built page whose content rests: its scripts come, and React takes it over, when somebody does anything. What is
 * pressed before that is not lost: a link is followed, a button pressed once more. `gate` is the content's.
 */
export function RestingPage({ route, gate }: { route: Route; gate: Gate }) {
  const navigate = useNavigate()

  useEffect(() => {
    const main = document.querySelector('main') as HTMLElement
    const takeOver = async () => {
      await loadPage(route, true)
      gate.wait(main)
      gate.open()
      await gate.passed
    }
    let waking: Promise<void> | undefined
    wake = () => {
      waking ??= takeOver().catch((error: unknown) => {
        waking = undefined
        throw error
      })
      return waking
    }
    const onSign = ({ type, target }: Event) => {
      // A finger on a link is about to leave this page; header and footer need nothing of it.
      const needsNothing = target instanceof Element && target.closest('a, #root > :not(main)')
      // Where the scripts do not come, the page reads as it was built, and the next sign tries again.
      if (type === 'pointermove' || !needsNothing) wakePage()?.catch(() => {})
    }
    // The boot script keeps it, and sends it again once React has the form.
    const onSubmit = () => void wakePage()?.catch(tellFailure)
    const onClick = (event: MouseEvent) => {
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('a, button')
      if (!pressed || !main.contains(pressed) || worksBuilt(pressed, event)) return
      event.preventDefault()
      event.stopPropagation()
      if (isElsewhere(pressed)) void navigate(pressed.pathname + pressed.search + pressed.hash)
      else
        wakePage()?.then(
          () => pressed.click(),
          // Nothing is typed where a button sends nothing. Either a newer build comes, or the browser says what is wrong.
          () => location.reload(),
        )
    }
    const stopTyping = typeAsBuilt(main)
    main.querySelectorAll('[data-showcase]').forEach(turnShowcase)
    const stop = () => {
      wake = undefined
      stopTyping()
      for (const sign of signs) removeEventListener(sign, onSign, { capture: true })
      removeEventListener('click', onClick, { capture: true })
      removeEventListener('submit', onSubmit, { capture: true })
    }
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true })
    addEventListener('click', onClick, { capture: true })
    addEventListener('submit', onSubmit, { capture: true })
    void gate.passed.then(stop)
    document.documentElement.dataset.rests = ''
    // Somebody was there before this ran, or is back.
    if (scrollY > 0 || document.querySelector('#root[data-used]') || hasKept()) wakePage()?.catch(() => {})
    return () => {
      gate.pass()
      stop()
    }
  }, [gate, navigate, route])

  // The build never draws this: in the browser alone.
  useLayoutEffect(
    () => () => {
      // React never had the head of a page that was left as it was built.
      if (!gate.isPassed())
        document.head.querySelectorAll('[data-prerendered]').forEach((tag) => tag.remove())
    },
    [gate],
  )
  return null
}

/** Whether the browser does all that a press is for. */
function worksBuilt(pressed: HTMLElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return true
  if (pressed instanceof HTMLButtonElement)
    return pressed.type === 'submit' || pressed.hasAttribute('popovertarget')
  if (!(pressed instanceof HTMLAnchorElement)) return true
  const { path, layout } = matchRoute(normalisePath(pressed.pathname)).route
  const isOurs = pressed.origin === location.origin && path !== '*' && !layout
  return !isOurs || pressed.target !== '' || (Boolean(pressed.hash) && !isElsewhere(pressed))
}

const isElsewhere = (pressed: HTMLElement): pressed is HTMLAnchorElement =>
  pressed instanceof HTMLAnchorElement && normalisePath(pressed.pathname) !== normalisePath(location.pathname)
