import * as v from 'valibot'
import { budgetRanges, packages, projectTypes, timelines } from '@/content/contact'
import { isEmailOrPhone } from '@/lib/contact-detail'

export const messageLimit = 5000
const nameLimit = 200

/** Characters as the database counts them. */
export const lengthOf = (text: string) => [...text].length
const count = new Intl.NumberFormat('en')

export const tooLong = (length: number) =>
  `Your message has ${count.format(length)} characters. Please keep it to ${count.format(messageLimit)}.`

/** What the database refuses in a name: it keeps no markup and no control characters there. */
const unwritable = /[<>\p{Cc}]/u

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Please enter your name.'),
  v.check((text) => lengthOf(text) <= nameLimit, `Please keep your name to ${nameLimit} characters.`),
  v.check((text) => !unwritable.test(text), 'Please write your name without < and >.'),
)

const contact = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Please enter your email or phone number.'),
  v.check(isEmailOrPhone, 'Please enter a valid email address or phone number.'),
)

const message = (missing: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.check(
      (text) => lengthOf(text) <= messageLimit,
      (issue) => tooLong(lengthOf(issue.input)),
    ),
  )

/** The same rules as the procedure submit_contact; tests/support/form-cases.ts holds both to one list of cases. */
export const contactSchema = v.object({ name, contact, message: message('Please write your message.') })

export const quoteSchema = v.object({
  name,
  contact,
  message: message('Please tell us about your project.'),
  project_type: v.picklist(projectTypes),
  package: v.picklist(packages),
  budget_range: v.picklist(budgetRanges),
  timeline: v.picklist(timelines),
})

export type ContactEnquiry = v.InferOutput<typeof contactSchema>
export type QuoteEnquiry = v.InferOutput<typeof quoteSchema>
/** The name of a field is the name of the procedure's parameter. */
export type EnquiryField = keyof QuoteEnquiry
