import { useEffect, type RefObject } from 'react'
import { typedText } from '@/components/ui/typed-text'

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
