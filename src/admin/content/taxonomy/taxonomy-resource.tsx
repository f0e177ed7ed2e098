import * as v from 'valibot'
import { field, requiredText, slugSchema } from '@/admin/kit/form/text-schema'
import { CheckboxField } from '@/admin/kit/form/checkbox-field'
import { TextField } from '@/admin/kit/form/text-field'
import { adminPaths } from '@/admin/kit/paths'
import { columnsOf } from '@/admin/kit/record/complete-form'
import type { RecordHandle } from '@/admin/kit/record/record'
import { SlugField } from '@/admin/kit/form/slug-field'
import type { ResourceIdentity } from '@/admin/kit/registry/registry'
import { placeColumn, shownBadge, shownFilter } from '@/admin/kit/list/columns'
import { defineResource } from '@/admin/kit/resource/define-resource'
import type { Tables } from '@/lib/database.types'

const longestSlug = 80
/** The limits match the tables blog_categories and blog_topics. */
const schema = v.object({
  name: field('Name', requiredText('Give it a name', 80)),
  slug: field('Web address', slugSchema(longestSlug)),
  is_active: field('Shown on the website', v.boolean()),
})
type TermForm = v.InferInput<typeof schema>

const fields = columnsOf(schema, 'display_order')
/** Blog categories and topics have the same columns. */
type Term = Pick<Tables<'blog_categories'>, (typeof fields)[number]>

interface Taxonomy extends ResourceIdentity {
  table: 'blog_categories' | 'blog_topics'
  lead: string
  keywords: string
}

const defineTaxonomy = ({ lead, keywords, ...identity }: Taxonomy) =>
  defineResource<Term, Term, typeof schema>({
    ...identity,
    rowLabel: ({ name }) => name,
    create: { keywords },
    reorder: [
      {
        title: `Order of ${identity.names.title.toLowerCase()}`,
        lead: 'As the blog’s filters offer them.',
        labelColumn: 'name',
      },
    ],
    list: {
      lead,
      fields,
      search: { columns: ['name', 'slug'], label: `Search ${identity.names.many}` },
      filters: [shownFilter('is_active')],
      columns: [
        { id: 'name', header: 'Name', kind: 'main', sortBy: 'name', cell: ({ name }) => name },
        { id: 'slug', header: 'Web address', kind: 'long', sortBy: 'slug', cell: ({ slug }) => slug },
        { id: 'shown', header: 'Website', cell: (row) => shownBadge(row.is_active) },
        placeColumn,
      ],
      defaultSort: { id: 'order', descending: false },
      empty: {
        title: `No ${identity.names.many} yet`,
        text: 'Optional; readers find articles faster with them.',
      },
    },
    form: {
      fields,
      schema,
      empty: () => ({ is_active: true }),
      Fields: TermFields,
    },
  })

function TermFields({ form, stored }: RecordHandle<Term, TermForm>) {
  return (
    <>
      <TextField form={form} name="name" help="A new name also appears on its articles." />
      <SlugField
        form={form}
        from="name"
        fixed={stored !== undefined}
        longest={longestSlug}
        help="The part of the address that filters the blog. It stays the same when the name changes."
      />
      <CheckboxField form={form} name="is_active" label="Show it on the website" />
    </>
  )
}

export const blogCategories = defineTaxonomy({
  name: 'blog-categories',
  path: adminPaths.blogCategories,
  table: 'blog_categories',
  names: { title: 'Blog categories', one: 'category', many: 'categories', full: 'blog category' },
  lead: 'What the blog’s filters offer, in this order.',
  keywords: 'add',
})

export const topics = defineTaxonomy({
  name: 'blog-topics',
  path: adminPaths.topics,
  table: 'blog_topics',
  names: { title: 'Topics', one: 'topic', many: 'topics' },
  lead: 'What an article is about, finer than its category.',
  keywords: 'add blog',
})
