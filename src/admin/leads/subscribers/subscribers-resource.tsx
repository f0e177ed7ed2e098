import { assertChanged } from '@/admin/kit/api/api-error'
import { malaysiaDate } from '@/lib/dates'
import { SubscriberScreen } from '@/admin/leads/subscribers/subscriber-screen'
import { AddSubscribersScreen } from '@/admin/leads/subscribers/add-subscribers-screen'
import { adminPaths } from '@/admin/kit/paths'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { unsubscribe } from '@/admin/leads/subscribers/subscription'
import {
  subscriberName,
  subscriptionLabel,
  SubscriptionStatus,
} from '@/admin/leads/subscribers/subscription-status'
import type { Tables } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

type Subscriber = Pick<
  Tables<'newsletter_subscribers'>,
  | 'id'
  | 'email'
  | 'name'
  | 'is_active'
  | 'confirmed_at'
  | 'subscribed_at'
  | 'unsubscribed_at'
  | 'unsubscribed_by'
>

export const subscribers = defineResource<Subscriber>({
  name: 'subscribers',
  path: adminPaths.subscribers,
  table: 'newsletter_subscribers',
  names: { title: 'Subscribers', one: 'subscriber', many: 'subscribers' },
  rowLabel: subscriberName,
  // Subscribers are deleted for good after a confirmation; after unsubscribing no address is left to restore.
  deletable: false,
  restorable: false,
  searchKind: 'subscriber',
  create: {
    label: 'Add subscribers',
    keywords: 'import csv newsletter reader consent',
    Screen: AddSubscribersScreen,
  },
  Show: SubscriberScreen,
  list: {
    fields: [
      'id',
      'email',
      'name',
      'is_active',
      'confirmed_at',
      'subscribed_at',
      'unsubscribed_at',
      'unsubscribed_by',
    ],
    search: { columns: ['email', 'name'], label: 'Search email or name' },
    filters: [
      {
        name: 'status',
        label: 'Status',
        options: [
          {
            value: 'active',
            label: 'Active',
            where: [
              ['is_active', 'eq', true],
              ['confirmed_at', 'not.is', null],
            ],
          },
          {
            value: 'unconfirmed',
            label: 'Not confirmed',
            where: [
              ['is_active', 'eq', true],
              ['confirmed_at', 'is', null],
            ],
          },
          {
            value: 'unsubscribed',
            label: 'Unsubscribed',
            where: [
              ['is_active', 'eq', false],
              ['unsubscribed_by', 'in', '(subscriber,admin)'],
            ],
          },
          {
            value: 'returned',
            label: 'Address does not exist, or reported as spam',
            where: [
              ['is_active', 'eq', false],
              ['unsubscribed_by', 'in', '(bounced,complained)'],
            ],
          },
        ],
      },
    ],
    columns: [
      {
        id: 'email',
        header: 'Email',
        kind: 'main',
        sortBy: 'email',
        cell: subscriberName,
        csv: ({ email }) => email,
      },
      {
        id: 'name',
        header: 'Name',
        kind: 'long',
        cell: ({ name }) => name ?? 'Not given',
        csv: ({ name }) => name,
      },
      {
        id: 'status',
        header: 'Status',
        cell: (row) => <SubscriptionStatus row={row} />,
        csv: subscriptionLabel,
      },
      {
        id: 'confirmed',
        header: 'Confirmed on',
        kind: 'number',
        sortBy: 'confirmed_at',
        cell: ({ confirmed_at: at }) => (at ? malaysiaDate(at) : 'Not yet'),
        csv: ({ confirmed_at: at }) => at && new Date(at),
      },
      {
        id: 'since',
        header: 'Subscribed on',
        kind: 'number',
        sortBy: 'subscribed_at',
        cell: ({ subscribed_at: at }) => malaysiaDate(at),
        csv: ({ subscribed_at: at }) => new Date(at),
      },
    ],
    defaultSort: { id: 'since', descending: true },
    csv: {
      newest: 'subscribed_at',
      more: [{ header: 'Unsubscribed on', csv: ({ unsubscribed_at: at }) => at && new Date(at) }],
    },
    actions: [
      {
        label: ({ is_active: active }) => (active ? 'Unsubscribe' : undefined),
        run: async (row) => {
          await unsubscribe(row.id)
          return `${subscriberName(row)} is unsubscribed.`
        },
      },
      {
        erases: true,
        label: () => 'Delete',
        confirm: (row) => ({
          title: 'Delete this subscriber?',
          text: row.is_active
            ? `${subscriberName(row)} and the record of their emails are deleted for good. To stop the newsletters and keep the record, unsubscribe them instead.`
            : 'The stored code of the address is deleted, so an import could add it again.',
          button: 'Delete subscriber',
        }),
        run: async (row) => {
          assertChanged(await supabase.from('newsletter_subscribers').delete().eq('id', row.id).select('id'))
          return `${subscriberName(row)} is deleted.`
        },
      },
    ],
    empty: {
      title: 'No subscribers yet',
      text: 'Addresses that sign up on the website appear here.',
    },
  },
})
