import * as v from 'valibot'
import { malaysiaDay } from '@/lib/dates'
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
  contact_submission_id: enquiry,
  ...form
}: OrderForm) {
  const sen = parseRinggit(typed)
  if (sen === undefined) throw new Error('The amount is not one.')
  return { ...form, amount_sen: sen, due_date: due || null, contact_submission_id: enquiry || null }
}

interface Enquiry {
  id: string
  name: string
  contact: string
  message: string
  project_type: string | null
  package: string | null
  budget_range: string | null
  timeline: string | null
}

/** An order as an enquiry begins it: everything but the amount, which is the studio's to say. */
export function orderFromEnquiry(enquiry: Enquiry): OrderForm {
  const asked = [
    enquiry.project_type,
    enquiry.package,
    enquiry.budget_range && `Budget: ${enquiry.budget_range}`,
    enquiry.timeline && `Timeline: ${enquiry.timeline}`,
  ].filter(Boolean)
  return {
    ...emptyOrder,
    customer_name: enquiry.name,
    customer_contact: enquiry.contact,
    description: [asked.join('\n'), enquiry.message].filter(Boolean).join('\n\n').slice(0, 5000),
    contact_submission_id: enquiry.id,
  }
}

/** Whether money is late: the order was sent or accepted, and the day it was due is over in Malaysia. */
export const isOverdue = (
  { status, due_date: due }: { status: string; due_date: string | null },
  now: number | Date,
) => (status === 'sent' || status === 'accepted') && due !== null && due < malaysiaDay(now)
