import { useEffect, useSyncExternalStore } from 'react'

const storageKey = 'desk-single-keys'
const listeners = new Set<() => void>()

const singleKeys = {
  read: () => localStorage.getItem(storageKey) !== 'off',
  set(on: boolean) {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
    listeners.forEach((listener) => listener())
  },
}

/** Whether ? and / act alone. Who speaks to the computer may turn them off: spoken words are typed as keys. */
export function useSingleKeys(): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, singleKeys.read)
  return [on, singleKeys.set]
}

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

/** The desk's keys: Ctrl or Cmd with K, and alone ? and /. */
export function useShortcuts({ onSearch, onHelp }: { onSearch: () => void; onHelp: () => void }): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        onSearch()
        return
      }
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (!plain || !singleKeys.read() || writes(event.target) || document.querySelector('dialog[open]'))
        return
      if (event.key === '?') {
        event.preventDefault()
        onHelp()
      } else if (event.key === '/') {
        const field = document.querySelector<HTMLInputElement>('main [type=search]')
        if (!field) return
        event.preventDefault()
        field.focus()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}
