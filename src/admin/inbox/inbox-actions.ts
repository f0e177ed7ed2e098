import { assertAnswered } from '@/admin/kit/api/api-error'
import { amount } from '@/admin/kit/format/amount'
import { markSeen } from '@/admin/kit/news/news'
import type { Outcome } from '@/admin/kit/api/use-action'
import type { BulkAction, RowAction } from '@/admin/kit/list/list-description'
import type { InboxRow } from '@/admin/inbox/inbox-row'
import { changeStatus, markSpam, spamMarked } from '@/admin/leads/shared/change-status'
import { statusOf, type LeadTable } from '@/admin/leads/shared/lead-status'

/** The step that removes a lead from 'To answer': its label, the new status, and the word for the message. */
function stepOf(row: InboxRow): { label: string; to?: string; said: string } | undefined {
  if (!row.waiting) return undefined
  if (row.lead_table === 'contact_submissions')
    return { label: 'Mark replied', to: 'replied', said: 'replied' }
  if (row.lead_table === 'work_opportunities')
    return { label: 'Mark reviewed', to: 'reviewing', said: 'being reviewed' }
  const over = row.starts_at !== null && Date.parse(row.starts_at) <= Date.now()
  if (row.status === 'requested' && !over) return { label: 'Confirm', to: 'booked', said: 'confirmed' }
  if (row.status === 'booked' && over) return { label: 'Took place', to: 'completed', said: 'took place' }
  return { label: 'Mark seen', said: 'seen' }
}

async function takeStep(row: InboxRow): Promise<Outcome> {
  const step = stepOf(row)
  const table = row.lead_table
  if (step?.to === undefined) {
    assertAnswered(await markSeen(table, row.id))
    return `${row.name}: seen.`
  }
  const { to, said } = step
  await changeStatus(table, row, to)
  const text = `${row.name}: ${said}.`
  // No undo, since the confirmation email cannot be recalled.
  if (to === 'booked') return text
  return { text, undo: () => changeStatus(table, { id: row.id, status: to }, row.status) }
}

/** The action of a row in the inbox. */
export const inboxActions: Array<RowAction<InboxRow>> = [
  {
    label: (row) => stepOf(row)?.label,
    run: takeStep,
  },
]

/** The status of a closed lead; a call is never closed without its outcome. */
const closedAs: Partial<Record<LeadTable, string>> = {
  contact_submissions: 'closed',
  work_opportunities: 'declined',
}

/** Why a lead stays open; undefined if it can be closed. */
function staysOpen(row: InboxRow): string | undefined {
  const to = closedAs[row.lead_table]
  if (to === undefined) return 'a call is closed by its outcome'
  const { changes } = statusOf(row.lead_table, row.status)
  return changes.some((next) => next.to === to && !next.back) ? undefined : 'it is closed already'
}

const closedOf = ({ lead_table: table }: InboxRow) => closedAs[table] ?? ''

export const inboxBulk: ReadonlyArray<BulkAction<InboxRow>> = [
  {
    label: 'Close',
    skips: staysOpen,
    run: (row) => changeStatus(row.lead_table, row, closedOf(row)),
    undo: (row) => changeStatus(row.lead_table, { id: row.id, status: closedOf(row) }, row.status),
    said: (count) => `${amount(count, 'lead', 'leads')} closed.`,
  },
  {
    label: 'Mark as spam',
    skips: ({ status }) => (status === 'spam' ? 'it is spam already' : undefined),
    run: (row) => markSpam(row.lead_table, row.id, true),
    undo: (row) => markSpam(row.lead_table, row.id, false, row.status),
    said: spamMarked,
  },
]
