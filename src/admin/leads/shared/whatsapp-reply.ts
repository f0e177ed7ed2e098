import { internationalDigits } from '@/lib/phone-number'
import { whatsappLink } from '@/lib/whatsapp'
import { tidy } from '@/lib/written-text'
import { safeHref } from '@shared/markdown/safe-href'

/** A link to a WhatsApp chat with the text filled in; undefined if the contact is not a phone number. */
export function whatsappReply(contact: string, text = ''): string | undefined {
  const digits = internationalDigits(contact)
  return digits && (safeHref(whatsappLink(digits, tidy(text))) ?? undefined)
}
