import { DeliveryStatus, kinds, deliveryStatusOptions } from '@/admin/leads/emails/delivery-status'
import { sendAgain, type Delivery, isRetryable } from '@/admin/leads/emails/send-again'
import { malaysiaDateTime } from '@/lib/dates'
import { EmailScreen } from '@/admin/leads/emails/email-screen'
import { defineResource } from '@/admin/kit/resource/define-resource'

export const emails = defineResource<Delivery>({
  name: 'emails',
  path: '/admin/emails',
  table: 'email_deliveries',
  names: { title: 'Emails', one: 'mail', many: 'mails' },
  rowLabel: ({ recipient }) => recipient,
  deletable: false,
  history: false,
  Show: EmailScreen,
  list: {
    lead: 'Every mail that was to go out, and what became of it.',
    fields: [
      ...([
        'id',
        'created_at',
        'kind',
        'subscriber_id',
        'booking_id',
        'recipient',
        'status',
        'due_at',
      ] as const),
      ...(['attempts', 'error', 'claimed_at', 'sent_at', 'subject'] as const),
    ],
    search: { columns: ['recipient', 'subject'], label: 'Search recipient or subject' },
    filters: [
      {
        name: 'status',
        label: 'Status',
        options: deliveryStatusOptions(['pending', 'sending', 'sent', 'failed', 'cancelled']),
      },
    ],
    columns: [
      { id: 'recipient', header: 'Recipient', kind: 'main', cell: ({ recipient }) => recipient },
      {
        id: 'kind',
        header: 'Kind',
        kind: 'long',
        cell: ({ kind, subject }) => (
          <>
            {kinds[kind] ?? kind}
            {subject && <span className="block text-small text-ink-2">{subject}</span>}
          </>
        ),
      },
      { id: 'status', header: 'Status', kind: 'long', cell: (row) => <DeliveryStatus {...row} /> },
      { id: 'attempts', header: 'Tries', kind: 'number', cell: ({ attempts }) => attempts },
      {
        id: 'asked',
        header: 'Asked for',
        kind: 'number',
        sortBy: 'created_at',
        cell: ({ created_at: at }) => malaysiaDateTime(at),
      },
      {
        id: 'sent',
        header: 'Sent',
        kind: 'number',
        cell: ({ status, sent_at: at, due_at: due }) => {
          if (at) return malaysiaDateTime(at)
          return status === 'pending' && Date.parse(due) > Date.now()
            ? `Due ${malaysiaDateTime(due)}`
            : 'Not yet'
        },
      },
    ],
    defaultSort: { id: 'asked', descending: true },
    actions: [
      {
        id: 'send',
        label: ({ status }) => (status === 'pending' ? 'Send' : 'Send again'),
        subject: ({ recipient }) => `to ${recipient}`,
        offered: isRetryable,
        run: sendAgain,
      },
    ],
    empty: {
      title: 'No mails yet',
      text: 'The first welcome mail, or the first mail about a booking, will stand here.',
    },
  },
})
