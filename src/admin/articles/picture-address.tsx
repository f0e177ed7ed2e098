import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

export interface Picture {
  url: string
  alt: string
}

interface PictureFieldProps {
  label: string
  value: Picture
  onChange: (picture: Picture) => void
  error?: string
}

/** A picture by its address, with the words for those who do not see it. */
export function PictureField({ label, value, onChange, error }: PictureFieldProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{label}</legend>
      <Field label={label} error={error} help="Its address: https://…, or /images/… of this website.">
        {(wiring) => (
          <Input
            {...wiring}
            value={value.url}
            onChange={(event) => onChange({ ...value, url: event.target.value })}
            inputMode="url"
            autoComplete="off"
          />
        )}
      </Field>
      {value.url !== '' && (
        <Field label="What it shows" help="For people who do not see it, and for search.">
          {(wiring) => (
            <Input
              {...wiring}
              value={value.alt}
              onChange={(event) => onChange({ ...value, alt: event.target.value })}
              autoComplete="off"
            />
          )}
        </Field>
      )}
    </fieldset>
  )
}
