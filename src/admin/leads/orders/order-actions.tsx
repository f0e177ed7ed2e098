import type { RowAction } from '@/admin/kit/list/list-description'
import { changeStatus, type RowWithStatus } from '@/admin/leads/shared/change-status'
import { leadStatuses, statusOf } from '@/admin/leads/shared/lead-status'

const table = 'orders'
const statuses = Object.keys(leadStatuses.orders)

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
  offered: (order) => stepTo(to, order) !== undefined,
  run: async (order) => {
    await changeStatus(table, order, to)
    return `${order.order_number}: ${statusOf(table, to).label.toLowerCase()}.`
  },
}))
