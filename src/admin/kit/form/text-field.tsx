import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { ComponentProps, ReactNode } from 'react'
import { useFieldLabel } from '@/admin/kit/form/field-labels'
import { oneLine, WrappingInput } from '@/admin/kit/form/wrapping-input'
import { Input, Textarea } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

interface TextFieldProps<Form extends FieldValues> extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'min' | 'required'
> {
  form: UseFormReturn<Form>
  name: Path<Form>
  /** Absent: the label from the record's description. */
  label?: string
  help?: ReactNode
  /** The rows of a multi-line field; absent for a single line. */
  rows?: number
  /** Whether the single line may be long: it wraps and stays one line. */
  wraps?: boolean
  /** The text that the page shows while this is empty. */
  placeholder?: string
  /** A day is yyyy-mm-dd, a time yyyy-mm-ddThh:mm. */
  type?: 'date' | 'datetime-local' | 'email' | 'password' | 'text' | 'time' | 'url'
  /** Compact: beside buttons or in a row. */
  compact?: boolean
  className?: string
  inputClassName?: string
}

/** A password must not be autocorrected or capitalised. */
const asTyped = { autoCapitalize: 'off', spellCheck: false } as const

/** A text field of a form, with its error message. */
export function TextField<Form extends FieldValues>(props: TextFieldProps<Form>) {
  const { form, name, help, rows, placeholder, type, inputMode, className, inputClassName } = props
  const label = useFieldLabel(name, props.label)
  const { error } = form.getFieldState(name, form.formState)
  return (
    <Field label={label} help={help} error={error?.message} className={className}>
      {(inputProps) =>
        rows ? (
          <Textarea {...form.register(name)} {...inputProps} rows={rows} placeholder={placeholder} />
        ) : props.wraps ? (
          <WrappingInput
            {...form.register(name, { setValueAs: oneLine })}
            {...inputProps}
            placeholder={placeholder}
            className={inputClassName}
          />
        ) : (
          <Input
            {...form.register(name)}
            {...inputProps}
            compact={props.compact}
            placeholder={placeholder}
            type={type}
            min={props.min}
            inputMode={inputMode}
            // Aligned digits make amounts easy to compare.
            className={inputMode === 'decimal' ? 'tabular-nums' : inputClassName}
            autoComplete={props.autoComplete ?? 'off'}
            aria-required={props.required}
            {...(type === 'password' || props.autoComplete === 'new-password' ? asTyped : {})}
          />
        )
      }
    </Field>
  )
}
