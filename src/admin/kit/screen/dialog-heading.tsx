import { X } from 'lucide-react'

interface DialogHeadingProps {
  id: string
  onClose: () => void
  /** Whether it cannot be closed now. */
  locked?: boolean
  children: string
}

/** The heading of a dialog, and a button to close it: a phone has no Escape. */
export const DialogHeading = ({ id, onClose, locked, children }: DialogHeadingProps) => (
  <div className="mb-5 flex items-start justify-between gap-4">
    <h2 id={id} className="text-h3">
      {children}
    </h2>
    <button
      type="button"
      className="-mt-1.5 -mr-2.5 grid size-11 flex-none place-items-center"
      aria-label="Close"
      onClick={onClose}
      disabled={locked}
    >
      <X size={24} aria-hidden="true" />
    </button>
  </div>
)
