import { adminPaths } from '@/admin/kit/paths'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { enquiryForm, type EnquiryRow } from '@/admin/leads/enquiries/enquiry-form'
import { EnquiryScreen } from '@/admin/leads/enquiries/enquiry-screen'
import { statusLabel } from '@/admin/leads/shared/lead-status'

const table = 'contact_submissions'

export const enquiries = defineResource<EnquiryRow, EnquiryRow, typeof enquiryForm.schema>({
  name: 'requests',
  path: adminPaths.enquiries,
  table,
  names: { title: 'Enquiries', one: 'enquiry', many: 'enquiries' },
  rowLabel: ({ name }) => name,
  inSidebar: false,
  searchKind: 'request',
  valueLabel: statusLabel(table),
  create: { keywords: 'add message quote request phoned' },
  form: enquiryForm,
  Show: EnquiryScreen,
  list: `${adminPaths.inbox}?view=everything&kind=contact_submissions`,
})
