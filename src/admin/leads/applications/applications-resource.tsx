import { ApplicationScreen } from '@/admin/leads/applications/application-screen'
import { adminPaths } from '@/admin/kit/paths'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { statusLabel } from '@/admin/leads/shared/lead-status'

const table = 'work_opportunities'

export const applications = defineResource<{ id: string; full_name: string }>({
  name: 'applications',
  path: adminPaths.applications,
  table,
  names: { title: 'Applications', one: 'application', many: 'applications' },
  rowLabel: (row) => row.full_name,
  inSidebar: false,
  searchKind: 'application',
  valueLabel: statusLabel(table),
  Show: ApplicationScreen,
  list: `${adminPaths.inbox}?view=everything&kind=work_opportunities`,
})
