import { queryOptions, useQuery } from '@tanstack/react-query'
import { use, useDeferredValue, useEffect, useEffectEvent } from 'react'
import { useWatch, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import { FieldLabels, useFieldLabel } from '@/admin/kit/form/field-labels'
import { freeSlug, slugFollows, withoutNumber } from '@/admin/kit/form/slug'
import { slugFrom } from '@/lib/slug'
import { anyTable, type TableName } from '@/admin/kit/api/any-table'
import { read } from '@/admin/kit/api/read'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

/** The addresses of other rows that are this one, or this one with a number after it. */
const takenSlugs = (table: TableName, slug: string, ownId: string | undefined) => {
  const base = withoutNumber(slug)
  return queryOptions({
    queryKey: ['admin', 'slugs', table, base, ownId],
    queryFn: async ({ signal }) => {
      const rows = anyTable.from(table).select('slug').like('slug', `${base}%`)
      const found = await read((ownId ? rows.neq('id', ownId) : rows).limit(200), signal)
      return found.map((row) => String(row.slug))
    },
    enabled: base !== '' && /^[a-z0-9-]+$/.test(base),
    staleTime: 5000,
  })
}

interface SlugFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>
  /** The field whose text it follows until it is written by hand. */
  from: Path<Form>
  /** Where it must be the only one of its kind. */
  table: TableName
  /** Of the row itself, when it is stored. */
  id: string | undefined
  /** A published address does not change: links lead to it. */
  fixed: boolean
  longest: number
  /** What stands before it in an address: '/blog/'. */
  prefix?: string
  /** Visitors find its page now: another address leaves a redirect (private.leave_redirect). */
  isPublic?: boolean
  help?: string
}

/** The last part of an address, in the form's field `slug`: made from a title, and kept the only one. */
export function SlugField<Form extends FieldValues>(props: SlugFieldProps<Form>) {
  const { form, from, table, id, fixed, longest, prefix = '', isPublic, help } = props
  const name = 'slug' as Path<Form>
  const { slug: label = 'Address' } = use(FieldLabels)
  const source = useFieldLabel(from, undefined).toLowerCase()
  const slug = String(useWatch({ control: form.control, name }) ?? '')
  const deferredSlug = useDeferredValue(slug)
  const taken = useQuery(takenSlugs(table, deferredSlug, id))
  const isTaken = taken.data?.includes(slug) ?? false
  const free = isTaken ? freeSlug(slug, taken.data ?? [], longest) : ''

  const write = (next: string) =>
    form.setValue(name, next as PathValue<Form, Path<Form>>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  const follow = useEffectEvent(write)
  const title = () => String(form.getValues(from) ?? '')

  useEffect(() => {
    if (fixed) return
    let last = slugFrom(title(), longest)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const next = slugFrom(String(values[from] ?? ''), longest)
        if (next === last) return
        const follows = slugFollows(String(values.slug), last)
        last = next
        // After all subscribers have the title: setting it now would give them the address of the letter before.
        if (follows) queueMicrotask(() => follow(next))
      },
    })
    // oxlint-disable-next-line react/exhaustive-deps -- `title` only reads the form
  }, [form, from, longest, fixed])

  // What was made from the title makes way by itself; what was written by hand is left to its writer.
  const following = !fixed && slugFollows(slug, slugFrom(title(), longest))
  useEffect(() => {
    if (free && following) follow(free)
  }, [free, following])

  const { error } = form.getFieldState(name, form.formState)
  const old = String(form.formState.defaultValues?.slug ?? '')
  const leaves = isPublic && old !== '' && slug !== old
  const offer = isTaken && !following && free
  return (
    <div>
      <Field
        label={label}
        error={error?.message}
        help={help ?? (slug ? `${prefix}${slug}` : `Made from the ${source}, until you write your own.`)}
      >
        {(inputProps) => (
          <Input {...form.register(name)} {...inputProps} autoComplete="off" spellCheck={false} />
        )}
      </Field>
      {leaves && (
        <p className="mt-1 text-small" role="status">
          The old address will lead here: {prefix}
          {old}
        </p>
      )}
      {offer && (
        <p className="mt-1 text-small" role="status">
          That is taken.{' '}
          <button type="button" className="quiet-action" onClick={() => write(free)}>
            Use {free}
          </button>
        </p>
      )}
    </div>
  )
}
