import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { ActionForm } from '@/admin/kit/form/action-form'
import { TextField } from '@/admin/kit/form/text-field'
import { requiredText } from '@/admin/kit/form/text-schema'
import { fileSize, storeImage, type StoredImage } from '@/admin/kit/images/image-store'
import { prepareImage, type PreparedImage } from '@/admin/kit/images/prepare-image'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'

const schema = v.object({ alt: requiredText('Say what the image shows', 300) })

/** The key of an upload that is being sent. */
export const uploadKey = ['admin', 'image-upload']

interface UploadPanelProps {
  /** The label of the upload button. */
  button: string
  onStored: (image: StoredImage) => void
  /** An image to begin with. */
  file?: Blob
  /** Shown until a file is chosen. */
  children?: ReactNode
}

/** Adds an image to the library: a file is chosen and resized, then described and sent. */
export function UploadPanel({ button, onStored, file, children }: UploadPanelProps) {
  const preparing = useMutation({ mutationFn: (chosen: Blob) => prepareImage(chosen) })
  const { mutate: prepare } = preparing
  useEffect(() => {
    if (file) prepare(file)
  }, [file, prepare])
  // The form with the pressed button is gone, so the next file can be chosen at once.
  const [isNext, setIsNext] = useState(false)
  function next() {
    setIsNext(true)
    preparing.reset()
  }
  if (preparing.data) {
    return (
      <DescribedImage
        prepared={preparing.data}
        button={button}
        onStored={(image) => {
          next()
          onStored(image)
        }}
        onForget={next}
      />
    )
  }
  return (
    <div className="grid gap-5">
      {preparing.error && (
        <Banner>
          <p>{preparing.error.message}</p>
        </Banner>
      )}
      <ImageDrop focused={isNext} onFile={prepare} />
      {preparing.isPending && <LoadingPanel label="Resizing..." />}
      {children}
    </div>
  )
}

interface DescribedImageProps extends Omit<UploadPanelProps, 'children' | 'file'> {
  prepared: PreparedImage
  onForget: () => void
}

/** The chosen image with the form for its description. It is kept until it is sent or another one is chosen. */
function DescribedImage({ prepared, button, onStored, onForget }: DescribedImageProps) {
  const queryClient = useQueryClient()
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { alt: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('alt'), [setFocus])
  const sending = useMutation({
    mutationKey: uploadKey,
    mutationFn: ({ alt }: { alt: string }) => storeImage(prepared, alt),
    onSuccess: async (image) => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      onStored(image)
    },
  })
  return (
    <div className="grid gap-5">
      {sending.error && (
        <Banner>
          <p>The image was not added. {sending.error.message} It is still here.</p>
        </Banner>
      )}
      <div className="grid gap-6 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        <img
          className="h-auto max-h-80 w-full bg-sunk object-contain"
          src={prepared.preview}
          alt=""
          width={prepared.width}
          height={prepared.height}
        />
        <ActionForm form={form} action={sending} className="grid content-start gap-4">
          <p className="tabular-nums">
            {prepared.width} by {prepared.height} px, {fileSize(prepared.files.at(-1)?.blob.size ?? 0)}
          </p>
          <TextField
            form={form}
            name="alt"
            label="What it shows"
            help="One plain sentence, for people who cannot see it and for search engines."
          />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="submit" size="small" busy={sending.isPending} busyLabel="Sending...">
              {sending.error ? 'Try Again' : button}
            </Button>
            <TextButton onClick={onForget} disabled={sending.isPending}>
              Choose another image
            </TextButton>
          </div>
        </ActionForm>
      </div>
    </div>
  )
}

/**
 * Accepts a dropped or chosen image: a real file field underneath, so that keyboards and screen readers can
 * use it.
 */
function ImageDrop({ focused, onFile }: { focused: boolean; onFile: (file: Blob) => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  const [over, setOver] = useState(false)

  function hover(event: DragEvent) {
    event.preventDefault()
    setOver(true)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside is the way for keys
    <div
      className="flex items-center gap-5 border border-dashed border-edge bg-sheet p-6 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-teal data-over:border-solid data-over:border-teal data-over:bg-teal-wash"
      data-over={over || undefined}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <input
        ref={input}
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
