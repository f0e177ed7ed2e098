import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'

type TypedField = HTMLInputElement | HTMLTextAreaElement

/**
 * Types `phrases` into the placeholder of a field while it is empty, unfocused and on the screen; paused, or where less
 * motion is preferred, it shows the first phrase. Put a PauseTyping below the field.
 */
export function useTypingPlaceholder(field: RefObject<TypedField | null>, phrases: readonly string[]): void {
  const paused = useTypingPaused()
  const running = !useReducedMotion() && !paused

  useEffect(() => {
    const element = field.current
    if (!element) return
    const rest = () => element.setAttribute('placeholder', phrases[0] ?? '')
    // As built it may have been typing.
    if (paused) rest()
    if (!running) return
    const stop = typeInto(element, phrases)
    return () => {
      stop()
      rest()
    }
  }, [field, phrases, paused, running])
}

/** The same for the fields with `data-phrases` of a built page that React does not have yet. Gives what stops it. */
export function typeAsBuilt(page: Element): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const fields = [...page.querySelectorAll<HTMLInputElement>('[data-phrases]')]
  const stops = fields.map((field) => typeInto(field, JSON.parse(field.dataset.phrases ?? '[]')))
  return () => stops.forEach((stop) => stop())
}

/** By `performance.now()`: where React takes a field over, it goes on. */
const began = new WeakMap<TypedField, number>()

/** Writes to the element, not to React's state: nothing renders 13 times a second. */
function typeInto(field: TypedField, phrases: readonly string[]): () => void {
  let visible = false
  const timer = setInterval(() => {
    if (!visible || document.hidden || field.value !== '' || field === document.activeElement) return
    const text = typedText(phrases, performance.now() - (began.get(field) ?? 0))
    if (field.placeholder !== text) field.placeholder = text
  }, 35)
  const begin = () => began.set(field, performance.now())
  const rest = () => field.setAttribute('placeholder', phrases[0] ?? '')
  const watcher = new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? false
    if (!visible) began.delete(field)
    else if (!began.has(field)) begin()
  })
  watcher.observe(field)
  field.addEventListener('focus', rest)
  field.addEventListener('blur', begin)
  return () => {
    clearInterval(timer)
    watcher.disconnect()
    field.removeEventListener('focus', rest)
    field.removeEventListener('blur', begin)
  }
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
