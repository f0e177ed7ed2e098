import { LeadStatus, statusOf, statusLabel, statusFilter } from '@/admin/leads/shared/lead-status'
import { sourceLabel } from '@/admin/leads/shared/source-label'
import { statusActions } from '@/admin/leads/shared/change-status'
import { malaysiaDate, malaysiaDateTime } from '@/lib/dates'
import { applicationFields, ApplicationScreen } from '@/admin/leads/applications/application-screen'
import { defineResource } from '@/admin/kit/resource/define-resource'
import type { Tables } from '@/lib/database.types'

const table = 'work_opportunities'

type Application = Pick<Tables<typeof table>, (typeof applicationFields)[number]>

const names = { title: 'Applications', one: 'application', many: 'applications' }
const rowLabel = (row: Application) => row.full_name
const changes = statusActions<Application>(table, names, rowLabel)

export const applications = defineResource<Application>({
  name: 'applications',
  path: '/admin/applications',
  table,
  names,
  rowLabel,
  searchKind: 'application',
  valueLabel: statusLabel(table),
  Show: ApplicationScreen,
  list: {
    lead: 'People who want to work with the studio.',
    fields: applicationFields,
    search: {
      columns: ['full_name', 'email', 'contact_number', 'area_of_expertise'],
      label: 'Search name, contact or area',
    },
    filters: [statusFilter(table)],
    columns: [
      { id: 'name', header: 'Name', kind: 'main', sortBy: 'full_name', cell: (row) => row.full_name },
      { id: 'area', header: 'Area', sortBy: 'area_of_expertise', cell: (row) => row.area_of_expertise },
      { id: 'email', header: 'Email', kind: 'long', sortBy: 'email', cell: ({ email }) => email },
      { id: 'status', header: 'Status', cell: ({ status }) => <LeadStatus table={table} status={status} /> },
      {
        id: 'came',
        header: 'Applied on',
        kind: 'number',
        sortBy: 'created_at',
        cell: ({ created_at: at }) => malaysiaDate(at),
      },
    ],
    defaultSort: { id: 'came', descending: true },
    csv: {
      columns: [
        { header: 'Applied on (MYT)', value: ({ created_at: at }) => malaysiaDateTime(at) },
        { header: 'Name', value: (row) => row.full_name },
        { header: 'Email', value: ({ email }) => email },
        { header: 'Number', value: (row) => row.contact_number },
        { header: 'Area', value: (row) => row.area_of_expertise },
        { header: 'Status', value: ({ status }) => statusOf(table, status).label },
        { header: 'Came from', value: ({ source }) => sourceLabel(source) },
      ],
      newest: 'created_at',
    },
    ...changes,
    empty: {
      title: 'No applications yet',
      text: 'Whoever answers ‘Work With Us’ on the About page will stand here.',
    },
  },
})
