import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import '@tests/support/fake-server'
import '@tests/support/fresh-modules'

// A loaded machine renders slowly; a long timeout costs nothing if the test passes.
configure({ asyncUtilTimeout: 10_000 })

// Node shares a channel between all workers, so a sign-in in one test would reach the others.
Object.assign(globalThis, { BroadcastChannel: undefined })

let motion = false

/** Allows motion in this test; all others prefer reduced motion. */
export function allowMotion(allowed = true): void {
  motion = allowed
}

window.matchMedia = (media) =>
  ({
    media,
    matches: media.includes('prefers-reduced-motion') && !motion,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList
window.scrollTo = () => {}
window.scrollBy = () => {}
Element.prototype.scrollIntoView = () => {}
window.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver
// jsdom has the dialog element without its methods; these are the ones that components use.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}
// jsdom's own getComputedStyle matches all rules of a style sheet at each call, which was an eighth of the tests'
// processor time. Without style sheets only these differ; popovers are always open, because jsdom cannot open them.
const styleOf = (display: string) => Object.assign(document.createElement('div').style, { display })
const none = styleOf('none')
const inline = styleOf('inline')
window.getComputedStyle = (element) => {
  const { hidden, style } = element as HTMLElement
  if (hidden || (element instanceof HTMLDialogElement && !element.open)) return none
  return element instanceof HTMLSpanElement ? inline : style
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  motion = false
})
