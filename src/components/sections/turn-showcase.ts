const turnMs = 5000
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const ends: Record<string, number> = { Home: 0, End: -1 }

const turning = new WeakSet<Element>()

/**
 * Has a Showcase go on every 5 s, and to the tab that is chosen; it waits while it is hovered or has the focus, and from
 * the start where less motion is preferred. It writes to the elements, so that a built page that rests turns as well.
 * Begins once, and ends when the showcase is gone. `panel` has the images; the tabs and their words come after it.
 */
export function turnShowcase(panel: Element): void {
  if (turning.has(panel)) return
  turning.add(panel)
  const words = panel.nextElementSibling as HTMLElement
  const find = <E extends HTMLElement>(selector: string) => [...words.querySelectorAll<E>(selector)]
  const [play, pause] = find('.showcase-pause > span') as [HTMLElement, HTMLElement]
  const tabs = find<HTMLButtonElement>('[role=tab]')
  const captions = find('.captions > p')
  const images = [...panel.querySelectorAll('img')]
  const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
  let active = 0
  let choice: 'play' | 'stop' | undefined
  const pausedBy = new Set<string>()
  let timer: ReturnType<typeof setTimeout>

  const after = (ms: number, act: () => void) => {
    timer = setTimeout(() => panel.isConnected && act(), ms)
  }
  const at = (index: number) => (index + tabs.length) % tabs.length
  const isStopped = () => (choice ? choice === 'stop' : lessMotion.matches)
  const fetchImage = (index: number) => images[index]?.removeAttribute('hidden')

  const run = () => {
    clearTimeout(timer)
    const isRunning = !isStopped() && pausedBy.size === 0
    words.classList.toggle('is-running', isRunning)
    play.hidden = !isStopped()
    pause.hidden = isStopped()
    if (!isRunning) return
    // The next image is fetched on the way, not while the page starts.
    after(turnMs / 2, () => {
      fetchImage(at(active + 1))
      after(turnMs / 2, () => show(at(active + 1)))
    })
  }
  const show = (index: number) => {
    active = index
    fetchImage(active)
    for (const [each, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(each === active))
      tab.tabIndex = each === active ? 0 : -1
      captions[each]?.classList.toggle('is-shown', each === active)
      images[each]?.classList.toggle('is-shown', each === active)
      images[each]?.setAttribute('alt', each === active ? (tab.dataset.alt ?? '') : '')
    }
    panel.setAttribute('aria-labelledby', tabs[active]?.id ?? '')
    run()
  }
  const pauseBy = (cause: string, isPaused: boolean) => {
    if (isPaused) pausedBy.add(cause)
    else pausedBy.delete(cause)
    // Whoever is here may choose any of them.
    images.forEach((_, index) => fetchImage(index))
    run()
  }

  for (const part of [panel, words.firstElementChild as Element]) {
    part.addEventListener('mouseenter', () => pauseBy('pointer', true))
    part.addEventListener('mouseleave', () => pauseBy('pointer', false))
  }
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('focus', () => pauseBy('focus', true))
    tab.addEventListener('blur', () => pauseBy('focus', false))
    tab.addEventListener('click', () => show(index))
    tab.addEventListener('keydown', (event) => {
      const step = steps[event.key]
      const end = ends[event.key]
      const next = step ? active + step : end
      if (next === undefined) return
      event.preventDefault()
      show(at(next))
      tabs[active]?.focus()
    })
  }
  ;(play.parentElement as Element).addEventListener('click', () => {
    choice = isStopped() ? 'play' : 'stop'
    run()
  })
  lessMotion.addEventListener('change', run)
  run()
}
