import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Checkbox } from '@/components/ui/controls'

interface CheckboxFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>
  name: Path<Form>
  label: string
}

/** Yes or no, said by its label. */
export const CheckboxField = <Form extends FieldValues>({ form, name, label }: CheckboxFieldProps<Form>) => (
  <Checkbox {...form.register(name)}>{label}</Checkbox>
)
