import { bulkSteps } from '@/admin/leads/shared/bulk-status'
import { stateActions, type StatefulRow } from '@/admin/leads/shared/change-status'
import type { LeadTable } from '@/admin/leads/shared/lead-status'

/** The steps of a kind of lead, for its list: in each row, and for several rows at once. */
export const leadSteps = <Row extends StatefulRow>(
  table: LeadTable,
  noun: { one: string; many: string },
  subject: (row: Row) => string,
) => ({ actions: stateActions(table, subject), bulk: bulkSteps(table, noun) })
