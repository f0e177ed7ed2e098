import { Search } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { Input } from '@/components/ui/controls'
import { PauseTyping } from '@/components/ui/pause-typing'
import { TextLink } from '@/components/ui/text-link'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'
import { useTypingPlaceholder } from '@/components/ui/use-typing-placeholder'
import { NicheIcon } from '@/features/services/niche-icons'
import type { NicheCard } from '@/features/services/queries'
import { useNicheSearch } from '@/features/services/use-niche-search'

interface NicheSearchProps {
  niches: readonly NicheCard[]
  words: {
    label: string
    listLabel: string
    submit: string
    nothing: string
    nothingAction: { label: string; to: string }
  }
}

/** A field that suggests at most six industries and opens the chosen one: an ARIA combobox with a list. */
export function NicheSearch({ niches, words }: NicheSearchProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [focused, setFocused] = useState(false)
  const [paused, setPaused] = useState(false)
  const still = useReducedMotion()
  const search = useNicheSearch(niches)
  const names = useMemo(
    () => niches.filter(({ status }) => status === 'live').map(({ name }) => name),
    [niches],
  )
  useTypingPlaceholder(field, names, !focused && !paused && !still)

  const { suggestions, active, open, text } = search
  const nothing = open && text.trim() !== '' && suggestions.length === 0
  const listed = open && suggestions.length > 0
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving the form closes its list
    <form role="search" onSubmit={search.submit} onBlur={search.leave}>
      <label className="field-label" htmlFor={id}>
        {words.label}
      </label>
      <div className="finder">
        <Input
          ref={field}
          id={id}
          name="industry"
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder={names[0]}
          value={text}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={`${id}-list`}
          aria-activedescendant={listed && active >= 0 ? `${id}-${active}` : undefined}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={search.onKeyDown}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        <button type="submit" className="finder-go" aria-label={words.submit}>
          <Search size={24} aria-hidden="true" />
        </button>
        <div className="finder-list" hidden={!listed && !nothing}>
          <div role="listbox" id={`${id}-list`} aria-label={words.listLabel}>
            {suggestions.map((niche, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
              <div
                key={niche.slug}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                // The field keeps the focus: the press must not close the list before it is released.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => search.choose(niche)}
              >
                <NicheIcon name={niche.icon_name} />
                {niche.name}
              </div>
            ))}
          </div>
          {nothing && (
            <p className="flex flex-wrap items-center gap-x-4 px-4 py-3">
              {words.nothing} <TextLink to={words.nothingAction.to}>{words.nothingAction.label}</TextLink>
            </p>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {listed ? `${suggestions.length} of ${words.listLabel}` : nothing ? words.nothing : ''}
      </p>
      {!still && (
        <PauseTyping
          paused={paused}
          onToggle={() => setPaused((now) => !now)}
          className="screen-only mt-2 text-ink-2"
        />
      )}
    </form>
  )
}
