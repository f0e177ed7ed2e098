import { Link } from 'react-router-dom'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { DeliveryStatus, deliveryStatusOptions } from '@/admin/leads/emails/delivery-status'
import { malaysiaDateTime } from '@/lib/dates'
import { defineResource } from '@/admin/kit/resource/define-resource'
import type { Tables } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

type Message = Pick<
  Tables<'sms_deliveries'>,
  | 'id'
  | 'created_at'
  | 'booking_id'
  | 'recipient'
  | 'status'
  | 'attempts'
  | 'error'
  | 'due_at'
  | 'sent_at'
  | 'body'
>

/** Puts an SMS back in the queue. Throws the database's reason, or ApiError. */
async function sendSmsAgain({ id, recipient }: Message): Promise<string> {
  const retry = await supabase.rpc('retry_sms', { p_delivery_id: id })
  if (retry.error?.message === 'not_retryable') {
    throw new Error(`It was not sent again. ${retry.error.hint || 'It has changed meanwhile.'}`)
  }
  assertAnswered(retry)
  return `The message to ${recipient} waits, and goes out within a minute.`
}

export const sms = defineResource<Message>({
  name: 'sms',
  path: '/admin/emails/sms',
  table: 'sms_deliveries',
  names: { title: 'Text messages', one: 'message', many: 'messages' },
  rowLabel: ({ recipient }) => recipient,
  deletable: false,
  history: false,
  list: {
    lead: 'Reminders by SMS. Without a provider they are written to the log and reach nobody.',
    fields: [
      ...(['id', 'created_at', 'booking_id', 'recipient', 'status', 'attempts'] as const),
      ...(['error', 'due_at', 'sent_at', 'body'] as const),
    ],
    search: { columns: ['recipient'], label: 'Search number' },
    filters: [
      {
        name: 'status',
        label: 'Status',
        options: deliveryStatusOptions(['pending', 'sending', 'sent', 'logged', 'failed', 'cancelled']),
      },
    ],
    columns: [
      {
        id: 'recipient',
        header: 'Number',
        kind: 'main',
        cell: ({ recipient, booking_id: booking }) => (
          <Link to={`/admin/bookings/${booking}`}>{recipient}</Link>
        ),
      },
      { id: 'body', header: 'Text', kind: 'long', cell: ({ body }) => body ?? 'Written when it goes out' },
      { id: 'status', header: 'Status', kind: 'long', cell: (row) => <DeliveryStatus {...row} /> },
      { id: 'due', header: 'Due', kind: 'number', cell: ({ due_at: at }) => malaysiaDateTime(at) },
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
        cell: ({ sent_at: at }) => (at ? malaysiaDateTime(at) : 'Not yet'),
      },
    ],
    defaultSort: { id: 'asked', descending: true },
    actions: [
      {
        id: 'send',
        label: () => 'Send again',
        subject: ({ recipient }) => `to ${recipient}`,
        offered: ({ status }) => status === 'failed' || status === 'logged',
        run: sendSmsAgain,
      },
    ],
    empty: { title: 'No text messages yet', text: 'The first reminder by SMS will stand here.' },
  },
})
