import { BlockForm, type Block } from '@/admin/calls/hours/block-form'
import { adminPaths } from '@/admin/kit/paths'
import { DialogHeading } from '@/admin/kit/screen/dialog-heading'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { TextLink } from '@/components/ui/site-link'
import { timeOf } from '@/lib/dates'

interface BlockDialogProps {
  /** The initial values of the form; undefined while the dialog is closed. */
  block: Block | undefined
  onClose: () => void
}

/** The dialog that blocks days and times. Opened from a time of the calendar, it also links to a new call. */
export function BlockDialog({ block, onClose }: BlockDialogProps) {
  return (
    <ModalDialog open={block !== undefined} onClose={onClose} labelledBy="block-time">
      <DialogHeading id="block-time" onClose={onClose}>
        Block time
      </DialogHeading>
      {block?.from && (
        <p>
          <TextLink to={`${adminPaths.bookings}/new?at=${block.first}T${block.from}`}>
            Or add a call at {timeOf(block.from)}
          </TextLink>
        </p>
      )}
      {block && <BlockForm key={JSON.stringify(block)} start={block} onDone={onClose} />}
    </ModalDialog>
  )
}
