import { Mail, MessageCircle, UserRound } from 'lucide-react'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { personPath } from '@/admin/leads/shared/person-key'
import { useReplyTexts } from '@/admin/leads/shared/reply-texts'
import { whatsappReply } from '@/admin/leads/shared/whatsapp-reply'
import { ButtonLink } from '@/components/ui/button'
import { isEmail } from '@/lib/contact-detail'

/** Email addresses and phone numbers, each with a link to its person's page. */
export function ContactLines({ contacts }: { contacts: readonly string[] }) {
  const people = contacts.filter((contact) => personPath(contact))
  return (
    <>
      {contacts.map((contact) => (
        <p key={contact} className="flex flex-wrap items-baseline gap-x-4 wrap-anywhere">
          {contact}
          {personPath(contact) && (
            <TextButtonLink className="inline-flex items-center gap-2" to={personPath(contact) ?? ''}>
              <UserRound size={18} aria-hidden="true" />
              {people.length > 1 ? `All from ${contact}` : 'All from this person'}
            </TextButtonLink>
          )}
        </p>
      ))}
      {people.length === 0 && (
        <p className="text-ink-2">This is not an email address or a phone number, so there is no link.</p>
      )}
    </>
  )
}

/** Encoded so that an address cannot add headers to the email. */
const mailLink = (address: string) => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`

interface ContactLinksProps {
  contact: string
  name: string | null | undefined
  /** False on the person's own page. */
  withPerson?: boolean
  /** The path of the lead that an email answers; without it the owner's email program opens. */
  replyTo?: string
}

/** Links to write to a person without a current request; the text is only a greeting. */
export function ContactLinks({ contact, name, withPerson = true, replyTo }: ContactLinksProps) {
  const { write } = useReplyTexts()
  const chat = whatsappReply(contact, name ? write('greeting', { name }) : '')
  return (
    <LeadPart title="Contact">
      {withPerson ? <ContactLines contacts={[contact]} /> : <p className="wrap-anywhere">{contact}</p>}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3 empty:hidden">
        {chat && (
          <ButtonLink to={chat} size="small">
            <MessageCircle size={18} aria-hidden="true" />
            Write on WhatsApp
          </ButtonLink>
        )}
        {isEmail(contact) && (
          <ButtonLink to={replyTo ? `${replyTo}#reply` : mailLink(contact)} size="small">
            <Mail size={18} aria-hidden="true" />
            Write an email
          </ButtonLink>
        )}
      </p>
    </LeadPart>
  )
}
