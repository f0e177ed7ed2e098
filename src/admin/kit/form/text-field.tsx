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
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  className?: string
}

/** A text of a form, with its message. */
export function TextField<Form extends FieldValues>(props: TextFieldProps<Form>) {
  const { form, name, label, help, rows, placeholder, inputMode, className } = props
  const { error } = form.getFieldState(name, form.formState)
  return (
    <Field label={label} help={help} error={error?.message} className={className}>
      {(wiring) =>
        rows ? (
          <Textarea {...form.register(name)} {...wiring} rows={rows} placeholder={placeholder} />
        ) : (
          <Input
            {...form.register(name)}
            {...wiring}
            placeholder={placeholder}
            inputMode={inputMode}
            autoComplete="off"
          />
        )
      }
    </Field>
  )
}
