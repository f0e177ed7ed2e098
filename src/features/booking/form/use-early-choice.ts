import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Takes over which of the radios `name` was chosen before the script arrived: the page has drawn them, but knows of no
 * press yet, and would undo it with its first change.
 */
export function useEarlyChoice(
  within: RefObject<HTMLElement | null>,
  name: string,
  onChoose: (value: string) => void,
): void {
  const take = useEffectEvent(onChoose)
  useLayoutEffect(() => {
    const early = within.current?.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)
    if (early) take(early.value)
  }, [within, name])
}
