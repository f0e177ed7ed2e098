import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'

type TypedField = HTMLInputElement | HTMLTextAreaElement

/**
 * Types `phrases` into the placeholder of a field while it is empty, unfocused and on the screen. If paused,
 * or if reduced motion is preferred, it shows the first phrase. Put a PauseTyping below the field.
 */
export function useTypingPlaceholder(field: RefObject<TypedField | null>, phrases: readonly string[]): void {
  const paused = useTypingPaused()
  const running = !useReducedMotion() && !paused
  useEffect(() => {
    if (running && field.current) return typeInto(field.current, phrases)
  }, [field, phrases, running])
}

/**
 * Writes to the element instead of React state, and only when the text changes. Returns a cleanup function,
 * after which the field shows the first phrase.
 */
function typeInto(field: TypedField, phrases: readonly string[]): () => void {
  let timer: ReturnType<typeof setTimeout>
  let began = performance.now()
  const begin = () => (began = performance.now())
  const showFirst = () => field.setAttribute('placeholder', phrases[0] ?? '')
  const type = () => {
    const { text, changesInMs } = typedText(phrases, performance.now() - began)
    timer = setTimeout(type, changesInMs)
    if (!document.hidden && field.value === '' && field !== document.activeElement) field.placeholder = text
  }
  const watcher = new IntersectionObserver(([entry]) => {
    clearTimeout(timer)
    begin()
    if (entry?.isIntersecting) type()
  })
  watcher.observe(field)
  field.addEventListener('focus', showFirst)
  field.addEventListener('blur', begin)
  return () => {
    clearTimeout(timer)
    watcher.disconnect()
    field.removeEventListener('focus', showFirst)
    field.removeEventListener('blur', begin)
    showFirst()
  }
}

/** One pause state for all fields, kept until the page is reloaded. */
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
 * The text of a typed placeholder after `elapsed` ms, and the ms until it changes. Phrases are typed, held
 * and deleted in turn, with a cursor while typing or deleting. The first starts complete, as in the
 * prerendered page.
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
