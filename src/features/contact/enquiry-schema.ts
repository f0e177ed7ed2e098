import * as v from 'valibot'
import { budgetRanges, packages, projectTypes, timelines } from '@/content/contact'
import { isEmailOrPhone, plainContact } from '@/lib/contact-detail'
import { messageTooLong } from '@/lib/message-limit'
import { hasMarkup, lengthOf, tidy } from '@/lib/written-text'

const nameLimit = 200

const text = v.pipe(v.string(), v.transform(tidy))

const name = v.pipe(
  text,
  v.nonEmpty('Please enter your name.'),
  v.check(
    (written) => lengthOf(written) <= nameLimit,
    `Please shorten your name to ${nameLimit} characters.`,
  ),
  v.check((written) => !hasMarkup(written), 'Please write your name without < and >.'),
)

const contact = v.pipe(
  v.string(),
  v.transform(plainContact),
  v.nonEmpty('Please enter your email or phone number.'),
  v.check(isEmailOrPhone, 'Please enter a valid email address or phone number.'),
)

const notOffered = 'Please choose one of the options.'

/** The rules of the procedure submit_contact; tests/support/form-cases.ts holds both to one list of cases. */
const enquirySchema = (missing: string) =>
  v.object({
    name,
    contact,
    message: v.pipe(
      text,
      v.nonEmpty(missing),
      v.check(
        (written) => !messageTooLong(written),
        ({ input }) => messageTooLong(input) ?? '',
      ),
    ),
    project_type: v.optional(v.picklist(projectTypes, notOffered)),
    package: v.optional(v.picklist(packages, notOffered)),
    budget_range: v.optional(v.picklist(budgetRanges, notOffered)),
    timeline: v.optional(v.picklist(timelines, notOffered)),
    /** The honeypot: empty unless a program wrote it. */
    website: v.optional(v.string()),
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
