import { Mail, MessageCircle, UserRound } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { RecordAnswer } from '@/admin/leads/shared/record-answer'
import type { RowWithStatus } from '@/admin/leads/shared/change-status'
import type { LeadTable } from '@/admin/leads/shared/lead-status'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
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
  /** What should be told, above the ways to do it. */
  note?: string
  /** The lead that is answered by it: one press records how. */
  answered?: { table: LeadTable; row: RowWithStatus }
}

/** The ways to answer, the first words written, and the way to all else that came from the same person. */
export function ReplyButtons({
  contacts,
  reply: written,
  withPerson = true,
  note,
  answered,
}: ReplyButtonsProps) {
  const reply = fillIn(written, useStudio())
  const { hash } = useLocation()
  // The inbox leads here to write an email.
  useEffect(() => {
    if (hash === '#reply') document.getElementById('reply')?.scrollIntoView?.({ block: 'center' })
  }, [hash])
  const links = contacts.flatMap((contact) => {
    const chat = whatsappReply(contact, reply)
    const mail = mailReply(contact, reply)
    return [
      chat && { to: chat, label: 'Reply on WhatsApp', Icon: MessageCircle, contact, way: 'WhatsApp' },
      mail && { to: mail, label: 'Reply by email', Icon: Mail, contact, way: 'email' },
    ].filter((link) => link !== undefined && link !== '')
  })
  const people = withPerson ? contacts.filter((contact) => personPath(contact)) : []
  return (
    <LeadPart id="reply" title="Reply">
      {note && <p>{note}</p>}
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
      {answered && links.length > 0 && <RecordAnswer {...answered} ways={links.map(({ way }) => way)} />}
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
