import { useEffect, useId, useState } from 'react'
import { Input } from '@/components/ui/controls'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'

const typingPauseMs = 300

interface SearchBoxProps {
  label: string
  /** The search text in the URL. */
  text: string
  /** `again`: the previous search was typed here too, so Back should not stop at each letter. */
  onSearch: (text: string, again: boolean) => void
}

/**
 * Searches shortly after the last key press, at once on Enter. Follows the URL if it changes otherwise
 * (Back).
 */
export function SearchBox({ label, text, onSearch }: SearchBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  const debounced = useDebouncedValue(typed, typingPauseMs)
  if (text !== known) {
    setKnown(text)
    setTyped(text)
  }

  function search() {
    const wanted = typed.trim()
    if (wanted === known) return
    setKnown(wanted)
    onSearch(wanted, known !== '' && wanted !== '')
  }

  useEffect(() => {
    if (debounced === typed) search()
  })

  // '/' focuses the search, as on many websites.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      document.getElementById(id)?.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [id])

  return (
    <form
      role="search"
      className="w-72 max-w-full max-lg:w-60 max-md:w-auto max-md:flex-1"
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        type="search"
        compact
        placeholder={label}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  )
}
