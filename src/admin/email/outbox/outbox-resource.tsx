import { queryOptions } from '@tanstack/react-query'
import { DeliveryStatus, deliveryStatusOptions, kinds } from '@/admin/kit/messages/delivery-status'
import { askToSendAgain, isRetryable, sendAgain } from '@/admin/kit/messages/send-again'
import { malaysiaDateTime } from '@/lib/dates'
import { MessageScreen } from '@/admin/email/outbox/message-screen'
import { read } from '@/admin/kit/api/read'
import type { ListChoice } from '@/admin/kit/list/list-description'
import { adminPaths } from '@/admin/kit/paths'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import type { Tables } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

const table = 'outbox'

const fields = [
  'id',
  'created_at',
  'channel',
  'kind',
  'recipient',
  'status',
  'due_at',
  'error',
  'sent_at',
  'subject',
  'delivered_at',
  'bounce',
  'bounce_reason',
  'complained_at',
] as const
type Delivery = Pick<Tables<typeof table>, (typeof fields)[number]>

export const outbox = defineResource<Delivery>({
  name: 'outbox',
  path: adminPaths.outbox,
  table,
  names: { title: 'Emails and texts', one: 'message', many: 'messages' },
  rowLabel: ({ recipient }) => recipient,
  deletable: false,
  history: false,
  Show: MessageScreen,
  list: {
    lead: (
      <>
        Every email and SMS, and whether it was sent. Times are Malaysian time (MYT).{' '}
        <TextButtonLink to={adminPaths.suppressions}>Stopped addresses</TextButtonLink>
      </>
    ),
    fields,
    search: { columns: ['recipient', 'subject'], label: 'Search recipient or subject' },
    filters: [
      {
        name: 'channel',
        label: 'Sent by',
        options: [
          { value: 'email', label: 'Email', where: [['channel', 'eq', 'email']] },
          { value: 'sms', label: 'SMS', where: [['channel', 'eq', 'sms']] },
        ],
      },
      { name: 'status', label: 'Status', options: deliveryStatusOptions },
    ],
    choices: [
      {
        name: 'newsletter',
        label: 'Newsletter',
        column: 'newsletter_id',
        options: queryOptions({
          queryKey: ['admin', 'filter', 'newsletters'],
          queryFn: async ({ signal }) => {
            const begun = supabase
              .from('newsletters')
              .select('id,subject')
              .not('recipients' satisfies keyof Tables<'newsletters'>, 'is', null)
            const rows = await read(begun.order('send_at', { ascending: false }), signal)
            return rows.map(({ id, subject }) => ({ value: id, label: subject }))
          },
        }) as ListChoice['options'],
      },
    ],
    columns: [
      {
        id: 'recipient',
        header: 'Recipient',
        kind: 'main',
        cell: ({ recipient }) => <span className="@wide:block @wide:min-w-76">{recipient}</span>,
      },
      {
        id: 'kind',
        header: 'Kind',
        kind: 'long',
        cell: ({ channel, kind, subject }) => (
          <>
            {kinds[kind] ?? kind}
            {channel === 'sms' && ', SMS'}
            {subject && <span className="block text-small text-ink-2">{subject}</span>}
          </>
        ),
      },
      { id: 'status', header: 'Status', kind: 'long', cell: (row) => <DeliveryStatus {...row} /> },
      {
        id: 'asked',
        header: 'Requested',
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
          if (status === 'unknown') return 'Not known'
          if (status !== 'pending' && status !== 'sending') return 'No'
          return status === 'pending' && Date.parse(due) > Date.now()
            ? `Due ${malaysiaDateTime(due)}`
            : 'Not yet'
        },
      },
    ],
    defaultSort: { id: 'asked', descending: true },
    actions: [
      {
        label: (message) => (isRetryable(message) ? 'Send again' : undefined),
        confirm: askToSendAgain,
        run: sendAgain,
      },
    ],
    empty: {
      title: 'No emails or texts yet',
      text: 'Welcome emails and emails and SMS about bookings appear here.',
    },
  },
})
