import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Calls back with the value of the radio group `name` chosen before hydration: React does not know that
 * choice and would undo it on the next render.
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
