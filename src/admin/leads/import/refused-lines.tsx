import { amount } from '@/admin/kit/format/amount'
import { type Refused, refusedByReason, refusedCsv } from '@/admin/leads/import/add-people'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/save-file'

/** The most lines that are shown; the download has all. */
const shown = 10

/** The lines that are not added: how many for each reason, the first ones, and all as a file. */
export function RefusedLines({ refused }: { refused: readonly Refused[] }) {
  if (refused.length === 0) return null
  return (
    <section aria-label="Refused lines" className="grid gap-3">
      <ul className="grid gap-1">
        {refusedByReason(refused).map(([reason, lines]) => (
          <li key={reason}>
            {amount(lines, 'line', 'lines')}: {reason}
          </li>
        ))}
      </ul>
      <ul className="grid gap-1 text-small wrap-anywhere">
        {refused.slice(0, shown).map(({ line, text, reason }) => (
          <li key={line}>
            Line {line}, <q>{text}</q>: {reason}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="small"
          variant="line"
          onClick={() => saveFile(refusedCsv(refused), 'text/csv;charset=utf-8', 'refused-lines.csv')}
        >
          Download the refused lines
        </Button>
        {refused.length > shown && (
          <span className="text-small text-ink-2">The first {shown} are shown here.</span>
        )}
      </p>
    </section>
  )
}
