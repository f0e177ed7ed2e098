import * as v from 'valibot'
import { budgetRanges, packages, projectTypes, timelines } from '@/content/contact'
import { isEmailOrPhone } from '@/lib/contact-detail'

export const messageLimit = 5000
const nameLimit = 200

/** Characters as the database counts them. */
export const lengthOf = (text: string) => [...text].length

const figure = new Intl.NumberFormat('en')

/** Says how long a message is and how long it may be. */
export const tooLong = (length: number) =>
  `Your message has ${figure.format(length)} characters. Please shorten it to ${figure.format(messageLimit)}.`

/** What the database refuses in a name: it keeps no markup and no control characters there. */
const unwritable = /[<>\p{Cc}]/u

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Please enter your name.'),
  v.check((text) => lengthOf(text) <= nameLimit, `Please shorten your name to ${nameLimit} characters.`),
  v.check((text) => !unwritable.test(text), 'Please write your name without < and >.'),
)

const contact = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Please enter your email or phone number.'),
  v.check(isEmailOrPhone, 'Please enter a valid email address or phone number.'),
)

/** The rules of the procedure submit_contact; tests/support/form-cases.ts holds both to one list of cases. */
const enquirySchema = (missing: string) =>
  v.object({
    name,
    contact,
    message: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(missing),
      v.check(
        (text) => lengthOf(text) <= messageLimit,
        (issue) => tooLong(lengthOf(issue.input)),
      ),
    ),
    project_type: v.optional(v.picklist(projectTypes)),
    package: v.optional(v.picklist(packages)),
    budget_range: v.optional(v.picklist(budgetRanges)),
    timeline: v.optional(v.picklist(timelines)),
  })

export type EnquiryKind = 'contact' | 'quote'

export const enquirySchemas = {
  contact: enquirySchema('Please write your message.'),
  quote: enquirySchema('Please tell us about your project.'),
} as const

type EnquirySchema = (typeof enquirySchemas)[EnquiryKind]
/** A field has the name of the procedure's parameter. */
export type EnquiryInput = v.InferInput<EnquirySchema>
export type Enquiry = v.InferOutput<EnquirySchema>
