import { ImageUp } from 'lucide-react'
import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { fileSize } from '@/admin/kit/images/image-store'
import type { PreparedImage } from '@/admin/kit/images/prepare-image'
import type { useImageUpload } from '@/admin/kit/images/use-image-upload'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { LoadingPanel } from '@/components/ui/loader'

interface UploadPanelProps {
  state: ReturnType<typeof useImageUpload>
  /** The label of the upload button. */
  button: string
}

/** Uploads a file to the library: shows the prepared image, asks for a description and sends it. */
export function UploadPanel({ state, button }: UploadPanelProps) {
  const { prepared, isSending, failure } = state
  const field = useRef<HTMLInputElement>(null)
  const ready = prepared?.id
  useEffect(() => {
    if (ready) field.current?.focus()
  }, [ready])

  return (
    <div className="grid gap-5">
      {failure && (
        <Banner>
          <p>{failure}</p>
        </Banner>
      )}
      {prepared ? (
        <div className="grid gap-6 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
          <img
            className="h-auto max-h-80 w-full bg-sunk object-contain"
            src={prepared.preview}
            alt=""
            width={prepared.width}
            height={prepared.height}
          />
          <div className="grid content-start gap-4">
            <PreparedSize prepared={prepared} />
            <Field
              label="What it shows"
              error={state.altError}
              help="One plain sentence, for people who cannot see it and for search engines."
            >
              {(inputProps) => (
                <Input
                  {...inputProps}
                  ref={field}
                  value={state.alt}
                  maxLength={300}
                  autoComplete="off"
                  disabled={isSending}
                  onChange={(event) => state.describe(event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return
                    event.preventDefault()
                    state.send()
                  }}
                />
              )}
            </Field>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button
                size="small"
                busy={isSending}
                busyLabel="Sending..."
                onClick={() => {
                  if (!state.send()) field.current?.focus()
                }}
              >
                {failure ? 'Try Again' : button}
              </Button>
              <TextButton onClick={state.forget} disabled={isSending}>
                Choose another image
              </TextButton>
            </div>
          </div>
        </div>
      ) : (
        <ImageDrop onFile={state.choose} />
      )}
      {state.isPreparing && <LoadingPanel label="Resizing..." />}
    </div>
  )
}

function PreparedSize({ prepared }: { prepared: PreparedImage }) {
  const { width, height, files, originalBytes } = prepared
  return (
    <p className="tabular-nums">
      {width} by {height} px, {fileSize(files.at(-1)?.blob.size ?? 0)}
      <span className="text-ink-2"> (came with {fileSize(originalBytes)})</span>
    </p>
  )
}

const firstFile = (transfer: DataTransfer | null) => [...(transfer?.files ?? [])][0]

/**
 * Accepts a dropped or chosen image: a real file field underneath, so that keyboards and screen readers can
 * use it.
 */
function ImageDrop({ onFile }: { onFile: (file: Blob) => void }) {
  const id = useId()
  const [over, setOver] = useState(false)

  function hover(event: DragEvent) {
    event.preventDefault()
    setOver(true)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside is the way for keys
    <div
      className="flex items-center gap-5 border border-dashed border-edge bg-sheet p-6 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal data-over:border-solid data-over:border-teal data-over:bg-teal-wash"
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
      <ImageUp size={28} strokeWidth={1.5} aria-hidden="true" className="text-ink-2" />
      <div>
        <label
          htmlFor={id}
          className="cursor-pointer font-semibold underline decoration-edge decoration-1 underline-offset-[0.3em] hover:decoration-accent hover:decoration-2"
        >
          Choose a file
        </label>
        <span> or drop an image here</span>
        <p id={`${id}-help`} className="mt-1 text-small text-ink-2">
          JPEG, PNG, WebP or AVIF, at most 25 MB. It is resized, and camera data such as the location is
          removed.
        </p>
      </div>
    </div>
  )
}
