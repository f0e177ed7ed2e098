import { calendarDay, malaysiaDate } from '@/admin/malaysia-time'
import { defineResource } from '@/admin/resource/resource'
import { ringgit } from '@/admin/ringgit'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Tables } from '@/lib/database.types'

type Order = Pick<
  Tables<'orders'>,
  | 'id'
  | 'created_at'
  | 'order_number'
  | 'customer_name'
  | 'customer_contact'
  | 'description'
  | 'amount_sen'
  | 'status'
  | 'due_date'
>

const states: Record<string, { label: string; level: 'full' | 'half' | 'empty' }> = {
  draft: { label: 'Draft', level: 'empty' },
  sent: { label: 'Sent', level: 'half' },
  accepted: { label: 'Accepted', level: 'half' },
  paid: { label: 'Paid', level: 'full' },
  cancelled: { label: 'Cancelled', level: 'empty' },
}

export const orders = defineResource<Order>({
  name: 'orders',
  title: 'Orders',
  noun: { one: 'order', many: 'orders' },
  table: 'orders',
  fields: [
    ...(['id', 'created_at', 'order_number', 'customer_name', 'customer_contact'] as const),
    ...(['description', 'amount_sen', 'status', 'due_date'] as const),
  ],
  search: {
    columns: ['order_number', 'customer_name', 'customer_contact'],
    label: 'Search number or customer',
  },
  filters: [
    {
      name: 'status',
      label: 'Status',
      options: Object.entries(states).map(([value, { label }]) => ({
        value,
        label,
        where: [['status', 'eq', value]] as const,
      })),
    },
  ],
  columns: [
    { id: 'number', header: 'Number', kind: 'main', sortBy: 'order_number', cell: (row) => row.order_number },
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
      cell: ({ status }) => (
        <StatusBadge level={states[status]?.level ?? 'empty'}>{states[status]?.label ?? status}</StatusBadge>
      ),
    },
    {
      id: 'due',
      header: 'Due',
      kind: 'number',
      sortBy: 'due_date',
      cell: ({ due_date: due }) => (due ? calendarDay(due) : 'Not set'),
    },
    {
      id: 'amount',
      header: 'Amount',
      kind: 'number',
      sortBy: 'amount_sen',
      cell: ({ amount_sen: sen }) => ringgit(sen),
    },
    {
      id: 'made',
      header: 'Made on',
      kind: 'number',
      sortBy: 'created_at',
      cell: ({ created_at: at }) => malaysiaDate(at),
    },
  ],
  defaultSort: { id: 'made', descending: true },
  csv: {
    columns: [
      { header: 'Number', value: (row) => row.order_number },
      { header: 'Customer', value: (row) => row.customer_name },
      { header: 'Contact', value: (row) => row.customer_contact },
      { header: 'Description', value: (row) => row.description },
      { header: 'Amount (RM)', value: ({ amount_sen: sen }) => (sen / 100).toFixed(2) },
      { header: 'Status', value: ({ status }) => states[status]?.label ?? status },
      { header: 'Due', value: (row) => row.due_date },
      { header: 'Made on', value: ({ created_at: at }) => malaysiaDate(at) },
    ],
    newest: ({ created_at: at }) => at,
  },
  empty: {
    title: 'No orders yet',
    text: 'What a customer agreed to pay will stand here, with its amount and due date.',
  },
})
