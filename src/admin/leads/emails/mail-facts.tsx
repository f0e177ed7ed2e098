import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DeliveryStatus, kinds } from '@/admin/leads/emails/delivery-words'
import type { Mail } from '@/admin/leads/emails/mail'
import { malaysiaDateTime } from '@/lib/dates'

export function MailFacts({ mail }: { mail: Mail }) {
  const about = mail.booking_id ? (
    <Link className="underline" to={`/admin/bookings/${mail.booking_id}`}>
      The booking
    </Link>
  ) : (
    <Link className="underline" to={`/admin/subscribers?q=${encodeURIComponent(mail.recipient)}`}>
      The subscriber
    </Link>
  )
  const facts: Array<[label: string, value: ReactNode]> = [
    ['To', mail.recipient],
    ['Kind', kinds[mail.kind] ?? mail.kind],
    ['Status', <DeliveryStatus key="status" status={mail.status} error={mail.error} />],
    ['About', about],
    ['Asked for', malaysiaDateTime(mail.created_at)],
    mail.sent_at ? ['Sent', malaysiaDateTime(mail.sent_at)] : ['Due', malaysiaDateTime(mail.due_at)],
    ['Tries', mail.attempts],
  ]
  return (
    <dl className="mail-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
