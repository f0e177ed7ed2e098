import { BlockForm, type Block } from '@/admin/calls/hours/block-form'
import { adminPaths } from '@/admin/kit/paths'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { TextLink } from '@/components/ui/site-link'
import { timeOf } from '@/lib/dates'

interface BlockDialogProps {
  /** What the form begins with; undefined while it is closed. */
  block: Block | undefined
  onClose: () => void
}

/** Where days and times are blocked. From a time of the calendar it leads to a new call as well. */
export function BlockDialog({ block, onClose }: BlockDialogProps) {
  return (
    <ModalDialog open={block !== undefined} onClose={onClose} labelledBy="block-time">
      <h2 id="block-time" className="text-h3">
        Block time
      </h2>
      {block?.from && (
        <p className="mt-2">
          <TextLink to={`${adminPaths.bookings}/new?at=${block.first}T${block.from}`}>
            Or add a call at {timeOf(block.from)}
          </TextLink>
        </p>
      )}
      {block && <BlockForm key={JSON.stringify(block)} start={block} onDone={onClose} />}
    </ModalDialog>
  )
}
