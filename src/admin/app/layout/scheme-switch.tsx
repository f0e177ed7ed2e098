import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'

const choices: ReadonlyArray<{ scheme: Scheme; label: string; icon: typeof Sun }> = [
  { scheme: 'light', label: 'Light', icon: Sun },
  { scheme: 'dark', label: 'Dark', icon: Moon },
  { scheme: 'system', label: 'As the device', icon: Monitor },
]

/** Light, dark, or as the device has it. Radio buttons, so that the arrows move between them. */
export function SchemeSwitch() {
  const chosen = useScheme()
  const name = useId()
  return (
    <fieldset className="scheme-switch">
      <legend className="sr-only">Colours of the desk</legend>
      {choices.map(({ scheme, label, icon: Icon }) => (
        <label key={scheme} title={label}>
          <input
            type="radio"
            name={name}
            checked={chosen === scheme}
            onChange={() => chooseScheme(scheme)}
            aria-label={label}
          />
          <Icon size={18} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  )
}

type Scheme = 'system' | 'light' | 'dark'

/** Read as well by scripts/prerender/admin-scheme.js, before anything is painted. */
const storageKey = 'admin-scheme'
const listeners = new Set<() => void>()

function read(): Scheme {
  const stored = localStorage.getItem(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function apply(): void {
  const scheme = read()
  // Every colour is a light-dark() pair, so this one property decides them all.
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme
}

export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'system') localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, scheme)
  apply()
  listeners.forEach((listener) => listener())
}

/** Applies the chosen scheme in every tab of the admin until the returned function is called; the site follows the system. */
export function followScheme(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== storageKey && event.key !== null) return
    apply()
    listeners.forEach((listener) => listener())
  }
  apply()
  window.addEventListener('storage', follow)
  return () => {
    window.removeEventListener('storage', follow)
    document.documentElement.style.colorScheme = ''
  }
}

function useScheme(): Scheme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, read)
}
