import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { changeQuery, type Change } from '@/admin/kit/history/history-query'
import { isSilent, rowDifference, type FieldDifference } from '@/admin/kit/history/row-difference'
import { TextDiff } from '@/admin/kit/history/text-diff'
import { malaysiaTime } from '@/lib/dates'
import { useRegistry } from '@/admin/kit/registry/registry'
import { TextButton, TextButtonLink } from '@/admin/kit/screen/text-button'
import { QueryBoundary } from '@/components/ui/query-boundary'
import { smallImage } from '@/lib/image-url'

const verbs: Readonly<Record<string, string>> = { insert: 'added', update: 'changed', delete: 'deleted' }

interface ChangeRowProps {
  change: Change
  named: boolean
  /** Whether the changes are expanded from the start. */
  expanded: boolean
  /** Absent: there is no earlier state to restore. */
  onRestore?: () => void
}

/** One entry of the history: who did what to which row, and on request the values before and after. */
export function ChangeRow({ change, named, expanded, onRestore }: ChangeRowProps) {
  const id = useId()
  const { columnLabel, labelsOf, rowLabel, rowPath } = useRegistry()
  const { action, table_name: table } = change
  const [open, setOpen] = useState(expanded && action === 'update')
  const { one } = labelsOf(table)
  const who = change.email ?? (change.actor ? 'A former account' : 'A visitor or the site itself')
  const label = rowLabel(table, change.label)
  const name = label || one
  const path = action === 'delete' ? undefined : rowPath(table, change.row_id, change.label)
  const fields = change.fields.filter((field) => !isSilent(field))
  return (
    <li
      className="grid gap-x-6 border-b border-rule py-[0.8rem] wrap-anywhere md:grid-cols-[5.5rem_minmax(0,1fr)]"
      data-action={action}
    >
      <time dateTime={change.created_at} className="text-ink-2 tabular-nums">
        {malaysiaTime(change.created_at)}
      </time>
      <div className="min-w-0">
        <p>
          <span className="font-semibold">{who}</span> {verbs[action] ?? action}{' '}
          {named && (
            <>
              the {one}{' '}
              {path && label ? <TextButtonLink to={path}>{label}</TextButtonLink> : label && <b>{label}</b>}
            </>
          )}
          {!named && action !== 'update' && `this ${one}`}
        </p>
        {fields.length > 0 && (
          <p className="text-small text-ink-2">
            {fields.map((field) => columnLabel(table, field)).join(', ')}
          </p>
        )}
        <p className="flex flex-wrap gap-x-5">
          <TextButton
            className="inline-flex items-center gap-1.5"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {action === 'update' ? 'What changed' : 'What it contained'}
            <span className="sr-only"> about {name}</span>
            <ChevronDown size={16} aria-hidden="true" className={open ? 'rotate-180' : undefined} />
          </TextButton>
          {onRestore && (
            <TextButton onClick={onRestore}>
              {action === 'delete' ? 'Restore it' : 'Go back to before'}
              <span className="sr-only">: {name}</span>
            </TextButton>
          )}
        </p>
        <div id={id} hidden={!open}>
          {open && <Differences change={change} />}
        </div>
      </div>
    </li>
  )
}

/** The values before and after one change, field by field. */
function Differences({ change: { id, table_name: table } }: { change: Change }) {
  const change = useQuery(changeQuery(id))
  const { columnLabel, labelsOf } = useRegistry()
  const labels = {
    column: (field: string) => columnLabel(table, field),
    value: labelsOf(table).valueLabel,
  }
  return (
    <QueryBoundary
      query={change}
      loading="Loading the change..."
      className="py-4"
      missing={<p className="py-4">The change is no longer in the history.</p>}
      failed={{ title: 'The change could not be loaded', text: ({ message }) => message }}
    >
      {({ before, after }) => (
        <dl className="mt-3 mb-2 border-t border-rule">
          {rowDifference(before, after, labels).map((difference) => (
            <div
              key={difference.field}
              className="grid gap-x-6 gap-y-1 border-b border-rule py-[0.6rem] last:border-b-0 min-[60rem]:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <dt className="text-ink-2">{difference.label}</dt>
              <dd className="grid min-w-0 justify-items-start gap-1">
                <Difference {...difference} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </QueryBoundary>
  )
}

/** Matches the address of an image of the library or of this website. */
const imageAddress = /^(?:\/images\/|\S+\/storage\/v1\/object\/public\/images\/)\S+$/

function Difference({ label, before, after, long }: FieldDifference) {
  const isImage = [before, after].some((value) => value && imageAddress.test(value))
  if (long && !isImage && before !== undefined && after !== undefined)
    return <TextDiff before={before} after={after} />
  return (
    <>
      {before !== undefined && (
        <del className="max-w-full bg-accent-wash px-2 py-[0.1rem] whitespace-pre-wrap decoration-accent decoration-1">
          <span className="sr-only">Before: </span>
          <Value label={label}>{before}</Value>
        </del>
      )}
      {after !== undefined && (
        <ins className="max-w-full bg-success-wash px-2 py-[0.1rem] whitespace-pre-wrap no-underline">
          <span className="sr-only">After: </span>
          <Value label={label}>{after}</Value>
        </ins>
      )}
    </>
  )
}

/** A value of a field; an image is shown instead of its address. */
const Value = ({ label, children }: { label: string; children: string }) =>
  imageAddress.test(children) ? (
    <img
      className="mb-1 aspect-4/3 w-32 object-cover"
      src={smallImage(children)}
      alt={label}
      loading="lazy"
    />
  ) : (
    children
  )
