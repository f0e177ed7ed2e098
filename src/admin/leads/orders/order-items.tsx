import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { FieldGroup } from '@/admin/kit/form/field-group'
import { TextField } from '@/admin/kit/form/text-field'
import { offerOf, type OrderForm } from '@/admin/leads/orders/order-schema'
import { TextButton } from '@/admin/kit/screen/text-button'
import { useStudio } from '@/components/layout/studio'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { packageList, type PackageList } from '@/content/packages'
import { depositLine, sumLines } from '@shared/money/quotation'
import { ringgit, ringgitField } from '@shared/money/ringgit'

/** A new item for a package at its lowest price. */
const packageItem = ({ name, from_sen: sen, pages }: PackageList[number]) => ({
  text: `${name} website: ${pages} pages`,
  quantity: '1',
  unit_sen: ringgitField(sen),
})

/** The items of an order, one row each, with their current sum. */
export function OrderItems({ form }: { form: UseFormReturn<OrderForm> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' })
  const addButton = useRef<HTMLButtonElement>(null)
  const { errors } = form.formState
  const packages = packageList(useStudio().packages)
  const message = errors.items?.message ?? errors.items?.root?.message
  return (
    <FieldGroup legend="Items">
      <div className="grid gap-5">
        {fields.map(({ id }, index) => (
          <div
            key={id}
            className="grid grid-cols-2 items-start gap-x-4 gap-y-3 border-b border-rule pb-5 md:grid-cols-[minmax(0,1fr)_5.5rem_8.5rem_7rem]"
          >
            <TextField
              form={form}
              name={`items.${index}.text`}
              label="What"
              rows={2}
              className="col-span-2 md:col-span-1"
            />
            <TextField form={form} name={`items.${index}.quantity`} label="Quantity" inputMode="numeric" />
            <TextField form={form} name={`items.${index}.unit_sen`} label="Price (RM)" inputMode="decimal" />
            <p className="flex justify-between gap-3 text-right max-md:col-span-2 md:mt-9 md:block">
              <ItemSum form={form} index={index} />
              <TextButton
                className="md:mt-2"
                onClick={() => {
                  remove(index)
                  addButton.current?.focus({ preventScroll: true })
                }}
              >
                Remove<span className="sr-only">{` item ${index + 1}`}</span>
              </TextButton>
            </p>
          </div>
        ))}
        {message && <FieldError>{message}</FieldError>}
        <p className="flex flex-wrap items-center gap-3">
          <Button
            ref={addButton}
            variant="line"
            size="small"
            onClick={() => append({ text: '', quantity: '1', unit_sen: '' })}
          >
            <Plus size={18} aria-hidden="true" />
            Add an item
          </Button>
          {packages.map((one) => (
            <TextButton key={one.name} className="max-md:min-h-11" onClick={() => append(packageItem(one))}>
              Add {one.name}
              <span className="max-md:sr-only">, {one.from}</span>
            </TextButton>
          ))}
        </p>
      </div>
    </FieldGroup>
  )
}

function ItemSum({ form, index }: { form: UseFormReturn<OrderForm>; index: number }) {
  const item = offerOf(useWatch({ control: form.control }) as OrderForm).items[index]
  return (
    <span className="font-semibold whitespace-nowrap tabular-nums">
      {ringgit(item ? item.quantity * item.unit_sen : 0)}
    </span>
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
