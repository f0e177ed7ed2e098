import { internationalDigits } from '@/lib/phone-number'
import { whatsappLink } from '@/lib/whatsapp'
import { tidy } from '@/lib/written-text'
import { safeHref } from '@shared/markdown/safe-href'

/** A WhatsApp chat with one number, the text written; undefined where there is no number. */
export function whatsappReply(contact: string, text: string): string | undefined {
  const digits = internationalDigits(contact)
  return digits && (safeHref(whatsappLink(digits, tidy(text))) ?? undefined)
}
