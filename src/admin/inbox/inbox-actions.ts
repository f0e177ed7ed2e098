import { assertAnswered } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { amount } from '@/admin/kit/format/amount'
import { markSeen } from '@/admin/kit/news/news'
import type { Outcome } from '@/admin/kit/api/use-action'
import type { BulkAction, RowAction } from '@/admin/kit/list/list-description'
import { tableOf, type InboxRow } from '@/admin/inbox/inbox-row'
import { changeStatus } from '@/admin/leads/shared/change-status'
import { markSpam, spamMarked } from '@/admin/leads/shared/mark-spam'
import { supabase } from '@/lib/supabase'

/** The step that removes a lead from 'To answer': its label, the new status, and the word for the message. */
function stepOf(row: InboxRow, now = new Date()): { label: string; to?: string; said: string } | undefined {
  if (!row.waiting) return undefined
  if (row.lead_table === 'contact_submissions') return { label: 'Answered', to: 'replied', said: 'answered' }
  if (row.lead_table === 'work_opportunities')
    return { label: 'Reviewed', to: 'reviewing', said: 'being reviewed' }
  const over = row.starts_at !== null && Date.parse(row.starts_at) <= now.getTime()
  if (row.status === 'requested' && !over) return { label: 'Confirm', to: 'booked', said: 'confirmed' }
  if (row.status === 'booked' && over) return { label: 'It took place', to: 'completed', said: 'took place' }
  return { label: 'Seen', said: 'seen' }
}

async function takeStep(row: InboxRow): Promise<Outcome> {
  const step = stepOf(row)
  const table = tableOf(row)
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
    id: 'done',
    label: (row) => stepOf(row)?.label ?? '',
    offered: (row) => stepOf(row) !== undefined,
    run: takeStep,
  },
]

/** The rows of the selected leads. */
const rowsOf = (ids: readonly string[]) =>
  read(
    supabase
      .from('inbox')
      .select('id,lead_table,status')
      .in('id', [...ids]),
  ) as Promise<Array<Pick<InboxRow, 'id' | 'lead_table' | 'status'>>>

/** The tables whose leads can be closed without further input, with the statuses that can be closed. */
const closable = {
  contact_submissions: { from: ['new', 'replied'], to: 'closed' },
  work_opportunities: { from: ['pending', 'reviewing'], to: 'declined' },
}

export const inboxBulk: readonly BulkAction[] = [
  {
    id: 'close',
    label: 'Close',
    run: async (ids) => {
      const rows = await rowsOf(ids)
      const closed = Object.entries(closable).map(([table, { from, to }]) => ({
        table: table as keyof typeof closable,
        to,
        rows: rows.filter(({ lead_table: own, status }) => own === table && from.includes(status)),
      }))
      await Promise.all(
        closed.flatMap(({ table, to, rows: some }) => some.map((row) => changeStatus(table, row, to))),
      )
      const done = closed.reduce((sum, { rows: some }) => sum + some.length, 0)
      const rest = ids.length - done
      return {
        text: `${amount(done, 'lead', 'leads')} closed.${rest > 0 ? ` ${amount(rest, 'lead stays', 'leads stay')} as before.` : ''}`,
        undo: () =>
          Promise.all(
            closed.flatMap(({ table, to, rows: some }) =>
              some.map(({ id, status }) => changeStatus(table, { id, status: to }, status)),
            ),
          ),
      }
    },
  },
  {
    id: 'spam',
    label: 'Mark as spam',
    run: async (ids) => {
      const rows = (await rowsOf(ids)).filter(({ status }) => status !== 'spam')
      await Promise.all(rows.map((row) => markSpam(tableOf(row), row.id, true)))
      return {
        text: spamMarked(rows.length),
        undo: () => Promise.all(rows.map((row) => markSpam(tableOf(row), row.id, false, row.status))),
      }
    },
  },
]
