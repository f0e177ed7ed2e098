import * as v from 'valibot'
import { mostSen, parseRinggit, ringgit } from '@/admin/kit/format/ringgit'
import { isDate } from '@/lib/dates'
import { lengthOf, tidy } from '@/lib/written-text'

const text = (name: string, longest: number) =>
  v.pipe(
    v.string(),
    v.transform(tidy),
    v.check(
      (written) => lengthOf(written) <= longest,
      `Keep the ${name} under ${(longest + 1).toLocaleString('en')} characters`,
    ),
  )

/** The limits are those of the table orders. An amount stays as it was typed until it is stored as sen. */
export const orderSchema = v.object({
  customer_name: v.pipe(text('name', 200), v.nonEmpty('Say whose order it is')),
  customer_contact: v.pipe(
    text('contact', 254),
    v.check((written) => lengthOf(written) >= 3, 'Give the customer’s email or phone number'),
  ),
  description: text('description', 5000),
  amount_sen: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Give an amount; 0 if there is none yet'),
    v.check(
      (typed) => parseRinggit(typed) !== undefined,
      `Write an amount in ringgit, such as 2,500.50, at most ${ringgit(mostSen)}`,
    ),
  ),
  due_date: v.pipe(
    v.string(),
    v.check((day) => day === '' || isDate(day), 'Choose a day of the calendar'),
  ),
  status: v.picklist(['draft', 'sent', 'accepted', 'paid', 'cancelled']),
  contact_submission_id: v.string(),
})

export type OrderForm = v.InferOutput<typeof orderSchema>

export const emptyOrder: OrderForm = {
  customer_name: '',
  customer_contact: '',
  description: '',
  amount_sen: '',
  due_date: '',
  status: 'draft',
  contact_submission_id: '',
}

/** The columns of the table. Call it on what the schema let through: an amount that is none throws. */
export function orderRow({
  amount_sen: typed,
  due_date: due,
  contact_submission_id: request,
  ...form
}: OrderForm) {
  const sen = parseRinggit(typed)
  if (sen === undefined) throw new Error('The amount is not one.')
  return { ...form, amount_sen: sen, due_date: due || null, contact_submission_id: request || null }
}

interface AskedFor {
  id: string
  name: string
  contact: string
  message: string
  project_type: string | null
  package: string | null
  budget_range: string | null
  timeline: string | null
}

/** An order as a quote request begins it: everything but the amount, which is the studio's to say. */
export function orderFrom(request: AskedFor): OrderForm {
  const asked = [
    request.project_type,
    request.package,
    request.budget_range && `Budget: ${request.budget_range}`,
    request.timeline && `Timeline: ${request.timeline}`,
  ].filter(Boolean)
  return {
    ...emptyOrder,
    customer_name: request.name,
    customer_contact: request.contact,
    description: [asked.join('\n'), request.message].filter(Boolean).join('\n\n').slice(0, 5000),
    contact_submission_id: request.id,
  }
}
