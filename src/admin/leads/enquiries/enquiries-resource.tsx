import { LeadStatus, statusOf, statusLabel, statusFilter } from '@/admin/leads/shared/lead-status'
import { statusActions } from '@/admin/leads/shared/change-status'
import { malaysiaDateTime } from '@/lib/dates'
import { enquiryForm, type EnquiryForm, type EnquiryRow } from '@/admin/leads/enquiries/enquiry-form'
import { sourceLabel } from '@/admin/leads/shared/source-label'
import { enquiryKinds, EnquiryScreen } from '@/admin/leads/enquiries/enquiry-screen'
import { defineResource } from '@/admin/kit/resource/define-resource'
import type { Tables } from '@/lib/database.types'

const table = 'contact_submissions'

const fields = [
  ...(['id', 'created_at', 'kind', 'name', 'contact', 'message', 'project_type'] as const),
  ...(['package', 'budget_range', 'timeline', 'status', 'source'] as const),
]
type Enquiry = Pick<Tables<typeof table>, (typeof fields)[number]>

const names = { title: 'Requests', one: 'request', many: 'requests' }
const rowLabel = ({ name }: Pick<Enquiry, 'name'>) => name
const changes = statusActions<Enquiry>(table, names, rowLabel)

export const enquiries = defineResource<Enquiry, EnquiryRow, EnquiryForm>({
  name: 'requests',
  path: '/admin/requests',
  table,
  names,
  rowLabel,
  searchKind: 'request',
  valueLabel: statusLabel(table),
  create: { keywords: 'add message quote phoned' },
  form: enquiryForm,
  Show: EnquiryScreen,
  list: {
    lead: 'Messages and quote requests from the website.',
    fields,
    search: { columns: ['name', 'contact', 'message'], label: 'Search name, contact or words' },
    filters: [
      statusFilter(table),
      {
        name: 'kind',
        label: 'Kind',
        options: [
          { value: 'quote', label: 'Quote requests', where: [['kind', 'eq', 'quote']] },
          { value: 'contact', label: 'Messages', where: [['kind', 'eq', 'contact']] },
        ],
      },
    ],
    columns: [
      { id: 'name', header: 'Name', kind: 'main', sortBy: 'name', cell: ({ name }) => name },
      { id: 'kind', header: 'Kind', cell: ({ kind }) => enquiryKinds[kind] ?? kind },
      {
        id: 'message',
        header: 'Message',
        kind: 'long',
        cell: ({ message }) => <span className="line-clamp-2 max-w-prose wrap-anywhere">{message}</span>,
      },
      { id: 'status', header: 'Status', cell: ({ status }) => <LeadStatus table={table} status={status} /> },
      {
        id: 'came',
        header: 'Came in',
        kind: 'number',
        sortBy: 'created_at',
        cell: ({ created_at: at }) => malaysiaDateTime(at),
      },
    ],
    defaultSort: { id: 'came', descending: true },
    csv: {
      columns: [
        { header: 'Came in (MYT)', value: ({ created_at: at }) => malaysiaDateTime(at) },
        { header: 'Kind', value: ({ kind }) => enquiryKinds[kind] ?? kind },
        { header: 'Name', value: ({ name }) => name },
        { header: 'Contact', value: ({ contact }) => contact },
        { header: 'Message', value: ({ message }) => message },
        { header: 'Project type', value: ({ project_type: type }) => type },
        { header: 'Package', value: (row) => row.package },
        { header: 'Budget', value: ({ budget_range: budget }) => budget },
        { header: 'Timeline', value: ({ timeline }) => timeline },
        { header: 'Status', value: ({ status }) => statusOf(table, status).label },
        { header: 'Came from', value: ({ source }) => sourceLabel(source) },
      ],
      newest: 'created_at',
    },
    ...changes,
    empty: {
      title: 'No requests yet',
      text: 'The first message or quote request from the website, or one that you write down, will stand here.',
    },
  },
})
