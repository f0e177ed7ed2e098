import { NotSent } from '@/components/ui/use-sent-form'
import { packageIn, unsentEnquiry } from '@/content/contact'
import { limitChat, limitMessages } from '@/content/limits'
import type { Studio } from '@/content/site'
import type { Enquiry, EnquiryKind } from '@/features/contact/enquiry-schema'
import { leadSource } from '@/lib/lead-source'
import { limitIn } from '@/lib/limits'
import { formTimeout, rest } from '@/lib/rest'
import { fitInLink, whatsappLink } from '@/lib/whatsapp'

export const notSent = 'Your message may not have reached us. Nothing you wrote is lost: please try again.'
export const notAccepted = 'Our server did not accept this. Please write it another way.'

const writtenFields = ['name', 'contact', 'message'] as const

/** Stores a message or a quote request, once for each key. Throws NotSent. */
export async function sendEnquiry(
  kind: EnquiryKind,
  enquiry: Enquiry,
  key: string,
  studio: Studio,
): Promise<void> {
  const { error } = await rest
    .rpc('submit_contact', {
      kind,
      ...enquiry,
      package: packageIn(enquiry.project_type),
      website: enquiry.website || undefined,
      source: leadSource(),
      idempotency_key: key,
    })
    .abortSignal(formTimeout())
  if (!error) return
  const limit = limitIn(error.message)
  if (limit) {
    throw new NotSent(limitMessages[limit], { label: limitChat, to: chatLink(enquiry, studio) })
  }
  const field = writtenFields.find((name) => error.hint === name)
  throw new NotSent(field ? notAccepted : notSent, undefined, field)
}

/** A chat link with as much of the message as it can hold. */
function chatLink({ name, message }: Enquiry, studio: Studio): string {
  const link = (written: string) =>
    whatsappLink(studio.whatsapp_number, unsentEnquiry(studio.name, name, written))
  return link(fitInLink(message, link))
}
