/** Scrolls smoothly, unless the visitor prefers less motion. */
function behavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Keyboard focus continues from `part`, which may be any element. */
function moveFocus(part: HTMLElement | null): void {
  if (part && !part.hasAttribute('tabindex')) part.tabIndex = -1
  part?.focus({ preventScroll: true })
}

export function scrollToPageTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() })
  moveFocus(document.getElementById('main'))
}

export function scrollToPart(id: string): void {
  const part = document.getElementById(id)
  part?.scrollIntoView({ behavior: behavior() })
  moveFocus(part)
}
