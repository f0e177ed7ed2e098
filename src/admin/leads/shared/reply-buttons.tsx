import { Mail, MessageCircle, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { LeadPart } from '@/admin/leads/shared/lead-frame'
import { personPath } from '@/admin/leads/shared/person-key'
import { internationalDigits } from '@/lib/phone-number'
import { useStudio } from '@/components/layout/studio'
import { ButtonLink } from '@/components/ui/button'
import { fillIn } from '@/content/site'
import { isEmail } from '@/lib/contact-detail'
import { safeHref } from '@shared/markdown/safe-href'
import { whatsappLink } from '@/lib/whatsapp'
import { tidy } from '@/lib/written-text'

/** What a reply begins with; '{studio}' in it is the studio's name. */
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

interface ReplyButtonsProps {
  /** Every address and number the lead gave. */
  contacts: readonly string[]
  reply: Reply
  /** On the person's own page there is no link to it. */
  withPerson?: boolean
}

/** The ways to answer, the first words written, and the way to all else that came from the same person. */
export function ReplyButtons({ contacts, reply: written, withPerson = true }: ReplyButtonsProps) {
  const reply = fillIn(written, useStudio())
  const links = contacts.flatMap((contact) => {
    const chat = whatsappReply(contact, reply)
    const mail = mailReply(contact, reply)
    return [
      chat && { to: chat, label: 'Reply on WhatsApp', Icon: MessageCircle, contact },
      mail && { to: mail, label: 'Reply by mail', Icon: Mail, contact },
    ].filter((link) => link !== undefined && link !== '')
  })
  const people = withPerson ? contacts.filter((contact) => personPath(contact)) : []
  return (
    <LeadPart title="Reply">
      {contacts.map((contact) => (
        <p key={contact} className="break-words">
          {contact}
        </p>
      ))}
      {links.length === 0 && (
        <p className="text-ink-2">
          This is neither an email address nor a phone number: no link leads there.
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3 empty:hidden">
        {links.map(({ to, label, Icon, contact }, index) => (
          <ButtonLink key={to} to={to} size="small" variant={index === 0 ? 'ink' : 'line'} title={contact}>
            <Icon size={18} aria-hidden="true" />
            {label}
          </ButtonLink>
        ))}
      </p>
      {people.map((contact) => (
        <p key={contact}>
          <Link className="quiet-action inline-flex items-center gap-2" to={personPath(contact) ?? ''}>
            <UserRound size={18} aria-hidden="true" />
            {people.length > 1 ? `All from ${contact}` : 'All from this person'}
          </Link>
        </p>
      ))}
    </LeadPart>
  )
}
