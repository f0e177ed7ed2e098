import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import '@tests/support/fake-server'
import '@tests/support/fresh-modules'

// A loaded machine draws slowly; patience costs nothing where all goes well.
configure({ asyncUtilTimeout: 10_000 })

// Node has one channel for all workers: a sign-in of one test would reach the tests of the others.
Object.assign(globalThis, { BroadcastChannel: undefined })

let motion = false

/** Lets things move in this test; in all others less motion is asked for. */
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
// jsdom knows the dialog element but not how it opens; this is as much of it as components ask for.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}
// jsdom hides popovers and cannot open them: here they are open.
document.head.insertAdjacentHTML('beforeend', '<style>[popover] { display: block !important }</style>')

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  motion = false
})
