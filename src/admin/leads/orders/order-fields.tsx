import { TextField } from '@/admin/kit/form/text-field'
import { parseRinggit, ringgit } from '@/admin/kit/format/ringgit'
import type { OrderForm } from '@/admin/leads/orders/order-schema'
import { personKey } from '@/admin/leads/shared/person-key'
import type { RecordHandle, StoredRow } from '@/admin/kit/record/record'

/** What is typed of an order. Beside the amount stands how it was understood, to the sen. */
export function OrderFields<Row extends StoredRow>({ form }: RecordHandle<Row, OrderForm>) {
  const sen = parseRinggit(form.watch('amount_sen'))
  const contact = form.watch('customer_contact').trim()
  return (
    <>
      <TextField form={form} name="customer_name" label="Customer" />
      <TextField
        form={form}
        name="customer_contact"
        label="Contact"
        help={
          contact !== '' && personKey(contact) === null
            ? 'Neither an email address nor a phone number: it can be kept, but not answered from here.'
            : 'An email address or a phone number.'
        }
      />
      <TextField form={form} name="description" label="Description" help="What was agreed." rows={8} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          form={form}
          name="amount_sen"
          label="Amount (RM)"
          help={sen === undefined ? 'Such as 2,500.50' : ringgit(sen)}
          inputMode="decimal"
        />
        <TextField
          form={form}
          name="due_date"
          label="Due"
          help="A day in Malaysia; leave it empty for none."
          type="date"
        />
      </div>
    </>
  )
}
