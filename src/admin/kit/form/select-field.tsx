import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Choice } from '@/admin/kit/form/choices'
import { useFieldLabel } from '@/admin/kit/form/field-labels'
import { Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

interface SelectFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>
  name: Path<Form>
  /** Absent: the one of the record's description. */
  label?: string
  /** Undefined while they are being loaded. */
  choices: readonly Choice[] | undefined
  /** They could not be loaded. */
  failed?: boolean
  /** What choosing nothing is called; absent where something must be chosen. */
  none?: string
  help?: string
}

/**
 * One of several. What is stored is kept while the choices load and where they do not come, and stays choosable
 * where it is no choice any more.
 */
export function SelectField<Form extends FieldValues>(props: SelectFieldProps<Form>) {
  const { form, name, choices, failed = false, none, help } = props
  const label = useFieldLabel(name, props.label)
  const { error } = form.getFieldState(name, form.formState)
  const chosen = String(form.watch(name) ?? '')
  const loading = choices === undefined && !failed
  const unlisted = chosen !== '' && !choices?.some(({ value }) => value === chosen)
  return (
    <Field label={label} help={help} error={error?.message}>
      {(inputProps) => (
        // Choices come after the value: the list is drawn from the value, not the value from the list.
        <Select {...form.register(name)} {...inputProps} value={chosen} aria-busy={loading || undefined}>
          {loading ? (
            // Not disabled, which would take the value out of the form.
            <option value={chosen}>Loading…</option>
          ) : (
            <>
              {none !== undefined ? (
                <option value="">{none}</option>
              ) : (
                chosen === '' && <option value="">Choose</option>
              )}
              {unlisted && <option value={chosen}>{failed ? 'Unchanged' : chosen}</option>}
              {choices?.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </>
          )}
        </Select>
      )}
    </Field>
  )
}
