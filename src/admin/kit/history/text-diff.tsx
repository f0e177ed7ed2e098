import { structuredPatch } from 'diff'
import { amount } from '@/admin/kit/format/amount'
import { Fragment, type ReactNode } from 'react'

const context = 2
/**
 * If the comparison takes longer than this, in ms, the whole old text is shown as removed and the new one as
 * added.
 */
const timeout = 1000

/** A line diff of two texts, with a few unchanged lines around each change. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  // Every line ends with a break, so that a line added at the end does not change the one above it.
  const [was, is] = [before, after].map((text) => text && `${text}\n`) as [string, string]
  const patch = structuredPatch('', '', was, is, '', '', { context, timeout })
  const hunks = patch?.hunks ?? [{ oldStart: 1, oldLines: 0, lines: replaced(before, after) }]
  const total = was.split('\n').length - 1
  if (hunks.length === 0) return <p className="text-ink-2">Nothing differs.</p>
  const last = hunks.at(-1)
  return (
    <div className="w-full border border-rule bg-sheet">
      {hunks.map(({ oldStart, lines }, index) => {
        const previous = hunks[index - 1]
        const shown = previous ? previous.oldStart + previous.oldLines : 1
        return (
          <Fragment key={oldStart}>
            <Skipped lines={oldStart - shown} />
            {lines.map((line, place) => (
              <Line key={place} kind={line[0] ?? ' '} text={line.slice(1)} />
            ))}
          </Fragment>
        )
      })}
      {patch && last && <Skipped lines={total - (last.oldStart + last.oldLines) + 1} />}
    </div>
  )
}

const replaced = (before: string, after: string) => [
  ...before.split('\n').map((line) => `-${line}`),
  ...after.split('\n').map((line) => `+${line}`),
]

function Skipped({ lines }: { lines: number }) {
  if (lines <= 0) return null
  return (
    <p className="max-w-none px-8 py-[0.15rem] text-small text-ink-2">
      {amount(lines, 'line as it was', 'lines as they were')}
    </p>
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
