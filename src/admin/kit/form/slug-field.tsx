import { use, useEffect, useRef } from 'react'
import { useWatch, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import { FieldLabels, useFieldLabel } from '@/admin/kit/form/field-labels'
import { slugFrom } from '@/admin/kit/form/slug-from'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

interface SlugFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>
  /** The field that it is derived from until it is edited by hand. */
  from: Path<Form>
  /** Whether it keeps its value, since links to a published URL exist. */
  fixed: boolean
  longest: number
  /** The part of the URL before it: '/blog/'. */
  prefix?: string
  /** Whether visitors can see its page: a new URL then leaves a redirect (private.leave_redirect). */
  isPublic?: boolean
  help?: string
}

/** The form field `slug`, the last part of a URL: derived from a title until it is edited by hand. */
export function SlugField<Form extends FieldValues>(props: SlugFieldProps<Form>) {
  const { form, from, fixed, longest, prefix = '', isPublic, help } = props
  const name = 'slug' as Path<Form>
  const { slug: label = 'Web address' } = use(FieldLabels)
  const source = useFieldLabel(from, undefined).toLowerCase()
  const { control, setValue, formState } = form
  const slug = String(useWatch({ control, name }) ?? '')
  const made = slugFrom(String(useWatch({ control, name: from }) ?? ''), longest)
  const lastMade = useRef(made)

  useEffect(() => {
    const follows = !fixed && (slug === '' || slug === lastMade.current)
    if (made === lastMade.current) return
    lastMade.current = made
    if (follows)
      setValue(name, made as PathValue<Form, Path<Form>>, {
        shouldDirty: true,
        shouldValidate: formState.isSubmitted,
      })
  }, [made, slug, fixed, name, setValue, formState.isSubmitted])

  const { error } = form.getFieldState(name, formState)
  const old = String(formState.defaultValues?.slug ?? '')
  return (
    <div>
      <Field
        label={label}
        error={error?.message}
        help={help ?? (slug ? `${prefix}${slug}` : `Created from the ${source} until you write your own.`)}
      >
        {(inputProps) => (
          <Input {...form.register(name)} {...inputProps} autoComplete="off" spellCheck={false} />
        )}
      </Field>
      {isPublic && old !== '' && slug !== old && (
        <p className="mt-1 text-small" role="status">
          The old address will lead here: {prefix}
          {old}
        </p>
      )}
    </div>
  )
}
