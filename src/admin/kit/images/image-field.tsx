import { ImagePlus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { oneLine, WrappingInput } from '@/admin/kit/form/wrapping-input'
import { ImageDialog } from '@/admin/kit/images/image-dialog'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Button } from '@/components/ui/button'
import { Field, FieldError } from '@/components/ui/field'
import { readImageUrl, smallImage, withFocus } from '@/lib/image-url'

export interface ImageValue {
  /** '' for no image. */
  url: string
  /** The alternative text of the image in this place. */
  alt: string
  /** An optional tiny data URI shown until the image has loaded. */
  placeholder?: string | null
}

interface ImageFieldProps {
  label: string
  value: ImageValue
  onChange: (value: ImageValue) => void
  error?: string
  help?: string
  /** False if its context already describes it: a portrait under its name. */
  described?: boolean
}

/** An image field of a record: shows the image, picks or uploads one, edits its description, clears it. */
export function ImageField({ label, value, onChange, error, help, described = true }: ImageFieldProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const size = readImageUrl(value.url)
  const missing = described && value.url !== '' && !value.alt.trim()
  return (
    <div role="group" aria-labelledby={id} aria-describedby={help && `${id}-help`}>
      <p className="field-label" id={id}>
        {label}
      </p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        {value.url ? (
          <img
            src={smallImage(value.url)}
            alt={described ? value.alt : ''}
            width={size?.width ?? 1200}
            height={size?.height ?? 900}
            className="h-auto max-h-48 w-48 max-w-full bg-sunk object-contain"
          />
        ) : (
          <span
            className="grid aspect-4/3 w-48 max-w-full place-items-center border border-dashed border-edge bg-sunk text-ink-2"
            aria-hidden="true"
          >
            <ImagePlus size={28} strokeWidth={1.5} />
          </span>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            ref={opener}
            variant="line"
            size="small"
            aria-describedby={id}
            aria-invalid={error && !value.url ? true : undefined}
            onClick={() => setOpen(true)}
          >
            {value.url ? 'Change image' : 'Choose an image'}
          </Button>
          {value.url && (
            <TextButton
              aria-describedby={id}
              onClick={() => {
                onChange({ url: '', alt: '', placeholder: null })
                opener.current?.focus()
              }}
            >
              Remove
            </TextButton>
          )}
        </div>
      </div>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {described && value.url && (
        <Field
          className="mt-4"
          label="What the image shows"
          help="For people who cannot see it, and for search engines."
          error={missing ? error : undefined}
        >
          {(inputProps) => (
            <WrappingInput
              {...inputProps}
              value={value.alt}
              maxLength={300}
              autoComplete="off"
              onChange={(event) => onChange({ ...value, alt: oneLine(event.target.value) })}
            />
          )}
        </Field>
      )}
      {error && !missing && <FieldError>{error}</FieldError>}
      <ImageDialog
        open={open}
        current={value.url}
        onClose={() => setOpen(false)}
        onChoose={({ url, alt, placeholder, focal_x: x, focal_y: y }) => {
          onChange({ url: withFocus(url, x, y), alt, placeholder })
          setOpen(false)
        }}
      />
    </div>
  )
}
