import type { Enquiry, EnquiryKind } from '@/features/contact/enquiry-schema'
import { rest } from '@/lib/rest'

export const notSent = 'Your message was not sent. Nothing you wrote is lost: please try again.'
export const notAccepted = 'Our server did not accept this. Please write it another way.'
export const tooManyMessages =
  'Many messages have come from here in a short time. Please wait a little and try again, or write to us on WhatsApp.'

/** A request without an answer is given up, so that the form can be used again. */
const timeoutMs = 20_000

const writtenFields = ['name', 'contact', 'message'] as const

/** The message is meant for the visitor; `field` is the one the database refused, if it named one. */
export class EnquiryError extends Error {
  constructor(
    message: string,
    readonly field?: (typeof writtenFields)[number],
  ) {
    super(message)
    this.name = 'EnquiryError'
  }
}

/** Stores a message or a request for a quote. Throws EnquiryError. */
export async function sendEnquiry(kind: EnquiryKind, enquiry: Enquiry): Promise<void> {
  const { error } = await rest
    .rpc('submit_contact', { kind, ...enquiry })
    .abortSignal(AbortSignal.timeout(timeoutMs))
  if (!error) return
  if (error.message.includes('rate_limited')) throw new EnquiryError(tooManyMessages)
  const field = writtenFields.find((name) => error.hint === name)
  throw new EnquiryError(field ? notAccepted : notSent, field)
}
