import * as v from 'valibot'
import { emptyToNull, nullToEmpty } from '@/admin/kit/form/nullable-text'
import { SelectField } from '@/admin/kit/form/select-field'
import { TextField } from '@/admin/kit/form/text-field'
import type { FormDescription, RecordHandle } from '@/admin/kit/record/record'
import { NewLead, personFields } from '@/admin/leads/shared/new-lead'
import { budgetRanges, packages, projectTypes, timelines } from '@/content/contact'
import type { Tables } from '@/lib/database.types'

const table = 'contact_submissions'
const choices = ['project_type', 'package', 'budget_range', 'timeline'] as const
const fields = [...(['id', 'updated_at', 'kind', 'name', 'contact', 'message'] as const), ...choices]
export type EnquiryRow = Pick<Tables<typeof table>, (typeof fields)[number]>

const oneOf = (offered: readonly string[]) => v.picklist(['', ...offered], 'Choose one of the options')
const schema = v.object({
  ...personFields,
  kind: v.picklist(['contact', 'quote']),
  project_type: oneOf(projectTypes),
  package: oneOf(packages),
  budget_range: oneOf(budgetRanges),
  timeline: oneOf(timelines),
})
export type EnquiryForm = v.InferOutput<typeof schema>

/** How a request is written down that did not come by the website. */
export const enquiryForm: FormDescription<EnquiryRow, EnquiryForm> = {
  fields,
  schema,
  empty: () => ({
    kind: 'quote',
    name: '',
    contact: '',
    message: '',
    project_type: '',
    package: '',
    budget_range: '',
    timeline: '',
  }),
  toForm: ({ kind, name, contact, message, ...row }) => ({
    name,
    contact,
    message,
    kind: kind as EnquiryForm['kind'],
    ...nullToEmpty(row, choices),
  }),
  toRow: (form) => ({ ...form, ...emptyToNull(form, choices) }),
  labels: {
    kind: 'Kind',
    name: 'Name',
    contact: 'Contact',
    message: 'What it says',
    project_type: 'Project type',
    package: 'Package',
    budget_range: 'Budget',
    timeline: 'Timeline',
  },
  Fields: EnquiryFields,
  Aside: ({ stored }) => <NewLead table={table} stored={stored} />,
}

const kinds = [
  { value: 'quote', label: 'Quote request' },
  { value: 'contact', label: 'Message' },
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
        <SelectField form={form} name="budget_range" choices={asChoices(budgetRanges)} none="Not said" />
        <SelectField form={form} name="timeline" choices={asChoices(timelines)} none="Not said" />
      </div>
    </>
  )
}
