import { Mail, MessageCircle, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { mailReply, whatsappReply, type Reply } from '@/admin/leads/shared/reply-links'
import { personPath } from '@/admin/leads/shared/person-key'
import { ButtonLink } from '@/components/ui/button'

interface ReplyButtonsProps {
  /** Every address and number the lead gave. */
  contacts: readonly string[]
  reply: Reply
  /** On the person's own page there is no link to it. */
  withPerson?: boolean
}

/** The ways to answer, the first words written, and the way to all else that came from the same person. */
export function ReplyButtons({ contacts, reply, withPerson = true }: ReplyButtonsProps) {
  const ways = contacts.flatMap((contact) => {
    const chat = whatsappReply(contact, reply)
    const mail = mailReply(contact, reply)
    return [
      chat && { to: chat, label: 'Reply on WhatsApp', Icon: MessageCircle, contact },
      mail && { to: mail, label: 'Reply by mail', Icon: Mail, contact },
    ].filter((way) => way !== undefined && way !== '')
  })
  const people = withPerson ? contacts.filter((contact) => personPath(contact)) : []
  return (
    <section className="lead-part" aria-label="Reply">
      <h2 className="lead-heading">Reply</h2>
      {contacts.map((contact) => (
        <p key={contact} className="break-words">
          {contact}
        </p>
      ))}
      {ways.length === 0 && (
        <p className="text-ink-2">
          This is neither an email address nor a phone number: no link leads there.
        </p>
      )}
      <p className="lead-buttons">
        {ways.map(({ to, label, Icon, contact }, index) => (
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
    </section>
  )
}
