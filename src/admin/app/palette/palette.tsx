import { amount } from '@/admin/kit/format/amount'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  foundEntries,
  grouped,
  ownEntries,
  peopleEntries,
  type PaletteEntry,
} from '@/admin/app/palette/palette-entries'
import { read } from '@/admin/kit/api/read'
import { peopleQuery } from '@/admin/leads/people/people-query'
import { useRegistry } from '@/admin/kit/registry/registry'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Loader } from '@/components/ui/loader'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { supabase } from '@/lib/supabase'

interface PaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * The global search for the admin's screens and commands and for rows of the database. Ctrl+K or Cmd+K opens
 * it.
 */
export function Palette({ open, onOpenChange }: PaletteProps) {
  const id = useId()
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      onOpenChange(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onOpenChange])
  const close = () => onOpenChange(false)
  return (
    <ModalDialog open={open} onClose={close} labelledBy={id}>
      <div className="palette">
        <h2 id={id} className="sr-only">
          Search the admin
        </h2>
        {open && <PaletteBox onClose={close} />}
      </div>
    </ModalDialog>
  )
}

/** The search field and its list. Enter or a click opens an entry. */
export function PaletteBox({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [selected, setSelected] = useState('')
  const [waiting, setWaiting] = useState(false)
  const { hits, people, asking, failure } = useAdminSearch(text)
  const registry = useRegistry()
  const own = ownEntries(registry, text)
  const entries = [...own, ...foundEntries(registry, hits), ...peopleEntries(people)]

  function open({ to }: PaletteEntry) {
    onClose()
    void navigate(to)
  }

  // An entry selected before the response arrived belongs to the previous search.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !asking || own.some(({ key }) => key === selected)) return
    event.preventDefault()
    setWaiting(true)
  }
  const [first] = entries
  useEffect(() => {
    if (!waiting || asking) return
    setWaiting(false)
    if (!first) return
    onClose()
    void navigate(first.to)
  }, [waiting, asking, first, onClose, navigate])

  return (
    <Command
      label="Search screens, articles and leads"
      shouldFilter={false}
      loop
      vimBindings={false}
      value={selected}
      onValueChange={setSelected}
      onKeyDown={onKeyDown}
    >
      <div className="flex items-center gap-[0.9rem] border-b border-rule px-5 py-[0.4rem] focus-within:shadow-[inset_0_-3px_0_var(--focus)]">
        <Search size={22} aria-hidden="true" className="text-ink-2" />
        <Command.Input
          className="min-h-14 min-w-0 flex-1 bg-transparent text-[1.125rem] placeholder:text-ink-2 placeholder:opacity-100 focus-visible:outline-none"
          placeholder="Search screens, articles, leads, orders"
          enterKeyHint="go"
          maxLength={100}
          value={text}
          onValueChange={(typed) => {
            setText(typed)
            setWaiting(false)
          }}
        />
        {asking && <Loader size="small" />}
        <TextButton onClick={onClose}>Close</TextButton>
      </div>
      <Command.List
        label="Results"
        className="max-h-[min(60vh,30rem)] overflow-y-auto overscroll-contain py-2 [&_[cmdk-group-heading]]:px-5 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-small [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-2"
      >
        {grouped(entries).map(([group, ofGroup]) => (
          <Command.Group key={group} heading={group}>
            {ofGroup.map((entry) => (
              <Command.Item
                key={entry.key}
                value={entry.key}
                className="flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 border-l-3 border-transparent px-5 py-[0.55rem] wrap-anywhere aria-selected:border-accent aria-selected:bg-sheet aria-selected:font-semibold forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
                onSelect={() => open(entry)}
              >
                <span>{entry.label}</span>
                {entry.detail && <span className="text-small font-normal text-ink-2">{entry.detail}</span>}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
      {entries.length === 0 && !asking && !failure && (
        <p className="max-w-none p-5">Nothing found for “{text.trim()}” in screens, articles and leads.</p>
      )}
      {failure && (
        <p className="max-w-none p-5 text-accent" role="alert">
          The search failed. Please try again. {failure}
        </p>
      )}
      <p
        aria-hidden="true"
        className="hidden max-w-none border-t border-rule px-5 py-[0.65rem] text-small text-ink-2 md:[@media(hover:hover)]:block"
      >
        <Key>↑</Key> <Key>↓</Key> to choose <Key>Enter</Key> to open <Key>Esc</Key> to close. In a form,{' '}
        <Key>{modifier}</Key> <Key>S</Key> saves; <Key>F8</Key> goes to the last message.
      </p>
      <p role="status" className="sr-only">
        {asking ? '' : amount(entries.length, 'result', 'results')}
      </p>
    </Command>
  )
}

const Key = ({ children }: { children: string }) => (
  <kbd className="inline-grid min-w-7 place-items-center rounded border border-edge bg-sheet px-[0.4rem] py-[0.1rem] font-body text-small/[1.4] font-semibold text-ink">
    {children}
  </kbd>
)

/** The key of the admin's shortcuts, as it is printed on the keyboard. */
export const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
const pauseMs = 150

/**
 * Searches the database a moment after the last key press and shows the previous results until then. `asking`
 * is true from the first key press on.
 */
function useAdminSearch(text: string) {
  const typed = text.trim()
  const wanted = useDebouncedValue(typed, pauseMs)
  const search = useQuery({
    queryKey: ['admin', 'search', wanted],
    queryFn: ({ signal }) => read(supabase.rpc('admin_search', { query: wanted }), signal),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const people = useQuery({
    ...peopleQuery(wanted),
    // The other search also finds nothing for a single letter.
    enabled: wanted.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  return {
    hits: wanted && typed ? (search.data ?? []) : [],
    people: wanted.length > 1 && typed ? (people.data ?? []) : [],
    asking: typed !== '' && (typed !== wanted || search.isFetching || people.isFetching),
    failure: (search.error ?? people.error)?.message,
  }
}
