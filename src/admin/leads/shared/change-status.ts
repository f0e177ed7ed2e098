import { amount } from '@/admin/kit/format/amount'
import { ApiError, assertAnswered, assertChanged, isDuplicate } from '@/admin/kit/api/api-error'
import { leadStatuses, statusOf, type LeadTable, type StatusChange } from '@/admin/leads/shared/lead-status'
import type { RowAction } from '@/admin/kit/list/list-description'
import { markSpam } from '@/admin/leads/shared/mark-spam'
import { supabase } from '@/lib/supabase'

export interface RowWithStatus {
  id: string
  status: string
}

/**
 * Changes the status of a lead, if it still is where this page saw it last. Throws ApiError: what nobody changed stays
 * as somebody else has made it meanwhile. `reason` is why an order was lost, or is told to whoever booked a cancelled call.
 */
export async function changeStatus(
  table: LeadTable,
  { id, status }: RowWithStatus,
  to: string,
  reason = '',
): Promise<void> {
  if (to === 'spam' || status === 'spam') return markSpam(table, id, to === 'spam')
  const changed = !reason
    ? supabase.from(table).update({ status: to })
    : table === 'orders'
      ? supabase.from(table).update({ status: to, lost_reason: reason })
      : supabase.from('booking_submissions').update({ status: to, cancel_reason: reason })
  try {
    assertChanged(await changed.eq('id', id).eq('status', status).select('id'))
  } catch (error) {
    // Only a call's slot is one of a kind.
    if (!isDuplicate(error)) throw error
    throw new Error(
      status === 'requested'
        ? 'That time is taken: move the other call first.'
        : 'That time is taken by another call.',
      { cause: error },
    )
  }
}

const isForward = ({ back, ends }: StatusChange) => !back && !ends

/** The changes forward as buttons of a list's rows; those back and the ends are on the lead's own screen. */
function rowActions<Row extends RowWithStatus>(
  table: LeadTable,
  subject: (row: Row) => string,
): Array<RowAction<Row>> {
  const forward = (row: Row, to: string) =>
    statusOf(table, row.status).changes.find((next) => next.to === to && isForward(next))
  return Object.keys(leadStatuses[table])
    .filter((to) =>
      Object.values(leadStatuses[table]).some(({ changes }) =>
        changes.some((next) => next.to === to && isForward(next)),
      ),
    )
    .map((to) => ({
      id: to,
      label: (row) => forward(row, to)?.label ?? '',
      subject,
      offered: (row) => forward(row, to) !== undefined,
      run: async (row) => {
        await changeStatus(table, row, to)
        return `${subject(row)}: ${statusOf(table, to).label.toLowerCase()}.`
      },
    }))
}

const counted = (count: number, { one, many }: { one: string; many: string }) => amount(count, one, many)

/**
 * The changes forward for several orders at once. One statement takes those whose status allows it; the others stay, and
 * the sentence says so.
 */
export function bulkActions(table: LeadTable, noun: { one: string; many: string }) {
  const actions = new Map<string, { label: string; from: string[] }>()
  for (const [status, { changes }] of Object.entries(leadStatuses[table])) {
    for (const { to, label, back } of changes) {
      if (back) continue
      const action = actions.get(to) ?? { label, from: [] }
      action.from.push(status)
      actions.set(to, action)
    }
  }
  return [...actions].map(([to, { label, from }]) => ({
    id: to,
    label,
    run: async (ids: readonly string[]): Promise<string> => {
      const answer = await supabase
        .from(table)
        .update({ status: to })
        .in('id', ids)
        .in('status', from)
        .select('id')
      assertAnswered(answer)
      const done = answer.data?.length ?? 0
      const status = statusOf(table, to).label.toLowerCase()
      if (done === 0) throw new ApiError(`None of them can become ${status}.`, '', 200)
      const rest = ids.length - done
      return `${counted(done, noun)}: ${status}.${rest > 0 ? ` ${counted(rest, noun)} unchanged.` : ''}`
    },
  }))
}

/** What a list offers to change: in each row, and for several rows at once. */
export const statusActions = <Row extends RowWithStatus>(
  table: LeadTable,
  names: { one: string; many: string },
  subject: (row: Row) => string,
) => ({ actions: rowActions(table, subject), bulk: bulkActions(table, names) })
