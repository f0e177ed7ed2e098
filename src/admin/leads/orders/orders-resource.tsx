import { LeadStatus, leadStatuses, statusOf, statusLabel } from '@/admin/leads/shared/lead-status'
import { useNow } from '@/lib/use-now'
import { calendarDay, malaysiaDay } from '@/lib/dates'
import { changeStatus } from '@/admin/leads/shared/change-status'
import { isOverdue, orderFields, type OrderRow } from '@/admin/leads/orders/order-schema'
import { isAgreed } from '@/admin/leads/orders/order-move'
import { orderForm } from '@/admin/leads/orders/order-record'
import { OrderViews } from '@/admin/leads/orders/order-views'
import { adminPaths } from '@/admin/kit/paths'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { read } from '@/admin/kit/api/read'
import { ringgit, ringgitField } from '@shared/money/ringgit'
import { supabase } from '@/lib/supabase'

const table = 'orders'

/** The next step of an order, if its status has one; the order's own screen has all steps. */
const nextStep = ({ status }: OrderRow) =>
  statusOf(table, status).changes.find((step) => !step.back && !step.ends)

export const orders = defineResource<OrderRow, OrderRow, typeof orderForm.schema>({
  name: 'orders',
  path: adminPaths.orders,
  table,
  names: { title: 'Orders', one: 'order', many: 'orders' },
  rowLabel: (row) => `${row.order_number}, ${row.customer_name}`,
  searchKind: 'order',
  valueLabel: statusLabel(table),
  create: { keywords: 'add invoice quote' },
  form: orderForm,
  dependents: async (ids) => {
    const found = await read(supabase.from(table).select('order_number,amount_sen,status').in('id', ids))
    return found
      .filter(isAgreed)
      .map(
        (order) =>
          `${order.order_number} is ${statusOf(table, order.status).label.toLowerCase()}: ${ringgit(order.amount_sen)}.`,
      )
      .join(' ')
  },
  list: {
    lead: <OrderViews />,
    fields: orderFields,
    search: {
      columns: ['order_number', 'customer_name', 'customer_contact'],
      numbers: 'person_key',
      label: 'Search number or customer',
    },
    filters: [
      {
        name: 'status',
        label: 'Status',
        options: [
          {
            value: 'overdue',
            label: 'Overdue',
            where: [
              ['status', 'in', '(sent,accepted,in_work)'],
              ['due_date', 'lt', () => malaysiaDay(new Date())],
            ],
          },
          ...Object.entries(leadStatuses.orders).map(([value, { label }]) => ({
            value,
            label,
            where: [['status', 'eq', value]] as const,
          })),
        ],
      },
    ],
    columns: [
      // Order numbers follow the order of creation.
      { id: 'number', header: 'Number', kind: 'main', sortBy: 'created_at', cell: (row) => row.order_number },
      {
        id: 'customer',
        header: 'Customer',
        kind: 'long',
        sortBy: 'customer_name',
        cell: (row) => row.customer_name,
      },
      {
        id: 'status',
        header: 'Status',
        cell: ({ status }) => <LeadStatus table={table} status={status} />,
        csv: ({ status }) => statusOf(table, status).label,
      },
      {
        id: 'due',
        header: 'Due',
        kind: 'number',
        sortBy: 'due_date',
        cell: (row) => <Due order={row} />,
        csv: (row) => row.due_date,
      },
      {
        id: 'amount',
        header: 'Amount',
        kind: 'number',
        sortBy: 'amount_sen',
        cell: ({ amount_sen: sen }) => ringgit(sen),
        csv: ({ amount_sen: sen }) => ringgitField(sen),
      },
    ],
    defaultSort: { id: 'number', descending: true },
    csv: {
      newest: 'created_at',
      more: [
        { header: 'Contact', csv: (row) => row.customer_contact },
        { header: 'Description', csv: (row) => row.description },
        { header: 'Lost because', csv: (row) => row.lost_reason },
        { header: 'Created on', csv: ({ created_at: at }) => new Date(at) },
      ],
    },
    actions: [
      {
        label: (order) => nextStep(order)?.label,
        run: async (order) => {
          const to = nextStep(order)?.to ?? order.status
          await changeStatus(table, order, to)
          return `${order.order_number}: ${statusOf(table, to).label.toLowerCase()}.`
        },
      },
    ],
    empty: {
      title: 'No orders yet',
      text: 'Orders appear here with their amount and due date.',
    },
  },
})

function Due({ order }: { order: OrderRow }) {
  const now = useNow()
  if (order.due_date === null) return 'Not set'
  return (
    <span className="whitespace-nowrap">
      {calendarDay(order.due_date)}
      {isOverdue(order, now) && <b className="block text-accent">Overdue</b>}
    </span>
  )
}
