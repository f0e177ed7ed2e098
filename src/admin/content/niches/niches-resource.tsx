import { counted, countOf, readAnswer } from '@/admin/kit/api/read'
import { amount } from '@/admin/kit/format/amount'
import { supabase } from '@/lib/supabase'
import { CheckboxField } from '@/admin/kit/form/checkbox-field'
import { SelectField } from '@/admin/kit/form/select-field'
import { TextField } from '@/admin/kit/form/text-field'
import { FieldList } from '@/admin/content/fields/field-list'
import { nicheParts, nicheTexts, toNicheContentForm } from '@/admin/content/niches/niche-content-form'
import { IconField } from '@/admin/content/fields/icon-field'
import {
  longestNicheSlug,
  nicheFields,
  nicheSchema,
  toNicheForm,
  toNicheRow,
  type NicheForm,
  type NicheRow,
} from '@/admin/content/niches/niche-schema'
import { adminPaths } from '@/admin/kit/paths'
import type { RecordHandle } from '@/admin/kit/record/record'
import { SlugField } from '@/admin/kit/form/slug-field'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { placeColumn, shownBadge, shownFilter } from '@/admin/kit/list/columns'
import { TextLink } from '@/components/ui/site-link'
import { NicheIcon } from '@/features/services/niche-icon'

const statuses = { live: 'Has a page', coming_soon: 'Coming soon' } as const
const statusChoices = Object.entries(statuses).map(([value, label]) => ({ value, label }))

export const niches = defineResource<NicheRow, NicheRow, typeof nicheSchema>({
  name: 'niches',
  path: adminPaths.niches,
  table: 'niche_pages',
  names: { title: 'Industry pages', one: 'industry page', many: 'industry pages' },
  rowLabel: ({ name }) => name,
  searchKind: 'niche',
  dependents: async (ids) => {
    const { data } = await readAnswer(
      supabase.from('niche_pages').select('slug, status, is_published').in('id', ids),
    )
    const pages = data ?? []
    const live = pages.filter(({ status, is_published }) => is_published && status === 'live')
    const slugs = pages.map(({ slug }) => slug)
    const [quotes, projects] = await Promise.all([
      countOf(supabase.from('niche_testimonials').select('*', counted).in('niche_identifier', slugs)),
      countOf(supabase.from('portfolio_projects').select('id', counted).in('niche_identifier', slugs)),
    ])
    return [
      live.length > 0 && `Visitors no longer find ${live.map(({ slug }) => `/services/${slug}`).join(', ')}.`,
      quotes > 0 && `${amount(quotes, 'testimonial is', 'testimonials are')} deleted with it.`,
      projects > 0 && `${amount(projects, 'project belongs', 'projects belong')} to no industry then.`,
    ]
      .filter(Boolean)
      .join(' ')
  },
  create: { keywords: 'add niche service' },
  reorder: [
    {
      title: 'Order of industries',
      lead: 'The order of the list under Services.',
      labelColumn: 'name',
      detailColumn: 'tagline',
    },
  ],
  list: {
    lead: 'The industries listed under Services, and the page of each.',
    fields: nicheFields,
    search: { columns: ['name', 'slug', 'tagline'], label: 'Search industry pages' },
    filters: [shownFilter('is_published')],
    columns: [
      {
        id: 'name',
        header: 'Industry',
        kind: 'main',
        sortBy: 'name',
        cell: ({ name, icon_name: icon }) => (
          <span className="inline-flex items-center gap-2.5">
            <NicheIcon name={icon} size={20} />
            {name}
          </span>
        ),
      },
      { id: 'tagline', header: 'Tagline', kind: 'long', cell: ({ tagline }) => tagline },
      {
        id: 'status',
        header: 'Page',
        sortBy: 'status',
        cell: ({ status }) => (status === 'coming_soon' ? statuses.coming_soon : statuses.live),
      },
      { id: 'shown', header: 'Website', cell: (row) => shownBadge(row.is_published) },
      placeColumn,
    ],
    defaultSort: { id: 'order', descending: false },
    empty: { title: 'No industry pages yet', text: 'Each industry you write for gets a page of its own.' },
  },
  form: {
    fields: nicheFields,
    schema: nicheSchema,
    empty: () => ({ icon_name: 'Store', status: 'live', content: toNicheContentForm({}) }),
    toForm: toNicheForm,
    toRow: toNicheRow,
    Fields: NicheMain,
    Aside: NicheAside,
  },
})

function NicheMain({ form, stored }: RecordHandle<NicheRow, NicheForm>) {
  return (
    <>
      <TextField form={form} name="name" />
      <SlugField
        form={form}
        from="name"
        fixed={stored !== undefined}
        isPublic={stored?.is_published && stored.status === 'live'}
        prefix="/services/"
        longest={longestNicheSlug}
        help="Its page is /services/ and this. It stays the same when the name changes."
      />
      <TextField form={form} name="tagline" rows={2} help="In the directory, under its name." />
      <section aria-label="What the page says">
        <h2 className="mb-4 text-h4">What the page says</h2>
        <div className="grid gap-6">
          <FieldList form={form} fields={nicheTexts} path="content." />
          <div>
            <FieldList form={form} fields={nicheParts} path="content." />
          </div>
        </div>
      </section>
    </>
  )
}

function NicheAside({ form, stored }: RecordHandle<NicheRow, NicheForm>) {
  return (
    <>
      <IconField form={form} name="icon_name" />
      <SelectField form={form} name="status" choices={statusChoices} />
      <TextField
        form={form}
        name="aliases"
        rows={3}
        help="Other addresses that lead here, one on each line."
      />
      <TextField
        form={form}
        name="search_words"
        rows={12}
        help="What owners of such a business type to find it, in English and Malay, one on each line: clinic, klinik, dentist. Typing mistakes and plurals are understood. Add the word “other” to offer this page when no industry matches."
      />
      <CheckboxField form={form} name="is_published" label="Publish it" />
      {stored?.is_published && stored.status === 'live' && (
        <p>
          <TextLink to={`/services/${stored.slug}`}>See the page</TextLink>
        </p>
      )}
    </>
  )
}
