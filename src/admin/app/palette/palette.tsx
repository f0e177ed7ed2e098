import { useId } from 'react'
import { PaletteBox } from '@/admin/app/palette/palette-box'
import { ModalDialog } from '@/components/ui/modal-dialog'

interface PaletteProps {
  open: boolean
  onClose: () => void
}

/** Search over everything: the desk's screens and actions, and whatever the database holds. */
export function Palette({ open, onClose }: PaletteProps) {
  const id = useId()
  return (
    <ModalDialog open={open} onClose={onClose} labelledBy={id}>
      <div className="palette">
        <h2 id={id} className="sr-only">
          Search the desk
        </h2>
        {open && <PaletteBox onClose={onClose} />}
      </div>
    </ModalDialog>
  )
}
