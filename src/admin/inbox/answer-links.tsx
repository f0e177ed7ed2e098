import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { InboxRow } from '@/admin/inbox/inbox-row'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import { leadPath } from '@/admin/leads/shared/lead-query'
import { useReplyTexts } from '@/admin/leads/shared/reply-texts'
import { whatsappReply } from '@/admin/leads/shared/whatsapp-reply'
import { isEmail } from '@/lib/contact-detail'
import { internationalDigits } from '@/lib/phone-number'

/** Links to answer a lead from the list: a chat, a phone call, or an email written on the lead's screen. */
export function AnswerLinks({ row }: { row: InboxRow }) {
  const { write } = useReplyTexts()
  const contacts = [row.contact, row.email ?? '']
  const number = contacts.find((contact) => internationalDigits(contact))
  const chat = number && whatsappReply(number, write('greeting', { name: row.name }))
  const links = [
    chat && { to: chat, label: 'WhatsApp', Icon: MessageCircle },
    number && { to: `tel:+${internationalDigits(number)}`, label: 'Call', Icon: Phone },
    contacts.some((contact) => isEmail(contact.trim())) && {
      to: `${leadPath(row.lead_table, row.id)}#reply`,
      label: 'Email',
      Icon: Mail,
    },
  ].filter((link) => typeof link === 'object')
  return (
    <span className="flex flex-wrap gap-x-4">
      {links.map(({ to, label, Icon }) => (
        <TextButtonLink key={label} to={to} className="inline-flex items-center gap-1.5">
          <Icon size={16} aria-hidden="true" />
          {label}
          <span className="sr-only"> {row.name}</span>
        </TextButtonLink>
      ))}
    </span>
  )
}
