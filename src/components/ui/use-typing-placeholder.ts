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

/** Writes to the element, not to React's state, and only when there is another letter: in between nothing happens. */
function typeInto(field: TypedField, phrases: readonly string[]): () => void {
  let timer: ReturnType<typeof setTimeout>
  const type = () => {
    const { text, changesInMs } = typedText(phrases, performance.now() - (began.get(field) ?? 0))
    timer = setTimeout(type, changesInMs)
    if (document.hidden || field.value !== '' || field === document.activeElement) return
    if (field.placeholder !== text) field.placeholder = text
  }
  const begin = () => began.set(field, performance.now())
  const rest = () => field.setAttribute('placeholder', phrases[0] ?? '')
  const watcher = new IntersectionObserver(([entry]) => {
    clearTimeout(timer)
    if (!entry?.isIntersecting) return began.delete(field)
    if (!began.has(field)) begin()
    type()
  })
  watcher.observe(field)
  field.addEventListener('focus', rest)
  field.addEventListener('blur', begin)
  return () => {
    clearTimeout(timer)
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

/**
 * What a typed placeholder shows after `elapsed` ms, and in how many it shows something else: phrases are typed, shown
 * and deleted in turn, with a cursor while a letter changes. The first one starts complete, as in the prerendered page.
 */
export function typedText(
  phrases: readonly string[],
  elapsed: number,
): { text: string; changesInMs: number } {
  const spans = phrases.map((phrase, index) => {
    const typed = phrase.length * typeMs
    const held = typed + (index === 0 ? firstHoldMs : holdMs)
    return { phrase, typed, held, total: held + phrase.length * deleteMs }
  })
  const cycle = spans.reduce((sum, { total }) => sum + total, 0)
  let time = ((spans[0]?.typed ?? 0) + elapsed) % cycle
  for (const { phrase, typed, held, total } of spans) {
    const letters = (count: number) => `${phrase.slice(0, count)}|`
    if (time < typed)
      return { text: letters(Math.floor(time / typeMs)), changesInMs: typeMs - (time % typeMs) }
    if (time < held) return { text: phrase, changesInMs: held - time }
    const deleting = time - held
    if (time < total)
      return {
        text: letters(phrase.length - Math.ceil(deleting / deleteMs)),
        changesInMs: deleteMs - (deleting % deleteMs),
      }
    time -= total
  }
  return { text: '', changesInMs: holdMs }
}
