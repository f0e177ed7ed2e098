import { diffLines } from 'diff'
import { amount } from '@/admin/kit/format/amount'

/** Longer unchanged parts are counted instead of shown. */
const mostUnchanged = 4
/** A comparison that takes longer, in ms, shows the whole old text as removed and the new one as added. */
const timeout = 1000

interface TextDiffProps {
  before: string
  after: string
  /** The names of lines that are only in one of the two, for screen readers. */
  names?: readonly [before: string, after: string]
}

/** Two texts compared line by line. */
export function TextDiff({ before, after, names = ['Removed', 'Added'] }: TextDiffProps) {
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
        const Mark = added ? 'ins' : removed ? 'del' : 'span'
        const { look, sign, name } = added
          ? { look: 'bg-success-wash', sign: '+', name: names[1] }
          : removed
            ? { look: 'bg-accent-wash', sign: '−', name: names[0] }
            : { look: '', sign: '', name: '' }
        return lines.map((text, line) => (
          <p
            key={`${part} ${line}`}
            className={`grid max-w-none grid-cols-[1.5rem_minmax(0,1fr)] py-[0.15rem] pr-3 pl-2 wrap-anywhere whitespace-pre-wrap ${look}`}
          >
            <span aria-hidden="true">{sign}</span>
            {name && <span className="sr-only">{name}: </span>}
            <Mark className="no-underline">{text || '\u00a0'}</Mark>
          </p>
        ))
      })}
    </div>
  )
}
