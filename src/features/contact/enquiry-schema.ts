import * as v from 'valibot'
import { projectTypes, timelines } from '@/content/contact'
import { contactRules, messageRules, nameRules } from '@/lib/lead-fields'

const notOffered = 'Please choose one of the options.'

/**
 * The same rules as the procedure submit_contact; tests/support/form-cases.ts tests both with one list of
 * cases.
 */
const enquirySchema = (missing: string) =>
  v.object({
    name: nameRules,
    contact: contactRules,
    message: messageRules(missing),
    project_type: v.optional(v.picklist(projectTypes, notOffered)),
    /** One of the ranges computed from the prices in the settings, so it cannot be a fixed list. */
    budget_range: v.optional(v.pipe(v.string(), v.maxLength(120, notOffered))),
    timeline: v.optional(v.picklist(timelines, notOffered)),
    /** The last attempt to send it: its values as JSON and its key. */
    attempt: v.optional(v.object({ values: v.string(), key: v.string() })),
    /** The honeypot: empty unless a bot filled it in. */
    website: v.optional(v.string()),
  })

export type EnquiryKind = 'contact' | 'quote'

export const enquirySchemas = {
  contact: enquirySchema('Please write your message.'),
  quote: enquirySchema('Please tell us about your project.'),
} as const

type EnquirySchema = (typeof enquirySchemas)[EnquiryKind]
/** Fields are named like the procedure's parameters. */
export type EnquiryInput = v.InferInput<EnquirySchema>
export type SubmittedEnquiry = v.InferOutput<EnquirySchema>
export type Enquiry = Omit<SubmittedEnquiry, 'attempt'>
