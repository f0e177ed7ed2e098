import { CheckboxField } from '@/admin/kit/form/checkbox-field'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { field, requiredText } from '@/admin/kit/form/text-schema'
import { nicheChoices } from '@/admin/content/niches/niche-choices'
import { SelectField } from '@/admin/kit/form/select-field'
import { TextField } from '@/admin/kit/form/text-field'
import { adminPaths } from '@/admin/kit/paths'
import { columnsOf } from '@/admin/kit/record/complete-form'
import type { RecordHandle } from '@/admin/kit/record/record'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { placeColumn, shownBadge, shownFilter } from '@/admin/kit/list/columns'
import { TextLink } from '@/components/ui/site-link'
import type { Tables } from '@/lib/database.types'

const path = adminPaths.testimonials
/** The limits match the table niche_testimonials. */
const schema = v.object({
  niche_identifier: field('Industry', v.pipe(v.string(), v.nonEmpty('Choose an industry'))),
  quote_text: field('What was said', requiredText('Write what they said', 1200)),
  attribution_text: field('Who said it', requiredText('Say who said it', 200)),
  is_published: field('On the website', v.boolean()),
  is_sample: field('Sample', v.boolean()),
})
type TestimonialForm = v.InferInput<typeof schema>

const fields = columnsOf(schema, 'display_order')
type Testimonial = Pick<Tables<'niche_testimonials'>, (typeof fields)[number]>

const short = (text: string) => (text.length > 120 ? `${text.slice(0, 117).trimEnd()}…` : text)

export const testimonials = defineResource<
  Testimonial & { niche?: { name: string } | null },
  Testimonial,
  typeof schema
>({
  name: 'testimonials',
  path,
  table: 'niche_testimonials',
  names: { title: 'Testimonials', one: 'testimonial', many: 'testimonials' },
  rowLabel: (row) => row.attribution_text,
  create: { keywords: 'add quote' },
  reorder: [
    {
      title: 'Order of testimonials',
      lead: 'The order on this industry’s page.',
      part: { column: 'niche_identifier' },
      labelColumn: 'attribution_text',
      detailColumn: 'quote_text',
    },
  ],
  list: {
    lead: 'What clients said, on the page of their industry.',
    fields,
    embed: 'niche:niche_pages(name)',
    search: { columns: ['quote_text', 'attribution_text', 'niche_identifier'], label: 'Search testimonials' },
    filters: [shownFilter('is_published')],
    columns: [
      { id: 'quote', header: 'What was said', kind: 'main', cell: (row) => short(row.quote_text) },
      {
        id: 'who',
        header: 'Who said it',
        kind: 'long',
        sortBy: 'attribution_text',
        cell: (row) => row.attribution_text,
      },
      {
        id: 'niche',
        header: 'Industry',
        sortBy: 'niche_identifier',
        cell: (row) => row.niche?.name ?? row.niche_identifier,
      },
      { id: 'shown', header: 'Website', cell: (row) => shownBadge(row.is_published) },
      placeColumn,
    ],
    defaultSort: { id: 'niche', descending: false },
    empty: { title: 'No testimonials yet', text: 'Add what a client said, with their consent.' },
  },
  form: {
    fields,
    schema,
    // The same quote may not appear twice for one industry.
    columnToField: { niche_identifier_quote_text: 'quote_text' },
    Fields: TestimonialFields,
  },
})

function TestimonialFields({ form, stored }: RecordHandle<Testimonial, TestimonialForm>) {
  const niches = useQuery(nicheChoices)
  return (
    <>
      <SelectField form={form} name="niche_identifier" choices={niches.data} failed={niches.isError} />
      <TextField form={form} name="quote_text" rows={5} />
      <TextField form={form} name="attribution_text" placeholder="Partner, two-lawyer practice in Melaka" />
      <CheckboxField form={form} name="is_published" label="Show it on the industry’s page" />
      <CheckboxField form={form} name="is_sample" label="An invented sample: the page says so" />
      {stored && (
        <p>
          <TextLink to={`${path}/order/${stored.niche_identifier}`}>
            Order of this industry’s testimonials
          </TextLink>
        </p>
      )}
    </>
  )
}
