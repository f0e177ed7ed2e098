import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { slugFrom } from '@/admin/form/slug'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

interface SlugFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>
  /** The field whose text it follows until it is written by hand. */
  from: Path<Form>
  /** A stored row keeps its address: links lead there. */
  stored: boolean
  longest: number
  label?: string
  help: string
}

/** The last part of an address, in the form's field `slug`. */
export function SlugField<Form extends FieldValues>(props: SlugFieldProps<Form>) {
  const { form, from, stored, longest, label = 'Address', help } = props
  const slug = 'slug' as Path<Form>

  useEffect(() => {
    if (stored) return
    let last = slugFrom(String(form.getValues(from) ?? ''), longest)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const next = slugFrom(String(values[from] ?? ''), longest)
        const follows = values.slug === '' || values.slug === last
        const moved = next !== last
        last = next
        if (!moved || !follows) return
        form.setValue(slug, next as PathValue<Form, Path<Form>>, {
          shouldValidate: form.formState.isSubmitted,
        })
      },
    })
  }, [form, from, longest, slug, stored])

  const { error } = form.getFieldState(slug, form.formState)
  return (
    <Field label={label} error={error?.message} help={help}>
      {(wiring) => <Input {...form.register(slug)} {...wiring} autoComplete="off" spellCheck={false} />}
    </Field>
  )
}
