import * as v from 'valibot'
import { field, nameSchema, dateText, optionalText, requiredText } from '@/admin/kit/form/text-schema'
import { columnsOf } from '@/admin/kit/record/complete-form'
import { orderTotals } from '@/admin/leads/orders/order-totals'
import type { Tables } from '@/lib/database.types'
import { isDate, malaysiaDay } from '@/lib/dates'
import type { QuotationItem } from '@shared/money/quotation'
import { mostSen, parseRinggit, ringgit } from '@shared/money/ringgit'

const isAmount = (typed: string) => parseRinggit(typed) !== undefined
const amountHelp = `Write an amount in ringgit, such as 2,500.50, at most ${ringgit(mostSen)}`
const amount = v.pipe(v.string(), v.trim(), v.check(isAmount, amountHelp))
/** An empty optional amount counts as 0. */
const optionalAmount = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => typed === '' || isAmount(typed), amountHelp),
)
const percent = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:\d{1,2}|100)?$/, 'Write a whole percentage from 0 to 100'),
)
const day = v.pipe(
  dateText,
  v.check((typed) => typed === '' || isDate(typed), 'Choose a day of the calendar'),
)
const itemSchema = v.object({
  text: requiredText('Say what it is', 500),
  quantity: v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d{0,4}$/, 'A whole number from 1')),
  unit_sen: amount,
})

const fields = v.object({
  customer_name: field('Customer', nameSchema('Enter the customer’s name')),
  customer_contact: field(
    'Contact',
    v.pipe(optionalText(254), v.minLength(3, 'Give the customer’s email or phone number')),
  ),
  description: field('Description', optionalText(5000)),
  items: field('Items', v.pipe(v.array(itemSchema), v.maxLength(50, 'An order has at most 50 items'))),
  amount_sen: field('Amount (RM)', optionalAmount),
  discount_sen: field('Discount (RM)', optionalAmount),
  sst_percent: field('SST (%)', percent),
  deposit_percent: field('Deposit (%)', percent),
  due_date: field('Due', day),
  valid_until: field('Valid until', day),
  terms: field('Terms', optionalText(5000)),
  status: field('Status', v.picklist(['draft', 'sent', 'accepted', 'in_work', 'paid', 'cancelled'])),
  lost_reason: field('Lost because', optionalText(200)),
  contact_submission_id: v.string(),
})

export type OrderForm = v.InferOutput<typeof fields>
type Priced = Pick<OrderForm, 'items' | 'discount_sen' | 'sst_percent' | 'deposit_percent'>

const senOf = (typed: string) => parseRinggit(typed) ?? 0

const itemsOf = (form: Pick<OrderForm, 'items'>): QuotationItem[] =>
  form.items.map(({ text: said, quantity, unit_sen: unit }) => ({
    text: said,
    quantity: /^\d+$/.test(quantity.trim()) ? Number(quantity) : 0,
    unit_sen: senOf(unit),
  }))

/** The items and totals of a quotation made from the form; invalid values count as 0. */
export function offerOf(form: Priced) {
  const items = itemsOf(form)
  const priced = {
    items,
    discount_sen: senOf(form.discount_sen),
    sst_percent: Number(form.sst_percent) || 0,
    deposit_percent: Number(form.deposit_percent) || 0,
  }
  return { ...priced, totals: orderTotals(priced) }
}

const totalsOf = (form: Priced) => offerOf(form).totals

/** The amount of the order: the total of its items, or the typed amount. */
export const amountOf = (form: Priced & Pick<OrderForm, 'amount_sen'>) =>
  form.items.length > 0 ? totalsOf(form).total_sen : parseRinggit(form.amount_sen)

/** The limits match the table orders. Amounts stay as typed until they are stored in sen. */
export const orderSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['items'], ['amount_sen']],
      (form) => form.items.length > 0 || form.amount_sen !== '',
      'Give an amount; 0 if there is none yet',
    ),
    ['amount_sen'],
  ),
  v.forward(
    v.partialCheck(
      [['items'], ['discount_sen'], ['sst_percent'], ['deposit_percent']],
      (form) => form.items.length === 0 || totalsOf(form).subtotal_sen >= totalsOf(form).discount_sen,
      'The discount is more than the items come to',
    ),
    ['discount_sen'],
  ),
  v.forward(
    v.partialCheck(
      [['items'], ['discount_sen'], ['sst_percent'], ['deposit_percent']],
      (form) => totalsOf(form).total_sen <= mostSen,
      `An order comes to at most ${ringgit(mostSen)}`,
    ),
    ['items'],
  ),
)

/** The columns of an order that the form and the screens use. */
export const orderFields = columnsOf(orderSchema, 'order_number', 'created_at')
export type OrderRow = Pick<Tables<'orders'>, (typeof orderFields)[number]>

/** The columns of the table, for a form that passed the schema; an invalid amount throws. */
export function orderRow(form: OrderForm) {
  const sen = amountOf(form)
  if (sen === undefined) throw new Error('The amount is not one.')
  const { discount_sen, sst_percent, deposit_percent, items } = offerOf(form)
  return {
    ...form,
    items,
    amount_sen: sen,
    discount_sen,
    sst_percent,
    deposit_percent,
    due_date: form.due_date || null,
    valid_until: form.valid_until || null,
    lost_reason: form.lost_reason || null,
    contact_submission_id: form.contact_submission_id || null,
  }
}

/** Whether payment is late: the order is quoted, accepted or in work, and its due day is over in Malaysia. */
export const isOverdue = (
  { status, due_date: due }: { status: string; due_date: string | null },
  now: number | Date,
) => ['sent', 'accepted', 'in_work'].includes(status) && due !== null && due < malaysiaDay(now)
