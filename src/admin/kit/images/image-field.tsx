import { ImagePlus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { useFieldLabel } from '@/admin/kit/form/field-labels'
import { oneLine, WrappingInput } from '@/admin/kit/form/wrapping-input'
import { ImageDialog } from '@/admin/kit/images/image-dialog'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Button } from '@/components/ui/button'
import { Field, FieldError } from '@/components/ui/field'
import { readImageUrl, smallImage, withFocus } from '@/lib/image-url'

interface ImageValue {
  /** '' for no image. */
  url: string
  /** The alternative text of the image in this place. */
  alt: string
  /** An optional tiny data URI shown until the image has loaded. */
  placeholder?: string | null
}

type Message = { message?: string }
/** The errors of an ImageValue, or of a URL. */
type ImageErrors = Message & { url?: Message; alt?: Message }

interface ImageFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>
  /** Its value is an ImageValue, or only the URL of an image that its context describes: a portrait under its name. */
  name: Path<Form>
  /** Absent: the label from the record's description. */
  label?: string
  help?: string
}

/** An image field of a record: shows the image, picks or uploads one, edits its description, clears it. */
export function ImageField<Form extends FieldValues>(props: ImageFieldProps<Form>) {
  const { form, name, help } = props
  const id = useId()
  const label = useFieldLabel(name, props.label)
  const { field, fieldState } = useController({ control: form.control, name })
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const described = typeof field.value === 'object'
  const value: ImageValue = described ? field.value : { url: String(field.value ?? ''), alt: '' }
  const put = (image: ImageValue) => field.onChange(described ? image : image.url)
  const errors = fieldState.error as ImageErrors | undefined
  const error = errors?.message ?? errors?.url?.message ?? errors?.alt?.message
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
            ref={(button) => {
              opener.current = button
              field.ref(button)
            }}
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
                put({ url: '', alt: '', placeholder: null })
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
              onChange={(event) => put({ ...value, alt: oneLine(event.target.value) })}
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
          put({ url: withFocus(url, x, y), alt, placeholder })
          setOpen(false)
        }}
      />
    </div>
  )
}
