import { diffLines } from 'diff'
import type { ReactNode } from 'react'
import { amount } from '@/admin/kit/format/amount'

/** Longer unchanged parts are counted instead of shown. */
const mostUnchanged = 4
/** A comparison that takes longer, in ms, shows the whole old text as removed and the new one as added. */
const timeout = 1000

/** Two texts compared line by line. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  if (before === after) return <p className="text-ink-2">Nothing differs.</p>
  // Every line ends with a break, so that a line added at the end does not change the one above it.
  const [was, is] = [before, after].map((text) => text && `${text}\n`) as [string, string]
  const parts = diffLines(was, is, { timeout }) ?? [
    { value: was, removed: true, added: false },
    { value: is, removed: false, added: true },
  ]
  return (
    <div className="w-full border border-rule bg-sheet">
      {parts.map(({ value, added, removed }, part) => {
        const lines = value.split('\n').slice(0, -1)
        if (!added && !removed && lines.length > mostUnchanged) {
          return (
            <p key={part} className="max-w-none px-8 py-[0.15rem] text-small text-ink-2">
              {amount(lines.length, 'line as it was', 'lines as they were')}
            </p>
          )
        }
        return lines.map((text, line) => (
          <Line key={`${part} ${line}`} kind={added ? '+' : removed ? '-' : ' '} text={text} />
        ))
      })}
    </div>
  )
}

const lineLook =
  'grid max-w-none grid-cols-[1.5rem_minmax(0,1fr)] py-[0.15rem] pr-3 pl-2 wrap-anywhere whitespace-pre-wrap'

function Line({ kind, text }: { kind: string; text: string }): ReactNode {
  const content = text || '\u00a0'
  if (kind === '+')
    return <Marked sign="+" label="Added" mark={<ins className="no-underline">{content}</ins>} />
  if (kind === '-')
    return (
      <Marked
        sign="−"
        label="Removed"
        mark={<del className="decoration-accent decoration-1">{content}</del>}
      />
    )
  return (
    <p className={lineLook}>
      <span />
      <span>{content}</span>
    </p>
  )
}

const Marked = ({ sign, label, mark }: { sign: string; label: string; mark: ReactNode }) => (
  <p className={`${lineLook} ${label === 'Added' ? 'bg-success-wash' : 'bg-accent-wash'}`}>
    <span aria-hidden="true">{sign}</span>
    <span className="sr-only">{label}: </span>
    {mark}
  </p>
)
