import { parseRinggit, ringgit } from '@/admin/kit/format/ringgit'
import type { OrderForm } from '@/admin/leads/orders/order-schema'
import { personKey } from '@/admin/leads/shared/person-key'
import type { RecordHandle, StoredRow } from '@/admin/kit/record/record'
import { Input, Textarea } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

/** What is typed of an order. Beside the amount stands how it was understood, to the sen. */
export function OrderFields<Row extends StoredRow>({ form }: RecordHandle<Row, OrderForm>) {
  const { register, formState, watch } = form
  const { errors } = formState
  const sen = parseRinggit(watch('amount_sen'))
  const contact = watch('customer_contact').trim()
  return (
    <>
      <Field label="Customer" error={errors.customer_name?.message}>
        {(wiring) => <Input {...register('customer_name')} {...wiring} autoComplete="off" />}
      </Field>
      <Field
        label="Contact"
        error={errors.customer_contact?.message}
        help={
          contact !== '' && personKey(contact) === null
            ? 'Neither an email address nor a phone number: it can be kept, but not answered from here.'
            : 'An email address or a phone number.'
        }
      >
        {(wiring) => <Input {...register('customer_contact')} {...wiring} autoComplete="off" />}
      </Field>
      <Field label="Description" error={errors.description?.message} help="What was agreed.">
        {(wiring) => <Textarea {...register('description')} {...wiring} rows={8} />}
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label="Amount (RM)"
          error={errors.amount_sen?.message}
          help={sen === undefined ? 'Such as 2,500.50' : ringgit(sen)}
        >
          {(wiring) => (
            <Input
              {...register('amount_sen')}
              {...wiring}
              inputMode="decimal"
              autoComplete="off"
              className="tabular-nums"
            />
          )}
        </Field>
        <Field
          label="Due"
          error={errors.due_date?.message}
          help="A day in Malaysia; leave it empty for none."
        >
          {(wiring) => <Input {...register('due_date')} {...wiring} type="date" />}
        </Field>
      </div>
    </>
  )
}
