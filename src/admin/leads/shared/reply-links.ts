import { internationalDigits } from '@/admin/leads/shared/person-key'
import { isEmail } from '@/lib/contact-detail'
import { safeHref } from '@/lib/markdown/safe-href'
import { whatsappLink } from '@/lib/whatsapp'
import { tidy } from '@/lib/written-text'

/** What a reply begins with, when the desk writes it. */
export interface Reply {
  subject: string
  text: string
}

/** Nothing that could end a line: what stands in a header must not begin another one. */
const oneLine = (text: string) => tidy(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))

/** A mail to one address, its subject and first words written (RFC 6068); undefined where there is no address. */
export function mailReply(contact: string, { subject, text }: Reply): string | undefined {
  const address = contact.trim()
  if (!isEmail(address)) return undefined
  const [mailbox = '', host = ''] = address.split('@').map(encodeURIComponent)
  const body = tidy(text).replace(/\r\n?|\n/g, '\r\n')
  const link = `mailto:${mailbox}@${host}?subject=${encodeURIComponent(oneLine(subject))}&body=${encodeURIComponent(body)}`
  return safeHref(link) ?? undefined
}

/** A WhatsApp chat with one number, the first words written; undefined where there is no number. */
export function whatsappReply(contact: string, { text }: Reply): string | undefined {
  const digits = internationalDigits(contact)
  return digits && (safeHref(whatsappLink(digits, tidy(text))) ?? undefined)
}
