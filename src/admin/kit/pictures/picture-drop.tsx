import { ImageUp } from 'lucide-react'
import { useEffect, useId, useRef, useState, type DragEvent } from 'react'

interface PictureDropProps {
  onFile: (file: Blob) => void
  /** Whether a paste anywhere on the page is meant for it. */
  takesPaste: boolean
}

const firstFile = (transfer: DataTransfer | null) => [...(transfer?.files ?? [])][0]

/** Where a picture is dropped, pasted or chosen: a file field underneath, so that keys and readers know it. */
export function PictureDrop({ onFile, takesPaste }: PictureDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const take = useRef(onFile)
  useEffect(() => {
    take.current = onFile
  })

  useEffect(() => {
    if (!takesPaste) return
    const paste = (event: ClipboardEvent) => {
      const file = firstFile(event.clipboardData)
      if (!file) return
      event.preventDefault()
      take.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [takesPaste])

  function hover(event: DragEvent) {
    event.preventDefault()
    setOver(true)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside is the way for keys
    <div
      className="picture-drop"
      data-over={over || undefined}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const file = firstFile(event.dataTransfer)
        if (file) onFile(file)
      }}
    >
      <input
        id={id}
        type="file"
        className="sr-only"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again after a failure.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <ImageUp size={28} strokeWidth={1.5} aria-hidden="true" />
      <div>
        <label htmlFor={id} className="quiet-action font-semibold">
          Choose a file
        </label>
        <span> or drop or paste a picture here</span>
        <p id={`${id}-help`} className="mt-1 text-small text-ink-2">
          JPEG, PNG, WebP or AVIF, at most 25 MB. It is made smaller here, and what the camera wrote into it,
          the place included, is left out.
        </p>
      </div>
    </div>
  )
}
