import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Calls back with the radio `name` that was chosen before hydration: React does not know of that choice and would undo
 * it with the next render.
 */
export function useEarlyChoice(
  within: RefObject<HTMLElement | null>,
  name: string,
  onChoose: (value: string) => void,
): void {
  const choose = useEffectEvent(onChoose)
  useLayoutEffect(() => {
    const early = within.current?.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)
    if (early) choose(early.value)
  }, [within, name])
}
