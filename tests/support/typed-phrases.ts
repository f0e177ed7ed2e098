import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { allowMotion } from '@tests/support/component-setup'

/** Typed placeholders rendered after this start at once and run by the fake clock. */
export function startTyping(): void {
  vi.useFakeTimers()
  allowMotion()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private notify: IntersectionObserverCallback) {}
      observe() {
        this.notify([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
      }
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}

/**
 * All phrases of a field's typed placeholder in a minute, which is longer than one round, without the cursor.
 */
export function typedPhrases(field: Element): string[] {
  const shown = new Set<string>()
  for (let ms = 0; ms < 60_000; ms += 25) {
    act(() => vi.advanceTimersByTime(25))
    shown.add((field.getAttribute('placeholder') ?? '').replace('|', ''))
  }
  return [...shown]
}
