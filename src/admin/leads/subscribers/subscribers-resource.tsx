import { assertChanged } from '@/admin/kit/api/api-error'
import { malaysiaDate, malaysiaDateTime } from '@/lib/dates'
import { SubscriberScreen } from '@/admin/leads/subscribers/subscriber-screen'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { unsubscribe } from '@/admin/leads/subscribers/subscription'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Tables } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

type Subscriber = Pick<
  Tables<'newsletter_subscribers'>,
  'id' | 'email' | 'name' | 'is_active' | 'confirmed_at' | 'subscribed_at' | 'unsubscribed_at'
>

const status = ({ is_active: active }: Subscriber) => (active ? 'Active' : 'Unsubscribed')

export const subscribers = defineResource<Subscriber>({
  name: 'subscribers',
  path: '/admin/subscribers',
  table: 'newsletter_subscribers',
  names: { title: 'Subscribers', one: 'subscriber', many: 'subscribers' },
  rowLabel: ({ email }) => email,
  // They are deleted for good, after a question.
  deletable: false,
  searchKind: 'subscriber',
  Show: SubscriberScreen,
  list: {
    fields: ['id', 'email', 'name', 'is_active', 'confirmed_at', 'subscribed_at', 'unsubscribed_at'],
    search: { columns: ['email', 'name'], label: 'Search email or name' },
    filters: [
      {
        name: 'status',
        label: 'Status',
        options: [
          { value: 'active', label: 'Active', where: [['is_active', 'eq', true]] },
          { value: 'unsubscribed', label: 'Unsubscribed', where: [['is_active', 'eq', false]] },
        ],
      },
      {
        name: 'confirmed',
        label: 'Confirmed',
        options: [
          { value: 'yes', label: 'Confirmed', where: [['confirmed_at', 'not.is', null]] },
          { value: 'no', label: 'Not yet', where: [['confirmed_at', 'is', null]] },
        ],
      },
    ],
    columns: [
      { id: 'email', header: 'Email', kind: 'main', sortBy: 'email', cell: ({ email }) => email },
      { id: 'name', header: 'Name', kind: 'long', cell: ({ name }) => name ?? 'Not given' },
      {
        id: 'status',
        header: 'Status',
        cell: (row) => <StatusBadge level={row.is_active ? 'success' : 'neutral'}>{status(row)}</StatusBadge>,
      },
      {
        id: 'confirmed',
        header: 'Confirmed on',
        kind: 'number',
        sortBy: 'confirmed_at',
        cell: ({ confirmed_at: at }) => (at ? malaysiaDate(at) : 'Not yet'),
      },
      {
        id: 'since',
        header: 'Subscribed on',
        kind: 'number',
        sortBy: 'subscribed_at',
        cell: ({ subscribed_at: at }) => malaysiaDate(at),
      },
    ],
    defaultSort: { id: 'since', descending: true },
    csv: {
      columns: [
        { header: 'Email', value: ({ email }) => email },
        { header: 'Name', value: ({ name }) => name },
        { header: 'Status', value: status },
        { header: 'Subscribed on', value: ({ subscribed_at: at }) => malaysiaDateTime(at) },
        { header: 'Confirmed on', value: ({ confirmed_at: at }) => at && malaysiaDateTime(at) },
        { header: 'Unsubscribed on', value: ({ unsubscribed_at: at }) => at && malaysiaDateTime(at) },
      ],
      newest: 'subscribed_at',
    },
    actions: [
      {
        id: 'unsubscribe',
        label: () => 'Unsubscribe',
        subject: ({ email }) => email,
        // The way back asks for a reason, on the subscriber's own screen.
        offered: ({ is_active: active }) => active,
        run: async ({ id, email }) => {
          await unsubscribe(id)
          return `${email} is off the list.`
        },
      },
      {
        id: 'delete',
        label: () => 'Delete',
        subject: ({ email }) => email,
        confirm: ({ email }) => ({
          title: 'Delete this subscriber?',
          text: `${email} and the record of the mails sent to it will be gone. To stop the letters and keep the record, unsubscribe it instead.`,
          button: 'Delete subscriber',
        }),
        run: remove,
      },
    ],
    empty: {
      title: 'No subscribers yet',
      text: 'The first address left in the website’s footer will stand here.',
    },
  },
})

async function remove({ id, email }: Subscriber): Promise<string> {
  assertChanged(await supabase.from('newsletter_subscribers').delete().eq('id', id).select('id'))
  return `${email} is deleted.`
}
