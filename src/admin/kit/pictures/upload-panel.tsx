import { useEffect, useId, useRef } from 'react'
import { fileSize } from '@/admin/kit/pictures/file-size'
import { PictureDrop } from '@/admin/kit/pictures/picture-drop'
import type { PreparedPicture } from '@/admin/kit/pictures/prepare-picture'
import type { usePictureUpload } from '@/admin/kit/pictures/use-picture-upload'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { Field } from '@/components/ui/field'

interface UploadPanelProps {
  state: ReturnType<typeof usePictureUpload>
  takesPaste: boolean
  /** What the button says that puts the picture into the library. */
  button: string
}

/** From the chosen file to the library: what became of it, what it shows in words, and sending it. */
export function UploadPanel({ state, takesPaste, button }: UploadPanelProps) {
  const { upload, choose, describe, send, forget } = state
  const { prepared, step, failure } = upload
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
        <div className="picture-ready">
          <img src={prepared.preview} alt="" width={prepared.width} height={prepared.height} />
          <div className="grid content-start gap-4">
            <Kept prepared={prepared} />
            <Field
              label="What it shows"
              error={upload.altError}
              help="One plain sentence, for those who cannot see it and for search engines."
            >
              {(wiring) => (
                <Input
                  {...wiring}
                  ref={field}
                  value={upload.alt}
                  maxLength={300}
                  autoComplete="off"
                  disabled={step !== undefined}
                  onChange={(event) => describe(event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return
                    event.preventDefault()
                    void send()
                  }}
                />
              )}
            </Field>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button
                size="small"
                busy={step !== undefined}
                busyLabel="Sending..."
                onClick={() => {
                  void send().then((sent) => sent || field.current?.focus())
                }}
              >
                {failure ? 'Try Again' : button}
              </Button>
              <button type="button" className="quiet-action" onClick={forget} disabled={step !== undefined}>
                Take another picture
              </button>
            </div>
          </div>
        </div>
      ) : (
        <PictureDrop onFile={(file) => void choose(file)} takesPaste={takesPaste} />
      )}
      <Progress step={step} />
    </div>
  )
}

/** What was made of the file, and what was left out of it. */
function Kept({ prepared }: { prepared: PreparedPicture }) {
  const { width, height, files, original } = prepared
  const left = original.metadata.place
    ? 'The file said where it was taken. That is left out, with all else the camera wrote.'
    : original.metadata.any && 'What the camera wrote into the file is left out.'
  return (
    <div>
      <p className="tabular-nums">
        {width} by {height} px, {fileSize(files.at(-1)?.blob.size ?? 0)}
        <span className="text-ink-2"> (came with {fileSize(original.bytes)})</span>
      </p>
      {left && (
        <p className="mt-1 flex items-start gap-2 text-success">
          <PatternIcon name="check" />
          {left}
        </p>
      )}
    </div>
  )
}

function Progress({ step }: { step: { words: string; done: number; of: number } | undefined }) {
  const id = useId()
  return (
    <div role="status">
      {step && (
        <p className="flex flex-wrap items-center gap-3">
          <span id={id}>{step.words}…</span>
          <progress className="thread-progress" aria-labelledby={id} max={step.of} value={step.done} />
        </p>
      )}
    </div>
  )
}
