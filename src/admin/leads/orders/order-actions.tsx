import { ApiError, assertAnswered } from '@/admin/kit/api/api-error'
import { amount } from '@/admin/kit/format/amount'
import type { BulkAction, RowAction } from '@/admin/kit/list/list-description'
import { lostReasons } from '@/admin/leads/orders/order-move'
import { changeStatus, type RowWithStatus } from '@/admin/leads/shared/change-status'
import { leadStatuses, statusOf } from '@/admin/leads/shared/lead-status'
import { StatusDialog } from '@/admin/leads/shared/status-dialog'
import { supabase } from '@/lib/supabase'

const table = 'orders'
const statuses = Object.keys(leadStatuses.orders)
const counted = (count: number) => amount(count, 'order', 'orders')
const said = (to: string) => statusOf(table, to).label.toLowerCase()

interface Order extends RowWithStatus {
  order_number: string
}

/** The next step, if this status allows it; the order's own screen has the steps back and "lost". */
const stepTo = (to: string, { status }: RowWithStatus) =>
  statusOf(table, status).changes.find((step) => step.to === to && !step.back && !step.ends)

/** The next steps of an order as row buttons. */
export const orderActions: ReadonlyArray<RowAction<Order>> = statuses.map((to) => ({
  id: to,
  label: (order) => stepTo(to, order)?.label ?? '',
  subject: ({ order_number: number }) => number,
  offered: (order) => stepTo(to, order) !== undefined,
  run: async (order) => {
    await changeStatus(table, order, to)
    return `${order.order_number}: ${said(to)}.`
  },
}))

/**
 * One step for several orders: one request changes those whose status allows it, and the message counts the
 * rest.
 */
export const orderBulk: readonly BulkAction[] = statuses.flatMap((to) => {
  const steps = statuses.flatMap((from) =>
    statusOf(table, from).changes.flatMap((step) => (step.to === to && !step.back ? { from, ...step } : [])),
  )
  const [first] = steps
  if (!first) return []
  return {
    id: to,
    label: first.label,
    Dialog: to === 'cancelled' ? LostDialog : undefined,
    run: async (ids, reason) => {
      const answer = await supabase
        .from(table)
        .update({ status: to, lost_reason: reason })
        .in('id', [...ids])
        .in(
          'status',
          steps.map(({ from }) => from),
        )
        .select('id')
      assertAnswered(answer)
      const done = answer.data?.length ?? 0
      if (done === 0) throw new ApiError(`None of them can become ${said(to)}.`, '', 200)
      const rest = ids.length - done
      return `${counted(done)}: ${said(to)}.${rest > 0 ? ` ${counted(rest)} unchanged.` : ''}`
    },
  }
})

/** Asks once for the reason why all selected orders were lost. */
function LostDialog({ count, ...answer }: Parameters<NonNullable<BulkAction['Dialog']>>[0]) {
  return (
    <StatusDialog
      question={{
        title: `Mark ${count} lost?`,
        text: 'Each of them gets this reason, accepted ones too. Orders that are done stay done.',
        button: 'Mark lost',
        keep: 'Keep them as they are',
        reasons: lostReasons,
      }}
      {...answer}
    />
  )
}
