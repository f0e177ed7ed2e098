import { CheckboxField } from '@/admin/kit/form/checkbox-field'
import * as v from 'valibot'
import { field, requiredText, slugSchema } from '@/admin/kit/form/text-schema'
import { SelectField } from '@/admin/kit/form/select-field'
import { TextField } from '@/admin/kit/form/text-field'
import { adminPaths } from '@/admin/kit/paths'
import { columnsOf } from '@/admin/kit/record/complete-form'
import type { RecordHandle } from '@/admin/kit/record/record'
import { SlugField } from '@/admin/kit/form/slug-field'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { placeColumn, shownBadge } from '@/admin/kit/list/columns'
import type { Tables } from '@/lib/database.types'

const longestSlug = 80
const categoryTypes = { package: 'Package', industry: 'Industry' } as const
const typeChoices = Object.entries(categoryTypes).map(([value, label]) => ({ value, label }))

/** The limits match the table portfolio_categories. */
const schema = v.object({
  type: field('Filters by', v.picklist(['package', 'industry'], 'Choose what it filters by')),
  name: field('Name', requiredText('Give it a name', 80)),
  slug: field('Web address', slugSchema(longestSlug)),
  is_active: field('On the website', v.boolean()),
})
type CategoryForm = v.InferInput<typeof schema>

const fields = columnsOf(schema, 'display_order')
type Category = Pick<Tables<'portfolio_categories'>, (typeof fields)[number]>

export const portfolioCategories = defineResource<Category, Category, typeof schema>({
  name: 'portfolio-categories',
  path: adminPaths.portfolioCategories,
  table: 'portfolio_categories',
  names: {
    title: 'Portfolio categories',
    one: 'category',
    many: 'categories',
    full: 'portfolio category',
  },
  rowLabel: ({ name }) => name,
  create: { keywords: 'add package industry' },
  reorder: typeChoices.map(({ value, label }) => ({
    title: value === 'package' ? 'Order of packages' : 'Order of industries',
    lead: `As visitors choose from them under ${label}.`,
    part: { column: 'type', value },
    labelColumn: 'name',
  })),
  list: {
    lead: 'The packages and industries by which visitors filter the portfolio.',
    fields,
    search: { columns: ['name', 'slug'], label: 'Search categories' },
    filters: [
      {
        name: 'type',
        label: 'Filters by',
        options: typeChoices.map(({ value, label }) => ({ value, label, where: [['type', 'eq', value]] })),
      },
    ],
    columns: [
      { id: 'name', header: 'Name', kind: 'main', sortBy: 'name', cell: ({ name }) => name },
      {
        id: 'type',
        header: 'Filters by',
        sortBy: 'type',
        cell: ({ type }) => (type === 'package' ? categoryTypes.package : categoryTypes.industry),
      },
      { id: 'slug', header: 'Web address', kind: 'long', sortBy: 'slug', cell: ({ slug }) => slug },
      { id: 'shown', header: 'Website', cell: (row) => shownBadge(row.is_active) },
      placeColumn,
    ],
    defaultSort: { id: 'type', descending: false },
    empty: { title: 'No categories yet', text: 'Without them the portfolio shows everything, unfiltered.' },
  },
  form: {
    fields,
    schema,
    empty: () => ({ type: 'industry', is_active: true }),
    columnToField: { type_slug: 'slug' },
    Fields: CategoryFields,
  },
})

function CategoryFields({ form, stored }: RecordHandle<Category, CategoryForm>) {
  return (
    <>
      <SelectField form={form} name="type" choices={typeChoices} />
      <TextField form={form} name="name" />
      <SlugField
        form={form}
        from="name"
        fixed={stored !== undefined}
        longest={longestSlug}
        help="Projects are filed under it; it stays when the name changes."
      />
      <CheckboxField form={form} name="is_active" label="Offer it on the website" />
    </>
  )
}
