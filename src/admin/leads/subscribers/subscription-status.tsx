import { StatusBadge, type StatusLevel } from '@/components/ui/status-badge'
import type { Tables } from '@/lib/database.types'

export type Subscription = Pick<
  Tables<'newsletter_subscribers'>,
  'is_active' | 'confirmed_at' | 'unsubscribed_by'
>

/** By the statuses of public.person_leads; an unconfirmed address gets no newsletters. */
export const subscriptionStatuses: Readonly<Record<string, { label: string; level: StatusLevel }>> = {
  active: { label: 'Active', level: 'success' },
  unconfirmed: { label: 'Not confirmed', level: 'warning' },
  unsubscribed: { label: 'Unsubscribed', level: 'neutral' },
  bounced: { label: 'Address does not exist', level: 'error' },
  complained: { label: 'Reported as spam', level: 'error' },
}

function statusOf({ is_active: active, confirmed_at: confirmed, unsubscribed_by: by }: Subscription) {
  if (active) return subscriptionStatuses[confirmed ? 'active' : 'unconfirmed']
  return subscriptionStatuses[by === 'bounced' || by === 'complained' ? by : 'unsubscribed']
}

export const subscriptionLabel = (row: Subscription) => statusOf(row)?.label ?? ''

export const SubscriptionStatus = ({ row }: { row: Subscription }) => (
  <StatusBadge level={statusOf(row)?.level ?? 'neutral'}>{subscriptionLabel(row)}</StatusBadge>
)

/** The name of a subscriber in the admin; after unsubscribing the database keeps no address. */
export const subscriberName = ({ email }: { email: string | null }): string => email ?? 'Former subscriber'
