import type { Stat } from '@/admin/tools/dashboard/use-counts'
import { PatternIcon } from '@/components/ui/pattern-icon'

const number = new Intl.NumberFormat('en-MY')

/** A count as it stands in the ledger; three dots while it is being counted. */
export function FigureText({ figure }: { figure: Stat }) {
  if (figure.status === 'counting') {
    return (
      <>
        <span aria-hidden="true">…</span>
        <span className="sr-only">being counted</span>
      </>
    )
  }
  return <>{number.format(figure.value)}</>
}

/** Beside a 0 that is none. */
export function NotCounted({ figure }: { figure: Stat }) {
  if (figure.status !== 'failed') return null
  return (
    <span className="not-counted">
      <PatternIcon name="warn" />
      could not be counted
    </span>
  )
}
