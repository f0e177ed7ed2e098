import { useId, useState } from 'react'
import { PictureField, type Picture } from '@/admin/articles/picture-address'
import { Button } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { safeHref } from '@/lib/markdown/safe-href'

interface PictureDialogProps {
  open: boolean
  onClose: () => void
  onChoose: (picture: Picture) => void
}

/** Asks for the picture to put into a text. */
export function PictureDialog({ open, onClose, onChoose }: PictureDialogProps) {
  const id = useId()
  const [picture, setPicture] = useState<Picture>({ url: '', alt: '' })
  const [error, setError] = useState<string>()

  function choose() {
    const url = picture.url.trim()
    if (!/^(\/|https:\/\/)\S+$/.test(url) || !safeHref(url)) {
      return setError('Begin with https://, or with / for a picture of this website')
    }
    if (!picture.alt.trim()) return setError('Say what the picture shows')
    onChoose({ url, alt: picture.alt })
    setPicture({ url: '', alt: '' })
    setError(undefined)
  }

  return (
    <ModalDialog open={open} onClose={onClose} labelledBy={id}>
      <h2 className="mb-5 text-h4" id={id}>
        A picture in the text
      </h2>
      <PictureField label="Picture" value={picture} onChange={setPicture} error={error} />
      <p className="mt-6 flex flex-wrap gap-3">
        <Button onClick={choose}>Put it in</Button>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </ModalDialog>
  )
}
