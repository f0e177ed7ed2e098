import { X } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { ModalDialog } from '@/components/ui/modal-dialog'

interface TitledDialogProps extends Omit<ComponentProps<typeof ModalDialog>, 'labelledBy'> {
  title: string
}

/** A dialog with a heading, and a button to close it: a phone has no Escape. */
export function TitledDialog({ title, children, ...rest }: TitledDialogProps) {
  const id = useId()
  return (
    <ModalDialog {...rest} labelledBy={id}>
      <div className="mb-5 flex items-start justify-between gap-4">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <button
          type="button"
          className="-mt-1.5 -mr-2.5 grid size-11 flex-none place-items-center"
          aria-label="Close"
          onClick={rest.onClose}
          disabled={rest.locked}
        >
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      {children}
    </ModalDialog>
  )
}
