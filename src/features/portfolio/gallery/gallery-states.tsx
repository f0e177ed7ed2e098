import { Button, ButtonLink } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'
import { gallery } from '@/content/portfolio'
import { filterAddress, noFilters } from '@/features/portfolio/gallery/gallery-filters'

interface FailedProps {
  onRetry: () => unknown
  isRetrying?: boolean
  className?: string
}

/** The portfolio could not be fetched, in the specification's words. */
export function GalleryFailed({ onRetry, isRetrying = false, className }: FailedProps) {
  const { title, text, action } = gallery.failed
  return (
    <StatePanel
      kind="failed"
      title={title}
      text={text}
      className={className}
      action={
        <Button onClick={() => void onRetry()} busy={isRetrying} busyLabel="Loading...">
          {action}
        </Button>
      }
    />
  )
}

export function GalleryEmpty({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { title, filtered: adjust, bare } = gallery.empty
  return (
    <StatePanel
      kind="empty"
      title={title}
      text={filtered ? adjust : bare}
      className="mt-8"
      action={
        filtered ? (
          <ButtonLink to={filterAddress(noFilters)} variant="line" onClick={onClear}>
            Clear Filters
          </ButtonLink>
        ) : (
          <ButtonLink to="/contact" variant="line">
            Contact Us
          </ButtonLink>
        )
      }
    />
  )
}
