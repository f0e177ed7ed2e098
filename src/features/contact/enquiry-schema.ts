import * as v from 'valibot'
import { projectTypes, timelines } from '@/content/contact'
import { contactRules, messageRules, nameRules } from '@/lib/lead-fields'

const notOffered = 'Please choose one of the options.'

/** The rules of the procedure submit_contact; tests/support/form-cases.ts holds both to one list of cases. */
const enquirySchema = (missing: string) =>
  v.object({
    name: nameRules,
    contact: contactRules,
    message: messageRules(missing),
    project_type: v.optional(v.picklist(projectTypes, notOffered)),
    /** One of the ranges that the prices of the settings give. */
    budget_range: v.optional(v.pipe(v.string(), v.maxLength(120, notOffered))),
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
