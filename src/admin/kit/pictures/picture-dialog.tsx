import { X } from 'lucide-react'
import { useId } from 'react'
import { createPortal } from 'react-dom'
import { PictureLibrary } from '@/admin/kit/pictures/picture-library'
import type { Picture } from '@/admin/kit/pictures/picture-store'
import { UploadPanel } from '@/admin/kit/pictures/upload-panel'
import { usePictureUpload } from '@/admin/kit/pictures/use-picture-upload'
import { ModalDialog } from '@/components/ui/modal-dialog'

interface PictureDialogProps {
  open: boolean
  /** The picture in use now, by its address. */
  current: string
  onChoose: (picture: Picture) => void
  onClose: () => void
}

/** A new picture, or one of the library. What was chosen and not yet sent is there again when it is reopened. */
export function PictureDialog({ open, current, onChoose, onClose }: PictureDialogProps) {
  const id = useId()
  const state = usePictureUpload(onChoose)
  const { prepared, step } = state.upload
  // Out of the form it belongs to: a form within a form is none, and its Enter would send the outer one.
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the search's submit from the form
    <div onSubmit={(event) => event.stopPropagation()}>
      <ModalDialog open={open} locked={step !== undefined} onClose={onClose} labelledBy={id}>
        <div className="picture-dialog">
          <div className="mb-5 flex items-start justify-between gap-4">
            <h2 id={id} className="text-h3">
              Choose a picture
            </h2>
            <button
              type="button"
              className="picture-close"
              aria-label="Close"
              onClick={onClose}
              disabled={step !== undefined}
            >
              <X size={24} aria-hidden="true" />
            </button>
          </div>
          {open && <UploadPanel state={state} takesPaste={!prepared} button="Use this picture" />}
          {open && !prepared && (
            <section aria-labelledby={`${id}-library`} className="mt-8 border-t-2 border-ink pt-5">
              <h3 id={`${id}-library`} className="mb-3 text-h4">
                From the library
              </h3>
              <PictureLibrary current={current} onChoose={onChoose} />
            </section>
          )}
        </div>
      </ModalDialog>
    </div>,
    document.body,
  )
}
