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

const canClose = (row: InboxRow) =>
  statusOf(row.lead_table, row.status).changes.some(
    ({ to, back }) => to === closedAs[row.lead_table] && !back,
  )

export const inboxBulk: ReadonlyArray<BulkAction<InboxRow>> = [
  {
    label: 'Close',
    run: async (rows) => {
      const closed = rows
        .filter(canClose)
        .map((row) => ({ table: row.lead_table, row, to: closedAs[row.lead_table] ?? '' }))
      await Promise.all(closed.map(({ table, row, to }) => changeStatus(table, row, to)))
      const rest = rows.length - closed.length
      const others = rest > 0 ? ` ${amount(rest, 'lead stays', 'leads stay')} as before.` : ''
      return {
        text: `${amount(closed.length, 'lead', 'leads')} closed.${others}`,
        undo: () =>
          Promise.all(
            closed.map(({ table, row, to }) => changeStatus(table, { id: row.id, status: to }, row.status)),
          ),
      }
    },
  },
  {
    label: 'Mark as spam',
    run: async (rows) => {
      const marked = rows.filter(({ status }) => status !== 'spam')
      await Promise.all(marked.map((row) => markSpam(row.lead_table, row.id, true)))
      return {
        text: spamMarked(marked.length),
        undo: () => Promise.all(marked.map((row) => markSpam(row.lead_table, row.id, false, row.status))),
      }
    },
  },
]
