import { useWatch } from 'react-hook-form'
import { TextField } from '@/admin/kit/form/text-field'
import type { RecordHandle } from '@/admin/kit/record/record'
import { OrderItems, OrderSum } from '@/admin/leads/orders/order-items'
import type { OrderRow } from '@/admin/leads/orders/order-schema'
import type { OrderForm } from '@/admin/leads/orders/order-schema'
import { personKey } from '@/admin/leads/shared/person-key'
import { parseRinggit, ringgit } from '@shared/money/ringgit'

/**
 * The fields of an order. Without items it has one amount, and the help text shows how the amount was read.
 */
export function OrderFields({ form }: RecordHandle<OrderRow, OrderForm>) {
  const [items, amount, contact] = useWatch({
    control: form.control,
    name: ['items', 'amount_sen', 'customer_contact'],
  })
  const sen = parseRinggit(amount)
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <TextField form={form} name="customer_name" />
        <TextField
          form={form}
          name="customer_contact"
          help={
            contact.trim() !== '' && personKey(contact) === null
              ? 'Not an email address or a phone number: you can save it, but not answer from here.'
              : 'An email address or a phone number.'
          }
        />
      </div>
      <OrderItems form={form} />
      {items.length === 0 ? (
        <TextField
          form={form}
          name="amount_sen"
          help={sen === undefined ? 'Such as 2,500.50' : ringgit(sen)}
          inputMode="decimal"
          className="md:max-w-72"
        />
      ) : (
        <>
          <div className="grid grid-cols-2 gap-6 sm:grid-cols-3">
            <TextField form={form} name="discount_sen" inputMode="decimal" />
            <TextField form={form} name="sst_percent" help="Leave empty for none." inputMode="numeric" />
            <TextField form={form} name="deposit_percent" help="Leave empty for none." inputMode="numeric" />
          </div>
          <OrderSum form={form} />
          <TextField
            form={form}
            name="valid_until"
            help="The last day on which the client can accept it."
            type="date"
            className="md:max-w-72"
          />
          <TextField form={form} name="terms" help="Shown below the total." rows={5} />
        </>
      )}
      <TextField form={form} name="description" help="Only you see this." rows={5} />
      <TextField
        form={form}
        name="due_date"
        help="When the money is due. Leave empty for none."
        type="date"
        className="md:max-w-72"
      />
    </>
  )
}
