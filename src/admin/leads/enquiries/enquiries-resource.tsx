import { leadStates, stateOf } from '@/admin/leads/shared/lead-status'
import { leadSteps } from '@/admin/leads/shared/lead-actions'
import { StateMark } from '@/admin/leads/shared/status-badge'
import { malaysiaDateTime } from '@/lib/dates'
import { defineResource } from '@/admin/kit/resource/resource'
import type { Tables } from '@/lib/database.types'

const table = 'contact_submissions'

const fields = [
  ...(['id', 'created_at', 'kind', 'name', 'contact', 'message', 'project_type'] as const),
  ...(['package', 'budget_range', 'timeline', 'status'] as const),
]
type Request = Pick<Tables<typeof table>, (typeof fields)[number]>

export const requestKinds: Readonly<Record<string, string>> = { contact: 'Message', quote: 'Quote request' }

const noun = { one: 'request', many: 'requests' }
const steps = leadSteps<Request>(table, noun, ({ name }) => name)

export const requests = defineResource<Request>({
  name: 'requests',
  title: 'Requests',
  lead: 'Messages and quote requests from the website.',
  noun,
  table,
  fields,
  search: { columns: ['name', 'contact', 'message'], label: 'Search name, contact or words' },
  filters: [
    {
      name: 'status',
      label: 'Status',
      options: Object.entries(leadStates[table]).map(([value, { label }]) => ({
        value,
        label,
        where: [['status', 'eq', value]] as const,
      })),
    },
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
    { id: 'kind', header: 'Kind', cell: ({ kind }) => requestKinds[kind] ?? kind },
    {
      id: 'message',
      header: 'Message',
      kind: 'long',
      cell: ({ message }) => <span className="lead-excerpt">{message}</span>,
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <StateMark table={table} status={status} /> },
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
      { header: 'Kind', value: ({ kind }) => requestKinds[kind] ?? kind },
      { header: 'Name', value: ({ name }) => name },
      { header: 'Contact', value: ({ contact }) => contact },
      { header: 'Message', value: ({ message }) => message },
      { header: 'Project type', value: ({ project_type: type }) => type },
      { header: 'Package', value: (row) => row.package },
      { header: 'Budget', value: ({ budget_range: budget }) => budget },
      { header: 'Timeline', value: ({ timeline }) => timeline },
      { header: 'Status', value: ({ status }) => stateOf(table, status).label },
    ],
    newest: ({ created_at: at }) => at,
  },
  ...steps,
  at: '/admin/requests',
  removable: ({ name }) => name,
  empty: {
    title: 'No requests yet',
    text: 'The first message or quote request from the website will stand here.',
  },
})
