import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useFieldLabel } from '@/admin/kit/form/field-labels'
import { Checkbox } from '@/components/ui/controls'

interface CheckboxFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>
  name: Path<Form>
  /** Absent: the label from the record's description. */
  label?: string
}

/** A checkbox with its label. */
export function CheckboxField<Form extends FieldValues>({ form, name, label }: CheckboxFieldProps<Form>) {
  return <Checkbox {...form.register(name)}>{useFieldLabel(name, label)}</Checkbox>
}
