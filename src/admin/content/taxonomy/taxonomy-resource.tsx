import * as v from 'valibot'
import { slugSchema } from '@/admin/kit/form/slug'
import { SlugField } from '@/admin/kit/record/slug-field'
import { defineRecord, type RecordHandle, type RecordKind } from '@/admin/kit/record/record'
import { defineResource, type Resource } from '@/admin/kit/resource/resource'
import { Checkbox, Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Tables } from '@/lib/database.types'

/** What articles are filed under: blog categories and topics are of one shape. */
type Filing = Pick<
  Tables<'blog_categories'>,
  'id' | 'updated_at' | 'name' | 'slug' | 'is_active' | 'display_order'
>

const longestSlug = 80
const fields = ['id', 'updated_at', 'name', 'slug', 'is_active', 'display_order'] as const

/** The limits are those of the tables blog_categories and blog_topics. */
const schema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Give it a name'),
    v.maxLength(80, 'Keep the name under 81 characters'),
  ),
  slug: slugSchema(longestSlug),
  is_active: v.boolean(),
})
type FilingForm = v.InferInput<typeof schema>

interface FilingKind {
  name: string
  title: string
  noun: { one: string; many: string }
  table: 'blog_categories' | 'blog_topics'
  at: string
  lead: string
  empty: { title: string; text: string }
}

export const filingResource = ({ at, ...kind }: FilingKind): Resource<Filing> =>
  defineResource<Filing>({
    ...kind,
    fields,
    search: { columns: ['name', 'slug'], label: `Search ${kind.noun.many}` },
    filters: [
      {
        name: 'active',
        label: 'Shown on the website',
        options: [
          { value: 'yes', label: 'Shown', where: [['is_active', 'eq', true]] },
          { value: 'no', label: 'Hidden', where: [['is_active', 'eq', false]] },
        ],
      },
    ],
    columns: [
      { id: 'name', header: 'Name', kind: 'main', sortBy: 'name', cell: ({ name }) => name },
      { id: 'slug', header: 'Address', kind: 'long', sortBy: 'slug', cell: ({ slug }) => slug },
      {
        id: 'active',
        header: 'Website',
        cell: ({ is_active: active }) => (
          <StatusBadge level={active ? 'success' : 'neutral'}>{active ? 'Shown' : 'Hidden'}</StatusBadge>
        ),
      },
      {
        id: 'order',
        header: 'Place',
        kind: 'number',
        sortBy: 'display_order',
        cell: (row) => row.display_order,
      },
    ],
    defaultSort: { id: 'order', descending: false },
    at,
    create: { to: `${at}/new`, label: `New ${kind.noun.one}` },
    ways: [{ to: `${at}/order`, label: 'Change the order' }],
    removable: ({ name }) => name,
  })

export const filingRecord = ({ name, noun, table, at }: FilingKind): RecordKind<Filing, FilingForm> =>
  defineRecord<Filing, FilingForm>({
    name,
    noun: noun.one,
    table,
    at,
    fields,
    schema,
    empty: () => ({ name: '', slug: '', is_active: true }),
    toForm: ({ name: called, slug, is_active }) => ({ name: called, slug, is_active }),
    toRow: (form) => form,
    title: (row) => row.name,
    labels: { name: 'Name', slug: 'Address', is_active: 'Shown on the website' },
    Fields: (handle) => <FilingFields {...handle} table={table} />,
  })

interface FilingFieldsProps extends RecordHandle<Filing, FilingForm> {
  table: FilingKind['table']
}

function FilingFields({ table, ...handle }: FilingFieldsProps) {
  const { register, formState } = handle.form
  const { errors } = formState
  return (
    <>
      <Field
        label="Name"
        error={errors.name?.message}
        help="Renamed here, it is renamed in its articles too."
      >
        {(wiring) => <Input {...register('name')} {...wiring} autoComplete="off" />}
      </Field>
      <SlugField
        form={handle.form}
        from="name"
        table={table}
        id={handle.stored?.id}
        fixed={handle.stored !== undefined}
        longest={longestSlug}
        help="The part of the address that filters the blog by it. It stays when the name changes."
      />
      <Checkbox {...register('is_active')}>Show it on the website</Checkbox>
    </>
  )
}
