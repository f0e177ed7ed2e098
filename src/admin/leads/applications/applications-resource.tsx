import { ApplicationScreen } from '@/admin/leads/applications/application-screen'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { statusLabel } from '@/admin/leads/shared/lead-status'

const table = 'work_opportunities'

export const applications = defineResource<{ id: string; full_name: string }>({
  name: 'applications',
  path: '/admin/applications',
  table,
  names: { title: 'Applications', one: 'application', many: 'applications' },
  rowLabel: (row) => row.full_name,
  inSidebar: false,
  searchKind: 'application',
  valueLabel: statusLabel(table),
  Show: ApplicationScreen,
  list: '/admin/inbox?view=everything&kind=work_opportunities',
})
