import * as v from 'valibot'
import { SelectField } from '@/admin/kit/form/select-field'
import { TextField } from '@/admin/kit/form/text-field'
import { field, orNull } from '@/admin/kit/form/text-schema'
import type { FormDescription, RecordHandle } from '@/admin/kit/record/record'
import { NewLead, personFields } from '@/admin/leads/shared/new-lead'
import { useInterpolated } from '@/components/layout/studio'
import { budgetRanges, packages, projectTypes, timelines } from '@/content/contact'
import type { Tables } from '@/lib/database.types'

const table = 'contact_submissions'
const oneOf = (offered: readonly string[]) =>
  orNull(v.picklist(['', ...offered], 'Choose one of the options'))
const schema = v.object({
  ...personFields,
  kind: field('Kind', v.picklist(['contact', 'quote'])),
  project_type: field('Project type', oneOf(projectTypes)),
  package: field('Package', oneOf(packages)),
  budget_range: field('Budget', orNull(v.string())),
  timeline: field('Timeline', oneOf(timelines)),
})
type EnquiryForm = v.InferInput<typeof schema>
export type EnquiryRow = Pick<Tables<typeof table>, 'id' | 'updated_at' | keyof EnquiryForm>

/** The form that adds a request which did not come through the website. */
export const enquiryForm: FormDescription<EnquiryRow, typeof schema> = {
  schema,
  empty: () => ({ kind: 'quote' }),
  toForm: ({ kind }) => ({ kind: kind as EnquiryForm['kind'] }),
  labels: { message: 'What it says' },
  Fields: EnquiryFields,
  Aside: NewLead,
}

const kinds = [
  { value: 'quote', label: 'Quote request' },
  { value: 'contact', label: 'Enquiry' },
]
const asChoices = (offered: readonly string[]) => offered.map((value) => ({ value, label: value }))

function EnquiryFields({ form }: RecordHandle<EnquiryRow, EnquiryForm>) {
  return (
    <>
      <SelectField form={form} name="kind" choices={kinds} />
      <TextField form={form} name="name" />
      <TextField form={form} name="contact" help="An email address or a phone number." />
      <TextField form={form} name="message" rows={6} />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField form={form} name="project_type" choices={asChoices(projectTypes)} none="Not said" />
        <SelectField form={form} name="package" choices={asChoices(packages)} none="Not said" />
        <SelectField
          form={form}
          name="budget_range"
          choices={asChoices(useInterpolated(budgetRanges))}
          none="Not said"
        />
        <SelectField form={form} name="timeline" choices={asChoices(timelines)} none="Not said" />
      </div>
    </>
  )
}
