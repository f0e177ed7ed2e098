import { malaysiaClock } from '@/lib/dates'
import type { Outcome } from '@/admin/kit/record/use-record'
import { PatternIcon } from '@/components/ui/pattern-icon'

interface RecordStatusProps {
  isNew: boolean
  changed: boolean
  saving: boolean
  outcome: Outcome<unknown> | undefined
}

/** One line that always says where the text is. */
export function RecordStatus({ isNew, changed, saving, outcome }: RecordStatusProps) {
  const unsaved = changed || outcome?.kind === 'failed' || outcome?.kind === 'conflict'
  const idle = !saving && !unsaved && outcome?.kind !== 'saved'
  return (
    <p role="status" className="record-status" data-idle={idle || undefined}>
      {saving ? (
        'Saving…'
      ) : unsaved ? (
        'Not saved yet'
      ) : outcome?.kind === 'saved' ? (
        <span className="text-success">
          <PatternIcon name="check" />
          Saved at {malaysiaClock(outcome.at)}
        </span>
      ) : isNew ? (
        'New'
      ) : (
        'Nothing to save'
      )}
    </p>
  )
}
