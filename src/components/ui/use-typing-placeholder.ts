import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'

/**
 * Types `phrases` into the placeholder of a field while it is empty, unfocused and on the screen; paused, or where less
 * motion is preferred, it shows the first phrase. Writes to the element, not to state: nothing renders 13 times a second.
 * Returns the field's handlers. Put a PauseTyping below the field.
 */
export function useTypingPlaceholder(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  phrases: readonly string[],
) {
  const [focused, setFocused] = useState(false)
  const paused = useTypingPaused()
  const running = !useReducedMotion() && !focused && !paused

  useEffect(() => {
    const element = field.current
    if (!element) return
    const reset = () => element.setAttribute('placeholder', phrases[0] ?? '')
    if (!running) return reset()

    let visible = false
    let began = performance.now()
    const timer = setInterval(() => {
      if (!visible || document.hidden || element.value !== '') return
      const text = typedText(phrases, performance.now() - began)
      if (element.placeholder !== text) element.placeholder = text
    }, 35)
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && !visible) began = performance.now()
      visible = entry?.isIntersecting ?? false
    })
    watcher.observe(element)
    return () => {
      clearInterval(timer)
      watcher.disconnect()
      reset()
    }
  }, [field, phrases, running])

  return { onFocus: () => setFocused(true), onBlur: () => setFocused(false) }
}

/** One pause for all fields, kept as long as the site is open. */
let typingPaused = false
const listeners = new Set<() => void>()

export function toggleTyping(): void {
  typingPaused = !typingPaused
  for (const notify of listeners) notify()
}

export function useTypingPaused(): boolean {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    () => typingPaused,
    () => false,
  )
}

const typeMs = 75
const deleteMs = 35
const firstHoldMs = 2800
const holdMs = 2200
const blinkMs = 530

/**
 * What a typed placeholder shows after `elapsed` ms: phrases are typed, shown and deleted in turn, with a blinking
 * cursor. The first one starts complete, as in the prerendered page.
 */
export function typedText(phrases: readonly string[], elapsed: number): string {
  const spans = phrases.map((phrase, index) => {
    const hold = index === 0 ? firstHoldMs : holdMs
    return { phrase, hold, total: phrase.length * typeMs + hold + phrase.length * deleteMs }
  })
  const cycle = spans.reduce((sum, span) => sum + span.total, 0)
  if (cycle === 0) return ''
  let time = ((phrases[0]?.length ?? 0) * typeMs + elapsed) % cycle
  const cursor = Math.floor(elapsed / blinkMs) % 2 === 0 ? '|' : ''
  for (const { phrase, hold, total } of spans) {
    if (time < total) {
      const deleting = time - phrase.length * typeMs - hold
      const shown = deleting > 0 ? phrase.length - Math.ceil(deleting / deleteMs) : Math.floor(time / typeMs)
      return phrase.slice(0, Math.max(0, Math.min(shown, phrase.length))) + cursor
    }
    time -= total
  }
  return cursor
}
