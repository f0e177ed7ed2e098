/**
 * The mark before a part of a built page, as React's own streaming writes it: while it is held, React leaves the part as
 * it is, and says on the mark what to call once it no longer is.
 */
type Mark = Comment & { _reactRetry?: () => void }
const held = '$~'
const free = '$'

const markOf = (part: Element) => part.firstChild as Mark | null

/** Has React, which is about to start on the page, leave alone the parts with `data-part` that nobody uses yet. */
export function holdParts(page: ParentNode): void {
  const opened = 'popover' in HTMLElement.prototype ? page.querySelector(':popover-open') : null
  const inUse = [document.activeElement, opened]
  for (const part of page.querySelectorAll('[data-part]'))
    if (!inUse.some((element) => part.contains(element))) hold(part)
}

/** Has React leave alone what a part of the page contains. */
export function hold(part: Element): void {
  const mark = markOf(part)
  if (mark?.data === free) mark.data = held
}

/** All that a press is made of, and that a menu is open. */
const presses = [
  'pointerdown',
  'touchstart',
  'mousedown',
  'pointerup',
  'touchend',
  'mouseup',
  'click',
  'dblclick',
  'toggle',
]

/**
 * Until it is told that React has the page, React hears of no press but the click on a control: it would take all of the
 * page over at once for it, in one long task, while the browser opens a menu by itself. Gives what tells.
 */
export function holdPresses(): () => void {
  const onPress = (event: Event) => {
    const isOnControl =
      event.target instanceof Element && event.target.closest('a, button, input, label, select, textarea')
    if (event.type !== 'click' || !isOnControl) event.stopPropagation()
  }
  for (const type of presses) addEventListener(type, onPress, { capture: true, passive: true })
  return () => {
    for (const type of presses) removeEventListener(type, onPress, { capture: true })
  }
}

/** Holds React back from a part of a built page. */
export interface Gate {
  /** The part is on the page. */
  wait: (part: Element) => void
  isWaiting: () => boolean
  /** React takes the part over, in a task of its own. */
  open: () => void
  /** React takes the part over before it changes it, as it is about to. */
  openForChange: () => void
  /** React has it, or it is gone. */
  pass: () => void
  isPassed: () => boolean
  passed: Promise<void>
}

const waiting = new Set<Gate>()

export function createGate(): Gate {
  const { promise: passed, resolve } = withResolvers()
  let hasPassed = false
  let mark: Mark | null = null
  const gate: Gate = {
    wait: (part) => {
      if (hasPassed) return
      mark = markOf(part)
      waiting.add(gate)
    },
    isWaiting: () => waiting.has(gate),
    open: () => {
      gate.openForChange()
      // oxlint-disable-next-line no-underscore-dangle -- React's name
      if (waiting.has(gate)) mark?._reactRetry?.()
    },
    openForChange: () => {
      if (mark && waiting.has(gate)) mark.data = free
    },
    pass: () => {
      hasPassed = true
      waiting.delete(gate)
      resolve()
    },
    isPassed: () => hasPassed,
    passed,
  }
  return gate
}

function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/**
 * Opens all gates, and is there once React has the whole page: what changes everywhere at once would have it throw the
 * waiting parts away and draw them anew in one long task.
 */
export async function passAllGates(): Promise<void> {
  // A part may have parts of its own, which wait once it is there.
  while (waiting.size > 0) {
    const all = [...waiting]
    for (const gate of all) gate.open()
    await Promise.all(all.map(({ passed }) => passed))
  }
}
