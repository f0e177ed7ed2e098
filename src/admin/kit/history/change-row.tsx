import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { ChangeView } from '@/admin/kit/history/change-view'
import type { Change } from '@/admin/kit/history/history-query'
import { isSilent } from '@/admin/kit/history/row-difference'
import { fieldWords, nameOf, wordsOf } from '@/admin/kit/history/table-words'
import { malaysiaTime } from '@/lib/dates'

const did: Readonly<Record<string, string>> = { insert: 'added', update: 'changed', delete: 'deleted' }

interface ChangeRowProps {
  change: Change
  named: boolean
  /** Absent: there is nothing before it to go back to. */
  onRestore?: () => void
}

export function ChangeRow({ change, named, onRestore }: ChangeRowProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { action, table_name: table, row_id: row } = change
  const { one, to } = wordsOf(table)
  const label = nameOf(table, change.label)
  const place = action === 'delete' ? undefined : to?.(row, change.label)
  const who = change.email ?? (change.actor ? 'A former account' : 'A visitor or the site itself')
  const name = label || one
  const fields = change.fields.filter((field) => !isSilent(field))
  return (
    <li className="history-row" data-action={action}>
      <time dateTime={change.created_at}>{malaysiaTime(change.created_at)}</time>
      <div>
        <p>
          <span className="font-semibold">{who}</span> {did[action] ?? action}{' '}
          {named && (
            <>
              the {one} {label && (place ? <Link to={place}>{label}</Link> : <b>{label}</b>)}
            </>
          )}
          {!named && action !== 'update' && `this ${one}`}
        </p>
        {fields.length > 0 && <p className="text-small text-ink-2">{fields.map(fieldWords).join(', ')}</p>}
        <p className="flex flex-wrap gap-x-5">
          <button
            type="button"
            className="quiet-action inline-flex items-center gap-1.5"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {action === 'update' ? 'What changed' : 'What it held'}
            <span className="sr-only"> about {name}</span>
            <ChevronDown size={16} aria-hidden="true" className={open ? 'rotate-180' : undefined} />
          </button>
          {onRestore && (
            <button type="button" className="quiet-action" onClick={onRestore}>
              {action === 'delete' ? 'Bring it back' : 'Go back to before'}
              <span className="sr-only">: {name}</span>
            </button>
          )}
        </p>
        <div id={id} hidden={!open}>
          {open && <ChangeView id={change.id} />}
        </div>
      </div>
    </li>
  )
}
