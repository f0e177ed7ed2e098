import { Link } from 'react-router-dom'
import { TextField } from '@/admin/kit/form/text-field'
import { EraseLead } from '@/admin/leads/shared/erase-lead'
import { LeadFollowUp } from '@/admin/leads/shared/lead-follow-up'
import { LeadNotes } from '@/admin/leads/shared/lead-notes'
import { ReplyButtons } from '@/admin/leads/shared/reply-buttons'
import { StatusActions } from '@/admin/leads/shared/status-actions'
import { useNow } from '@/lib/use-now'
import { calendarDay } from '@/lib/dates'
import {
  emptyOrder,
  isOverdue,
  orderRow,
  orderSchema,
  type OrderForm,
} from '@/admin/leads/orders/order-schema'
import type { FormDescription, RecordHandle } from '@/admin/kit/record/record'
import { useRegistry } from '@/admin/kit/registry/registry'
import { parseRinggit, ringgit, ringgitField } from '@/admin/kit/format/ringgit'
import { personKey } from '@/admin/leads/shared/person-key'
import type { Tables } from '@/lib/database.types'

const table = 'orders'
const fields = [
  ...(['id', 'updated_at', 'order_number', 'contact_submission_id', 'customer_name'] as const),
  ...(['customer_contact', 'description', 'amount_sen', 'status', 'due_date'] as const),
]
export type OrderRow = Pick<Tables<typeof table>, (typeof fields)[number]>

/** How an order is written: it numbers itself, and its state is changed by the steps beside it. */
export const orderForm: FormDescription<OrderRow, OrderForm> = {
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
  heading: (row) => `${row.order_number}, ${row.customer_name}`,
  labels: {
    customer_name: 'Customer',
    customer_contact: 'Contact',
    description: 'Description',
    amount_sen: 'Amount (RM)',
    due_date: 'Due',
    status: 'Status',
  },
  askToSave: (stored, form) => {
    const sen = parseRinggit(form.amount_sen)
    if (!isAgreed(stored) || sen === undefined || sen === stored.amount_sen) return undefined
    return {
      title: `Change the amount of ${stored.order_number}?`,
      text: `The customer has ${stored.status} ${ringgit(stored.amount_sen)}. It becomes ${ringgit(sen)}.`,
      button: 'Change the amount',
      keep: 'Keep writing',
    }
  },
  Fields: OrderFields,
  Aside: OrderAside,
  Below: OrderBelow,
}

/** Whether the customer has agreed: what is changed then asks first. */
export const isAgreed = ({ status }: { status: string }) => status === 'accepted' || status === 'paid'

/** What is typed of an order. Beside the amount stands how it was understood, to the sen. */
function OrderFields({ form }: RecordHandle<OrderRow, OrderForm>) {
  const sen = parseRinggit(form.watch('amount_sen'))
  const contact = form.watch('customer_contact').trim()
  return (
    <>
      <TextField form={form} name="customer_name" />
      <TextField
        form={form}
        name="customer_contact"
        help={
          contact !== '' && personKey(contact) === null
            ? 'Neither an email address nor a phone number: it can be kept, but not answered from here.'
            : 'An email address or a phone number.'
        }
      />
      <TextField form={form} name="description" help="What was agreed." rows={8} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          form={form}
          name="amount_sen"
          help={sen === undefined ? 'Such as 2,500.50' : ringgit(sen)}
          inputMode="decimal"
        />
        <TextField
          form={form}
          name="due_date"
          help="A day in Malaysia; leave it empty for none."
          type="date"
        />
      </div>
    </>
  )
}

function OrderAside({ form, stored, save, saving }: RecordHandle<OrderRow, OrderForm>) {
  const now = useNow()
  const { rowPath } = useRegistry()
  if (!stored) return <p className="text-ink-2">It gets its number when it is first saved, as a draft.</p>
  const late = isOverdue(stored, now)
  return (
    <>
      <p className="lead-figure">
        {ringgit(stored.amount_sen)}
        <small className="mt-1.5 block font-body text-base font-normal text-ink-2">
          {stored.due_date ? `due ${calendarDay(stored.due_date)}` : 'no due date'}
          {late && <b className="text-accent">, overdue</b>}
        </small>
      </p>
      <StatusActions
        table={table}
        row={stored}
        busy={saving}
        ask={({ to, label, back }) =>
          isAgreed(stored) && (back || to === 'cancelled')
            ? {
                title: `${label}?`,
                text: `The customer has ${stored.status} ${stored.order_number}, ${ringgit(stored.amount_sen)}.`,
                button: label,
                keep: 'Keep it as it is',
              }
            : undefined
        }
        change={async (to) => {
          if (await save({ status: to as OrderForm['status'] })) return
          form.setValue('status', stored.status as OrderForm['status'])
          throw new Error('The order could not be saved: see beside it.')
        }}
      />
      {stored.contact_submission_id && (
        <p>
          <Link
            className="quiet-action"
            to={rowPath('contact_submissions', stored.contact_submission_id) ?? ''}
          >
            The request it came from
          </Link>
        </p>
      )}
    </>
  )
}

function OrderBelow({ row }: { row: OrderRow }) {
  return (
    <div className="grid gap-x-12 gap-y-10 border-t-2 border-ink pt-7 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="lead-main">
        <LeadNotes subject={{ kind: 'lead', table, id: row.id }} />
      </div>
      <div className="lead-side">
        <LeadFollowUp table={table} id={row.id} />
        <ReplyButtons
          contacts={[row.customer_contact]}
          reply={{
            subject: `Your order ${row.order_number} with {studio}`,
            text: `Hello ${row.customer_name}, this is {studio} about your order ${row.order_number} (${ringgit(row.amount_sen)}).\n\n`,
          }}
        />
        {(row.status === 'draft' || row.status === 'cancelled') && (
          <EraseLead table={table} id={row.id} contact={row.customer_contact} />
        )}
      </div>
    </div>
  )
}
