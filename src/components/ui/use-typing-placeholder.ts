import { type RefObject, useEffect } from 'react'

/**
 * Types `phrases` into a field's placeholder while `running`, the field is empty and on the screen; else the
 * first phrase stands still. It writes to the element, not to state: nothing renders 13 times a second.
 */
export function useTypingPlaceholder(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  phrases: readonly string[],
  running: boolean,
): void {
  useEffect(() => {
    const element = field.current
    if (!element) return
    const rest = () => element.setAttribute('placeholder', phrases[0] ?? '')
    if (!running) return rest()

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
      rest()
    }
  }, [field, phrases, running])
}

const typeMs = 75
const deleteMs = 35
const firstHoldMs = 2800
const holdMs = 2200
const blinkMs = 530

/**
 * What a typed placeholder shows `elapsed` ms after it began: phrases are typed, held, deleted, in turn, for
 * ever, with a blinking cursor. The first phrase begins whole, as the page was served with it.
 */
export function typedText(phrases: readonly string[], elapsed: number): string {
  const spans = phrases.map((phrase, index) => {
    const hold = index === 0 ? firstHoldMs : holdMs
    return { phrase, hold, total: phrase.length * typeMs + hold + phrase.length * deleteMs }
  })
  const cycle = spans.reduce((sum, span) => sum + span.total, 0)
  if (cycle === 0) return ''
  let at = ((phrases[0]?.length ?? 0) * typeMs + elapsed) % cycle
  const cursor = Math.floor(elapsed / blinkMs) % 2 === 0 ? '|' : ''
  for (const { phrase, hold, total } of spans) {
    if (at < total) {
      const deleting = at - phrase.length * typeMs - hold
      const shown = deleting > 0 ? phrase.length - Math.ceil(deleting / deleteMs) : Math.floor(at / typeMs)
      return phrase.slice(0, Math.max(0, Math.min(shown, phrase.length))) + cursor
    }
    at -= total
  }
  return cursor
}
