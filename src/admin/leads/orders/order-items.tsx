import { useWatch, type UseFormReturn } from 'react-hook-form'
import { ListField } from '@/admin/kit/form/list-field'
import { TextField } from '@/admin/kit/form/text-field'
import { offerOf, type OrderForm } from '@/admin/leads/orders/order-schema'
import { useStudio } from '@/components/layout/studio'
import { packageList, type PackageList } from '@/content/packages'
import { depositLine, sumLines } from '@shared/money/quotation'
import { ringgit, ringgitField } from '@shared/money/ringgit'

/** A new item for a package at its lowest price. */
const packageItem = ({ name, from_sen: sen, pages }: PackageList[number]) => ({
  text: `${name} website: ${pages} pages`,
  quantity: '1',
  unit_sen: ringgitField(sen),
})

/** The items of an order with their current sums; a package adds one with its text and price. */
export function OrderItems({ form }: { form: UseFormReturn<OrderForm> }) {
  const packages = packageList(useStudio().packages)
  return (
    <div className="border-t border-rule pt-7">
      <ListField
        form={form}
        name="items"
        label="Items"
        one="item"
        empty={{ text: '', quantity: '1', unit_sen: '' }}
        filled={packages.map((one) => ({
          key: one.name,
          entry: packageItem(one),
          label: (
            <>
              Add {one.name}
              <span className="max-md:sr-only">, {one.from}</span>
            </>
          ),
        }))}
      >
        {(index) => (
          <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 md:grid-cols-[minmax(0,1fr)_5.5rem_8.5rem_7rem]">
            <TextField
              form={form}
              name={`items.${index}.text`}
              label="What"
              rows={2}
              className="col-span-2 md:col-span-1"
            />
            <TextField form={form} name={`items.${index}.quantity`} label="Quantity" inputMode="numeric" />
            <TextField form={form} name={`items.${index}.unit_sen`} label="Price (RM)" inputMode="decimal" />
            <ItemSum form={form} index={index} />
          </div>
        )}
      </ListField>
    </div>
  )
}

function ItemSum({ form, index }: { form: UseFormReturn<OrderForm>; index: number }) {
  const item = offerOf(useWatch({ control: form.control }) as OrderForm).items[index]
  return (
    <p className="text-right font-semibold whitespace-nowrap tabular-nums max-md:col-span-2 md:mt-9">
      {ringgit(item ? item.quantity * item.unit_sen : 0)}
    </p>
  )
}

/** The sum of the order, line by line. */
export function OrderSum({ form }: { form: UseFormReturn<OrderForm> }) {
  const offer = offerOf(useWatch({ control: form.control }) as OrderForm)
  const deposit = depositLine(offer)
  return (
    <dl className="grid justify-items-end gap-1 tabular-nums" aria-live="polite">
      {[...sumLines(offer), ...(deposit ? [deposit] : [])].map(([name, amount]) => (
        <div
          key={name}
          className={`flex w-full max-w-88 justify-between gap-6 ${name === 'Total' ? 'border-t-2 border-ink pt-1 font-semibold' : ''}`}
        >
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
