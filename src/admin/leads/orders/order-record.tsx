import { Link } from 'react-router-dom'
import { LeadHistory } from '@/admin/leads/shared/lead-history'
import { LeadNotes } from '@/admin/leads/shared/lead-notes'
import { ReplyButtons } from '@/admin/leads/shared/reply-buttons'
import { StateSteps } from '@/admin/leads/shared/status-actions'
import { useNow } from '@/lib/use-now'
import { calendarDay } from '@/lib/dates'
import { OrderFields } from '@/admin/leads/orders/order-fields'
import { emptyOrder, orderRow, orderSchema, type OrderForm } from '@/admin/leads/orders/order-schema'
import { isOverdue } from '@/admin/leads/orders/overdue'
import { defineRecord, type RecordHandle } from '@/admin/kit/record/record'
import { ringgit, ringgitField } from '@/admin/kit/format/ringgit'
import { site } from '@/content/site'
import type { Tables } from '@/lib/database.types'

const table = 'orders'
const fields = [
  ...(['id', 'updated_at', 'order_number', 'contact_submission_id', 'customer_name'] as const),
  ...(['customer_contact', 'description', 'amount_sen', 'status', 'due_date'] as const),
]
type Order = Pick<Tables<typeof table>, (typeof fields)[number]>

/** How an order is written: it numbers itself, and its state is changed by the steps beside it. */
export const order = defineRecord<Order, OrderForm>({
  name: 'orders',
  noun: 'order',
  table,
  at: '/admin/orders',
  fields,
  schema: orderSchema,
  empty: () => emptyOrder,
  toForm: (row) => ({
    customer_name: row.customer_name,
    customer_contact: row.customer_contact,
    description: row.description,
    amount_sen: ringgitField(row.amount_sen),
    due_date: row.due_date ?? '',
    status: row.status as OrderForm['status'],
    contact_submission_id: row.contact_submission_id ?? '',
  }),
  toRow: orderRow,
  title: (row) => `${row.order_number}, ${row.customer_name}`,
  labels: {
    customer_name: 'Customer',
    customer_contact: 'Contact',
    description: 'Description',
    amount_sen: 'Amount (RM)',
    due_date: 'Due',
    status: 'Status',
  },
  Fields: OrderFields,
  Aside: OrderAside,
  Below: OrderBelow,
})

function OrderAside({ form, stored, save, saving }: RecordHandle<Order, OrderForm>) {
  const now = useNow()
  if (!stored) return <p className="text-ink-2">It gets its number when it is first saved, as a draft.</p>
  const late = isOverdue(stored, now)
  return (
    <>
      <p className="lead-amount">
        {ringgit(stored.amount_sen)}
        <small>
          {stored.due_date ? `due ${calendarDay(stored.due_date)}` : 'no due date'}
          {late && <b className="text-accent">, overdue</b>}
        </small>
      </p>
      <StateSteps
        table={table}
        row={stored}
        busy={saving}
        change={async (to) => {
          if (await save({ status: to as OrderForm['status'] })) return
          form.setValue('status', stored.status as OrderForm['status'])
          throw new Error('The order could not be saved: see beside it.')
        }}
      />
      {stored.contact_submission_id && (
        <p>
          <Link className="quiet-action" to={`/admin/requests/${stored.contact_submission_id}`}>
            The request it came from
          </Link>
        </p>
      )}
    </>
  )
}

function OrderBelow({ row }: { row: Order }) {
  return (
    <div className="lead">
      <div className="lead-main">
        <LeadNotes subject={{ kind: 'lead', table, id: row.id }} />
      </div>
      <div className="lead-side">
        <ReplyButtons
          contacts={[row.customer_contact]}
          reply={{
            subject: `Your order ${row.order_number} with ${site.name}`,
            text: `Hello ${row.customer_name}, this is ${site.name} about your order ${row.order_number} (${ringgit(row.amount_sen)}).\n\n`,
          }}
        />
        <LeadHistory table={table} id={row.id} />
      </div>
    </div>
  )
}
