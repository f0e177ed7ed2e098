import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { HTMLAttributes, ReactNode } from 'react'
import { Input, Textarea } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

interface TextFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>
  name: Path<Form>
  label: string
  help?: ReactNode
  /** Rows of a text over several lines; absent for one line. */
  rows?: number
  /** What the page says while this is empty. */
  placeholder?: string
  /** A day is typed or chosen; its value is yyyy-mm-dd. */
  type?: 'date'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  className?: string
}

/** A text of a form, with its message. */
export function TextField<Form extends FieldValues>(props: TextFieldProps<Form>) {
  const { form, name, label, help, rows, placeholder, type, inputMode, className } = props
  const { error } = form.getFieldState(name, form.formState)
  return (
    <Field label={label} help={help} error={error?.message} className={className}>
      {(inputProps) =>
        rows ? (
          <Textarea {...form.register(name)} {...inputProps} rows={rows} placeholder={placeholder} />
        ) : (
          <Input
            {...form.register(name)}
            {...inputProps}
            placeholder={placeholder}
            type={type}
            inputMode={inputMode}
            // Amounts are read by their columns.
            className={inputMode === 'decimal' ? 'tabular-nums' : undefined}
            autoComplete="off"
          />
        )
      }
    </Field>
  )
}
