import { LeadPart } from '@/admin/leads/shared/lead-frame'
import { mailReply, whatsappReply, type Reply } from '@/admin/leads/shared/reply-buttons'
import { useStudio } from '@/components/layout/studio'
import { ButtonLink } from '@/components/ui/button'
import { fillIn } from '@/content/site'
import { isEmail } from '@/lib/contact-detail'

interface TellThemProps {
  call: { contact: string; notify_by_email: boolean; status: string; sequence: number }
  /** '{studio}' in it is the studio's name. */
  message: Reply
}

/** Whether mails go out about a call by themselves. */
export const isToldByMail = ({
  contact,
  notify_by_email,
}: Pick<TellThemProps['call'], 'contact' | 'notify_by_email'>) => notify_by_email && isEmail(contact.trim())

/** Of a call that no mail tells of: what stands by now, written out for the studio to send. */
export function TellThem({ call, message: written }: TellThemProps) {
  const message = fillIn(written, useStudio())
  const chat = whatsappReply(call.contact, message)
  const to = chat ?? mailReply(call.contact, message)
  const what =
    call.status === 'cancelled' ? 'It is cancelled' : call.sequence > 0 ? 'It was changed' : 'It is booked'
  return (
    <LeadPart title="Tell them yourself">
      <p>{what}, and no mail goes out about this call.</p>
      {to && (
        <p>
          <ButtonLink to={to} size="small">
            {chat ? 'Tell them on WhatsApp' : 'Tell them by mail'}
          </ButtonLink>
        </p>
      )}
    </LeadPart>
  )
}
