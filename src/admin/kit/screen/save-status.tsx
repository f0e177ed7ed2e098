import { PatternIcon } from '@/components/ui/pattern-icon'
import { malaysiaTime } from '@/lib/dates'

interface SaveStatusProps {
  saving: boolean
  unsaved: boolean
  /** When it was last saved on this screen. */
  savedAt?: Date
  /** Shown while there is nothing to save. */
  idle?: string
}

/** One line that always shows whether the screen is saved. */
export const SaveStatus = ({ saving, unsaved, savedAt, idle = 'Nothing to save' }: SaveStatusProps) => (
  <p
    role="status"
    className="text-small/normal max-md:data-idle:sr-only"
    data-idle={(!saving && !unsaved && !savedAt) || undefined}
  >
    {saving ? (
      'Saving…'
    ) : unsaved ? (
      'Not saved yet'
    ) : savedAt ? (
      <span className="inline-flex items-center gap-2 text-success">
        <PatternIcon name="check" />
        Saved at {malaysiaTime(savedAt)}
      </span>
    ) : (
      idle
    )}
  </p>
)
