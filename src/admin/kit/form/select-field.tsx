import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useFieldLabel } from '@/admin/kit/form/field-labels'
import { Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

export interface Choice {
  value: string
  label: string
}

interface SelectFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>
  name: Path<Form>
  /** Absent: the label from the record's description. */
  label?: string
  /** Undefined while loading. */
  choices: readonly Choice[] | undefined
  /** They could not be loaded. */
  failed?: boolean
  /** The label of the empty choice; absent if a choice is required. */
  none?: string
  help?: string
}

/**
 * A select. The stored value is kept while the choices load or if they fail to load, and stays selectable if
 * it is no longer among them.
 */
export function SelectField<Form extends FieldValues>(props: SelectFieldProps<Form>) {
  const { form, name, choices, failed = false, none } = props
  const help = failed ? 'The choices could not be loaded. Reload to choose another.' : props.help
  const label = useFieldLabel(name, props.label)
  const { error } = form.getFieldState(name, form.formState)
  const chosen = String(form.watch(name) ?? '')
  const loading = choices === undefined && !failed
  const unlisted = chosen !== '' && !choices?.some(({ value }) => value === chosen)
  return (
    <Field label={label} help={help} error={error?.message}>
      {(inputProps) => (
        // The choices arrive after the value, so the select renders the value even without a matching choice.
        <Select {...form.register(name)} {...inputProps} value={chosen} aria-busy={loading || undefined}>
          {loading ? (
            // Not disabled: a disabled field would lose its value in the form.
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
