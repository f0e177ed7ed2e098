import { statusColumns } from '@/admin/leads/shared/lead-status'
import { EraseLead } from '@/admin/leads/shared/erase-lead'
import { LeadFollowUp } from '@/admin/leads/shared/lead-follow-up'
import { LeadNotes } from '@/admin/leads/shared/lead-notes'
import { LeadReply } from '@/admin/leads/shared/lead-reply'
import { StatusActions } from '@/admin/leads/shared/status-actions'
import { useNow } from '@/lib/use-now'
import { calendarDay } from '@/lib/dates'
import { OrderFields } from '@/admin/leads/orders/order-fields'
import { askToMove, isAgreed } from '@/admin/leads/orders/order-move'
import { OrderQuotation, useQuotationLink } from '@/admin/leads/orders/order-quotation'
import { amountOf, isOverdue, orderRow, orderSchema, type OrderForm } from '@/admin/leads/orders/order-schema'
import type { FormDescription, RecordHandle } from '@/admin/kit/record/record'
import { orderFields, type OrderRow } from '@/admin/leads/orders/order-schema'
import { startOrder } from '@/admin/leads/orders/start-order'
import { adminPaths } from '@/admin/kit/paths'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import { LeadColumn, LeadFigure, LeadSide } from '@/admin/leads/shared/lead-parts'
import type { QuotationItem } from '@shared/money/quotation'
import { ringgit, ringgitField } from '@shared/money/ringgit'

const table = 'orders'

/**
 * The record form of an order. The database numbers it, and the buttons beside the form change its status.
 */
export const orderForm: FormDescription<OrderRow, typeof orderSchema> = {
  fields: orderFields,
  schema: orderSchema,
  empty: () => ({ items: [], status: 'draft' }),
  start: startOrder,
  toForm: (row) => ({
    items: (row.items as unknown as QuotationItem[]).map(({ text, quantity, unit_sen: unit }) => ({
      text,
      quantity: String(quantity),
      unit_sen: ringgitField(unit),
    })),
    amount_sen: ringgitField(row.amount_sen),
    discount_sen: row.discount_sen ? ringgitField(row.discount_sen) : '',
    sst_percent: row.sst_percent ? String(row.sst_percent) : '',
    deposit_percent: row.deposit_percent ? String(row.deposit_percent) : '',
    status: row.status as OrderForm['status'],
  }),
  toRow: orderRow,
  askToSave: (form, stored) => {
    const sen = amountOf(form)
    if (!stored || !isAgreed(stored) || sen === undefined || sen === stored.amount_sen) return undefined
    return {
      title: `Change the amount of ${stored.order_number}?`,
      text: `The customer has ${stored.status === 'paid' ? 'paid' : 'accepted'} ${ringgit(stored.amount_sen)}. It becomes ${ringgit(sen)}.`,
      button: 'Change the amount',
      keep: 'Keep editing',
    }
  },
  Fields: OrderFields,
  Aside: OrderAside,
  Below: OrderBelow,
}

function OrderAside(handle: RecordHandle<OrderRow, OrderForm>) {
  const { stored, save, saving } = handle
  const now = useNow()
  if (!stored) return <p className="text-ink-2">It gets its number when it is first saved.</p>
  const late = isOverdue(stored, now)
  return (
    <>
      <p>
        <LeadFigure>{ringgit(stored.amount_sen)}</LeadFigure>
        <span className="mt-1.5 block text-ink-2">
          {stored.due_date ? `Due ${calendarDay(stored.due_date)}` : 'No due date'}
          {late && <b className="text-accent">, overdue</b>}
        </span>
      </p>
      <StatusActions
        table={table}
        row={stored}
        busy={saving}
        ask={(next) => askToMove(stored, next)}
        change={async (to, why = '') => {
          const isSaved = await save({
            lost_reason: '',
            ...statusColumns(table, to as OrderForm['status'], why),
          })
          if (!isSaved) throw new Error('The order could not be saved: look at the marked fields.')
        }}
      />
      {stored.lost_reason && <p>Lost because: {stored.lost_reason}</p>}
      <OrderQuotation {...handle} stored={stored} />
      {stored.contact_submission_id && (
        <p>
          <TextButtonLink to={`${adminPaths.enquiries}/${stored.contact_submission_id}`}>
            Original enquiry
          </TextButtonLink>
        </p>
      )}
    </>
  )
}

function OrderBelow({ row }: { row: OrderRow }) {
  const link = useQuotationLink(row.id)
  return (
    <div className="grid gap-x-12 gap-y-10 border-t-2 border-ink pt-7 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <LeadColumn>
        <LeadReply
          table={table}
          row={row}
          contacts={[row.customer_contact]}
          about="order"
          facts={{
            name: row.customer_name,
            order: { number: row.order_number, sen: row.amount_sen, link },
          }}
          first="quotation"
        />
        <LeadNotes subject={{ kind: 'lead', table, id: row.id }} />
      </LeadColumn>
      <LeadSide>
        <LeadFollowUp table={table} id={row.id} />
        {(row.status === 'draft' || row.status === 'cancelled') && (
          <EraseLead table={table} id={row.id} contact={row.customer_contact} />
        )}
      </LeadSide>
    </div>
  )
}
