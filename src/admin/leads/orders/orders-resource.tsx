import { LeadStatus, statusOf, statusLabel, statusOptions } from '@/admin/leads/shared/lead-status'
import { useNow } from '@/lib/use-now'
import { calendarDay, malaysiaDate, malaysiaDay } from '@/lib/dates'
import { orderActions } from '@/admin/leads/orders/order-actions'
import { isOverdue } from '@/admin/leads/orders/order-schema'
import { isAgreed } from '@/admin/leads/orders/order-move'
import { orderForm } from '@/admin/leads/orders/order-record'
import { OrderViews } from '@/admin/leads/orders/order-views'
import type { OrderRow } from '@/admin/leads/orders/order-schema'
import { adminPaths } from '@/admin/kit/paths'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { read } from '@/admin/kit/api/read'
import { ringgit, ringgitField } from '@shared/money/ringgit'
import type { Tables } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

const table = 'orders'

const fields = [
  ...(['id', 'created_at', 'order_number', 'customer_name', 'customer_contact'] as const),
  ...(['description', 'amount_sen', 'status', 'due_date', 'lost_reason'] as const),
]
type Order = Pick<Tables<'orders'>, (typeof fields)[number]>

export const orders = defineResource<Order, OrderRow, typeof orderForm.schema>({
  name: 'orders',
  path: adminPaths.orders,
  table,
  names: { title: 'Orders', one: 'order', many: 'orders' },
  rowLabel: (row) => row.order_number,
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
    fields,
    search: {
      columns: ['order_number', 'customer_name', 'customer_contact'],
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
          ...statusOptions(table),
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
        { header: 'Created on', csv: ({ created_at: at }) => malaysiaDate(at) },
      ],
    },
    actions: orderActions,
    empty: {
      title: 'No orders yet',
      text: 'Orders appear here with their amount and due date.',
    },
  },
})

function Due({ order }: { order: Order }) {
  const now = useNow()
  if (order.due_date === null) return 'Not set'
  return (
    <span className="whitespace-nowrap">
      {calendarDay(order.due_date)}
      {isOverdue(order, now) && <b className="block text-accent">Overdue</b>}
    </span>
  )
}
