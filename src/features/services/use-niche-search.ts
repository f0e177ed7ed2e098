import { useMemo, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { NicheCard } from '@/features/services/queries'
import { suggestNiches } from '@/features/services/suggest-niches'

/** What was typed, what it suggests, which suggestion is marked (-1: none), and what each key does. */
export function useNicheSearch(niches: readonly NicheCard[]) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useMemo(() => suggestNiches(niches, text), [niches, text])

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function type(value: string) {
    setText(value)
    setOpen(true)
    setActive(-1)
  }

  function choose(niche: NicheCard) {
    setText(niche.name)
    close()
    navigate(`/services/${niche.slug}`)
  }

  /** Enter, or the button: the marked suggestion, else the first. */
  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = suggestions[active] ?? suggestions[0]
    if (chosen) choose(chosen)
    else setOpen(true)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && suggestions.length > 0) {
      event.preventDefault()
      setOpen(true)
      // From the field itself, down is the first and up the last; past either end it goes round.
      const from = active < 0 && step < 0 ? 0 : active
      setActive((from + step + suggestions.length) % suggestions.length)
    } else if (event.key === 'Escape') {
      if (open) close()
      else setText('')
    }
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) close()
  }

  return { text, open, active, suggestions, type, choose, submit, onKeyDown, leave }
}
