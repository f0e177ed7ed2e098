import * as v from 'valibot'
import { field } from '@/admin/kit/form/text-schema'
import { columnsOf } from '@/admin/kit/record/complete-form'
import { orderTotals } from '@/admin/leads/orders/order-totals'
import type { PackageList } from '@/content/packages'
import type { quotations } from '@/content/settings'
import type { Tables } from '@/lib/database.types'
import { addDays, isDate, malaysiaDay } from '@/lib/dates'
import type { SettingValue } from '@/lib/settings'
import { lengthOf, tidy } from '@/lib/written-text'
import type { QuotationItem } from '@shared/money/quotation'
import { mostSen, parseRinggit, ringgit, ringgitField } from '@shared/money/ringgit'

const text = (name: string, longest: number) =>
  v.pipe(
    v.string(),
    v.transform(tidy),
    v.check(
      (written) => lengthOf(written) <= longest,
      `Keep the ${name} under ${(longest + 1).toLocaleString('en')} characters`,
    ),
  )

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
  v.string(),
  v.check((typed) => typed === '' || isDate(typed), 'Choose a day of the calendar'),
)
const itemSchema = v.object({
  text: v.pipe(text('text', 500), v.nonEmpty('Say what it is')),
  quantity: v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d{0,4}$/, 'A whole number from 1')),
  unit_sen: amount,
})

const fields = v.object({
  customer_name: field('Customer', v.pipe(text('name', 200), v.nonEmpty('Enter the customer’s name'))),
  customer_contact: field(
    'Contact',
    v.pipe(
      text('contact', 254),
      v.check((written) => lengthOf(written) >= 3, 'Give the customer’s email or phone number'),
    ),
  ),
  description: field('Description', text('description', 5000)),
  items: field('Items', v.pipe(v.array(itemSchema), v.maxLength(50, 'An order has at most 50 items'))),
  amount_sen: field('Amount (RM)', optionalAmount),
  discount_sen: field('Discount (RM)', optionalAmount),
  sst_percent: field('SST (%)', percent),
  deposit_percent: field('Deposit (%)', percent),
  due_date: field('Due', day),
  valid_until: field('Valid until', day),
  terms: field('Terms', text('terms', 5000)),
  status: field('Status', v.picklist(['draft', 'sent', 'accepted', 'in_work', 'paid', 'cancelled'])),
  lost_reason: field('Lost because', text('reason', 200)),
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
export const orderFields = columnsOf(orderSchema, 'order_number')
export type OrderRow = Pick<Tables<'orders'>, (typeof orderFields)[number]>

export const emptyOrder: OrderForm = {
  customer_name: '',
  customer_contact: '',
  description: '',
  items: [],
  amount_sen: '',
  discount_sen: '',
  sst_percent: '',
  deposit_percent: '',
  due_date: '',
  valid_until: '',
  terms: '',
  status: 'draft',
  lost_reason: '',
  contact_submission_id: '',
}

/** An empty order with the defaults from the settings. */
export const newOrder = (
  settings: SettingValue<typeof quotations.fields>,
  now: number | Date,
): OrderForm => ({
  ...emptyOrder,
  sst_percent: settings.sst_percent ? String(settings.sst_percent) : '',
  deposit_percent: String(settings.deposit_percent ?? 50),
  valid_until: addDays(malaysiaDay(now), settings.valid_days ?? 30),
  terms: settings.terms ?? '',
})

/** A new item for a package at its lowest price. */
export const packageItem = ({ name, from_sen: sen, pages }: PackageList[number]) => ({
  text: `${name} website: ${pages} pages`,
  quantity: '1',
  unit_sen: ringgitField(sen),
})

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

/** The data that an order can start from: a request, a booking, or only a person's name and contact. */
export interface OrderStart {
  /** Only for a request; links the order to it. */
  id?: string
  name: string
  contact: string
  message?: string
  project_type?: string | null
  package?: string | null
  budget_range?: string | null
  timeline?: string | null
}

/** A new order for a lead, with the requested services but no price, which the studio sets. */
export function orderFor(start: OrderStart, empty = emptyOrder): OrderForm {
  const asked = [
    start.project_type,
    start.package,
    start.budget_range && `Budget: ${start.budget_range}`,
    start.timeline && `Timeline: ${start.timeline}`,
  ].filter(Boolean)
  return {
    ...empty,
    customer_name: start.name,
    customer_contact: start.contact,
    description: [asked.join('\n'), start.message].filter(Boolean).join('\n\n').slice(0, 5000),
    contact_submission_id: start.id ?? '',
  }
}

/** Whether payment is late: the order is quoted, accepted or in work, and its due day is over in Malaysia. */
export const isOverdue = (
  { status, due_date: due }: { status: string; due_date: string | null },
  now: number | Date,
) => ['sent', 'accepted', 'in_work'].includes(status) && due !== null && due < malaysiaDay(now)
