import { useId, type ComponentProps, type ReactNode } from 'react'
import { PatternIcon } from '@/components/ui/pattern-icon'

/** Props that connect a control to its label, help and error. Spread them on the control. */
interface FieldInputProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: ReactNode
  help?: ReactNode
  error?: string
  className?: string
  children: (inputProps: FieldInputProps) => ReactNode
}

/** Label, control, help, then the field's error. */
export function Field({ label, help, error, className = '', children }: FieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className={className} data-field>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** All fields of a form, disabled while sending, under a line that says which are required. */
export function FormFields({ needed, children, ...rest }: ComponentProps<'fieldset'> & { needed: string }) {
  return (
    <fieldset {...rest}>
      <legend className="mb-3 text-small text-ink-2">{needed}</legend>
      {children}
    </fieldset>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id} role="alert">
      <PatternIcon name="warn" />
      {children}
    </p>
  )
}
