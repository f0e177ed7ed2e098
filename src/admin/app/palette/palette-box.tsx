import { Search } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { foundEntries, grouped, ownEntries, type PaletteEntry } from '@/admin/app/palette/palette-entries'
import { PaletteList } from '@/admin/app/palette/palette-list'
import { useDeskSearch } from '@/admin/app/palette/use-admin-search'
import { Loader } from '@/components/ui/loader'

/** The field and its list: an ARIA combobox. Arrows go round, Enter opens, Escape is the dialog's. */
export function PaletteBox({ onClose }: { onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [waiting, setWaiting] = useState(false)
  const { hits, asking, failure } = useDeskSearch(text)
  const own = ownEntries(text)
  const entries = [...own, ...foundEntries(hits)]
  const marked = Math.min(at, entries.length - 1)

  function go({ to }: PaletteEntry) {
    onClose()
    void navigate(to)
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && entries.length > 0) {
      event.preventDefault()
      setAt((marked + step + entries.length) % entries.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (asking && (marked < 0 || marked >= own.length)) setWaiting(true)
      else if (entries[marked]) go(entries[marked])
    }
  }

  // Enter was pressed before the answer came: what stood there then belonged to another question.
  const first = entries[marked]
  useEffect(() => {
    if (!waiting || asking) return
    setWaiting(false)
    if (first) {
      onClose()
      void navigate(first.to)
    }
  }, [waiting, asking, first, onClose, navigate])

  const amount = entries.length === 1 ? '1 result' : `${entries.length} results`
  return (
    <>
      <div className="palette-field">
        <Search size={22} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label="Search screens, articles and leads"
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={marked < 0 ? undefined : `${id}-${marked}`}
          placeholder="Search screens, articles, leads, orders"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
            setWaiting(false)
          }}
          onKeyDown={onKeyDown}
        />
        {asking && <Loader size="small" />}
        <button type="button" className="quiet-action" onClick={onClose}>
          Close
        </button>
      </div>
      <PaletteList id={id} groups={grouped(entries)} marked={marked} onChoose={go} />
      {entries.length === 0 && !asking && !failure && (
        <p className="palette-note">Nothing holds “{text.trim()}”: no screen, no article, no lead.</p>
      )}
      {failure && (
        <p className="palette-note text-accent" role="alert">
          The database could not be searched. {failure}
        </p>
      )}
      <p className="palette-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to choose <kbd>Enter</kbd> to open <kbd>Esc</kbd> to close
      </p>
      <p role="status" className="sr-only">
        {asking ? '' : amount}
      </p>
    </>
  )
}
