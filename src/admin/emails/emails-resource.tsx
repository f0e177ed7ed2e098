import { sendAgain, type Delivery, isRetryable } from '@/admin/emails/send-again'
import { malaysiaDateTime } from '@/admin/malaysia-time'
import { defineResource } from '@/admin/resource/resource'
import { DraftIcon } from '@/components/ui/draft-icon'
import { StatusBadge } from '@/components/ui/status-badge'

const states: Record<string, { label: string; level: 'full' | 'half' | 'empty' }> = {
  pending: { label: 'Waiting', level: 'half' },
  sending: { label: 'On its way', level: 'half' },
  sent: { label: 'Sent', level: 'full' },
  failed: { label: 'Failed', level: 'empty' },
}
const kinds: Record<string, string> = { welcome: 'Welcome' }

export const emails = defineResource<Delivery>({
  name: 'emails',
  title: 'Emails',
  lead: 'Every mail that was to go out, and what became of it.',
  noun: { one: 'mail', many: 'mails' },
  table: 'email_deliveries',
  fields: [
    ...(['id', 'created_at', 'kind', 'subscriber_id', 'recipient', 'status'] as const),
    ...(['attempts', 'error', 'claimed_at', 'sent_at'] as const),
  ],
  search: { columns: ['recipient'], label: 'Search recipient' },
  filters: [
    {
      name: 'status',
      label: 'Status',
      options: Object.entries(states).map(([value, { label }]) => ({
        value,
        label,
        where: [['status', 'eq', value]] as const,
      })),
    },
  ],
  columns: [
    { id: 'recipient', header: 'Recipient', kind: 'main', cell: ({ recipient }) => recipient },
    { id: 'kind', header: 'Kind', cell: ({ kind }) => kinds[kind] ?? kind },
    { id: 'status', header: 'Status', kind: 'long', cell: (row) => <DeliveryStatus row={row} /> },
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
      cell: ({ sent_at: at }) => (at ? malaysiaDateTime(at) : 'Not yet'),
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
  empty: { title: 'No mails yet', text: 'The welcome mail of the first subscriber will stand here.' },
})

function DeliveryStatus({ row: { status, error } }: { row: Delivery }) {
  const { label, level } = states[status] ?? { label: status, level: 'empty' }
  return (
    <>
      {status === 'failed' ? (
        <span className="inline-flex items-center gap-2 text-small font-semibold text-beat">
          <DraftIcon name="warn" />
          {label}
        </span>
      ) : (
        <StatusBadge level={level}>{label}</StatusBadge>
      )}
      {error && <span className="mt-1 block text-small text-ink-2">{error}</span>}
    </>
  )
}
