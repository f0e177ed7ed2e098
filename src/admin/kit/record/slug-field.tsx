import { use, useEffect, useRef } from 'react'
import { useWatch, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import { FieldLabels, useFieldLabel } from '@/admin/kit/form/field-labels'
import { slugFrom } from '@/lib/slug'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

interface SlugFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>
  /** The field whose text it follows until it is written by hand. */
  from: Path<Form>
  /** A published address does not change: links lead to it. */
  fixed: boolean
  longest: number
  /** What stands before it in an address: '/blog/'. */
  prefix?: string
  /** Visitors find its page now: another address leaves a redirect (private.leave_redirect). */
  isPublic?: boolean
  help?: string
}

/** The last part of an address, in the form's field `slug`: made from a title until it is written by hand. */
export function SlugField<Form extends FieldValues>(props: SlugFieldProps<Form>) {
  const { form, from, fixed, longest, prefix = '', isPublic, help } = props
  const name = 'slug' as Path<Form>
  const { slug: label = 'Address' } = use(FieldLabels)
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
