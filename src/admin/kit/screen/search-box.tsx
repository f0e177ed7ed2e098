import { useEffect, useId, useRef, useState } from 'react'
import { Input } from '@/components/ui/controls'

const settleMs = 300

interface SearchBoxProps {
  label: string
  /** What the address says is searched for. */
  text: string
  /** `again`: the search before it was typed here too, so Back need not stop at each letter. */
  onSearch: (text: string, again: boolean) => void
}

/** Searches shortly after the last key, at once on Enter. Follows the address when that changes by itself (Back). */
export function SearchBox({ label, text, onSearch }: SearchBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (text !== known) {
    setKnown(text)
    setTyped(text)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  function search(wanted: string) {
    clearTimeout(timer.current)
    if (wanted === text) return
    setKnown(wanted)
    onSearch(wanted, text !== '' && wanted !== '')
  }

  return (
    <form
      role="search"
      className="w-80 max-w-full"
      onSubmit={(event) => {
        event.preventDefault()
        search(typed.trim())
      }}
    >
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        type="search"
        className="control-small"
        placeholder={label}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => {
          const { value } = event.target
          setTyped(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => search(value.trim()), settleMs)
        }}
      />
    </form>
  )
}
