import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { chooseScheme, useScheme, type Scheme } from '@/admin/app/layout/scheme'

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
